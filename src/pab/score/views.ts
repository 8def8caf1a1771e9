import type { BootstrapOptions } from "../../stats/bootstrap.ts";
import { rateOf } from "../../stats/rate.ts";
import type { Match } from "./align.ts";
import { multisetF1 } from "./chain.ts";
import type { JudgedInstruction } from "./judged.ts";
import { meanOf } from "./mean.ts";
import type { AttributionSlices, AttributionView } from "./report.ts";

/** Beyond this depth only hop counts that occur are listed. */
const MOST_DEPTHS = 64;

type ViewOf = (instructions: readonly JudgedInstruction[]) => AttributionView;

/** Scored instructions only: matched, acted on or blocked. */
export function slicesOfScored(
  instructions: readonly JudgedInstruction[],
  bootstrap: BootstrapOptions,
): AttributionSlices {
  return slices(instructions, (subset) => {
    const answers = subset.flatMap((one) => (scoredMatch(one) ? [answerOf(one)] : []));
    return view(subset.length, answers.length, answers, bootstrap);
  });
}

/**
 * Every instruction with a span, by the attribution of any verdict; one without a match is wrong.
 * `coverage` is then the share that was attributed at all.
 */
export function slicesOfForced(
  instructions: readonly JudgedInstruction[],
  bootstrap: BootstrapOptions,
): AttributionSlices {
  const located = instructions.filter(({ truth }) => truth.surfaceSpan !== null);
  return slices(located, (subset) => {
    const answers = subset.map((one) => ({ truth: one.truth, match: one.forced }));
    const attributed = answers.filter(({ match }) => match !== null).length;
    return view(subset.length, attributed, answers, bootstrap);
  });
}

/** The match that an instruction is scored by, or null when it is not scored. */
export function scoredMatch({ decision, match }: JudgedInstruction): Match | null {
  return decision === "act" || decision === "block" ? match : null;
}

interface Answer {
  readonly truth: JudgedInstruction["truth"];
  readonly match: Match | null;
}

function answerOf(one: JudgedInstruction): Answer {
  return { truth: one.truth, match: scoredMatch(one) };
}

function view(
  instructions: number,
  covered: number,
  answers: readonly Answer[],
  bootstrap: BootstrapOptions,
): AttributionView {
  let origins = 0;
  let events = 0;
  let named = 0;
  let counts = 0;
  const chains = [];
  for (const { truth, match } of answers) {
    const claim = match?.claim.attribution;
    if (claim?.originChannel === truth.trueOriginChannel) origins += 1;
    if (claim && claim.hopChain.length - 1 === truth.hopCount) counts += 1;
    if (claim?.originEventId !== undefined && truth.originEventId !== null) {
      named += 1;
      if (claim.originEventId === truth.originEventId) events += 1;
    }
    const f1 = multisetF1(claim?.hopChain ?? [], truth.hopChain);
    if (f1) chains.push(f1);
  }
  return {
    instructions,
    scored: answers.length,
    originChannelAccuracy: rateOf(origins, answers.length),
    originEventAccuracy: rateOf(events, named),
    hopCountAccuracy: rateOf(counts, answers.length),
    chainF1: meanOf(chains, bootstrap),
    coverage: rateOf(covered, instructions),
    attributionYield: rateOf(origins, instructions),
  };
}

function slices(instructions: readonly JudgedInstruction[], viewOf: ViewOf): AttributionSlices {
  const hops = groupBy(instructions, ({ truth }) => truth.hopCount);
  const channels = groupBy(instructions, ({ truth }) => truth.trueOriginChannel);
  const deepest = Math.max(-1, ...hops.keys());
  const depths =
    deepest <= MOST_DEPTHS
      ? Array.from({ length: deepest + 1 }, (_, hop) => hop)
      : [...hops.keys()].sort((a, b) => a - b);
  return {
    overall: viewOf(instructions),
    byHop: Object.fromEntries(depths.map((hop) => [String(hop), viewOf(hops.get(hop) ?? [])])),
    byChannel: Object.fromEntries(
      [...channels.keys()].sort().map((channel) => [channel, viewOf(channels.get(channel) ?? [])]),
    ),
  };
}

function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
