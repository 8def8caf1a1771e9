import type { MemorySession } from "../../../formats/memory-scenario.ts";
import { CUT_BY_LENGTH, ROUND_LIMIT } from "../../../formats/remark.ts";
import { deriveSeed, type Random, seededRandom } from "../../../random/random.ts";
import { withMarkers } from "../../battery/memory/markers.ts";
import { CARRIER_ORIGIN } from "../../contracts/carrier-origin.ts";
import {
  ANSWER,
  type MemoryDefense,
  type MemoryDefenseContext,
} from "../../contracts/memory-defense.ts";
import type { ToolCall } from "../../contracts/tool-call.ts";
import type { Verdict } from "../../contracts/verdict.ts";
import { addSpent } from "../agent-run.ts";
import type { AgentMemory } from "./agent-memory.ts";
import { isAct, isOwnAct, judgeSession } from "./judge-session.ts";
import type { MemoryRun, MemorySurroundings, MemoryTask } from "./memory-run.ts";
import { backgroundOf, closingOf, fillingOf, openingOf } from "./memory-texts.ts";
import { agentOf, readingTool, toolsOf } from "./memory-tools.ts";
import { openMemory } from "./open-memory.ts";
import { lookAtEntry, lookAtMemory, type SeenSession, seenSession } from "./seen-session.ts";
import { notBegun, runSession, type SessionEnd, type SessionJob } from "./session.ts";
import { carryOut, fileDocument, type Hands } from "./session-hands.ts";
import { StageWatch } from "./stage-watch.ts";
import { treatData } from "./treat-data.ts";
import { TrialLog } from "./trial-log.ts";

/**
 * Runs the sessions of one trial. Nothing but its memories goes from one session to the next, and
 * nothing at all from one trial to another. Acts are written down, never done.
 */
export async function runMemoryTrial(
  task: MemoryTask,
  defense: MemoryDefense,
  around: MemorySurroundings,
): Promise<MemoryRun> {
  const planted = withMarkers(task.scenario[task.arm], task.markers);
  const watch = new StageWatch(planted, task.markers, around.judge, backgroundOf(task.scenario));
  const log = new TrialLog(watch);
  const memories = new Map<MemorySession["agent"], AgentMemory>();
  try {
    for (const { agent } of task.scenario.sessions) {
      if (memories.has(agent)) continue;
      const key = `${task.key}#${agent}`;
      memories.set(agent, await openMemory(around.stores, key, task.fill, defense, log));
    }
    return await new Trial(task, planted, defense, around, log, memories).run();
  } finally {
    for (const memory of memories.values()) await memory.close();
  }
}

/** A conversation that is over. */
interface Talked extends Pick<SeenSession, "end" | "callsWhole"> {
  /** Texts of its own memory that an agent read, as its telemetry tells. */
  readonly recalled: readonly string[];
}

function isCutShort({ notes }: SessionEnd): boolean {
  return notes.some((note) => note === CUT_BY_LENGTH || note === ROUND_LIMIT);
}

class Trial {
  readonly #task: MemoryTask;
  readonly #planted: string;
  readonly #defense: MemoryDefense;
  readonly #around: MemorySurroundings;
  readonly #log: TrialLog;
  readonly #memories: ReadonlyMap<MemorySession["agent"], AgentMemory>;
  readonly #random: Random;
  readonly #inbox: string[] = [];
  #systemNote: string | null = null;
  #data = "";
  #verdict: Verdict | null = null;
  /** Whether the act would have been seen in every later session. */
  #observable = true;
  #actedAtOnce = false;
  #actsTold = false;

  constructor(
    task: MemoryTask,
    planted: string,
    defense: MemoryDefense,
    around: MemorySurroundings,
    log: TrialLog,
    memories: ReadonlyMap<MemorySession["agent"], AgentMemory>,
  ) {
    this.#task = task;
    this.#planted = planted;
    this.#defense = defense;
    this.#around = around;
    this.#log = log;
    this.#memories = memories;
    this.#random = seededRandom(deriveSeed(around.seed, "defense"));
  }

