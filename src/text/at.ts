import { OutOfRange } from "./out-of-range.ts";

/**
 * The element at an index that is known to be there.
 * @throws OutOfRange when it is not: a fault of the caller, told where it happens
 */
export function at<T>(list: ArrayLike<T>, index: number): T {
  const item = list[index];
  return item === undefined ? missing(index, list.length) : item;
}

/**
 * `at` for a typed list of whole numbers. Apart from it, since an engine remembers the kinds of list
 * that a function was given, and past four of them reads them all slowly.
 * @throws OutOfRange as `at` does
 */
export function numberAt(
  list: Int32Array | Uint32Array | Uint16Array | Readonly<Uint8Array>,
  index: number,
): number {
  // Short, so that engines put it into the loops that call it.
  return list[index] ?? missing(index, list.length);
}

/**
 * `at` for a vector, apart for the same reason.
 * @throws OutOfRange as `at` does
 */
export function floatAt(
  list: Float64Array | Float32Array | Int32Array | Int8Array | readonly number[],
  index: number,
): number {
  // Short, so that engines put it into the loops that call it.
  return list[index] ?? missing(index, list.length);
}

function missing(index: number, length: number): never {
  throw new OutOfRange(`no element ${index} of ${length}`);
}
