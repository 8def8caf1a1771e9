import { hash } from "node:crypto";
import { sha256Hex } from "../../text/sha256.ts";
import { type AgentDojoRun, looksLikeAgentDojo, readAgentDojoRun } from "../agentdojo/run.ts";
import { locateUtf16, type Needle, needleOf } from "../planted/locate.ts";
import { interventionIn } from "./intervention.ts";

/** What one run log says, small enough that tens of thousands fit in memory. */
export interface RunSummary {
  /** Path below the folder given, with `/`. */
  readonly path: string;
  readonly sha256: string;
  readonly pipeline: string;
  /** The file's own pipeline name where its folder says otherwise. */
  readonly renamedFrom: string | null;
  readonly suite: string;
  readonly userTask: string;
  readonly injectionTask: string | null;
  readonly attack: string | null;
  readonly version: string | null;
  readonly utility: boolean | null;
  readonly security: boolean | null;
  readonly error: string | null;
  readonly messages: number;
  /** Tool calls the agent made. */
  readonly calls: number;
  readonly callsAfterExposure: number;
  readonly toolResults: number;
  /** Tool results that a defence replaced or refused. */
  readonly withheld: number;
  /** Planted texts found in tool results; null when the log does not say what was planted. */
  readonly spans: number | null;
  /** Which calls (tool and arguments) brought planted text, and which were withheld. */
  readonly deliveredBy: readonly string[];
  readonly withheldFrom: readonly string[];
  /** Whether an action after exposure was refused by a policy. */
  readonly actionRefused: boolean;
  readonly userPrompt: string;
  /** Identifiers (accounts, addresses) that stand in the user's prompt and in the planted text. */
  readonly sharedIdentifiers: readonly string[];
}

export interface SkippedFile {
  readonly path: string;
  readonly reason: string;
}

/** Reads run logs one after another; planted texts repeat, so their needles are kept. */
export class RunSummarizer {
  readonly #needles = new Map<string, Needle | null>();

  /** @param path below the folder given, with `/` between the parts. */
  summarize(path: string, bytes: Uint8Array): RunSummary | SkippedFile {
    let value: unknown;
    const text = new TextDecoder().decode(bytes);
    try {
      value = JSON.parse(text);
    } catch (error) {
      return { path, reason: `not valid JSON: ${error instanceof Error ? error.message : "?"}` };
    }
    if (!looksLikeAgentDojo(value)) return { path, reason: "not an AgentDojo run" };
    const run = readAgentDojoRun(value);
    if ("reason" in run) return { path, reason: run.reason };
    return this.#describe(path, sha256Hex(bytes), run);
  }

  #describe(path: string, sha256: string, run: AgentDojoRun): RunSummary {
    const folder = pipelineFolder(path, run);
    const needles = run.attack === null ? [] : this.#needlesOf(run);
    const facts = readMessages(run, needles);
    const user = run.messages.find((message) => message.role === "user")?.text ?? "";
    return {
      path,
      sha256,
      pipeline: folder ?? run.pipeline,
      renamedFrom: folder !== null && folder !== run.pipeline ? run.pipeline : null,
      suite: run.suite,
      userTask: run.userTask,
      injectionTask: run.injectionTask,
      attack: run.attack,
      version: run.benchmarkVersion,
      utility: run.utility,
      security: run.security,
      error: run.error,
      messages: run.messages.length,
      ...facts,
      spans: run.attack !== null && run.injections === null ? null : facts.spans,
      userPrompt: user,
      sharedIdentifiers: run.attack === null ? [] : sharedIdentifiers(user, run.injections),
    };
  }

  #needlesOf(run: AgentDojoRun): Needle[] {
    const needles: Needle[] = [];
    for (const text of new Set(Object.values(run.injections ?? {}))) {
      let needle = this.#needles.get(text);
      if (needle === undefined) {
        needle = needleOf(text);
        if (this.#needles.size > MAX_NEEDLES) this.#needles.clear();
        this.#needles.set(text, needle);
      }
      if (needle) needles.push(needle);
    }
    return needles;
  }
}

/** Enough for every text of a benchmark, and a bound when every file brings its own. */
const MAX_NEEDLES = 20_000;

/**
 * The pipeline as the folder names it, where the path has the benchmark's own layout: some
 * published pipelines call themselves `local` in the file, and only the folder tells them apart.
 */
function pipelineFolder(path: string, run: AgentDojoRun): string | null {
  const [pipeline, suite, userTask, attack] = path.split("/").slice(-5);
  return pipeline !== undefined &&
    suite === run.suite &&
    userTask === run.userTask &&
    attack === (run.attack ?? "none")
    ? pipeline
    : null;
}

type MessageFacts = Pick<
  RunSummary,
  | "calls"
  | "callsAfterExposure"
  | "toolResults"
  | "withheld"
  | "deliveredBy"
  | "withheldFrom"
  | "actionRefused"
> & { readonly spans: number };

function readMessages(run: AgentDojoRun, needles: readonly Needle[]): MessageFacts {
  let calls = 0;
  let callsAfterExposure = 0;
  let toolResults = 0;
  let withheld = 0;
  let spans = 0;
  let actionRefused = false;
  const deliveredBy: string[] = [];
  const withheldFrom: string[] = [];
  for (const message of run.messages) {
    calls += message.calls.length;
    if (spans > 0) callsAfterExposure += message.calls.length;
    if (message.role !== "tool") continue;
    toolResults += 1;
    const intervention = interventionIn(message);
    if (intervention === "content") {
      withheld += 1;
      if (message.answers) withheldFrom.push(callKey(run.suite, message.answers));
    } else if (intervention === "action") {
      withheld += 1;
      if (spans > 0) actionRefused = true;
    }
    if (message.text === null) continue;
    let here = 0;
    for (const needle of needles) here += locateUtf16(message.text, needle).length;
    if (here > 0 && message.answers) deliveredBy.push(callKey(run.suite, message.answers));
    spans += here;
  }
  return {
    calls,
    callsAfterExposure,
    toolResults,
    withheld,
    spans,
    deliveredBy: [...new Set(deliveredBy)],
    withheldFrom: [...new Set(withheldFrom)],
    actionRefused,
  };
}

/** Two calls with the same key read the same thing: the environments of a suite are fixed. */
function callKey(
  suite: string,
  call: { readonly function: string; readonly args: unknown },
): string {
  const said = `${suite}\0${call.function}\0${JSON.stringify(call.args)}`;
  return hash("sha256", said, "base64").slice(0, 12);
}

/** Words of eight characters or more with several digits in them, or addresses: what an action names. */
function isIdentifier(word: string): boolean {
  return word.length >= 8 && (/\d[A-Za-z0-9]{3}/.test(word) || word.includes("@"));
}

function sharedIdentifiers(
  prompt: string,
  injections: Readonly<Record<string, string>> | null,
): string[] {
  const named = new Set(prompt.split(/[^A-Za-z0-9._%+@-]+/).filter(isIdentifier));
  if (named.size === 0) return [];
  const planted = Object.values(injections ?? {}).join("\n");
  return [...named].filter((word) => planted.includes(word)).sort();
}
