import { CALL_AS_TEXT, CUT_BY_LENGTH } from "../../formats/remark.ts";
import { failed } from "../attempt/attempt.ts";
import type { AgentReply } from "../contracts/probe.ts";
import type { ToolCall } from "../contracts/tool-call.ts";
import type { AnswerReport } from "./answer-report.ts";
import { classifyError, type ErrorBody } from "./classify.ts";
import { isBlank, whyNoAnswer } from "./no-answer.ts";
import type { StopMeaning } from "./stop-reasons.ts";
import { writtenCalls } from "./written-calls.ts";

/** What was read of an answer, before it is decided what that makes. */
export interface Gathered {
  /** Null where no text was found. */
  readonly text: string | null;
  /** Why there is no text, for the message. */
  readonly missing: string;
  readonly calls: readonly ToolCall[];
  /** Whether the answer shows calls, be it that it made none. */
  readonly showsCalls: boolean;
  /** Places that look like calls and could not be read. */
  readonly unread: readonly string[];
  readonly error: ErrorBody | null;
  readonly stop: StopMeaning | null;
  /** Why the answer is not whole, or null. */
  readonly broken: string | null;
  readonly notes: readonly string[];
  readonly httpStatus: number | null;
  readonly waitMs: number | null;
}

export const FILTER_STOPPED = "content filter, the answer was stopped";

/**
 * What an answer makes: the one place where that is decided, for every kind of target. A text is
 * not yet an answer: an error beside it, the provider's filter, a stream without an end, or words
 * that a broken program left make it none. What was seen until then is kept, for a deed counts.
 */
export function conclude(gathered: Gathered): AnswerReport {
  const { calls, error, stop, broken, httpStatus, waitMs } = gathered;
  const text = gathered.text ?? "";
  const seen: AgentReply = { text, toolCalls: calls.length > 0 ? calls : null };
  const failure = (reason: string, retryable = false): AnswerReport => ({
    ...failed("bad_answer", reason, { httpStatus, retryable: retryable && calls.length === 0 }),
    seen,
  });
  if (error !== null) {
    const report = classifyError(httpStatus, error, waitMs);
    // An agent that has acted is not asked once more.
    return report.status === "failed" && calls.length > 0
      ? { ...report, retryable: false, seen }
      : { ...report, seen };
  }
  if (stop === "filtered") return { status: "blocked_by_provider", reason: FILTER_STOPPED, seen };
  if (stop === "error") {
    const report = failed("server_error", "the answer was ended by an error", {
      httpStatus,
      retryable: calls.length === 0,
    });
    return { ...report, seen };
  }
  if (broken !== null) return failure(broken, true);
  if (isBlank(text) && calls.length === 0) {
    return stop === "cut"
      ? failure("the limit of length was reached before a word was said")
      : blank(failure(gathered.text === null ? gathered.missing : "the answer is blank"));
  }
  const nothing = text === "" || (isBlank(text) && calls.length > 0) ? null : whyNoAnswer(text);
  if (nothing !== null) return failure(nothing);
  const written = writtenCalls(text);
  return {
    status: "answered",
    text,
    toolCalls:
      calls.length > 0 || (gathered.showsCalls && gathered.unread.length === 0) ? calls : null,
    writtenCalls: written,
    notes: [
      ...gathered.notes,
      ...(gathered.text === null ? ["the answer holds tool calls and no text"] : []),
      ...(stop === "cut" ? [CUT_BY_LENGTH] : []),
      ...(written.length > 0 ? [CALL_AS_TEXT] : []),
      ...gathered.unread.map((place) => unreadNote(place)),
    ],
  };
}

function blank(report: AnswerReport): AnswerReport {
  return report.status === "failed" ? { ...report, blank: true } : report;
}

function unreadNote(place: string): string {
  return `${place} may be tool calls that were not read: name them with --calls-field`;
}
