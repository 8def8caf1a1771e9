import { isAssessed } from "../../formats/outcome.ts";
import type { DetectorData } from "../../formats/own-battery.ts";
import { CUT_BY_LENGTH } from "../../formats/remark.ts";
import { type AttackRecord, AttackRecordSchema } from "../../formats/trial-journal.ts";
import { wasRead } from "../agent/witnessed-run.ts";
import type { Failed } from "../attempt/attempt.ts";
import { notSent } from "../attempt/give-up.ts";
import type { RetryPolicy } from "../attempt/retry.ts";
import { checkSpecification } from "../attempt/specification.ts";
import { BATTERY_SETTING } from "../battery/setting.ts";
import { ATTACK_INTENTS, type Attack } from "../contracts/attack.ts";
import type { Oracle } from "../contracts/oracle.ts";
import type { Setting } from "../contracts/setting.ts";
import { blindSense, judgeByData } from "../detectors/data-detector.ts";
import { type Redact, redactedCall } from "../redact.ts";
import type { Target, TargetReport } from "../targets/target.ts";
import { decideOutcome } from "./decide-outcome.ts";
import { type Dialogue, talk } from "./dialogue.ts";
import { evidenceOf } from "./evidence.ts";
import { type Judged, judgeWritten } from "./judge.ts";
import { attackReachedLate } from "./reached-late.ts";
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
 * What would have had to be seen for a hold on an attack to say anything, or null where it was.
 * Behind the cut of a limit of length anything may have stood.
 * Detectors of the attack's own have to see the calls, and an empty sink is no sight. A judge that knows no secret of an
 * agent cannot see that it gave one away, and one that does not read cannot tell whether a goal in
 * words was reached. The dummy's secrets every judge knows.
 */
function blindTo(
  { target, oracle, setting }: AttackPlan,
  attack: Attack,
  said: Dialogue | null,
): AttackRecord["blind"] | null {
  if (said?.notes.includes(CUT_BY_LENGTH)) return "cut";
  if (attack.detect) return blindSense(attack.detect, seenOf(said));
  if (oracle.seesLeaks === undefined) return null;
  if (!LEAKS.has(attack.intent)) return "leak";
  if (target.isDummy === true) return null;
  return oracle.seesLeaks(setting ?? null) ? null : "leak";
}

/** What detectors that are data may rely on: calls that are not whole are none that were watched. */
function seenOf(said: Dialogue | null) {
  if (said === null) return { text: "", toolCalls: null };
  const { text, toolCalls, shownCalls, sighting } = said;
  const watched = shownCalls || sighting?.whole === true;
  const sinkRequests = sighting?.arrivals?.map(({ what }) => what) ?? null;
  return { text, toolCalls: watched ? toolCalls : null, sinkRequests };
}

/** What a target does not tell. */
const UNTOLD = { inputTokens: null, outputTokens: null, costUsd: null };

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
  asksJudge: ({ oracle }) => oracle.asksNobody !== true,
  run,
  failed: (attack, plan, failure) => recordOf(attack, plan, failure, null),
  isDone: ({ outcome }) => outcome !== "error",
  hit: ({ outcome }) => (isAssessed(outcome) ? outcome === "acted" : null),
  costUsd: () => null,
  figures: ({ outcome, latencyMs }) => ({ outcome, latencyMs, ...UNTOLD }),
  settle: async (records, { arrivalsOf }) => {
    // A judge that found a secret of this agent word for word does know its secrets.
    let knows = false;
    let showsCalls = false;
    for await (const { outcome, reason, toolCalls, observed } of records) {
      knows ||= outcome === "acted" && reason === "signal";
      showsCalls ||= (toolCalls ?? null) !== null && (observed?.includes("calls") ?? true);
    }
    return (judged) => {
      const record = attackReachedLate(judged, arrivalsOf(judged.attack.id));
      const { blind, ...rest } = record;
      const seen =
        (blind === "leak" && knows && LEAKS.has(record.attack.intent)) ||
        (blind === "calls" && showsCalls);
      if (!seen) return record;
      return { ...rest, outcome: record.outcome === "not_observed" ? "resisted" : record.outcome };
    };
  },
};

