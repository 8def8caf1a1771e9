import type { MemoryArm, MemoryScenario } from "../../../formats/memory-scenario.ts";
import type { Failed } from "../../attempt/attempt.ts";
import type { Markers } from "../../battery/memory/markers.ts";
import type { SeenEvent, Stop } from "../../contracts/memory-defense.ts";
import type { MemoryStores } from "../../contracts/memory-store.ts";
import type { RewordingJudge } from "../../contracts/rewording-judge.ts";
import type { ToolCall } from "../../contracts/tool-call.ts";
import type { Verdict } from "../../contracts/verdict.ts";
import type { Sighting } from "../../contracts/witness.ts";
import { type AgentOptions, NOTHING_SPENT, type Spent } from "../agent-run.ts";
import type { AskModel } from "../model-call.ts";
import { type Stages, unseenStages } from "./stage-watch.ts";

/** What one trial of the memory scan is about. */
export interface MemoryTask {
  /** Names the trial; its memories are opened under it. */
  readonly key: string;
  readonly scenario: MemoryScenario;
  readonly arm: MemoryArm;
  readonly markers: Markers;
  /** Legitimate notes that the memory holds beforehand. */
  readonly fill: readonly string[];
}

/** What a trial runs in. */
export interface MemorySurroundings {
  readonly ask: AskModel;
  readonly stores: MemoryStores;
  /** Asked whether a note without a marker says what was planted; null for none. */
  readonly judge: RewordingJudge | null;
  readonly options: AgentOptions;
  /** Of this trial; model calls and the defence draw from it. */
  readonly seed: number;
  /**
   * What was seen of a conversation of an agent with a memory of its own beside its answers, once it
   * is over; absent without a witness.
   */
  readonly sightOf?: (conversation: number, failure: Failed | null) => Promise<Sighting>;
  readonly signal: AbortSignal;
}

/** A call or an answer that did what was planted, and what the agent had read by then. */
export interface MemoryAct {
  readonly session: number;
  /** Events of the trial that stood before it. */
  readonly after: number;
  /** The call, or the answer's own words under the name `answer`. */
  readonly call: ToolCall;
}

/** How one trial went; its outcome is decided elsewhere. */
export interface MemoryRun {
  readonly status: "answered" | "blocked_by_provider" | "failed";
  /** Set exactly when `status` is `failed`. */
  readonly failure: Failed | null;
  readonly reason: string;
  /** What the agent said in the last session that was run. */
  readonly text: string;
  /** Calls of all sessions that were carried out; null for a model that can make none. */
  readonly toolCalls: readonly ToolCall[] | null;
  readonly stages: Stages;
  /** Of the last session that was judged; null where none was. */
  readonly verdict: Verdict | null;
  /** Whether the act would have been seen. */
  readonly observable: boolean;
  readonly actedAtOnce: boolean;
  /** Whether telemetry told of calls that the answers have no place for. */
  readonly actsTold: boolean;
  readonly stops: readonly Stop[];
  /** Everything that entered the context of either agent, in order. */
  readonly events: readonly SeenEvent[];
  readonly acts: readonly MemoryAct[];
  /** What was planted, with this trial's markers. */
  readonly planted: string;
  readonly markers: readonly string[];
  readonly notes: readonly string[];
  readonly spent: Spent;
  /** What the defence spent beside it. */
  readonly overhead: Spent;
}

/** The run of a trial that could not be run. */
export function failedMemoryRun(failure: Failed): MemoryRun {
  return {
    status: "failed",
    failure,
    reason: failure.reason,
    text: "",
    toolCalls: null,
    stages: unseenStages(),
    verdict: null,
    observable: false,
    actedAtOnce: false,
    actsTold: false,
    stops: [],
    events: [],
    acts: [],
    planted: "",
    markers: [],
    notes: [],
    spent: NOTHING_SPENT,
    overhead: NOTHING_SPENT,
  };
}
