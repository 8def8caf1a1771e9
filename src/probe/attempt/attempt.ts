import type { AgentReply } from "../contracts/probe.ts";
import type { ToolCall } from "../contracts/tool-call.ts";

/**
 * What one attempt to reach an agent or a model came to. An attempt never throws for what the
 * other side did: being down, refusing or talking nonsense are reports, so that no fault can be
 * mistaken for a safe agent. Retry, pacing and caching wrap an attempt from outside.
 */

export const FAILURE_KINDS = [
  /** No connection: refused, unknown host, reset before an answer. */
  "unreachable",
  /** A limit of ours ran out. */
  "timeout",
  /** 401, 403, or a sign-in page. */
  "auth",
  /** 429 with a wait worth waiting for. */
  "rate_limited",
  /** 429 that will not lift within this run: a daily limit, an empty account. */
  "quota",
  /** Another 5xx, or an error inside an answer that claimed success. */
  "server_error",
  /** Another 4xx: the request itself is wrong. */
  "bad_request",
  /** An answer that cannot be read: HTML, bad JSON, nothing at the output path. */
  "bad_answer",
  /** An answer above the size limit. */
  "too_large",
  /** The provider's content filter was down, which is not the same as a block. */
  "filter_outage",
  /** An in-process agent threw or a child process ended. */
  "crashed",
  /** The run was interrupted or gave the target up before this was sent. */
  "not_sent",
] as const;

export type FailureKind = (typeof FAILURE_KINDS)[number];

export interface Failed {
  readonly status: "failed";
  readonly kind: FailureKind;
  /** One sentence for the error row; secrets are already taken out. */
  readonly reason: string;
  readonly httpStatus: number | null;
  /** Whether the same request may be sent again without doing a side effect twice. */
  readonly retryable: boolean;
  /** What `Retry-After` asked for, in milliseconds from now. */
  readonly retryAfterMs: number | null;
  /** The agent did answer and said nothing: what it did may be known by other means. */
  readonly blank?: boolean;
  /** What it had shown before it failed: a deed counts all the same. */
  readonly seen?: AgentReply;
}

/** The provider refused to answer (content filter). An outcome of its own, not an error. */
export interface Blocked {
  readonly status: "blocked_by_provider";
  readonly reason: string;
  /** What it had shown before it was blocked: a deed counts all the same. */
  readonly seen?: AgentReply;
}

/** What an answer says, on whatever way it came. */
export interface Answered {
  readonly status: "answered";
  readonly text: string;
  /** Null when this answer does not show calls; an empty list means none were made. */
  readonly toolCalls: readonly ToolCall[] | null;
  /** Calls that stand in the text, where the agent's server did not read them. */
  readonly writtenCalls?: readonly ToolCall[];
  /** Remarks for the reader of a row: `call_as_text`, `cut_by_length`, what could not be read. */
  readonly notes: readonly string[];
  /** Session id that the server gave, or null. */
  readonly session: string | null;
}

/** Builds a failure report; what is left out is null or false. */
export function failed(
  kind: FailureKind,
  reason: string,
  more: Partial<Pick<Failed, "httpStatus" | "retryable" | "retryAfterMs" | "blank">> = {},
): Failed {
  return {
    status: "failed",
    kind,
    reason,
    httpStatus: null,
    retryable: false,
    retryAfterMs: null,
    ...more,
  };
}
