/**
 * The integer that Python's `int()` makes of a JSON value or CSV text, or null where it would raise:
 * report files of the Python original hold `true`, `1.0` and `" 1 "` beside 1, and must keep the
 * meaning they had there.
 */
export function pythonInt(value: unknown): number | null {
  if (typeof value === "boolean") return Number(value);
  if (typeof value === "number") return Number.isFinite(value) ? Math.trunc(value) + 0 : null;
  if (typeof value !== "string") return null;
  const text = value.trim();
  if (!/^[+-]?\d(_?\d)*$/.test(text)) return null;
  const number = Number(text.replaceAll("_", ""));
  return Number.isSafeInteger(number) ? number + 0 : null;
}
