import { CALL_AS_TEXT, ROUND_LIMIT } from "../../../formats/remark.ts";
import { writtenCalls } from "../../answers/written-calls.ts";
import type { Failed } from "../../attempt/attempt.ts";
import type { ToolSpec } from "../../contracts/scenario.ts";
import type { ToolCall } from "../../contracts/tool-call.ts";
import {
  type AgentOptions,
  addSpent,
  NOTHING_SPENT,
  SILENCE,
  type Spent,
  spentOn,
} from "../agent-run.ts";
import type { IdentifiedToolCall, ModelMessage, ModelReport } from "../backend.ts";
import type { AskModel } from "../model-call.ts";

/** One conversation of an agent, with what surrounds it. */
export interface SessionJob {
  /** The system prompt as it stands now: a defence may add to it on the way. */
  readonly system: () => string;
  readonly opening: string;
  /** Its number in the trial. */
  readonly conversation: number;
  readonly tools: readonly ToolSpec[];
  /** Asked when the agent has answered, or null; the answer to it comes back apart. */
  readonly closing: string | null;
  /** Carries out a call and gives its result. */
  readonly carryOut: (call: ToolCall) => Promise<string>;
  /** Told when messages have gone out to the model. */
  readonly onSent: () => void;
  /** Seed of each model call by its number. */
  readonly seed: (call: number) => number;
}

export interface SessionEnd {
  readonly status: "answered" | "blocked_by_provider" | "failed";
  readonly failure: Failed | null;
  /** Why it was blocked or failed; empty for an answer. */
  readonly reason: string;
  /** What the agent said, the answer to `closing` apart. */
  readonly text: string;
  readonly closing: string | null;
  /** Calls that the agent carried out by itself; null where none could be seen. */
  readonly ownCalls: readonly ToolCall[] | null;
  readonly spent: Spent;
  readonly notes: readonly string[];
}

/** The end of a session that could not begin. */
export function notBegun(failure: Failed): SessionEnd {
  return {
    ...{ status: "failed", failure, reason: failure.reason, text: "", closing: null },
    ...{ ownCalls: null, spent: NOTHING_SPENT, notes: [] },
  };
}

/** Runs one session: the model is asked until it answers without a call, then for the closing. */
export async function runSession(
  job: SessionJob,
  ask: AskModel,
  options: Pick<AgentOptions, "maxRounds" | "temperature" | "maxOutputTokens">,
): Promise<SessionEnd> {
  const messages: ModelMessage[] = [{ role: "user", text: job.opening }];
  const talk = new Talk(job, ask, options);
  let didAct = false;
  for (let round = 0; round < options.maxRounds; round += 1) {
    const report = await talk.ask(messages, job.tools);
    if (report.status === "failed") return talk.end("failed", report);
    const written = writtenIn(report, job, round);
    const calls = written.length > 0 ? written : (report.toolCalls ?? []);
    // What is a call is no answer beside it.
    const text = written.length > 0 ? "" : (report.text ?? "");
    if (written.length > 0) talk.note(CALL_AS_TEXT);
    talk.say(text);
    messages.push({ role: "assistant", text, toolCalls: calls });
    for (const call of calls) messages.push(await answerTo(call, job));
    didAct ||= calls.length > 0;
    if (report.status === "blocked_by_provider")
      return talk.end(report.status, null, report.reason);
    if (calls.length > 0) continue;
    if (talk.silent && !didAct) return talk.end("failed", SILENCE);
    if (job.closing === null) return talk.end("answered", null);
    return talk.close(messages, job.closing);
  }
  talk.note(ROUND_LIMIT);
  return talk.end("answered", null);
}

/**
 * Calls of offered tools that a model wrote into its text, as small ones do whose runtime did not read
 * them: here they are carried out like any other, and marked.
 */
function writtenIn(
  report: ModelReport,
  { tools }: SessionJob,
  round: number,
): IdentifiedToolCall[] {
  if (report.status !== "answered" || report.toolCalls.length > 0) return [];
  // An agent of one's own carries out its calls by itself.
  if (report.observedCalls !== undefined) return [];
  const found = report.writtenCalls ?? writtenCalls(report.text);
  if (!found.every((call) => tools.some(({ name }) => name === call.name))) return [];
  return found.map(({ name, args }, index) => ({ id: `written-${round}-${index}`, name, args }));
}

async function answerTo(
  { id, name, args }: IdentifiedToolCall,
  { carryOut }: SessionJob,
): Promise<ModelMessage> {
  return { role: "tool", callId: id, name, text: await carryOut({ name, args }) };
}

/** What is asked and said in one session. */
class Talk {
  readonly #job: SessionJob;
  readonly #ask: AskModel;
  readonly #options: Pick<AgentOptions, "temperature" | "maxOutputTokens">;
  readonly #texts: string[] = [];
  readonly #notes = new Set<string>();
  #ownCalls: ToolCall[] | null = null;
  #spent: Spent = NOTHING_SPENT;
  #calls = 0;

  constructor(
    job: SessionJob,
    ask: AskModel,
    options: Pick<AgentOptions, "temperature" | "maxOutputTokens">,
  ) {
    this.#job = job;
    this.#ask = ask;
    this.#options = options;
  }

  async ask(messages: readonly ModelMessage[], tools: readonly ToolSpec[]): Promise<ModelReport> {
    const { temperature, maxOutputTokens } = this.#options;
    const seed = this.#job.seed(this.#calls);
    this.#calls += 1;
    const system = this.#job.system();
    const { conversation } = this.#job;
    const asked = await this.#ask({
      ...{
        system,
        conversation,
        messages: [...messages],
        tools,
        temperature,
        maxOutputTokens,
        seed,
      },
    });
    const { report, latencyMs } = asked;
    if (report.status !== "failed" || report.kind !== "not_sent") this.#job.onSent();
    const answered = report.status === "answered" ? report : null;
    this.#spent = addSpent(this.#spent, spentOn(report, latencyMs));
    const own = answered ? answered.observedCalls : null;
    if (own) this.#ownCalls = [...(this.#ownCalls ?? []), ...own];
    for (const note of answered?.notes ?? []) this.note(note);
    return report;
  }

  get silent(): boolean {
    return this.#texts.every((text) => text.trim() === "");
  }

  say(text: string): void {
    if (text !== "") this.#texts.push(text);
  }

  note(text: string): void {
    this.#notes.add(text);
  }

  async close(messages: readonly ModelMessage[], question: string): Promise<SessionEnd> {
    const asked: ModelMessage = { role: "user", text: question };
    const report = await this.ask([...messages, asked], []);
    if (report.status === "failed") return this.end("failed", report);
    if (report.status === "blocked_by_provider")
      return this.end(report.status, null, report.reason);
    return this.end("answered", null, "", report.text);
  }

  end(
    status: SessionEnd["status"],
    failure: Failed | null,
    reason = "",
    closing: string | null = null,
  ): SessionEnd {
    return {
      status,
      failure,
      reason: failure?.reason ?? reason,
      text: this.#texts.join("\n\n"),
      closing,
      ownCalls: this.#ownCalls,
      spent: this.#spent,
      notes: [...this.#notes],
    };
  }
}
