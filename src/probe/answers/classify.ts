import { type Blocked, type Failed, type FailureKind, failed } from "../attempt/attempt.ts";

/** What an error answer says in its body, as far as it can be read. */
export interface ErrorBody {
  /** Codes and types found, lower case. */
  readonly codes: readonly string[];
  readonly message: string;
}

/** The error object of a body, in the shapes that providers and frameworks use; null without one. */
export function errorBody(value: unknown): ErrorBody | null {
  if (typeof value !== "object" || value === null) return null;
  const own = value as Record<string, unknown>;
  const error = own["error"] ?? own["errors"] ?? (own["type"] === "error" ? own : undefined);
  if (error === undefined || error === null || error === false) return null;
  const codes: string[] = [];
  let message = "";
  const walk = (part: unknown, depth: number): void => {
    if (typeof part === "string" && message === "") message = part;
    if (typeof part !== "object" || part === null || depth > 3) return;
    for (const [key, item] of Object.entries(part)) {
      const isCode = /^(?:code|type|status|reason|name)$/i.test(key);
      if (isCode && (typeof item === "string" || typeof item === "number")) {
        codes.push(String(item).toLowerCase());
      } else if (
        /^(?:message|detail|msg|description|error)$/i.test(key) &&
        typeof item === "string"
      ) {
        message ||= item;
      } else walk(item, depth + 1);
    }
  };
  walk(error, 0);
  return { codes, message };
}

const FILTER_DOWN = /^content_?filter_?(?:error|unavailable|timeout|failed)/;
const FILTERED =
  /^(?:content_?filter(?:ed)?|content_policy(?:_violation)?|responsibleaipolicyviolation|safety|moderation(?:_blocked)?|prompt_blocked|guardrail_intervened)$/;
const OUT_OF_QUOTA =
  /^(?:insufficient_quota|budget_exceeded|billing_hard_limit_reached|quota_exceeded|credit_balance_too_low|insufficient_balance)$/;

/** An error answer as a report: by its codes and its status, never by its wording. */
export function classifyError(
  status: number | null,
  body: ErrorBody | null,
  waitMs: number | null,
): Failed | Blocked {
  const codes = body?.codes ?? [];
  const said = body === null || body.message === "" ? "" : `: ${body.message.slice(0, 300)}`;
  const numeric = codes.map(Number).find((code) => code >= 400 && code < 600);
  // A 200 that holds an error frame is what the frame says it is.
  const effective = status === null || status < 400 ? (numeric ?? 500) : status;
  const label =
    status === null || status < 400 ? `an error inside the answer${said}` : `HTTP ${status}${said}`;
  const report = (kind: FailureKind, retryable: boolean): Failed =>
    failed(kind, label, { httpStatus: status, retryable, retryAfterMs: waitMs });
  if (codes.some((code) => FILTER_DOWN.test(code))) {
    return { ...report("filter_outage", true), reason: `the content filter was down, ${label}` };
  }
  if (codes.some((code) => FILTERED.test(code))) {
    return { status: "blocked_by_provider", reason: `content filter, ${label}` };
  }
  if (codes.some((code) => OUT_OF_QUOTA.test(code))) return report("quota", false);
  if (effective === 401 || effective === 403 || effective === 407) {
    return { ...report("auth", false), reason: `${label} (check --auth-header)` };
  }
  if (effective === 429) return report("rate_limited", true);
  if (effective === 408 || effective === 425 || effective >= 500) {
    return report("server_error", true);
  }
  if (effective === 404 || effective === 405) {
    return { ...report("bad_request", false), reason: `${label} (check --endpoint and --method)` };
  }
  return report("bad_request", false);
}
