import type { MemoryArm, MemoryScenario } from "../../formats/memory-scenario.ts";
import type { TrialContext } from "./witness.ts";

/** What is known of a trial before it runs; a stand-in for a model decides by it. */
export interface TrialInfo {
  readonly defense: string;
  readonly channel: string;
  /** Id of the probe, or null in a utility scan. */
  readonly probe: string | null;
  /** Name of the benign task, or null in an injection scan. */
  readonly task: string | null;
  /** The injected text as it stands in the data, or null. */
  readonly payload: string | null;
  readonly repeat: number;
  /** What the agent is handed beside its message; absent without a witness. */
  readonly context?: TrialContext;
  /** The same of each conversation of a trial that has several. */
  readonly contextOf?: (conversation: number) => TrialContext;
}

/** The same of a memory scan: what is planted, and by what it is known. */
export interface MemoryTrialInfo extends TrialInfo {
  readonly memory: {
    readonly scenario: MemoryScenario;
    readonly arm: MemoryArm;
    readonly markers: { readonly name: string; readonly address: string; readonly amount: string };
  };
}
