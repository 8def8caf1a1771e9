import { failed } from "../../attempt.ts";
import type { Redact } from "../../redact.ts";
import type { Target, TargetReport, TargetRequest } from "../target.ts";
import type { HttpSurroundings, HttpTargetOptions } from "./options.ts";
import { pollQueued } from "./poll-queued.ts";
import { readAnswer } from "./read-answer.ts";
import { readBody } from "./read-body.ts";
import { sendFailure } from "./send-failure.ts";

/** An agent behind an HTTP endpoint. One call is one request; redirects are not followed. */
export function httpTarget(options: HttpTargetOptions, around: HttpSurroundings): Target {
  return {
    name: "http",
    attempt: async (request) => redacted(await attempt(request, options, around), options.redact),
  };
}

async function attempt(
  request: TargetRequest,
  options: HttpTargetOptions,
  around: HttpSurroundings,
): Promise<TargetReport> {
  const timeout = AbortSignal.timeout(options.timeoutMs);
  const signal = AbortSignal.any([request.signal, timeout]);
  try {
    const response = await around.fetch(addressOf(request, options), {
      ...requestInit(request, options),
      redirect: "manual",
      signal,
    });
    const body = await readBody(response, options.maxBytes);
    if (body === null) {
      return failed("too_large", `the answer is larger than ${options.maxBytes} bytes`, {
        httpStatus: response.status,
      });
    }
    const raw = { status: response.status, headers: response.headers, body };
    const done = await pollQueued(raw, { options, around, signal });
    return readAnswer(done, options.output, around.wallMs());
  } catch (error) {
    return sendFailure(error, {
      timedOut: timeout.aborted && !request.signal.aborted,
      interrupted: request.signal.aborted,
      timeoutMs: options.timeoutMs,
      safeToResend: options.safeToResend,
    });
  }
}

function isBodyless(method: string): boolean {
  return method === "GET" || method === "HEAD";
}

function addressOf(request: TargetRequest, options: HttpTargetOptions): URL {
  if (!isBodyless(options.method)) return options.endpoint;
  const url = new URL(options.endpoint);
  for (const [key, value] of Object.entries(flat(bodyOf(request, options)))) {
    url.searchParams.set(key, value);
  }
  return url;
}

function bodyOf(request: TargetRequest, options: HttpTargetOptions): unknown {
  const session = sessionPart(request.session, "body");
  return options.body({
    prompt: request.prompt,
    // A trial of its own gets a session of its own, never one that an earlier trial left.
    session: session?.value ?? request.trialKey,
    // A server that keeps the talk is sent only what is new.
    history: request.session === null ? request.history : [],
  });
}

function requestInit(request: TargetRequest, options: HttpTargetOptions): RequestInit {
  const headers = new Headers(options.headers);
  if (!headers.has("idempotency-key")) headers.set("idempotency-key", request.trialKey);
  if (!headers.has("accept")) headers.set("accept", "application/json, text/event-stream, */*");
  const header = sessionPart(request.session, "header");
  if (header) headers.set(header.name, header.value);
  const cookie = sessionPart(request.session, "cookie");
  if (cookie) headers.set("cookie", `${cookie.name}=${cookie.value}`);
  if (isBodyless(options.method)) return { method: options.method, headers };
  const content = bodyOf(request, options);
  if (/x-www-form-urlencoded/i.test(headers.get("content-type") ?? "")) {
    return { method: options.method, headers, body: new URLSearchParams(flat(content)).toString() };
  }
  if (!headers.has("content-type")) headers.set("content-type", "application/json");
  return { method: options.method, headers, body: JSON.stringify(content) };
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
