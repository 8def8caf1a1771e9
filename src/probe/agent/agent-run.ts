import type { InjectionRecord } from "../../formats/trial-journal.ts";
import { type Failed, failed } from "../attempt/attempt.ts";
import type { Scenario } from "../contracts/scenario.ts";
import type { ToolCall } from "../contracts/tool-call.ts";
import type { Sighting } from "../contracts/witness.ts";
import type { ModelReport, Usage } from "./backend.ts";

/** What the agent is given to do. */
export interface AgentTask {
  readonly scenario: Scenario;
  readonly userRequest: string;
  /** What the data tool returns, before a defence treats it. */
  readonly data: string;
  /** The injected text as it stands in the data; null for honest work. */
  readonly payload: string | null;
}

export interface AgentOptions {
  /** Model calls of one trial at most. */
  readonly maxRounds: number;
  readonly temperature: number;
  readonly maxOutputTokens: number;
  /** The data stand in the first message, for a model that cannot call tools. */
  readonly prefillTool: boolean;
  /** In a memory scan: the agent keeps a memory of its own, into which nobody can look. */
  readonly ownMemory?: boolean;
  /** Of such an agent: the names of the tools by which it writes into its memory, where known. */
  readonly memoryTools?: readonly string[];
}

/** What model calls took. Tokens are null as soon as one call did not tell. */
export interface Spent extends Usage {
  readonly calls: number;
  /** Sum over the calls, in milliseconds, without waiting. */
  readonly latencyMs: number;
}

/** How one trial of the agent went; judged by nobody yet. */
export interface AgentRun {
  readonly status: "answered" | "blocked_by_provider" | "failed";
  /** Set exactly when `status` is `failed`. */
  readonly failure: Failed | null;
  /** Why it was blocked or failed; empty for an answer. */
  readonly reason: string;
  /** Everything the agent said, over all rounds. */
  readonly text: string;
  /** Calls that were carried out; null when the model could not make any. */
  readonly toolCalls: readonly ToolCall[] | null;
  /** Calls that the agent wrote into its text and nobody carried out. */
  readonly writtenCalls: readonly ToolCall[];
  /** Whether the agent has tools of its own and its answers did not show what it did with them. */
  readonly actsHidden: boolean;
  /** Calls that a defence did not let through. */
  readonly vetoed: readonly ToolCall[];
  /** Whether the answer itself showed calls; absent without a witness. */
  readonly shownCalls?: boolean;
  /** What a witness saw beside the answer; absent without one. */
  readonly sighting?: Sighting;
  /** Whether the payload stood in something that was sent to the model. */
  readonly delivered: boolean;
  readonly stoppedByDefence: boolean;
  /** The system prompt with the defence's part, and the data as they were read, or null. */
  readonly read?: { readonly system: string; readonly data: string | null };
  /** The same for whoever makes a corpus of the run; absent where nobody does. */
  readonly seen?: InjectionRecord["seen"];
  /** Remarks, a word each: `screen_failed`, `prefilled`, `bad_tool_call`, `blank_answer`, marks of answers. */
  readonly notes: readonly string[];
  /** The agent's own calls. */
  readonly spent: Spent;
  /** What the defence spent beside them. */
  readonly overhead: Spent;
}

export const NOTHING_SPENT: Spent = { calls: 0, latencyMs: 0, inputTokens: 0, outputTokens: 0 };

/** Nothing said and nothing done shows neither obedience nor resistance. */
export const SILENCE = failed("bad_answer", "the model answered with nothing", { blank: true });

/** What one model call took; the time of its last try, or when it was made where a cache answered. */
export function spentOn(report: ModelReport, latencyMs: number): Spent {
  const answered = report.status === "answered" ? report : null;
  return {
    calls: 1,
    latencyMs: answered?.cachedLatencyMs ?? latencyMs,
    inputTokens: answered?.usage.inputTokens ?? null,
    outputTokens: answered?.usage.outputTokens ?? null,
  };
}

/** Adds up; a part that is not known makes the sum unknown. */
export function addSpent(a: Spent, b: Spent): Spent {
  return {
    calls: a.calls + b.calls,
    latencyMs: a.latencyMs + b.latencyMs,
    inputTokens: plus(a.inputTokens, b.inputTokens),
    outputTokens: plus(a.outputTokens, b.outputTokens),
  };
}

function plus(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : a + b;
}
