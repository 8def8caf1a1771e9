import type { Answered, Blocked, Failed } from "../attempt/attempt.ts";
import type { TrialContext } from "../contracts/witness.ts";

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
  /** The same for every request of one trial: its session where none was handed out. */
  readonly trialKey: string;
  /** Whose memory the agent shall use: new for each trial of a memory scan, absent elsewhere. */
  readonly user?: string;
  /** Trace context and sink of the trial, to be handed on; absent without a witness. */
  readonly context?: TrialContext;
  readonly signal: AbortSignal;
}

export type TargetReport = Answered | Blocked | Failed;

/** An agent under test. One call is one attempt; it reports what happened and never throws. */
export interface Target {
  /** Version of this contract; absent is 1. Another one is refused. */
  readonly specificationVersion?: 1;
  /** As on the command line: `dummy`, `http`, `module`, `command`. */
  readonly name: string;
  /** The built-in vulnerable agent: a finding on it never fails a build unless asked for. */
  readonly isDummy?: boolean;
  /**
   * A request carries neither the talk so far nor a session of ours: unless the server hands one
   * out, a second message would stand alone, and an attack of several is an error.
   */
  readonly needsSession?: boolean;
  /** Requests carry `user`; without it the session alone tells one trial from another. */
  readonly carriesUser?: boolean;
  attempt(request: TargetRequest): Promise<TargetReport>;
  /** Releases what the target holds (a child process). */
  close?(): Promise<void>;
}
