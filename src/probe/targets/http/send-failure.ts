import { reasonOf } from "../../../formats/error.ts";
import { type Failed, failed } from "../../attempt/attempt.ts";

export interface SendCircumstances {
  readonly timedOut: boolean;
  readonly interrupted: boolean;
  readonly timeoutMs: number;
  readonly safeToResend: boolean;
}

/** Errors from before a connection stood: the agent cannot have received anything. */
const NOT_SENT: Readonly<Record<string, string>> = {
  ECONNREFUSED: "the connection was refused: is the agent running, is the port right?",
  ENOTFOUND: "there is no such host",
  EAI_AGAIN: "the host name could not be resolved",
  EHOSTUNREACH: "the host cannot be reached",
  ENETUNREACH: "the network cannot be reached",
  CONNECT_TIMEOUT: "no connection within the time limit",
  STALE_CONNECTION: "the server had closed the connection that was kept for it",
};

/**
 * What a request that threw came to. A request that may have arrived is not sent again, since the
 * agent may already have acted on it, unless that was said to be safe.
 */
export function sendFailure(error: unknown, how: SendCircumstances): Failed {
  if (how.interrupted) return failed("not_sent", "interrupted");
  if (how.timedOut) {
    return failed("timeout", `no complete answer within ${how.timeoutMs / 1000} s`, {
      retryable: how.safeToResend,
    });
  }
  const code = codeOf(error);
  const known = code === null ? undefined : NOT_SENT[code];
  if (known !== undefined) return failed("unreachable", known, { retryable: true });
  const message = messageOf(error);
  if (/^(?:Z_|ERR_?_?BROTLI|ERR__ERROR)/.test(code ?? "")) {
    return failed("bad_answer", `the answer cannot be decompressed: ${message}`);
  }
  if (/certificate|self[- ]signed|CERT_|SSL|TLS/i.test(`${code ?? ""} ${message}`)) {
    return failed("unreachable", `the TLS connection failed: ${message}`);
  }
  return failed("unreachable", `the connection broke before the answer was complete: ${message}`, {
    retryable: how.safeToResend,
  });
}

function codeOf(error: unknown): string | null {
  for (let at = error, depth = 0; at instanceof Error && depth < 4; depth += 1) {
    const code = (at as NodeJS.ErrnoException).code;
    if (typeof code === "string") return code;
    // Several addresses were tried: each has its own error.
    const [first] = at instanceof AggregateError ? (at.errors as unknown[]) : [];
    at = first ?? at.cause;
  }
  return null;
}

function messageOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof Error && cause.message !== "") return cause.message;
  return reasonOf(error);
}
