import type { Channel } from "../../formats/pab.ts";
import type { EVENT_KINDS, EVIDENCE } from "../../formats/transcript.ts";

export type { Channel };
/** A channel of the benchmark, the model's own side, or not known. */
export type TranscriptChannel = Channel | "assistant" | "unclassified";
export type EventKind = (typeof EVENT_KINDS)[number];
export type Evidence = (typeof EVIDENCE)[number];

/** Where in a log something stands. */
export interface Source {
  readonly file: string;
  /** Line of a line-based log, from 1. */
  readonly line: number | null;
  /** JSON pointer inside the document or the line. */
  readonly pointer: string;
}

/** One thing that entered an agent's context, or that the agent did. */
export interface LogEvent {
  readonly eventId: string;
  readonly seq: number;
  readonly kind: EventKind;
  readonly channel: TranscriptChannel;
  readonly actor: string;
  /** Null exactly when the log does not hold the text; an empty result is "". */
  readonly content: string | null;
  readonly evidence: Evidence;
  /** What a reader should know: orphaned, error, truncated and why, … */
  readonly notes: readonly string[];
  readonly messageId: string | null;
  readonly callId: string | null;
  readonly tool: string | null;
  readonly server: string | null;
  /** Arguments of a call, as parsed where they are JSON. */
  readonly arguments: unknown;
  /** How often the log repeats this message. */
  readonly seen: number;
  readonly source: Source;
}

/** One conversation of a log. */
export interface Transcript {
  readonly transcriptId: string;
  readonly format: string;
  /** From 1; above 1 it continues a transcript that was too long for one. */
  readonly part: number;
  readonly file: string;
  /** What the log calls it: a session, sample or trace id. */
  readonly name: string | null;
  /** Planted text by vector, where the log says what was planted. */
  readonly planted: Readonly<Record<string, string>> | null;
  readonly events: readonly LogEvent[];
}
