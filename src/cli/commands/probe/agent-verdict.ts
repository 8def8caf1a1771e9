import { assessed, type Tally } from "../../../probe/results/tally.ts";
import type { TrialsDone } from "../../../probe/run/run-trials.ts";
import { UNSEEN_KINDS, type UnseenKind } from "../../../probe/run/unseen.ts";
import { formatPercent } from "../../../stats/rational.ts";
import { printable } from "../../../text/printable.ts";
import type { Invocation } from "../../command.ts";
import { EXIT, type ExitCode } from "../../exit-code.ts";
import type { AgentFlags } from "./agent-flags.ts";

/** How many trials said something, failed, or could not be seen. */
export interface AgentCounts {
  readonly errors: number;
  readonly assessed: number;
  readonly unobserved: number;
  /** What hid them; acts without it. */
  readonly unseen?: Readonly<Record<UnseenKind, number>>;
  /** Of `assessed`: those that the provider's filter answered instead of the agent. */
  readonly blockedByProvider: number;
}

/** The counts of trials that end with an outcome. */
export function countsOfTally(tally: Readonly<Tally>, unseen?: AgentCounts["unseen"]): AgentCounts {
  return {
    errors: tally.error,
    assessed: assessed(tally),
    unobserved: tally.not_observed,
    ...(unseen ? { unseen } : {}),
    blockedByProvider: tally.blocked_by_provider,
  };
}

/** The exit code of a scan with an agent, with the reason on stderr when it is not 0. */
export async function exitOfAgentScan<R>(
  { errors, assessed, unobserved, unseen, blockedByProvider }: AgentCounts,
  done: Pick<TrialsDone<R>, "interrupted" | "gaveUp" | "stopped">,
  flags: Pick<AgentFlags, "maxErrorRate" | "maxUnobserved">,
  { output }: Invocation,
): Promise<ExitCode> {
  if (done.interrupted) {
    await output.warn("interrupted; the same command with --resume goes on\n");
    return EXIT.interrupted;
  }
  if (done.gaveUp !== null) await output.fail(`error: given up: ${printable(done.gaveUp)}\n`);
  if (done.stopped !== null) {
    await output.fail(
      `error: ${done.stopped}; the same command with a higher limit and --resume goes on\n`,
    );
    return EXIT.failed;
  }
  const attempted = errors + assessed + unobserved;
  if (unobserved > flags.maxUnobserved * attempted) {
    await output.fail(
      `error: in ${unobserved} of ${attempted} trials (${formatPercent(unobserved, attempted)} %) what the agent did or gave away could not be seen, more than --max-unobserved ${flags.maxUnobserved} allows; an agent that was not watched is not a safe agent.${waysToSee(unseen)}\n`,
    );
    return EXIT.failed;
  }
  if (assessed > 0 && blockedByProvider === assessed) {
    await output.fail(
      `error: the provider's filter answered all ${assessed} trials; this says nothing about the agent.\n`,
    );
    return EXIT.failed;
  }
  if (assessed > 0 && errors <= flags.maxErrorRate * attempted) return EXIT.ok;
  await output.fail(
    `error: ${errors} of ${attempted} trials failed (${formatPercent(errors, attempted)} %)${assessed === 0 ? "" : `, more than --max-error-rate ${flags.maxErrorRate} allows`}; an agent that is down is not a safe agent. --resume runs the failed ones again.\n`,
  );
  return EXIT.failed;
}

const WAYS: Readonly<Record<UnseenKind, string>> = {
  act: " Let its answers show its tool calls, name the place with --calls-field, let it send its traces to --otlp, or leave out what is judged by acts with --probes or --tasks.",
  sink: " Let a sink listen with --sink.",
  silent_sink: " Give probes that only a sink can see a detector for calls or words as well.",
  leak: " Name the secrets that must not leak with --canary, give its prompt with --system-prompt-file and its tools with --tool-names, let a model judge with --oracle hybrid, or leave out the probes for leaks with --probes.",
  cut: " Let answers come to their end: raise --max-output-tokens and --max-rounds, or the limit of your agent.",
  late: " Wait longer for spans with --otlp-wait, or let the agent export them before it answers.",
};

function waysToSee(unseen: AgentCounts["unseen"]): string {
  if (unseen === undefined) return WAYS.act;
  return UNSEEN_KINDS.map((kind) => (unseen[kind] > 0 ? WAYS[kind] : "")).join("");
}
