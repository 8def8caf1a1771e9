import { usageError } from "./error.ts";

/** The keys of a type of options, all of them: forgetting one does not compile. */
export type KeysOf<T extends object> = Readonly<Record<keyof T, true>>;

/**
 * Refuses options that nobody would read: a misspelt one would silently leave its default in place.
 * Keys whose value is undefined are as good as absent.
 * @param where what holds the options, for the message
 * @throws BacktrailError with code `usage` that names the key and those that are known
 */
export function refuseUnknownKeys(
  given: object,
  known: Readonly<Record<string, true>>,
  where: string,
): void {
  for (const [key, value] of Object.entries(given)) {
    if (value === undefined || Object.hasOwn(known, key)) continue;
    const names = Object.keys(known).sort();
    const like = names.find((name) => isNear(key, name));
    throw usageError(
      `${where}.${key}`,
      like === undefined
        ? `is not known; there are ${names.join(", ")}`
        : `is not known; did you mean ${like}?`,
    );
  }
}

/** Whether two words differ by one letter more, less, other or swapped, or by case alone. */
function isNear(a: string, b: string): boolean {
  const [one, two] = [a.toLowerCase(), b.toLowerCase()];
  if (one === two) return true;
  let start = 0;
  while (start < one.length && one[start] === two[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, two.length) - start && one.at(-1 - end) === two.at(-1 - end)) {
    end += 1;
  }
  const [left, right] = [one.slice(start, one.length - end), two.slice(start, two.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left === [...right].reverse().join("");
}
