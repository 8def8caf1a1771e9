import type { OpenWitness } from "../../../joins/witness/open-witness.ts";
import type { Target } from "../../../probe/targets/target.ts";
import type { Invocation } from "../../command.ts";
import { openTarget } from "./open-target.ts";
import type { Redactors } from "./secrets.ts";
import type { TargetFlags } from "./target-flags.ts";
import { refuseWitness, type WitnessFlags, witnessOf } from "./witness-flags.ts";

/** An agent under test with what watches it. */
export interface WatchedTarget {
  readonly target: Target;
  /** Null when the run sees by its answers alone. */
  readonly witness: OpenWitness | null;
  readonly close: () => Promise<void>;
}

/**
 * Opens what shall watch an agent, then the agent, so that one that the run starts is told where
 * to send its traces and mails.
 * @throws BacktrailError with code `usage` on flags that do not go together, or a port that is taken
 */
export async function openWatchedTarget(
  flags: TargetFlags,
  watching: WitnessFlags,
  { context, output }: Invocation,
  redact: Redactors,
): Promise<WatchedTarget> {
  if (flags.target === "dummy") {
    refuseWitness(watching, "watches an agent of your own: it needs --target");
  }
  const witness = await witnessOf(watching, context.cwd, redact.own, output);
  try {
    const env = { ...context.env, ...witness?.env };
    const target = await openTarget(flags, { ...context, env }, redact.everything);
    const close = async (): Promise<void> => {
      try {
        await target.close?.();
      } finally {
        await witness?.close();
      }
    };
    return { target, witness, close };
  } catch (error) {
    await witness?.close();
    throw error;
  }
}
