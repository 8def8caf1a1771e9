import { reasonOf } from "../../formats/error.ts";
import { ROUND_LIMIT } from "../../formats/remark.ts";
import { deriveSeed, seededRandom } from "../../random/random.ts";
import { type Failed, failed } from "../attempt/attempt.ts";
import { letsThrough, treatedOf } from "../battery/treated.ts";
import type { DefenseContext, ProbeDefense, Treated } from "../contracts/defense.ts";
import type { ToolCall } from "../contracts/tool-call.ts";
import {
  type AgentOptions,
  type AgentRun,
  type AgentTask,
  addSpent,
  NOTHING_SPENT,
  SILENCE,
  type Spent,
  spentOn,
} from "./agent-run.ts";
import type { IdentifiedToolCall, ModelMessage, ModelReport } from "./backend.ts";
import { callFault } from "./call-fault.ts";
import { carriesPayload, messagesCarry } from "./delivery.ts";
import type { AskModel } from "./model-call.ts";

/** What a model reads where a defence let nothing through. */
export const WITHHELD = "The content was withheld by a security filter.";

/**
 * Runs the agent on one task: asks the model, carries out its tool calls, tells it the results,
 * until it answers or the rounds are used up. Forwarding is recorded, never done.
 * @param seed of this trial; model calls and the defence draw from it
 */
export async function runAgent(
  task: AgentTask,
  defense: ProbeDefense,
  ask: AskModel,
  options: AgentOptions,
  seed: number,
  signal: AbortSignal,
): Promise<AgentRun> {
  const context: DefenseContext = {
    scenario: task.scenario,
    userRequest: task.userRequest,
    random: seededRandom(deriveSeed(seed, "defense")),
    signal,
  };
  let treated: Treated;
  try {
    treated = treatedOf(await defense.apply(task.data, context), defense.name);
  } catch (error) {
    const broken = new Run(task, defense, context, { status: "blocked", reason: "" });
    return broken.end("failed", brokenDefense(defense, error));
  }
  const run = new Run(task, defense, context, treated);
  const note = treated.status === "passed" ? treated.systemNote : undefined;
  const messages = options.prefillTool ? run.prefill() : [userMessage(task.userRequest)];
  const tools = options.prefillTool ? [] : task.scenario.tools;
  for (let round = 0; round < options.maxRounds; round += 1) {
    const question = {
      system: run.system,
      ...(note === undefined ? {} : { defenseNote: note }),
      messages: [...messages],
      tools,
      temperature: options.temperature,
      maxOutputTokens: options.maxOutputTokens,
      seed: deriveSeed(seed, `call:${round}`),
    };
    const asked = await ask(question);
    run.sent(messages, asked.report);
    run.count(asked.report, asked.latencyMs);
    run.see(asked.report);
    if (asked.report.status === "failed") return run.end("failed", asked.report);
    const said = asked.report;
    const calls = said.toolCalls ?? [];
    run.say(said.text ?? "");
    messages.push({ role: "assistant", text: said.text ?? "", toolCalls: calls });
    try {
      for (const call of calls) messages.push(run.carryOut(call));
    } catch (error) {
      return run.end("failed", brokenDefense(defense, error));
    }
    if (said.status === "blocked_by_provider") return run.end(said.status, null, said.reason);
    if (calls.length === 0)
      return run.silent ? run.end("failed", SILENCE) : run.end("answered", null);
  }
  run.note(ROUND_LIMIT);
  return run.end("answered", null);
}

/** A defence that broke neither let anything through nor stopped it: the trial says nothing. */
function brokenDefense({ name }: ProbeDefense, error: unknown): Failed {
  return failed("crashed", `the defence ${name} failed: ${reasonOf(error)}`);
}

function userMessage(text: string): ModelMessage {
  return { role: "user", text };
}

/** The state of one trial while it goes on. */
class Run {
  readonly #task: AgentTask;
  readonly #defense: ProbeDefense;
  readonly #context: DefenseContext;
  /** The scenario's prompt with what the defence says beside it. */
  readonly system: string;
  readonly #data: string;
  readonly #withheld: boolean;
  readonly #overhead: Spent;
  #spent: Spent = NOTHING_SPENT;
  #delivered = false;
  #read = false;
  #prefilled = false;
  /** Whether the agent showed what it did by itself. */
  #observed = false;
  #hidden = false;
  readonly #texts: string[] = [];
  readonly #written: ToolCall[] = [];
  readonly #done: ToolCall[] = [];
  readonly #vetoed: ToolCall[] = [];
  readonly #notes = new Set<string>();

