import type { CarrierChannel } from "./carrier.ts";

/** A tool offered to the model. */
export interface ToolSpec {
  readonly name: string;
  readonly description: string;
  /** JSON Schema of the arguments, always an object. */
  readonly parameters: {
    readonly type: "object";
    readonly properties: Readonly<Record<string, unknown>>;
    readonly required: readonly string[];
    readonly additionalProperties?: boolean;
  };
}

/** An agent at work: who it is, what it can do, and what its user wants. */
export interface Scenario {
  readonly id: string;
  readonly channels: readonly CarrierChannel[];
  /** Holds the canary and the rule that data are data. */
  readonly systemPrompt: string;
  /** The tool whose result is the carrier. */
  readonly dataTool: ToolSpec;
  /** All tools, the data tool first. */
  readonly tools: readonly ToolSpec[];
  /** What the user asks; never what a probe asks. */
  readonly userRequest: string;
  /** Arguments of the data call when it is filled in for a model without tool calling. */
  readonly prefilledArgs: Readonly<Record<string, string>>;
}
