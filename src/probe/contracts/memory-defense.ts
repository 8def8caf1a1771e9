import type { DefencePlace } from "../../formats/memory-results.ts";
import type { Channel } from "../../formats/pab.ts";
import type { DefenseContext, ProbeDefense, Treated } from "./defense.ts";
import type { MemoryNote } from "./memory-store.ts";
import type { ToolCall } from "./tool-call.ts";

/** A text that entered the context of an agent, in the order of a trial; sessions follow each other. */
export interface SeenEvent {
  readonly eventId: string;
  readonly channel: Channel;
  /** The tool, the user, a peer. */
  readonly actor: string;
  /** As the model read it. */
  readonly content: string;
  /** From 0. */
  readonly session: number;
}

/** What a defence may know when it is asked: what a defence in the agent's place could. */
export interface MemoryDefenseContext extends DefenseContext {
  /** Everything that the agent has read so far, in all sessions. */
  readonly events: readonly SeenEvent[];
}

/** The name under which an answer to the user stands among acts. */
export const ANSWER = "answer";

/** What a defence's own model call took. */
export type DefenseOverhead = NonNullable<Treated["overhead"]>;

/** Whether something may go on, and why not. */
export type Passage =
  | { readonly pass: true; readonly overhead?: DefenseOverhead }
  | { readonly pass: false; readonly reason: string; readonly overhead?: DefenseOverhead };

/** What becomes of a note that is about to be written. */
export type WritePassage = Passage & {
  /** Kept beside the note and shown with it where the defence shows labels. */
  readonly label?: string;
};

/** What of the notes found is shown to the model. */
export interface RecallPassage {
  readonly notes: readonly MemoryNote[];
  /** Why notes were held back or changed. */
  readonly reason: string;
  readonly systemNote?: string;
  /** What the defence's own model calls took, one for each. */
  readonly overheads?: readonly DefenseOverhead[];
  /** A screen itself failed and a note passed as it was; the row says so. */
  readonly screenFailed?: boolean;
}

/**
 * A defence of an agent with a memory. It stands at one place or several: at `read` it treats what
 * comes from outside, at `write` it decides what may be remembered, at `recall` what is shown again,
 * at `act` whether a call may be made. What it throws is an error of the trial.
 */
export interface MemoryDefense {
  /** As in the `defense` column. */
  readonly name: string;
  readonly rationale: string;
  readonly read?: ProbeDefense;
  write?(text: string, context: MemoryDefenseContext): WritePassage | Promise<WritePassage>;
  recall?(
    notes: readonly MemoryNote[],
    context: MemoryDefenseContext,
  ): RecallPassage | Promise<RecallPassage>;
  act?(call: ToolCall, context: MemoryDefenseContext): Passage | Promise<Passage>;
}

/** Where a defence stopped something that carried the planted text, or the act that it asks for. */
export interface Stop {
  readonly place: DefencePlace;
  readonly session: number;
  readonly reason: string;
}
