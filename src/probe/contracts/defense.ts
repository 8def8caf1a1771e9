import type { Random } from "../../random/random.ts";
import type { Scenario } from "./scenario.ts";
import type { ToolCall } from "./tool-call.ts";

/** What a defence may know when it treats a piece of data. */
export interface DefenseContext {
  readonly scenario: Scenario;
  /** The user's request, from which a tool filter derives what is allowed. */
  readonly userRequest: string;
  /** Seeded: a random marker is the same when a run is repeated. */
  readonly random: Random;
  readonly signal: AbortSignal;
}

/** What a defence made of a piece of data. */
export type Treated = {
  /** Extra model calls of the defence itself. */
  readonly overhead?: {
    readonly inputTokens: number | null;
    readonly outputTokens: number | null;
    readonly latencyMs: number;
  };
} & (
  | {
      readonly status: "passed";
      /** The data as the model will read them. */
      readonly data: string;
      /** Said in the system prompt beside the scenario's own text. */
      readonly systemNote?: string;
      /** The screen itself failed and the data passed as they were; the row says so. */
      readonly screenFailed?: boolean;
    }
  /** The data do not reach the model at all. */
  | { readonly status: "blocked"; readonly reason: string }
);

/** A defence of the agent: it treats data before the model reads them, or vetoes tool calls. */
export interface ProbeDefense {
  /** Version of this contract; absent is 1. Another one is refused. */
  readonly specificationVersion?: 1;
  /** As in the `defense` column. */
  readonly name: string;
  readonly rationale: string;
  apply(data: string, context: DefenseContext): Treated | Promise<Treated>;
  /** Whether a tool call may be carried out; absent means every call may. */
  allowsCall?(call: ToolCall, context: DefenseContext): boolean;
}
