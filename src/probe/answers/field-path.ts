import { BacktrailError, usageError } from "../../formats/error.ts";

/** One step of a path: a key, an index (negative from the end), every child, or any depth. */
type Step = string | number | typeof ALL | typeof DEEP;
const ALL = Symbol("all");
const DEEP = Symbol("deep");

/** A path into a JSON value. */
export interface FieldPath {
  readonly text: string;
  readonly steps: readonly Step[];
}

const TOKEN =
  /\.\.|\.?\[\s*(?:(-?\d+)|(\*)|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')\s*\]|\.?(\*)|\.?([^.[\]*"']+)/y;

/**
 * Parses a dotted path (`data.outputs[0].text`, `parts[*].text`, `choices.0.text`) or the same as
 * JSONPath (`$.data..text`, `$['a b']`). Filters and slices are not supported.
 * @throws BacktrailError with code `usage` that names the flag.
 */
export function parseFieldPath(text: string, flag: string): FieldPath {
  const source = text.trim().replace(/^\$(?=$|[.[])/, "");
  const steps: Step[] = [];
  let at = 0;
  while (at < source.length) {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(source);
    if (!match) {
      throw new BacktrailError({
        code: "usage",
        where: flag,
        message: `"${text}" is no path at "${source.slice(at)}"; write it like data.outputs[0].text or parts[*].text`,
      });
    }
    const [all, index, star, double, single, dotStar, key] = match;
    if (all === "..") steps.push(DEEP);
    else if (index !== undefined) steps.push(Number(index));
    else if (star !== undefined || dotStar !== undefined) steps.push(ALL);
    else steps.push((double ?? single)?.replace(/\\(.)/g, "$1") ?? (key as string));
    at = TOKEN.lastIndex;
  }
  if (steps.length === 0 && text.trim() !== "$") {
    throw usageError(flag, "the path is empty");
  }
  return { text, steps };
}

/** Every value at the path, in document order. Only own keys count: `constructor` finds nothing. */
export function valuesAt(value: unknown, path: FieldPath): unknown[] {
  return path.steps.reduce<unknown[]>(
    (values, step) => values.flatMap((one) => take(one, step)),
    [value],
  );
}

function take(value: unknown, step: Step): unknown[] {
  if (step === DEEP) return descendants(value, 0);
  if (typeof value !== "object" || value === null) return [];
  if (step === ALL) return Object.values(value);
  if (Array.isArray(value)) {
    const index = typeof step === "number" ? step : /^\d+$/.test(step) ? Number(step) : Number.NaN;
    const item = value.at(index);
    return Number.isInteger(index) && item !== undefined ? [item] : [];
  }
  return Object.hasOwn(value, step) ? [(value as Record<string | number, unknown>)[step]] : [];
}

function descendants(value: unknown, depth: number): unknown[] {
  if (typeof value !== "object" || value === null || depth > 64) return [value];
  return [value, ...Object.values(value).flatMap((child) => descendants(child, depth + 1))];
}

/**
 * A copy of `base` with the value put at the path; objects and lists on the way are made.
 * @throws BacktrailError with code `usage` for a path with a wildcard.
 */
export function withValueAt(base: unknown, path: FieldPath, value: unknown, flag: string): unknown {
  const put = (current: unknown, depth: number): unknown => {
    const step = path.steps[depth];
    if (step === undefined) return value;
    if (step === ALL || step === DEEP || (typeof step === "number" && step < 0)) {
      throw new BacktrailError({
        code: "usage",
        where: flag,
        message: `"${path.text}" must name one place; * and .. are for --output-field`,
      });
    }
    if (typeof step === "number") {
      const list = Array.isArray(current) ? [...current] : [];
      while (list.length < step) list.push(null);
      list[step] = put(list[step], depth + 1);
      return list;
    }
    const own = typeof current === "object" && current !== null && !Array.isArray(current);
    const out = Object.assign(Object.create(null), own ? current : {}) as Record<string, unknown>;
    out[step] = put(out[step], depth + 1);
    return out;
  };
  return put(base, 0);
}
