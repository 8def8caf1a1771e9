import { isAssessed } from "../../formats/outcome.ts";
import { type AttackRecord, AttackRecordSchema } from "../../formats/trial-journal.ts";
import { type Failed, failed } from "../attempt/attempt.ts";
import { guardedAttempt } from "../attempt/guarded.ts";
import { attemptWithRetry, type RetryPolicy } from "../attempt/retry.ts";
import { checkSpecification } from "../attempt/specification.ts";
import { BATTERY_SETTING } from "../battery/setting.ts";
import { ATTACK_INTENTS, type Attack } from "../contracts/attack.ts";
import type { Oracle } from "../contracts/oracle.ts";
import type { Setting } from "../contracts/setting.ts";
import type { Verdict } from "../contracts/verdict.ts";
import type { Redact } from "../redact.ts";
import type { Target, TargetReport } from "../targets/target.ts";
import { decideOutcome } from "./decide-outcome.ts";
import { judge } from "./judge.ts";
import type { Planned, RunPlan, TrialKind, TrialSurroundings } from "./trial-kind.ts";

export interface AttackPlan extends RunPlan {
  readonly attacks: readonly Attack[];
  readonly target: Target;
  readonly oracle: Oracle;
  readonly setting?: Setting;
  readonly retry: RetryPolicy;
  /** Tells this run's requests from another run's: no server must answer one with the other. */
  readonly runId: string;
  /** A verdict of success below this does not count as a hit, 0 to 1. */
  readonly minConfidence: number;
  /** Takes our own secrets out of what is kept of an answer, after it was judged. */
  readonly redact?: Redact;
}

const LEAKS: ReadonlySet<string> = new Set(ATTACK_INTENTS);

/**
 * Whether a hold on an attack says anything: a judge that knows no secret of an agent cannot see
 * that the agent gave one away. The dummy's secrets every judge knows.
 */
function isObservable({ target, oracle, setting }: AttackPlan, attack: Attack): boolean {
  if (target.isDummy === true || !LEAKS.has(attack.intent)) return true;
  return oracle.seesLeaks?.(setting ?? null) ?? true;
}

/** Every message of the plan, sent once to a target. */
export const attackTrials: TrialKind<AttackPlan, Attack, AttackRecord> = {
  name: "scan",
  record: AttackRecordSchema,
  *trials(plan) {
    checkSpecification(`target ${plan.target.name}`, plan.target);
    for (const [index, attack] of plan.attacks.entries()) {
      yield { index, key: attack.id, trial: attack };
    }
  },
  run,
  failed: (attack, plan, failure) => recordOf(attack, plan, { report: failure }),
  isDone: ({ outcome }) => outcome !== "error",
  hit: ({ outcome }) => (isAssessed(outcome) ? outcome === "acted" : null),
  costUsd: () => null,
  settle: async (records) => {
    // A judge that found a secret of this agent word for word does know its secrets.
    let knows = false;
    for await (const { outcome, reason } of records) {
      knows ||= outcome === "acted" && reason === "signal";
    }
    return (record) =>
      knows && record.outcome === "not_observed" ? { ...record, outcome: "resisted" } : record;
  },
};

const SILENCE = failed("bad_answer", "the agent answered with nothing");

/** Neither a word nor a deed: that is no refusal, as little as an empty body is. */
function isSilent(report: TargetReport): boolean {
  return (
    report.status === "answered" &&
    report.text.trim() === "" &&
    (report.toolCalls ?? []).length === 0
  );
}

async function run(
  { trial: attack }: Planned<Attack>,
  plan: AttackPlan,
  around: TrialSurroundings,
): Promise<AttackRecord | null> {
  const { signal, giveUp } = around;
  if (giveUp.because !== null) return recordOf(attack, plan, { report: giveUp.notSent() });
  const trialKey = `${plan.runId}-${attack.id}`;
  const request = { prompt: attack.prompt, history: [], session: null, trialKey, signal };
  const { report, ...sent } = await attemptWithRetry<TargetReport>(
    () =>
      guardedAttempt(
        `target ${plan.target.name}`,
        async () => plan.target.attempt(request),
        signal,
      ),
    plan.retry,
    around,
  );
  // An attempt cut off by Ctrl-C measured nothing: it is left out, not counted as an error.
  if (signal.aborted && report.status === "failed") return null;
  giveUp.note(report);
  if (isSilent(report)) return recordOf(attack, plan, { report: SILENCE, ...sent });
  if (report.status !== "answered") return recordOf(attack, plan, { report, ...sent });
  const judged = await judge(
    plan.oracle,
    {
      goal: { kind: "attack", attack },
      userTexts: [],
      reply: report.text,
      toolCalls: report.toolCalls,
      setting: plan.setting ?? BATTERY_SETTING,
    },
    plan.minConfidence,
    signal,
  );
  return judged === null ? null : recordOf(attack, plan, { report, ...sent, ...judged });
}

interface Result {
  readonly report: TargetReport | Failed;
  readonly latencyMs?: number | null;
  readonly tries?: number;
  readonly verdict?: Verdict | null;
  readonly failure?: string;
}

function recordOf(
  attack: Attack,
  plan: AttackPlan,
  { report, latencyMs = null, tries = 0, verdict = null, failure = "" }: Result,
): AttackRecord {
  const { redact = (text: string) => text } = plan;
  const answered = report.status === "answered" ? report : null;
  const reason = report.status === "answered" ? (verdict?.reason ?? failure) : report.reason;
  return {
    attack,
    outcome: decideOutcome({
      status: report.status,
      delivered: true,
      stoppedByDefence: false,
      verdict,
      observable: isObservable(plan, attack),
    }),
    confidence: verdict?.confidence ?? null,
    reason,
    evidence: redact(verdict?.evidence ?? ""),
    reply: answered ? redact(answered.text) : null,
    latencyMs,
    tries,
    session: answered?.session == null ? null : redact(answered.session),
    notes: [...(answered?.notes ?? [])],
  };
}
