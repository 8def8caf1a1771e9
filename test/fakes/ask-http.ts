import { USUAL_READING } from "../../src/probe/answers/answer-report.ts";
import { parseFieldPath } from "../../src/probe/answers/field-path.ts";
import { redactor } from "../../src/probe/redact.ts";

import { httpTarget } from "../../src/probe/targets/http/http-target.ts";
import { nodeTransport } from "../../src/probe/targets/http/node-transport.ts";
import type { HttpTargetOptions } from "../../src/probe/targets/http/options.ts";
import { fieldBody } from "../../src/probe/targets/http/request-body.ts";
import type { TargetReport, TargetRequest } from "../../src/probe/targets/target.ts";
import { agentServer } from "./agent-server.ts";

/** What a test wants to differ from a plain POST of "hello". */
export interface Wanted extends Partial<Omit<HttpTargetOptions, "endpoint" | "reading">> {
  readonly output?: string;
  readonly request?: Partial<TargetRequest>;
}

/** One attempt of the http target. */
export async function ask(url: string, wanted: Wanted = {}): Promise<TargetReport> {
  const { output, request, ...options } = wanted;
  const target = httpTarget(
    {
      endpoint: new URL(url),
      method: "POST",
      headers: {},
      body: fieldBody("message", null),
      reading: {
        ...USUAL_READING,
        output: output === undefined ? null : parseFieldPath(output, "--output-field"),
      },
      timeoutMs: 60_000,
      maxBytes: 100_000,
      safeToResend: false,
      redact: redactor([]),
      ...options,
    },
    {
      transport: nodeTransport(),
      wallMs: () => Date.parse("2026-01-01T00:00:00Z"),
      sleep: async () => undefined,
    },
  );
  return target.attempt({
    prompt: "hello",
    history: [],
    session: null,
    trialKey: "trial-1",
    signal: new AbortController().signal,
    ...request,
  });
}

/** What one answer of a server comes to. */
export async function answerTo(
  status: number,
  headers: Record<string, string>,
  body: string | Uint8Array,
  wanted: Wanted = {},
): Promise<TargetReport> {
  await using server = await agentServer((_, response) => {
    response.writeHead(status, headers);
    response.end(body);
  });
  return await ask(server.url, wanted);
}

export const JSON_TYPE = { "content-type": "application/json" };
export const SSE = { "content-type": "text/event-stream" };