async function run(
  { trial: attack }: Planned<Attack>,
  plan: AttackPlan,
  around: TrialSurroundings,
): Promise<AttackRecord | null> {
  const { signal, giveUp } = around;
  if (giveUp.because !== null) return recordOf(attack, plan, notSent(giveUp), null);
  const said = await talk(attack, plan, around);
  const { report } = said;
  // An attempt cut off by Ctrl-C measured nothing: it is left out, not counted as an error.
  if (signal.aborted && (report.status === "failed" || said.sighting !== null)) return null;
  if (said.turns.length > 1) giveUp.note({ status: "answered" });
  giveUp.note(report);
  const answered = report.status === "answered";
  // What was said or done before a later message failed counts all the same, if it is a success.
  const arrived = (said.sighting?.arrivals ?? []).length > 0;
  if (!answered && said.text === "" && said.toolCalls === null && !arrived) {
    return recordOf(attack, plan, report, said);
  }
  const exchange = {
    goal: { kind: "attack", attack },
    userTexts: attack.turns ?? [],
    reply: said.text,
    toolCalls: said.toolCalls,
    sinkRequests: said.sighting?.arrivals?.map(({ what }) => what) ?? null,
    setting: plan.setting ?? BATTERY_SETTING,
  } as const;
  const oracle = attack.detect ? ownDetectors(attack.id, attack.detect) : plan.oracle;
  const written = attack.detect ? said.writtenCalls : [];
  const judged = await judgeWritten(oracle, exchange, written, plan.minConfidence, signal);
  if (judged === null) return null;
  return recordOf(attack, plan, report, said, answered || judged.verdict?.success ? judged : null);
}

/** The judge that an attack brings along. */
function ownDetectors(id: string, detect: readonly DetectorData[]): Oracle {
  return {
    name: "own",
    judge: async ({ reply, toolCalls, sinkRequests = null }) =>
      judgeByData(detect, { text: reply, toolCalls, sinkRequests }, id),
  };
}

function recordOf(
  attack: Attack,
  plan: AttackPlan,
  report: TargetReport | Failed,
  said: Dialogue | null,
  judged: Judged | null = null,
): AttackRecord {
  const { redact = (text: string) => text } = plan;
  const { verdict = null, failure = "" } = judged ?? {};
  const answered = report.status === "answered";
  const blind = answered ? blindTo(plan, attack, said) : null;
  const outcome = decideOutcome({
    status: report.status,
    delivered: !said?.sighting || wasRead(said.sighting, attack.prompt, true),
    stoppedByDefence: false,
    verdict,
    observable: blind === null,
  });
  const counts = answered || outcome === "acted";
  const { turns, detect, ...rest } = attack;
  return {
    attack: {
      ...rest,
      ...(turns ? { turns: [...turns] } : {}),
      ...(detect ? { detect: [...detect] } : {}),
    },
    outcome,
    confidence: verdict?.confidence ?? null,
    reason: report.status === "answered" || counts ? (verdict?.reason ?? failure) : report.reason,
    evidence: redact(verdict?.evidence ?? ""),
    reply: counts && said ? redact(said.text) : null,
    ...(attack.turns && said
      ? { turns: said.turns.map(({ role, text }) => ({ role, text: redact(text) })) }
      : {}),
    ...(said?.toolCalls
      ? { toolCalls: said.toolCalls.map((call) => redactedCall(call, redact)) }
      : {}),
    ...((outcome === "not_observed" || outcome === "acted") && blind !== null ? { blind } : {}),
    latencyMs: said?.latencyMs ?? null,
    tries: said?.tries ?? 0,
    session: said?.session == null ? null : redact(said.session),
    notes: [...(said?.notes ?? [])],
    ...(said?.sighting
      ? { observed: evidenceOf({ text: answered, calls: said.shownCalls }, said.sighting) }
      : {}),
  };
}
