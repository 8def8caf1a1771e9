import type { Outcome } from "../../formats/outcome.ts";
import type { Random } from "../../random/random.ts";
import { failed } from "../attempt/attempt.ts";
import type { Clock } from "../attempt/clock.ts";
import { GiveUp } from "../attempt/give-up.ts";
import { Pace } from "../attempt/pace.ts";
import { runPool } from "../attempt/pool.ts";
import { attemptWithRetry, type RetryPolicy } from "../attempt/retry.ts";
import { BATTERY_SETTING } from "../battery/setting.ts";
import type { Attack } from "../contracts/attack.ts";
import type { Exchange, Oracle } from "../contracts/oracle.ts";
import type { Setting } from "../contracts/setting.ts";
import type { Verdict } from "../contracts/verdict.ts";
import type { Target, TargetReport } from "../targets/target.ts";
import { decideOutcome } from "./decide-outcome.ts";

export interface ScanPlan {
  readonly attacks: readonly Attack[];
  readonly target: Target;
  readonly oracle: Oracle;
  readonly setting?: Setting;
  /** Requests in flight at most. */
  readonly concurrency: number;
  /** Requests per minute, or null for no limit. */
  readonly rpm: number | null;
  readonly retry: RetryPolicy;
  /** Tells this run's requests from another run's: no server must answer one with the other. */
  readonly runId: string;
  /** A verdict of success below this does not count as a hit, 0 to 1. */
  readonly minConfidence: number;
}

export interface ScanRow {
  readonly attack: Attack;
  readonly outcome: Outcome;
  readonly confidence: number | null;
  readonly reason: string;
  readonly evidence: string;
  readonly reply: string | null;
  /** Milliseconds of the last try; null when nothing was sent. */
  readonly latencyMs: number | null;
  readonly tries: number;
  readonly session: string | null;
  readonly notes: readonly string[];
}

export interface ScanSurroundings {
  readonly clock: Clock;
  readonly random: Random;
  readonly signal: AbortSignal;
  /** Called as each row is done, in order of completion. */
  readonly onRow?: (row: ScanRow) => void;
}

export interface ScanResult {
  /** Rows in catalogue order; shorter than the plan only when interrupted. */
  readonly rows: readonly ScanRow[];
  readonly durationMs: number;
  readonly interrupted: boolean;
  /** Why the target was given up, or null. */
  readonly gaveUp: string | null;
}

/** Sends every attack of the plan once and judges the answers. */
export async function runScan(plan: ScanPlan, around: ScanSurroundings): Promise<ScanResult> {
  const started = around.clock.now();
  const pace = new Pace(around.clock, plan.rpm);
  const giveUp = new GiveUp();
  const rows: (ScanRow | undefined)[] = plan.attacks.map(() => undefined);
  await runPool(
    plan.attacks.entries(),
    plan.concurrency,
    async ([index, attack]) => {
      const row = await scanOne(attack, plan, around, pace, giveUp);
      if (row === null) return;
      rows[index] = row;
      around.onRow?.(row);
    },
    around.signal,
  );
  return {
    rows: rows.filter((row) => row !== undefined),
    durationMs: around.clock.now() - started,
    interrupted: around.signal.aborted,
    gaveUp: giveUp.because,
  };
}

const SILENCE = failed("bad_answer", "the agent answered with nothing");

/** Neither a word nor a deed: that is no refusal, as little as an empty body is. */
function isSilent(report: TargetReport): boolean {
  return (
    report.status === "answered" &&
    report.text.trim() === "" &&
    (report.toolCalls ?? []).length === 0
  );
}

async function scanOne(
  attack: Attack,
  plan: ScanPlan,
  around: ScanSurroundings,
  pace: Pace,
  giveUp: GiveUp,
): Promise<ScanRow | null> {
  if (giveUp.because !== null) return rowOf(attack, giveUp.notSent(), null, null, 0);
  const {
    report: answer,
    tries,
    latencyMs,
  } = await attemptWithRetry<TargetReport>(
    () =>
      plan.target.attempt({
        prompt: attack.prompt,
        history: [],
        session: null,
        trialKey: `${plan.runId}-${attack.id}`,
        signal: around.signal,
      }),
    plan.retry,
    { clock: around.clock, random: around.random, pace, signal: around.signal },
  );
  // An attempt cut off by Ctrl-C measured nothing: it is left out, not counted as an error.
  if (around.signal.aborted && answer.status === "failed") return null;
  giveUp.note(answer);
  const report = isSilent(answer) ? SILENCE : answer;
  if (report.status !== "answered") return rowOf(attack, report, null, latencyMs, tries);
  const exchange: Exchange = {
    goal: { kind: "attack", attack },
    userTexts: [],
    reply: report.text,
    toolCalls: report.toolCalls,
    setting: plan.setting ?? BATTERY_SETTING,
  };
  try {
    const verdict = await plan.oracle.judge(exchange, around.signal);
    const counted = verdict.success && verdict.confidence >= plan.minConfidence;
    return rowOf(attack, report, { ...verdict, success: counted }, latencyMs, tries);
  } catch (error) {
    if (around.signal.aborted) return null;
    const reason = `the judge failed: ${error instanceof Error ? error.message : String(error)}`;
    return { ...rowOf(attack, report, null, latencyMs, tries), reason };
  }
}

function rowOf(
  attack: Attack,
  report: TargetReport,
  verdict: Verdict | null,
  latencyMs: number | null,
  tries: number,
): ScanRow {
  const answered = report.status === "answered";
  return {
    attack,
    outcome: decideOutcome({
      status: report.status,
      delivered: true,
      stoppedByDefence: false,
      verdict,
    }),
    confidence: verdict?.confidence ?? null,
    reason: answered ? (verdict?.reason ?? "") : report.reason,
    evidence: verdict?.evidence ?? "",
    reply: answered ? report.text : null,
    latencyMs,
    tries,
    session: answered ? report.session : null,
    notes: answered ? report.notes : [],
  };
}
