import { reasonOf, usageError } from "../../formats/error.ts";
import { loadModule } from "../../formats/load-module.ts";
import {
  type AnswerReport,
  NO_ORIGIN,
  type ReadingOptions,
  USUAL_READING,
} from "../answers/answer-report.ts";
import { readBody } from "../answers/read-body.ts";
import { readFrames } from "../answers/read-frames.ts";
import { readText, readValue } from "../answers/read-value.ts";
import { type StreamFrame, streamKind } from "../answers/stream-frames.ts";
import { failed } from "../attempt/attempt.ts";
import { timeLimit } from "../attempt/time-limit.ts";
import type { TrialContext } from "../contracts/witness.ts";
import type { Target, TargetReport, TargetRequest, Turn } from "./target.ts";

/** What an in-process agent is: a function that may be asynchronous. */
type AgentFunction = (
  prompt: string,
  history: readonly Turn[],
  context: TrialContext | null,
  who: { readonly user: string; readonly session: string } | null,
) => unknown;

export interface ModuleTargetOptions {
  /** Path of the file, absolute. */
  readonly path: string;
  /** Name of the export, or null for `default` or `agent`. */
  readonly exportName: string | null;
  readonly timeoutMs: number;
  /** Where reply and calls stand in what it returns; the usual places when left out. */
  readonly reading?: ReadingOptions;
}

/**
 * An agent that runs in this process: `(prompt, history, context, who) => answer`, a text or an object of
 * any shape that the reader of answers knows, `{ text, toolCalls }` the plainest. `who` names user and
 * session in a memory scan, and is null elsewhere.
 * @throws BacktrailError with code `usage` when the file cannot be loaded or holds no function
 */
export async function moduleTarget(options: ModuleTargetOptions): Promise<Target> {
  const agent = await load(options);
  return { name: "module", carriesUser: true, attempt: (request) => ask(agent, request, options) };
}

async function load({ path, exportName }: ModuleTargetOptions): Promise<AgentFunction> {
  let module: Record<string, unknown>;
  try {
    module = await loadModule(path);
  } catch (cause) {
    const reason = reasonOf(cause);
    throw usageError("--target", `${path} cannot be loaded: ${reason}`, cause);
  }
  const names = exportName === null ? ["default", "agent"] : [exportName];
  const found = names.map((name) => module[name]).find((item) => typeof item === "function");
  if (found) return found as AgentFunction;
  const exports = Object.keys(module).join(", ") || "nothing";
  throw usageError(
    "--target",
    `${path} has no function ${names.join(" or ")}; it exports ${exports}`,
  );
}

async function ask(
  agent: AgentFunction,
  request: TargetRequest,
  { timeoutMs, reading = USUAL_READING }: ModuleTargetOptions,
): Promise<TargetReport> {
  const limit = timeLimit(request.signal, timeoutMs);
  try {
    const answer = await Promise.race([
      // Inside an async function, so that a synchronous throw is a rejection like any other.
      (async () =>
        agent(request.prompt, request.history, request.context ?? null, whoIn(request)))(),
      aborted(limit.signal),
    ]);
    return await Promise.race([read(answer, reading, limit.signal), aborted(limit.signal)]);
  } catch (error) {
    if (request.signal.aborted) return failed("not_sent", "interrupted");
    if (limit.ranOut()) return failed("timeout", `no answer within ${timeoutMs / 1000} s`);
    const reason = reasonOf(error);
    return failed("crashed", `the agent threw: ${reason}`);
  } finally {
    limit.end();
  }
}

function whoIn({ user, trialKey, session }: TargetRequest) {
  return user === undefined ? null : { user, session: session ?? trialKey };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

async function read(
  answer: unknown,
  reading: ReadingOptions,
  signal: AbortSignal,
): Promise<TargetReport> {
  if (isStream(answer)) return inSession(await readStream(answer, reading, signal));
  if (typeof answer !== "string" && (typeof answer !== "object" || answer === null)) {
    return failed(
      "bad_answer",
      `the agent returned ${answer === null ? "null" : typeof answer}, not a text or an object with a text and its tool calls`,
    );
  }
  const report = typeof answer === "string" ? readText(answer) : readValue(asData(answer), reading);
  return inSession(report);
}

function inSession(report: AnswerReport): TargetReport {
  return report.status === "answered" ? { ...report, session: null } : report;
}

function isStream(answer: unknown): answer is AsyncIterable<unknown> {
  return typeof answer === "object" && answer !== null && Symbol.asyncIterator in answer;
}

/** A stream of the pieces of a body, or of events as the frames of one. */
async function readStream(
  pieces: AsyncIterable<unknown>,
  reading: ReadingOptions,
  signal: AbortSignal,
): Promise<AnswerReport> {
  const decoder = new TextDecoder();
  const frames: StreamFrame[] = [];
  let text = "";
  for await (const piece of pieces) {
    if (signal.aborted) break;
    if (typeof piece === "string") text += piece;
    else if (piece instanceof Uint8Array) text += decoder.decode(piece, { stream: true });
    else frames.push({ event: null, data: JSON.stringify(piece) ?? "null" });
  }
  if (frames.length > 0) return readFrames(frames, reading, NO_ORIGIN);
  return streamKind("", text) === null ? readText(text) : readBody(text, "", reading, NO_ORIGIN);
}

/** The answer as what it would be on a wire: class instances and getters are fields like any. */
function asData(answer: object): unknown {
  try {
    return JSON.parse(JSON.stringify(answer));
  } catch {
    // Circles and big numbers cannot be written as JSON; they are read as they are.
    return answer;
  }
}