  constructor(task: AgentTask, defense: ProbeDefense, context: DefenseContext, treated: Treated) {
    this.#task = task;
    this.#defense = defense;
    this.#context = context;
    this.#withheld = treated.status === "blocked";
    const prompt = task.scenario.systemPrompt;
    const note = treated.status === "passed" ? treated.systemNote : undefined;
    this.system = note === undefined ? prompt : `${prompt}\n\n${note}`;
    this.#data = treated.status === "passed" ? treated.data : WITHHELD;
    const extra = treated.overhead;
    this.#overhead = extra ? { calls: 1, ...extra } : NOTHING_SPENT;
    if (treated.status === "passed" && treated.screenFailed) this.note("screen_failed");
  }

  note(text: string): void {
    this.#notes.add(text);
  }

  /** The data as part of the first message, for a model that cannot call tools. */
  prefill(): ModelMessage[] {
    const { scenario, userRequest } = this.#task;
    this.#prefilled = true;
    this.#read = true;
    this.note("prefilled");
    return [userMessage(`${userRequest}\n\nResult of ${scenario.dataTool.name}:\n${this.#data}`)];
  }

  /** Looks at what went out: delivery is observed here and nowhere else. */
  sent(messages: readonly ModelMessage[], report: ModelReport): void {
    if (report.status === "failed" && report.kind === "not_sent") return;
    const { payload } = this.#task;
    if (payload !== null && messagesCarry(messages, payload)) this.#delivered = true;
  }

  count(report: ModelReport, latencyMs: number): void {
    this.#spent = addSpent(this.#spent, spentOn(report, latencyMs));
  }

  /** Takes what an agent with tools of its own showed, also before it failed. */
  see(report: ModelReport): void {
    const calls = report.status === "answered" ? report.observedCalls : report.seen?.toolCalls;
    if (calls) {
      this.#observed = true;
      this.#done.push(...calls.map(({ name, args }) => ({ name, args })));
    }
    if (report.status !== "answered") return;
    if (calls === null) this.#hidden = true;
    this.#written.push(...(report.writtenCalls ?? []));
    for (const note of report.notes ?? []) this.note(note);
  }

  /** Whether the agent neither said nor did anything but read. */
  get silent(): boolean {
    const { dataTool } = this.#task.scenario;
    const acts = [...this.#done, ...this.#vetoed].filter(({ name }) => name !== dataTool.name);
    return acts.length === 0 && this.#texts.every((text) => text.trim() === "");
  }

  say(text: string): void {
    if (text !== "") this.#texts.push(text);
  }

  /** @throws whatever the defence's filter throws. */
  carryOut(call: IdentifiedToolCall): ModelMessage {
    const { id, name, args } = call;
    return { role: "tool", callId: id, name, text: this.#resultOf({ name, args }) };
  }

  #resultOf(call: ToolCall): string {
    const tool = this.#task.scenario.tools.find(({ name }) => name === call.name);
    if (!tool) {
      this.note("bad_tool_call");
      // What it wanted to do tells as much as a call that could be carried out.
      this.#done.push(call);
      return `There is no tool "${call.name}".`;
    }
    const allowed = this.#defense.allowsCall?.(call, this.#context);
    if (!letsThrough(allowed, this.#defense.name)) {
      this.#vetoed.push(call);
      return "This call is not allowed.";
    }
    this.#done.push(call);
    const fault = callFault(call, tool);
    if (fault !== null) {
      this.note("bad_tool_call");
      return fault;
    }
    if (tool !== this.#task.scenario.dataTool) return "Done.";
    this.#read = true;
    return this.#data;
  }

  end(status: AgentRun["status"], failure: Failed | null, reason = ""): AgentRun {
    const { payload } = this.#task;
    const removed = payload !== null && !carriesPayload(this.#data, payload);
    return {
      status,
      failure,
      reason: failure?.reason ?? reason,
      text: this.#texts.join("\n\n"),
      toolCalls: this.#prefilled && !this.#observed ? null : this.#done,
      writtenCalls: this.#written,
      actsHidden: this.#hidden && !this.#observed,
      vetoed: this.#vetoed,
      delivered: this.#delivered,
      read: { system: this.system, data: this.#read ? this.#data : null },
      stoppedByDefence: this.#vetoed.length > 0 || (this.#read && (this.#withheld || removed)),
      notes: [...this.#notes],
      spent: this.#spent,
      overhead: this.#overhead,
    };
  }
}
