import { BacktrailError } from "../../formats/error.ts";
import { loadModule } from "../../formats/load-module.ts";
import { failed } from "../attempt/attempt.ts";
import type { ToolCall } from "../contracts/tool-call.ts";
import type { Target, TargetReport, TargetRequest, Turn } from "./target.ts";

/** What an in-process agent is: a function that may be asynchronous. */
type AgentFunction = (prompt: string, history: readonly Turn[]) => unknown;

export interface ModuleTargetOptions {
  /** Path of the file, absolute. */
  readonly path: string;
  /** Name of the export, or null for `default` or `agent`. */
  readonly exportName: string | null;
  readonly timeoutMs: number;
}

/**
 * An agent that runs in this process: `(prompt, history) => string | { text, toolCalls }`.
 * @throws BacktrailError with code `usage` when the file cannot be loaded or holds no function
 */
export async function moduleTarget(options: ModuleTargetOptions): Promise<Target> {
  const agent = await load(options);
  return { name: "module", attempt: (request) => ask(agent, request, options.timeoutMs) };
}

async function load({ path, exportName }: ModuleTargetOptions): Promise<AgentFunction> {
  let module: Record<string, unknown>;
  try {
    module = await loadModule(path);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw usage(`${path} cannot be loaded: ${reason}`, cause);
  }
  const names = exportName === null ? ["default", "agent"] : [exportName];
  const found = names.map((name) => module[name]).find((item) => typeof item === "function");
  if (found) return found as AgentFunction;
  const exports = Object.keys(module).join(", ") || "nothing";
  throw usage(`${path} has no function ${names.join(" or ")}; it exports ${exports}`);
}

async function ask(
  agent: AgentFunction,
  request: TargetRequest,
  timeoutMs: number,
): Promise<TargetReport> {
  // AbortSignal.timeout does not keep the process alive: an agent that waits for nothing would end it.
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeoutMs);
  const limit = AbortSignal.any([request.signal, late.signal]);
  try {
    const answer = await Promise.race([
      // Inside an async function, so that a synchronous throw is a rejection like any other.
      (async () => agent(request.prompt, request.history))(),
      aborted(limit),
    ]);
    return read(answer);
  } catch (error) {
    if (request.signal.aborted) return failed("not_sent", "interrupted");
    if (limit.aborted) return failed("timeout", `no answer within ${timeoutMs / 1000} s`);
    const reason = error instanceof Error ? error.message : String(error);
    return failed("crashed", `the agent threw: ${reason}`);
  } finally {
    clearTimeout(timer);
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

function read(answer: unknown): TargetReport {
  if (typeof answer === "string") return answered(answer, null);
  if (typeof answer !== "object" || answer === null) {
    return failed(
      "bad_answer",
      `the agent returned ${answer === null ? "null" : typeof answer}, not a string or { text, toolCalls }`,
    );
  }
  const { text, toolCalls } = answer as { readonly text?: unknown; readonly toolCalls?: unknown };
  if (typeof text !== "string") return failed("bad_answer", "the agent's answer has no text");
  if (toolCalls === undefined || toolCalls === null) return answered(text, null);
  if (!Array.isArray(toolCalls) || !toolCalls.every(isCall)) {
    return failed("bad_answer", "the agent's toolCalls are not a list of { name, args }");
  }
  return answered(
    text,
    toolCalls.map(({ name, args }) => ({ name, args: args ?? null })),
  );
}

function isCall(value: unknown): value is { readonly name: string; readonly args?: unknown } {
  return (
    typeof value === "object" &&
    value !== null &&
    typeof (value as { name?: unknown }).name === "string"
  );
}

function answered(text: string, toolCalls: readonly ToolCall[] | null): TargetReport {
  return { status: "answered", text, toolCalls, session: null, notes: [] };
}

function usage(message: string, cause?: unknown): BacktrailError {
  return new BacktrailError({ code: "usage", where: "--target", message, cause });
}
