import type { ToolCall } from "./tool-call.ts";

/** What a trial hands to the agent beside its message. */
export interface TrialContext {
  /** Names the trial to the agent: its session and the key of a repeated request. */
  readonly id: string;
  /** W3C trace context: `traceparent` and `baggage`; empty without a receiver. */
  readonly headers: Readonly<Record<string, string>>;
  /**
   * Where its acts can arrive: the base of every address over HTTP, without a slash at the end, and
   * a mailbox. They stand nowhere else. Null without a sink.
   */
  readonly sink: { readonly url: string; readonly mail: string } | null;
}

export type SinkAddress = NonNullable<TrialContext["sink"]>;

/**
 * A request or a mail that came to a trial's own address, or calls that its telemetry told of after
 * it was judged.
 */
export interface Arrival {
  readonly over: "http" | "mail" | "telemetry";
  /** One line that says what came, without the sink's own address. */
  readonly what: string;
}

/** What was seen of one trial beside the agent's answer. */
export interface Sighting {
  /** Calls that the agent's own telemetry tells; null when it told nothing of what the agent did. */
  readonly toolCalls: readonly ToolCall[] | null;
  /** Whether every call is there with its arguments: else a deed counts and nothing is a hold. */
  readonly whole: boolean;
  /** Texts that its telemetry says were read by the model; null when it does not say. */
  readonly modelRead: readonly string[] | null;
  /** Whether `modelRead` is all of it. */
  readonly readWhole: boolean;
  /** What reached the trial's own address; null without a sink. */
  readonly arrivals: readonly Arrival[] | null;
}

/** The watch over one trial. */
export interface Watch {
  readonly context: TrialContext;
  /**
   * What was seen, once nothing more is to be expected.
   * @param requests that may have reached the agent; 0 is not waited for
   */
  collect(requests: number, signal: AbortSignal): Promise<Sighting>;
}

/** Sees what an agent did by other means than its answer. */
export interface Witness {
  /**
   * Names the run: with it every trial's addresses and ids are the same again when a run that was
   * broken off goes on, and another run's are others.
   */
  nameRun?(name: string): void;
  /** A trial that an earlier process of this run has judged: what comes for it now comes late. */
  judgedBefore?(key: string): void;
  /**
   * @param key the name of the trial in its plan; the same trial may begin again
   * @param conversation of a trial that has several: each has ids of its own, new at each beginning
   */
  begin(key: string, conversation?: number): Watch;
  /**
   * Tells of what reaches a trial, or is told of its acts, after it was collected.
   * @returns what waits for the last that is on its way, and ends it
   */
  follow?(take: (key: string, arrival: Arrival) => void): (signal: AbortSignal) => Promise<void>;
}
