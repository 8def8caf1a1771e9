import { BacktrailError } from "../../../formats/error.ts";
import { didYouMean } from "../../../text/near.ts";

/**
 * The items that a comma-separated list names, in the list's order; all of `standard` without one.
 * @throws BacktrailError with code `usage` on an unknown or repeated name.
 */
export function choose<T>(
  flag: string,
  list: string | undefined,
  standard: readonly T[],
  nameOf: (item: T) => string,
  further: readonly T[] = [],
): readonly T[] {
  if (list === undefined) return standard;
  const known = [...standard, ...further];
  const chosen = new Map<string, T>();
  for (const name of list.split(",").map((part) => part.trim())) {
    const item = known.find((one) => nameOf(one) === name);
    if (item === undefined || chosen.has(name)) {
      throw new BacktrailError({
        code: "usage",
        where: flag,
        message:
          item === undefined
            ? `there is no "${name}"; known: ${known.map(nameOf).join(", ")}${didYouMean(name, known.map(nameOf))}`
            : `"${name}" stands there twice`,
      });
    }
    chosen.set(name, item);
  }
  return [...chosen.values()];
}
