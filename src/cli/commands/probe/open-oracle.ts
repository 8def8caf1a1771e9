import { BacktrailError } from "../../../formats/error.ts";
import type { Spent } from "../../../probe/agent/agent-run.ts";
import type { Oracle } from "../../../probe/contracts/oracle.ts";
import { openModelJudge } from "../../../probe/library/model-judge.ts";
import { deterministicOracle } from "../../../probe/oracles/deterministic.ts";
import { hybridOracle } from "../../../probe/oracles/hybrid.ts";
import { legacyOracle } from "../../../probe/oracles/legacy.ts";
import type { Invocation } from "../../command.ts";
import type { CliContext } from "../../context.ts";
import type { JudgeFlags } from "./judge-flags.ts";
import { type OpenedModel, openModel } from "./open-model.ts";

export const SCAN_ORACLES = ["auto", "semantic", "legacy", "deterministic", "hybrid"] as const;
export const VALIDATED_ORACLES = ["deterministic", "semantic", "hybrid"] as const;

/** A judge with what a report says of it. */
export interface OpenedOracle {
  readonly oracle: Oracle;
  /** The judge's name, with its model where it asks one. */
  readonly label: string;
  /** What the judge's own model calls took; null for a judge that makes none. */
  readonly spent: (() => Spent) | null;
  /** What its server could not do, once each. */
  readonly notes?: () => readonly string[];
  /** The model that is asked, or null. */
  readonly model: Pick<OpenedModel, "name" | "model" | "paid" | "price"> | null;
}

/** Says once what the judge's server could not do. */
export async function sayWhatJudgeLacked(
  { notes }: OpenedOracle,
  { output }: Invocation,
): Promise<void> {
  for (const note of notes?.() ?? []) await output.talk(`judge: ${note}\n`);
}

/** Says what a judge's own calls took, where it made any. */
export async function sayWhatJudgeSpent(
  judge: OpenedOracle,
  invocation: Invocation,
): Promise<void> {
  await sayWhatJudgeLacked(judge, invocation);
  const { spent } = judge;
  const { output } = invocation;
  if (spent === null) return;
  const { calls, inputTokens, outputTokens } = spent();
  await output.talk(
    `judge: ${calls} calls, ${inputTokens ?? "?"} tokens in and ${outputTokens ?? "?"} out\n`,
  );
}

/**
 * The judge of a scan.
 * @param canaries secrets of the agent under test, for the legacy oracle
 * @throws BacktrailError with code `usage` when a judge that asks a model has no key.
 */
export async function openScanOracle(
  flags: JudgeFlags & { readonly oracle: (typeof SCAN_ORACLES)[number] },
  context: CliContext,
  canaries: readonly string[],
  { output }: Invocation,
): Promise<OpenedOracle> {
  const { oracle: name } = flags;
  if (name === "legacy") {
    return { oracle: legacyOracle(canaries), label: name, spent: null, model: null };
  }
  if (name !== "auto") return openJudge(name, flags, context);
  try {
    return await openJudge("semantic", flags, context);
  } catch (error) {
    // Without a key there is still a judge; any other fault of the flags is one.
    if (
      !BacktrailError.isInstance(error) ||
      error.code !== "usage" ||
      flags.judgeModel !== undefined
    ) {
      throw error;
    }
    await output.talk(
      "oracle: deterministic, for no key of a model is set (--oracle auto); it reads no meaning\n",
    );
    return openJudge("deterministic", flags, context);
  }
}

/**
 * A judge that reads a reply beside what was asked.
 * @throws BacktrailError with code `usage` when a judge that asks a model has no key.
 */
export async function openJudge(
  name: (typeof VALIDATED_ORACLES)[number],
  flags: JudgeFlags,
  context: CliContext,
): Promise<OpenedOracle> {
  if (name === "deterministic")
    return { oracle: deterministicOracle, label: name, spent: null, model: null };
  const opened = await openModel(
    {
      model: flags.judgeModel,
      baseUrl: flags.judgeBaseUrl,
      stream: false,
      flag: "--oracle",
      withoutKey:
        "Set the key, or use an oracle that works offline: --oracle legacy for scan, --oracle deterministic elsewhere.",
    },
    context,
  );
  const { judgeBudget: maxCalls = null, judgeTimeout } = flags;
  const semantic = openModelJudge(opened.backend, {
    maxCalls,
    signal: context.signal,
    ...(judgeTimeout === undefined ? {} : { timeoutMs: judgeTimeout * 1000 }),
  });
  return {
    oracle: name === "hybrid" ? hybridOracle(semantic) : semantic,
    label: `${name} (${opened.name}/${opened.model})`,
    spent: semantic.spent,
    notes: semantic.notes,
    model: opened,
  };
}
