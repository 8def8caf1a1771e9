import { OutOfRange } from "./out-of-range.ts";

/**
 * The element at an index that is known to be there.
 * @throws OutOfRange when it is not: a fault of the caller, told where it happens
 */
export function at<T>(list: ArrayLike<T>, index: number): T {
  const item = list[index];
  if (item === undefined) throw new OutOfRange(`no element ${index} of ${list.length}`);
  return item;
}
