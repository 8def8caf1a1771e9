import type { BlockHead } from "./page-block.ts";

/** One thing that entered an agent's context, or that the agent did. */
export interface TracePageEvent {
  readonly id: string;
  readonly channel: string;
  /** Whether others than the user and the operator can have written it. */
  readonly untrusted: boolean;
  /** content, call, definition, decision or reasoning. */
  readonly kind: string;
  readonly actor: string;
  /** Null where the log does not hold the text. */
  readonly text: string | null;
  /** whole, or why the text is missing or cut. */
  readonly evidence: string;
  readonly notes: readonly string[];
}

/** A passage on a trail. */
export interface TraceStop {
  /** Index of its event; null where it stands in another session. */
  readonly event: number | null;
  readonly name: string;
  readonly channel: string;
  readonly text: string;
  /** UTF-16 units of the event's text; null where the whole event is meant or it cannot be told. */
  readonly span: readonly [number, number] | null;
}

/** The way of an instruction or a value, from where the agent acts on it back to where it entered. */
export interface TraceTrail {
  readonly label: string;
  /** Whose word it is: the corpus, a defence, or the search for causes. */
  readonly source: string;
  /** What it is the trail of: what the agent does, or a passage that was asked about. */
  readonly of?: "a passage" | undefined;
  /** What was decided or found, in words. */
  readonly said: string;
  readonly untrusted: boolean;
  readonly stops: readonly TraceStop[];
  readonly chain: readonly string[];
  /** Why the trail ends before the place of entry; null when it does not. */
  readonly lost: string | null;
  /** Where the values of a call came from. */
  readonly values: readonly {
    readonly pointer: string;
    readonly value: string;
    /** copied, partly copied, reworded, computed, or none. */
    readonly kind: string;
    readonly share: number | null;
    readonly from: string;
    readonly untrusted: boolean;
  }[];
  /** Values beyond those. */
  readonly values_left?: number | undefined;
  /** What somebody else says of the same, and where the two agree and do not. */
  readonly beside?: TrailBeside | undefined;
}

/** A second trail of the same instruction. */
export interface TrailBeside {
  readonly trail: Omit<TraceTrail, "beside">;
  readonly findings: readonly {
    readonly what: string;
    /** By the first trail, and by the second. */
    readonly one: string;
    readonly other: string;
    /** Null where it cannot be told. */
    readonly agrees: boolean | null;
  }[];
}

/** A conversation event by event, with trails through it. */
export interface TraceBlock extends BlockHead {
  readonly type: "trace";
  readonly events: readonly TracePageEvent[];
  readonly trails: readonly TraceTrail[];
}
