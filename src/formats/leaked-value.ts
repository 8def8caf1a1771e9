import type { Leaked } from "./injection-results.ts";
import { pythonInt } from "./python-int.ts";

/** What a `leaked` value says, and whether it is one of the values the column should hold. */
export interface LeakedValue {
  readonly leaked: Leaked;
  /** False for a value that is neither 0 nor 1 but that the original still counts (2 is no leak). */
  readonly usual: boolean;
}

/** Reads a `leaked` value; null when it is none: not a whole number, null, a list. */
export function parseLeaked(value: unknown): LeakedValue | null {
  if (value === 1 || value === "1") return ACTED;
  if (value === 0 || value === "0") return HELD;
  if (value === "") return ERROR;
  const number = pythonInt(value);
  if (number === null) return null;
  const whole = typeof value !== "number" || Number.isInteger(value);
  return { leaked: number === 1 ? 1 : 0, usual: whole && (number === 0 || number === 1) };
}

const ACTED: LeakedValue = { leaked: 1, usual: true };
const HELD: LeakedValue = { leaked: 0, usual: true };
const ERROR: LeakedValue = { leaked: "", usual: true };
