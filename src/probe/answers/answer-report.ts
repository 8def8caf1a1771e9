import type { Blocked, Failed } from "../attempt/attempt.ts";
import type { ToolCall } from "../contracts/tool-call.ts";
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

/** What an answer says, on whatever way it came. */
export interface ReadAnswer {
  readonly status: "answered";
  readonly text: string;
  /** Null when this answer does not show calls; an empty list means none were made. */
  readonly toolCalls: readonly ReadToolCall[] | null;
  /** Calls that stand in the text, where the agent's server did not read them. */
  readonly writtenCalls?: readonly ToolCall[];
  /** Remarks for the reader of a row: `call_as_text`, `cut_by_length`, what could not be read. */
  readonly notes: readonly string[];
}

export interface ReadToolCall extends ToolCall {
  /** The id that the answer gave it, or null. */
  readonly id?: string | null;
}

export type AnswerReport = ReadAnswer | Blocked | Failed;

/** Where an answer came from, as far as that matters to what it means. */
export interface AnswerOrigin {
  readonly httpStatus: number | null;
  /** What the server asked to wait before another request, in milliseconds, or null. */
  readonly waitMs: number | null;
}

export const NO_ORIGIN: AnswerOrigin = { httpStatus: null, waitMs: null };