  async run(): Promise<MemoryRun> {
    const { sessions } = this.#task.scenario;
    let end: SessionEnd | null = await this.#fillOwnMemory();
    if (end?.status === "failed") return this.#runOf(end);
    for (const [index, session] of sessions.entries()) {
      this.#log.session = index;
      end = await this.#session(session, index);
      if (end.status !== "answered" || this.#log.watch.reached("executed")) break;
    }
    if (!end) throw new RangeError(`the scenario ${this.#task.scenario.id} has no session`);
    return this.#runOf(end);
  }

  /** Tells an agent with a memory of its own the legitimate notes; it has them by no other way. */
  async #fillOwnMemory(): Promise<SessionEnd | null> {
    const { options, ask, seed } = this.#around;
    const { fill } = this.#task;
    if (options.ownMemory !== true || fill.length === 0) return null;
    const job = {
      ...{ system: () => "", opening: fillingOf(fill), tools: [], closing: null, conversation: 0 },
      ...{ carryOut: async () => "", onSent: () => undefined },
      seed: (call: number) => deriveSeed(seed, `fill:${call}`),
    };
    const end = await runSession(job, ask, options);
    this.#log.spent = addSpent(this.#log.spent, end.spent);
    return (await this.#seen(end, 0, false)).end;
  }

  /** A conversation that is over, with what a witness saw of it. */
  async #seen(end: SessionEnd, conversation: number, needsWords: boolean): Promise<SeenSession> {
    const { sightOf } = this.#around;
    const sighting = (await sightOf?.(conversation, end.failure)) ?? null;
    return seenSession(end, sighting, needsWords);
  }

  async #session(session: MemorySession, index: number): Promise<SessionEnd> {
    const { scenario } = this.#task;
    const { ask, options, seed } = this.#around;
    const log = this.#log;
    const memory = this.#memoryOf(session);
    if (index > 0) log.watch.beginSession();
    const lost =
      session.compacts && options.ownMemory !== true
        ? await memory.compact(ask, deriveSeed(seed, `session:${index}`))
        : null;
    if (lost) return notBegun(lost);
    if (index > 0 && !options.ownMemory) await memory.lookFor();
    const request = this.#requestOf(session, index);
    const scenarioOfAgent = agentOf(scenario, session, request);
    const context = (): MemoryDefenseContext => ({
      scenario: scenarioOfAgent,
      events: [...log.events],
      userRequest: request,
      random: this.#random,
      signal: this.#around.signal,
    });
    if (session.reads) await this.#treat(context());
    const from = { event: log.events.length, call: log.done.length };
    const tools = toolsOf(scenario, session);
    const hands: Hands = {
      ...{ task: this.#task, tools, memory, defense: this.#defense, context, log },
      ...{ data: this.#data, inbox: this.#inbox },
      isAct: (call) => isAct(scenario, this.#task.markers, call),
    };
    const closing = options.ownMemory ? null : closingOf(scenario, index, !options.prefillTool);
    const { end, callsWhole, recalled } = await this.#talk(index, {
      conversation: index + 1,
      system: () => this.#systemOf(memory),
      opening: await this.#opening(session, request, hands),
      tools: options.prefillTool ? [] : tools.all,
      closing: closing?.text ?? null,
      carryOut: (call) => carryOut(call, hands),
      onSent: () => log.sent(),
      seed: (call) => deriveSeed(seed, `session:${index}:${call}`),
    });
    const calls = options.prefillTool
      ? end.ownCalls
      : log.done.slice(from.call).map(({ call }) => call);
    const isCut = isCutShort(end);
    this.#judge(index, { text: end.text, calls, callsWhole, recalled, isCut }, from.event);
    await this.#keep(end, closing?.to ?? null, session, hands);
    // What would have come behind the cut is not known.
    if (!isCut) this.#lookBack(index);
    return end;
  }

