import type { Treated } from "../contracts/defense.ts";

/**
 * What a defence gave back, read at the border: a text alone is data that passed.
 * @throws TypeError on anything else than text, `{ data }` or `{ status: "blocked" }`.
 */
export function treatedOf(given: unknown, name: string): Treated {
  if (typeof given === "string") return { status: "passed", data: given };
  if (typeof given === "object" && given !== null) {
    const { status, data, reason, systemNote, screenFailed, overhead } = given as Partial<
      Record<string, unknown>
    > &
      Pick<Treated, "overhead">;
    const spent = overhead ? { overhead } : {};
    if (status === "blocked") {
      return { status, reason: typeof reason === "string" ? reason : "", ...spent };
    }
    if (typeof data === "string") {
      return {
        status: "passed",
        data,
        ...(typeof systemNote === "string" ? { systemNote } : {}),
        ...(screenFailed === true ? { screenFailed } : {}),
        ...spent,
      };
    }
  }
  throw new TypeError(`${name}.apply gave neither text nor { data } nor { status: "blocked" }`);
}

/**
 * Whether a defence lets a call through; one without a filter does.
 * @throws TypeError when it gave a promise, which would let everything through.
 */
export function letsThrough(given: unknown, name: string): boolean {
  if (given instanceof Promise) {
    given.catch(() => undefined);
    throw new TypeError(`${name}.allowsCall gave a promise; it has to decide at once`);
  }
  return given !== false;
}
