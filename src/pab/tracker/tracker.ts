import { type KeysOf, refuseUnknownKeys } from "../../formats/known-keys.ts";
import type { Defense } from "../defense.ts";
import {
  AUTHORITY_TIER,
  type Channel,
  type Decision,
  type DecisionPoint,
  type Span,
  type Trace,
  tierRank,
  type Verdict,
} from "../model.ts";
import { hopChain } from "./chain.ts";
import { decide } from "./decide.ts";
import { encoderOf, type SentenceEmbedder } from "./encoder.ts";
import { IndexCache } from "./index-cache.ts";
import { lessTrustedCopy } from "./less-trusted-copy.ts";
import { loadTrackerParameters, type TrackerParameters } from "./parameters.ts";
import { partsOf, partsOfEvent } from "./parts.ts";
import { type Path, walkBack, walkBackWith } from "./path.ts";
import { rationaleOf } from "./rationale.ts";
import { type Region, regionOfSpan, regionText, spanOfRegion } from "./region.ts";
import { requestedTier } from "./requested-tier.ts";
import type { TraceIndex } from "./trace-index.ts";
import { trustOf } from "./trust.ts";

export interface ProvenanceTrackerOptions {
  /**
   * A sentence encoder that is asked how near earlier sentences are in meaning, beside their words, in
   * the same softmax with weights of its own. It may name another origin or raise a doubt; what the
   * words alone would not act on is not acted on. Default: words only.
   */
  readonly embedder?: SentenceEmbedder;
  /**
   * An order is acted on only where orders judged as safe asked for more than their origin may in less
   * than this share of cases; 0 to 1, default 0.02.
   */
  readonly overReachBelow?: number;
}

const KEYS: KeysOf<ProvenanceTrackerOptions> = {
  embedder: true,
  overReachBelow: true,
};

/**
 * A defence that finds where an instruction entered by matching its words backwards through the
 * visible events: offline, deterministic, no model. Copies are followed first; where they end on a
 * channel that only hands text on, an earlier passage that says the same in other words is sought.
 * What cannot be attributed with confidence is escalated. Ids mean nothing to it.
 */
export function createProvenanceTracker(options: ProvenanceTrackerOptions = {}): Defense {
  refuseUnknownKeys(options, KEYS, "options");
  return trackerWith(loadTrackerParameters(), options);
}

/** The tracker with other fitted numbers than those that ship. */
export function trackerWith(
  fitted: TrackerParameters,
  options: ProvenanceTrackerOptions = {},
): Defense {
  const { embedder, overReachBelow = fitted.overReachBelow } = options;
  const encoder = embedder === undefined ? null : encoderOf(embedder);
  const byWords: TrackerParameters = { ...fitted, overReachBelow };
  const parameters = encoder === null ? byWords : forEncoder(byWords);
  const cache = new IndexCache();
  return {
    name: embedder === undefined ? "provenance-tracker" : `provenance-tracker+${embedder.name}`,
    review: (trace: Trace, point: DecisionPoint) => {
      const index = cache.indexOf(trace);
      const surface = surfaceOf(index, trace, point);
      if (surface.to === surface.from) return NOTHING_TO_ATTRIBUTE;
      const parts =
        point.span === null
          ? partsOfEvent(index, surface, parameters.gate)
          : partsOf(index, surface);
      const span = point.span ?? spanOfRegion(index, parts[0] ?? surface);
      if (encoder === null) {
        return worstOf(
          parts.map((part) =>
            verdictOn(index, span, part, walkBack(index, part, parameters), parameters),
          ),
        );
      }
      const judged = parts.map(async (part) => {
        const path = await walkBackWith(index, part, parameters, encoder);
        const verdict = verdictOn(index, span, part, path, parameters);
        if (verdict.decision !== "act") return verdict;
        const words = verdictOn(index, span, part, walkBack(index, part, byWords), byWords);
        return words.decision === "act" ? verdict : askedAbout(verdict);
      });
      return Promise.all(judged).then(worstOf);
    },
  };
}

/** An encoder brings doubt or another origin, never leave to act that the words do not give. */
function askedAbout(verdict: Verdict): Verdict {
  const rationale = (verdict.rationale ?? "").replace(/; act$/, "; escalate");
  return {
    ...verdict,
    decision: "escalate",
    rationale: `by its words alone it is not acted on: a person is asked\n${rationale}`,
  };
}

/** The fitted numbers with those in place that belong to an encoder. */
export function forEncoder(fitted: TrackerParameters): TrackerParameters {
  const { units, here, trust } = fitted.withEncoder;
  return { ...fitted, gate: { ...fitted.gate, units, here }, trust };
}

const NOTHING_TO_ATTRIBUTE: Verdict = {
  decision: "abstain",
  attribution: null,
  confidence: 0,
  rationale: "there are no words to attribute",
};

function surfaceOf(index: TraceIndex, trace: Trace, point: DecisionPoint): Region {
  const event = trace.events.findIndex(({ eventId }) => eventId === point.eventId);
  if (event < 0) throw new RangeError(`no event ${point.eventId} in the visible context`);
  return regionOfSpan(index, event, point.span);
}

const SEVERITY: readonly Decision[] = ["act", "abstain", "escalate", "block"];

/** The verdict on the part that is worst: decided most strictly, then least trusted, then least sure. */
function worstOf(verdicts: readonly Verdict[]): Verdict {
  const rank = ({ attribution }: Verdict): number =>
    tierRank(AUTHORITY_TIER[attribution?.originChannel ?? "user"]);
  const [worst = NOTHING_TO_ATTRIBUTE] = [...verdicts].sort(
    (a, b) =>
      SEVERITY.indexOf(b.decision) - SEVERITY.indexOf(a.decision) ||
      rank(b) - rank(a) ||
      a.confidence - b.confidence,
  );
  if (verdicts.length < 2) return worst;
  const at = verdicts.indexOf(worst) + 1;
  return { ...worst, rationale: `part ${at} of ${verdicts.length} decides\n${worst.rationale}` };
}

function verdictOn(
  index: TraceIndex,
  span: Span,
  surface: Region,
  path: Path,
  parameters: TrackerParameters,
): Verdict {
  // An altered order has an origin of its own; else the less trusted of two possible ones is assumed.
  const alsoIn =
    path.steps.at(-1)?.kind === "spliced"
      ? null
      : lessTrustedCopy(
          index,
          [...path.steps.map((step) => step.from), path.origin],
          path.origin.event,
        );
  const chain = hopChain(index, path, parameters);
  const origin = alsoIn ?? path.origin;
  const originEvent = index.events[origin.event];
  const channel: Channel = originEvent?.channel ?? "user";
  const trust = trustOf(index, path, parameters);
  const tiers = requestedTier(parameters.tier, regionText(index, surface));
  const decision = decide({
    origin: channel,
    trust: trust.probability,
    answerAbove: parameters.answerAbove[trust.kind],
    tiers,
    riskOf: parameters.riskOf,
    overReach: parameters.overReach,
    overReachBelow: parameters.overReachBelow,
  });
  return {
    decision,
    attribution: {
      originChannel: channel,
      hopChain: [channel, ...chain.slice(1)],
      span,
      originEventId: originEvent?.eventId,
    },
    confidence: trust.probability,
    rationale: rationaleOf(index, { path, chain, trust, decision, tiers, alsoIn }),
  };
}
