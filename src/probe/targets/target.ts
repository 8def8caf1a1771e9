import type { Blocked, Failed } from "../attempt/attempt.ts";
import type { ToolCall } from "../contracts/tool-call.ts";

/** An earlier turn of the same conversation. */
export interface Turn {
  readonly role: "user" | "assistant";
  readonly text: string;
}

export interface TargetRequest {
  readonly prompt: string;
  /** Earlier turns, oldest first; empty for a single shot. */
  readonly history: readonly Turn[];
  /** The server's session to go on with; null starts a new one. Every trial has its own. */
  readonly session: string | null;
  /** The same for every try of one trial, so that a server can drop a repeated request. */
  readonly trialKey: string;
  readonly signal: AbortSignal;
}

export interface Answered {
  readonly status: "answered";
  readonly text: string;
  /** Null when this target cannot show tool calls; an empty list means none were made. */
  readonly toolCalls: readonly ToolCall[] | null;
  /** Session id that the server gave, or null. */
  readonly session: string | null;
  /** What a reader of the row should know: a guessed encoding, several matches of a path. */
  readonly notes: readonly string[];
}

export type TargetReport = Answered | Blocked | Failed;

/** An agent under test. One call is one attempt; it reports what happened and never throws. */
export interface Target {
  /** As on the command line: `dummy`, `http`, `module`, `command`. */
  readonly name: string;
  /** The built-in vulnerable agent: a finding on it never fails a build unless asked for. */
  readonly isDummy?: boolean;
  attempt(request: TargetRequest): Promise<TargetReport>;
  /** Releases what the target holds (a child process). */
  close?(): Promise<void>;
}
