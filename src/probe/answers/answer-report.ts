import type { Answered, Blocked, Failed } from "../attempt/attempt.ts";
import type { FieldPath } from "./field-path.ts";

/** How a target's answers are to be read; what is not said is looked for at the usual places. */
export interface ReadingOptions {
  /** Where the reply stands, or null. */
  readonly output: FieldPath | null;
  /** Where the tool calls stand, or null. */
  readonly calls: FieldPath | null;
  /** The key of a call's name at `calls`, or null. */
  readonly callName: FieldPath | null;
  /** The key of a call's arguments at `calls`, or null. */
  readonly callArgs: FieldPath | null;
}

export const USUAL_READING: ReadingOptions = {
  output: null,
  calls: null,
  callName: null,
  callArgs: null,
};

export type AnswerReport = Omit<Answered, "session"> | Blocked | Failed;

/** Where an answer came from, as far as that matters to what it means. */
export interface AnswerOrigin {
  readonly httpStatus: number | null;
  /** What the server asked to wait before another request, in milliseconds, or null. */
  readonly waitMs: number | null;
}

export const NO_ORIGIN: AnswerOrigin = { httpStatus: null, waitMs: null };
