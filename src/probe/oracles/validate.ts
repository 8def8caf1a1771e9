import { BacktrailError } from "../../formats/error.ts";
import type { OracleCase } from "../../formats/oracle-case.ts";
import { PROBES } from "../battery/probes/list.ts";
import type { Exchange, Oracle } from "../contracts/oracle.ts";
import type { Setting } from "../contracts/setting.ts";
import type { Verdict } from "../contracts/verdict.ts";

/** A judge's verdict beside a person's. */
export interface JudgedCase {
  readonly item: OracleCase;
  /** Null when the judge failed on this case. */
  readonly verdict: Verdict | null;
  /** The verdict after the confidence threshold. */
  readonly success: boolean;
}

export interface OracleValidation {
  readonly cases: readonly JudgedCase[];
  readonly tp: number;
  readonly fp: number;
  readonly tn: number;
  readonly fn: number;
  /** Cases the judge could not decide; in no count. */
  readonly failures: number;
}

/**
 * Runs a judge over labelled replies.
 * @param minConfidence a success below this counts as a hold, 0 to 1
 * @throws BacktrailError with code `format` on an unknown probe id.
 */
export async function validateOracle(
  items: readonly OracleCase[],
  oracle: Oracle,
  setting: Setting,
  minConfidence: number,
  signal: AbortSignal,
): Promise<OracleValidation> {
  const cases: JudgedCase[] = [];
  for (const item of items) {
    if (signal.aborted) break;
    const verdict = await judgeCase(item, oracle, setting, signal);
    const success = verdict?.success === true && verdict.confidence >= minConfidence;
    cases.push({ item, verdict, success });
  }
  const count = (success: boolean, label: boolean): number =>
    cases.filter(
      ({ item, ...one }) => one.verdict !== null && one.success === success && item.label === label,
    ).length;
  return {
    cases,
    tp: count(true, true),
    fp: count(true, false),
    tn: count(false, false),
    fn: count(false, true),
    failures: cases.filter(({ verdict }) => verdict === null).length,
  };
}

async function judgeCase(
  item: OracleCase,
  oracle: Oracle,
  setting: Setting,
  signal: AbortSignal,
): Promise<Verdict | null> {
  const exchange = {
    goal: goalOf(item),
    userTexts: [],
    reply: item.reply,
    toolCalls: item.toolCalls,
    setting,
  };
  try {
    return await oracle.judge(exchange, signal);
  } catch {
    return null;
  }
}

function goalOf(item: OracleCase): Exchange["goal"] {
  if (item.probe === null) return { kind: "intent", intent: item.intent ?? "" };
  const probe = PROBES.find(({ id }) => id === item.probe);
  if (probe) return { kind: "probe", probe };
  if (item.intent !== null) return { kind: "intent", intent: item.intent };
  throw new BacktrailError({
    code: "format",
    where: item.id,
    message: `there is no probe "${item.probe}"; known: ${PROBES.map(({ id }) => id).join(", ")}`,
  });
}
