import type { Blocked, Failed } from "../attempt/attempt.ts";
import type { ToolSpec } from "../contracts/scenario.ts";
import type { ToolCall } from "../contracts/tool-call.ts";

/** A tool call with the id that its result must carry. */
export interface IdentifiedToolCall extends ToolCall {
  readonly id: string;
}

export type ModelMessage =
  | { readonly role: "user"; readonly text: string }
  | {
      readonly role: "assistant";
      readonly text: string;
      readonly toolCalls: readonly IdentifiedToolCall[];
    }
  | {
      readonly role: "tool";
      readonly callId: string;
      readonly name: string;
      readonly text: string;
    };

export interface ModelRequest {
  readonly system: string;
  /** The defence's part of `system`, for an agent that has a system prompt of its own. */
  readonly defenseNote?: string;
  readonly messages: readonly ModelMessage[];
  /** Which conversation of its trial it belongs to, for an agent with a memory of its own. */
  readonly conversation?: number;
  readonly tools: readonly ToolSpec[];
  readonly temperature: number;
  readonly maxOutputTokens: number;
  /** Seed of this call; a backend that cannot take one ignores it. */
  readonly seed: number;
  /** JSON Schema that the answer must follow, where the provider can be held to one. */
  readonly answerSchema?: Readonly<Record<string, unknown>>;
  readonly signal: AbortSignal;
}

/** Token counts as the provider gave them; null where it gave none. */
export interface Usage {
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
}

export interface ModelAnswer {
  readonly status: "answered";
  readonly text: string;
  readonly toolCalls: readonly IdentifiedToolCall[];
  /** Calls that the agent carried out by itself; null where they could not be observed. */
  readonly observedCalls?: readonly ToolCall[] | null;
  /** Calls that stand in the text, where nobody read them as calls. */
  readonly writtenCalls?: readonly ToolCall[];
  /** Remarks for the row of the trial. */
  readonly notes?: readonly string[];
  readonly usage: Usage;
  readonly warnings: readonly string[];
  /** Set when the answer came from a cache: how long the call took when it was made. */
  readonly cachedLatencyMs?: number;
}

/** The provider's filter stopped the answer; what had come before it may already be a deed. */
export interface ModelBlocked extends Blocked {
  readonly text?: string;
  readonly toolCalls?: readonly IdentifiedToolCall[];
}

/** The warning of an answer whose server took no schema. */
export const JSON_OBJECT_INSTEAD =
  "the server takes no JSON schema; it was asked for any JSON object instead";

export type ModelReport = ModelAnswer | ModelBlocked | Failed;

/** A model behind the tool agent. One call is one attempt; it reports and never throws. */
export interface AgentBackend {
  /** Version of this contract; absent is 1. Another one is refused. */
  readonly specificationVersion?: 1;
  /** As in `--backend`. */
  readonly name: string;
  readonly model: string;
  /** A stand-in without a model: every output is then labelled SIMULATED. */
  readonly simulated: boolean;
  call(request: ModelRequest): Promise<ModelReport>;
  close?(): Promise<void>;
}
