import { BacktrailError, reasonOf } from "../../formats/error.ts";
import { type Failed, failed } from "./attempt.ts";

const STATUSES: ReadonlySet<unknown> = new Set(["answered", "blocked_by_provider", "failed"]);

/**
 * One attempt of somebody else's code. Its contract says that it reports and never throws, and a
 * public border does not trust that: a throw is a report of the kind `crashed`, and what is no
 * report one of the kind `bad_answer`. Neither is worth a retry, since a deed may have been done.
 * @param who for the reason, like `the target mine`
 */
export async function guardedAttempt<R extends { readonly status: string }>(
  who: string,
  attempt: () => Promise<R>,
  signal: AbortSignal,
): Promise<R | Failed> {
  let report: R;
  try {
    report = await attempt();
  } catch (error) {
    if (signal.aborted) return failed("not_sent", "interrupted");
    return failed("crashed", `${who} threw: ${reasonOf(error)}`);
  }
  const fault = faultOf(report);
  return fault === null ? report : failed("bad_answer", `${who} gave ${fault}`);
}

function faultOf(report: unknown): string | null {
  if (typeof report !== "object" || report === null) return "no report";
  const { status, text, kind } = report as Readonly<Record<string, unknown>>;
  if (!STATUSES.has(status)) return "a report without a status";
  if (status === "answered" && typeof text !== "string") return "an answer without a text";
  return status === "failed" && typeof kind !== "string" ? "a failure without a kind" : null;
}

/** Whether an error is the caller's own mistake, which every trial of a run would meet. */
export function isUsage(error: unknown): error is BacktrailError {
  return BacktrailError.isInstance(error) && error.code === "usage";
}
