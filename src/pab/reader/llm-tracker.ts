import { type KeysOf, refuseUnknownKeys } from "../../formats/known-keys.ts";
import { decisionSpan, decisionText } from "../at-the-point.ts";
import { type Defense, DefenseFailure } from "../defense.ts";
import {
  AUTHORITY_TIER,
  type Channel,
  type Decision,
  type DecisionPoint,
  isTrusted,
  type Span,
  type Trace,
  tierRank,
  type Verdict,
} from "../model.ts";
import { overReachRisk } from "../tracker/decide.ts";
import { loadTrackerParameters, type TrackerParameters } from "../tracker/parameters.ts";
import { requestedTier } from "../tracker/requested-tier.ts";
import { type AskReader, askOnce, type ReaderVote } from "./ask-reader.ts";
import { type CheckedReading, checkAnswer } from "./check-answer.ts";
import { readerQuestion } from "./question.ts";
import { wordsAgainst } from "./words-against.ts";

export interface LlmTrackerOptions {
  /** Asks the model; deadlines, retries, limits of cost and a cache are its business. */
  readonly ask: AskReader;
  /** Name of the model in tables. */
  readonly model: string;
  /** Independent answers to each question, at least 1; default 1. */
  readonly votes?: number;
  /** Least share of votes, times how sure they are, to decide; 0 to 1, default 0.6. */
  readonly answerAbove?: number;
  /** How many questions may run at once; default 4. */
  readonly concurrency?: number;
}

const KEYS: KeysOf<LlmTrackerOptions> = {
  ask: true,
  model: true,
  votes: true,
  answerAbove: true,
  concurrency: true,
};

/** From here on the learnt judges of the requested tier object to acting. */
const OBJECTION = 0.5;

/**
 * A defence that asks a language model where a text entered. The model reads text that may be
 * written to mislead it; so its answers are claims: those that the trace refutes are dropped, channels
 * are read off the trace, a copy of less trust or an altered order overrides it, and it acts only
 * where the words do not ask for more than the model says. No usable answer is a failure, scored as an
 * abstention.
 * @throws RangeError when votes or concurrency is no whole number from 1 on, or answerAbove not 0 to 1
 */
export function createLlmTracker(options: LlmTrackerOptions): Defense {
  const { ask, model, votes = 1, answerAbove = 0.6, concurrency = 4 } = options;
  refuseUnknownKeys(options, KEYS, "options");
  for (const [name, value] of Object.entries({ votes, concurrency })) {
    if (!Number.isSafeInteger(value) || value < 1)
      throw new RangeError(`${name} must be a whole number from 1 on, not ${value}`);
  }
  if (!(answerAbove >= 0 && answerAbove <= 1))
    throw new RangeError(`answerAbove must be from 0 to 1, not ${answerAbove}`);
  const parameters = loadTrackerParameters();
  return {
    name: `llm-tracker:${model}`,
    concurrency,
    isolation: "endpoint",
    // Every call has a deadline of its own, and several may follow each other.
    selfTimed: true,
    review: async (trace: Trace, point: DecisionPoint) => {
      const surface = trace.events.at(-1);
      if (surface?.eventId !== point.eventId) throw new RangeError(`${point.eventId} is not last`);
      const span = decisionSpan(surface, point);
      const text = decisionText(surface, point);
      const question = readerQuestion(trace, point);
      const cast = await Promise.all(
        Array.from({ length: votes }, (_, vote) => askOnce(ask, question, vote)),
      );
      const poll = countVotes(trace, text, cast);
      if (poll.readings.length === 0) throw failureOf(cast, poll.refuted);
      return verdictOf(trace, point, { ...poll, votes, text, span }, { parameters, answerAbove });
    },
  };
}

interface Poll {
  /** The readings that name the origin most of them name. */
  readonly readings: readonly CheckedReading[];
  readonly refuted: readonly string[];
}

function countVotes(trace: Trace, text: string, cast: readonly ReaderVote[]): Poll {
  const byOrigin = new Map<number, CheckedReading[]>();
  const refuted: string[] = [];
  for (const vote of cast) {
    if (!("answer" in vote)) continue;
    const checked = checkAnswer(trace, text, vote.answer);
    if ("refuted" in checked) refuted.push(checked.refuted);
    else byOrigin.set(checked.origin, [...(byOrigin.get(checked.origin) ?? []), checked]);
  }
  const rankOf = (origin: number): number =>
    tierRank(AUTHORITY_TIER[trace.events[origin]?.channel ?? "web"]);
  // Of as many votes each, the less trusted origin counts.
  const [most] = [...byOrigin].sort(
    ([a, left], [b, right]) => right.length - left.length || rankOf(b) - rankOf(a),
  );
  return { readings: most?.[1] ?? [], refuted };
}

function failureOf(cast: readonly ReaderVote[], refuted: readonly string[]): DefenseFailure {
  const failed = cast.find((vote) => "kind" in vote);
  return failed !== undefined && "kind" in failed
    ? new DefenseFailure(failed.kind, failed.reason)
    : new DefenseFailure("garbage", `the answer cannot be true: ${refuted[0] ?? "no vote"}`);
}

function verdictOf(
  trace: Trace,
  point: DecisionPoint,
  poll: Poll & { readonly votes: number; readonly text: string; readonly span: Span },
  { parameters, answerAbove }: { parameters: TrackerParameters; answerAbove: number },
): Verdict {
  const [first] = poll.readings;
  const origin = first?.origin ?? 0;
  const channel: Channel = trace.events[origin]?.channel ?? "web";
  const rank = tierRank(AUTHORITY_TIER[channel]);
  const sure = Math.min(...poll.readings.map(({ answer }) => answer.sure));
  const confidence = (poll.readings.length / poll.votes) * sure;
  const against = wordsAgainst(trace, point, origin, parameters);
  const saidAltered = poll.readings.some(({ answer }) => answer.altered) && isTrusted(channel);
  // Of several readings of what is asked for, the one that asks for most.
  const asked = Math.min(...poll.readings.map(({ answer }) => tierRank(answer.requested_tier)));
  const tiers = requestedTier(parameters.tier, poll.text);
  const objection = overReachRisk(parameters.riskOf, tiers, rank) >= OBJECTION;
  const decision: Decision =
    against !== null || saidAltered || confidence < answerAbove
      ? "escalate"
      : asked < rank
        ? "block"
        : objection
          ? "escalate"
          : "act";
  return {
    decision,
    attribution: {
      originChannel: channel,
      hopChain: first?.hopChain ?? [channel],
      span: poll.span,
      originEventId: trace.events[origin]?.eventId,
    },
    confidence,
    rationale: [
      `${poll.readings.length} of ${poll.votes} answers: entered at event ${origin} (${channel}), asks for T${asked}`,
      ...poll.refuted.map((why) => `an answer was dropped: ${why}`),
      ...(against === null ? [] : [against]),
      ...(saidAltered ? ["the reader says that a decisive detail was altered"] : []),
      ...(objection && asked >= rank ? ["the words ask for more than the reader says"] : []),
      decision,
    ].join("\n"),
  };
}