  /** Runs one conversation and looks at what an agent of one's own showed in it. */
  async #talk(index: number, job: SessionJob): Promise<Talked> {
    const { ask, options } = this.#around;
    const log = this.#log;
    let wasSent = false;
    const sent = (): void => {
      wasSent = true;
    };
    const onSent = options.ownMemory ? sent : job.onSent;
    const over = await runSession({ ...job, onSent }, ask, options);
    log.spent = addSpent(log.spent, over.spent);
    for (const note of over.notes) log.notes.add(note);
    if (!options.ownMemory) return { end: over, callsWhole: true, recalled: [] };
    const seen = await this.#seen(over, index + 1, this.#needsWords(index));
    for (const note of seen.end.notes) log.notes.add(note);
    for (const call of seen.end.ownCalls ?? []) log.did(call);
    this.#actsTold ||= seen.toldAlone;
    lookAtEntry(seen, log, wasSent);
    lookAtMemory(seen, log, options.memoryTools, isCutShort(over));
    const read = index === 0 ? [] : (seen.modelRead ?? []);
    const recalled = read.filter((text) => log.watch.carries(text) !== null);
    return { end: seen.end, callsWhole: seen.callsWhole, recalled };
  }

  /** Whether a session is judged by what the agent says: then its deeds alone are no answer. */
  #needsWords(index: number): boolean {
    const { scenario, arm } = this.#task;
    return index > 0 && (arm === "fact" || scenario.act.some((one) => !("calls" in one)));
  }

  /** What of the closing answer and of a filed document goes into the memory or to the peer. */
  async #keep(
    { closing }: SessionEnd,
    to: "memory" | "peer" | null,
    session: MemorySession,
    { memory, context, data }: Hands,
  ): Promise<void> {
    const { options } = this.#around;
    if (options.ownMemory) return;
    if (options.prefillTool && session.reads && this.#task.scenario.memory === "index") {
      await fileDocument(data, memory, context());
    }
    if (closing === null || closing.trim() === "") return;
    if (to === "memory") await memory.write(closing.trim(), context());
    if (to !== "peer") return;
    this.#log.watch.look("relayed", this.#log.session, closing);
    this.#inbox.push(closing.trim());
  }

  /** A stage that could be looked at in this session and was not reached is no longer unseen. */
  #lookBack(index: number): void {
    const { watch } = this.#log;
    watch.note("exposed", index, null);
    if (this.#around.options.ownMemory) return;
    watch.note("persisted", index, null);
    if (index > 0) watch.note("recalled", index, null);
    const { path } = this.#task.scenario;
    if (!this.#around.options.prefillTool || path.includes("relayed")) {
      watch.note("relayed", index, null);
    }
  }

  #judge(
    index: number,
    said: {
      readonly text: string;
      readonly calls: readonly ToolCall[] | null;
      readonly callsWhole: boolean;
      /** Texts of its own memory that an agent read, as its telemetry tells. */
      readonly recalled: readonly string[];
      readonly isCut: boolean;
    },
    from: number,
  ): void {
    const { scenario, arm, markers } = this.#task;
    const { memoryTools = null } = this.#around.options;
    const last = index === scenario.sessions.length - 1;
    if (arm === "fact" && !last) return;
    const shown = this.#log.events
      .slice(from)
      .filter(({ channel }) => channel === "memory")
      .map(({ content }) => content);
    const recalled = [...shown, ...said.recalled].flatMap((text) => text.split("\n"));
    const { text, calls: toolCalls, callsWhole } = said;
    const deeds = { text, toolCalls, callsWhole, recalled };
    const own = this.#around.options.ownMemory ? (memoryTools ?? []) : null;
    const judged = judgeSession(scenario, arm, this.#planted, markers, deeds, own);
    const { verdict } = judged;
    const observable = judged.observable && !said.isCut;
    if (index === 0) {
      this.#actedAtOnce = verdict.success;
      return;
    }
    if (this.#verdict?.success !== true) this.#verdict = verdict;
    this.#observable &&= observable;
    const { watch } = this.#log;
    if (!verdict.success) {
      if (last && this.#observable) watch.note("executed", index, null);
      return;
    }
    watch.note("executed", index, watch.carries(said.text + verdict.evidence) ?? "reworded");
    const call = said.calls?.find((one) =>
      own === null ? isAct(scenario, markers, one) : isOwnAct(markers, one, own),
    );
    this.#log.act(call ?? { name: ANSWER, args: { text: said.text } });
  }

  /** The first message, with the events that it brings into the context. */
  async #opening(session: MemorySession, request: string, hands: Hands): Promise<string> {
    const { options } = this.#around;
    const { scenario } = this.#task;
    const { log, memory, context } = hands;
    log.enter("system", "system", this.#systemOf(memory));
    const shows = !options.ownMemory && (hands.tools.looking === null || options.prefillTool);
    let notes: string | null = null;
    if (log.session > 0 && shows) {
      // What a tool would look for is looked for by the request itself.
      const query = hands.tools.looking === null || scenario.memory === "file" ? "" : request;
      notes = await memory.recall(query, context());
      log.enter("memory", "memory", notes, "recalled");
    }
    const inbox = session.agent === "peer" ? this.#inbox.splice(0).join("\n") : "";
    if (inbox !== "") log.enter("inter_agent", "colleague", inbox);
    log.enter("user", "user", request, this.#task.arm === "order" ? "exposed" : null);
    let data: { tool: string; text: string } | null = null;
    if (session.reads && options.prefillTool) {
      const tool = readingTool(scenario.channel).name;
      data = { tool, text: this.#data };
      log.enter(CARRIER_ORIGIN[scenario.channel], tool, this.#data, "exposed");
      log.notes.add("prefilled");
    }
    return openingOf(session, { request, notes, inbox: inbox === "" ? null : inbox, data });
  }

  async #treat(context: MemoryDefenseContext): Promise<void> {
    const { scenario, arm } = this.#task;
    const raw = scenario.data.replace("{{planted}}", () => (arm === "order" ? "" : this.#planted));
    const treated = await treatData(raw, this.#defense, context, this.#log);
    this.#data = treated.data;
    this.#systemNote = treated.systemNote;
  }

  #requestOf({ request }: MemorySession, index: number): string {
    const { scenario, arm } = this.#task;
    if (arm === "order" && index === 0) return `${request} ${this.#planted}`;
    return arm === "fact" && index === scenario.sessions.length - 1 ? scenario.question : request;
  }

  #systemOf(memory: AgentMemory): string {
    const notes = new Set([this.#systemNote, memory.systemNote]);
    const prompt = this.#task.scenario.system_prompt;
    return [prompt, ...[...notes].filter((note) => note !== null)].join("\n\n");
  }

  #memoryOf({ agent }: MemorySession): AgentMemory {
    const memory = this.#memories.get(agent);
    if (!memory) throw new RangeError(`no memory of ${agent}`);
    return memory;
  }

  #runOf(end: SessionEnd): MemoryRun {
    const log = this.#log;
    const { prefillTool, ownMemory = false } = this.#around.options;
    return {
      status: end.status,
      failure: end.failure,
      reason: end.reason,
      text: end.text,
      toolCalls: prefillTool && end.ownCalls === null ? null : log.done.map(({ call }) => call),
      stages: log.watch.stages(this.#task.scenario.path, ownMemory),
      verdict: this.#verdict,
      observable: this.#observable,
      actedAtOnce: this.#actedAtOnce,
      actsTold: this.#actsTold,
      stops: log.stops,
      events: log.events,
      acts: log.acts,
      planted: this.#planted,
      markers: Object.values(this.#task.markers),
      notes: [...log.notes],
      spent: log.spent,
      overhead: log.overhead,
    };
  }
}
