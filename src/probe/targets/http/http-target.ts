import { failed } from "../../attempt/attempt.ts";
import { timeLimit } from "../../attempt/time-limit.ts";
import type { Redact } from "../../redact.ts";
import type { Target, TargetReport, TargetRequest } from "../target.ts";
import type { HttpSurroundings, HttpTargetOptions } from "./options.ts";
import { pollQueued } from "./poll-queued.ts";
import { readAnswer } from "./read-answer.ts";
import { sendFailure } from "./send-failure.ts";
import type { RawRequest } from "./transport.ts";

/** An agent behind an HTTP endpoint. One call is one request; redirects are not followed. */
export function httpTarget(options: HttpTargetOptions, around: HttpSurroundings): Target {
  return {
    name: "http",
    needsSession: options.body.carries === undefined,
    carriesUser: options.body.carriesUser === true,
    attempt: async (request) => redacted(await attempt(request, options, around), options.redact),
  };
}

async function attempt(
  request: TargetRequest,
  options: HttpTargetOptions,
  around: HttpSurroundings,
): Promise<TargetReport> {
  const limit = timeLimit(request.signal, options.timeoutMs);
  const { signal } = limit;
  try {
    const first = await around.transport({ ...requestOf(request, options), signal });
    const response = await pollQueued(first, { options, around, signal });
    const { status, headers, body } = response;
    if (body === null) {
      return failed("too_large", `the answer is larger than ${options.maxBytes} bytes`, {
        httpStatus: status,
      });
    }
    return readAnswer({ status, headers, body }, options.reading, around.wallMs());
  } catch (error) {
    return sendFailure(error, {
      timedOut: limit.ranOut(),
      interrupted: request.signal.aborted,
      timeoutMs: options.timeoutMs,
      safeToResend: options.safeToResend,
    });
  } finally {
    limit.end();
  }
}

function bodyOf(request: TargetRequest, options: HttpTargetOptions): unknown {
  const session = sessionPart(request.session, "body");
  const { carries, carriesUser } = options.body;
  const { user, trialKey } = request;
  // Without a place for the user, all conversations of one are one session.
  const own = user !== undefined && carriesUser !== true ? user : trialKey;
  const content = options.body({
    prompt: request.prompt,
    // A trial of its own gets a session of its own, never one that an earlier trial left.
    session: session?.value ?? own,
    ...(user === undefined ? {} : { user }),
    // A server that keeps the talk is sent only what is new.
    history: request.session === null || carries === "history" ? request.history : [],
  });
  if (session === null || carries !== undefined) return content;
  // Nobody said where a session goes: it goes back under the name under which it came.
  return typeof content === "object" && content !== null && !Array.isArray(content)
    ? { ...content, [session.name]: session.value }
    : content;
}

function requestOf(request: TargetRequest, options: HttpTargetOptions): Omit<RawRequest, "signal"> {
  const { method, maxBytes } = options;
  const content = bodyOf(request, options);
  const headers: Record<string, string> = {
    "idempotency-key": idempotencyKey(request),
    accept: "application/json, text/event-stream, */*",
    ...options.headers,
    ...request.context?.headers,
  };
  const header = sessionPart(request.session, "header");
  if (header) headers[header.name] = header.value;
  const cookie = sessionPart(request.session, "cookie");
  if (cookie) headers["cookie"] = `${cookie.name}=${cookie.value}`;
  if (method === "GET" || method === "HEAD") {
    const url = new URL(options.endpoint);
    for (const [key, value] of Object.entries(flat(content))) url.searchParams.set(key, value);
    return { url, method, headers, body: null, maxBytes };
  }
  headers["content-type"] ??= "application/json";
  const form = /x-www-form-urlencoded/i.test(headers["content-type"]);
  const body = form ? new URLSearchParams(flat(content)).toString() : JSON.stringify(content);
  return { url: options.endpoint, method, headers, body, maxBytes };
}

/** The same for every try of one message, so that a server can drop a repeated request. */
function idempotencyKey({ trialKey, history }: TargetRequest): string {
  return history.length === 0 ? trialKey : `${trialKey}-${history.length}`;
}

/** The top level as names and texts, for a query or a form. */
function flat(content: unknown): Record<string, string> {
  if (typeof content !== "object" || content === null) return {};
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [
      key,
      typeof value === "string" ? value : JSON.stringify(value),
    ]),
  );
}

function sessionPart(
  session: string | null,
  place: "body" | "header" | "cookie",
): { readonly name: string; readonly value: string } | null {
  const match = /^(body|header|cookie):([^=]*)=(.*)$/s.exec(session ?? "");
  return match?.[1] === place ? { name: match[2] ?? "", value: match[3] ?? "" } : null;
}

function redacted(report: TargetReport, redact: Redact): TargetReport {
  // The reply itself stays as it is: a judge must see what the agent gave away.
  if (report.status === "answered") return { ...report, notes: report.notes.map(redact) };
  return { ...report, reason: redact(report.reason) };
}
