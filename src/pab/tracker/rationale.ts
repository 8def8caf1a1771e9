import { printable, shorten } from "../../text/printable.ts";
import type { Decision } from "../model.ts";
import type { Term } from "./differ/terms.ts";
import { sigmoid } from "./link-score.ts";
import type { Path, ScoredLink, Step } from "./path.ts";
import { type Region, regionText } from "./region.ts";
import type { TraceIndex } from "./trace-index.ts";
import { isSaidByOthers } from "./trust.ts";

const LONGEST_QUOTE = 90;
const MOST_WORDS = 8;

export interface RationaleParts {
  readonly path: Path;
  readonly chain: readonly string[];
  readonly trust: number;
  readonly decision: Decision;
  readonly tiers: readonly number[];
  /** Set where a less trusted event has the same text. */
  readonly alsoIn: Region | null;
}

/** The verdict in lines a reviewer can check: every link with its score, and what was rejected. */
export function rationaleOf(index: TraceIndex, parts: RationaleParts): string {
  const { path, chain, trust, decision, tiers, alsoIn } = parts;
  const tier = tiers.indexOf(Math.max(...tiers));
  return [
    ...path.steps.flatMap((step) => describeStep(index, step)),
    `entered at ${place(index, path.origin)}: "${quote(index, path.origin)}"`,
    ...(path.steps.some((step) => isSaidByOthers(index, step))
      ? ["it stands there in quotation marks: whether it was asked for is not known"]
      : []),
    ...describeEnd(index, path),
    ...(alsoIn
      ? [`the same text stands in ${place(index, alsoIn)}: the least trusted place counts`]
      : []),
    `chain ${chain.join(" > ")}; attribution ${percent(trust)}; asks for T${tier} (${percent(tiers[tier] ?? 0)}); ${decision}`,
  ].join("\n");
}

function describeStep(index: TraceIndex, step: Step): string[] {
  if (step.kind === "spliced") return describeSplice(index, step);
  const way = `${place(index, step.from)} from ${place(index, step.to)}`;
  if (step.kind === "copy") {
    return [`copied: ${way}, ${percent(step.copy.recall)} of the words in order`];
  }
  return [
    step.cosine === undefined
      ? `reworded: ${way}, ${describeLink(step.scored)}`
      : `reworded: ${way}, near in meaning (cosine ${step.cosine.toFixed(2)})`,
    ...(step.rejected
      ? [
          `  next best ${place(index, step.rejected.link.core)}, ${describeLink(step.rejected)}: "${quote(index, step.rejected.link.core)}"`,
        ]
      : []),
  ];
}

function describeSplice(
  index: TraceIndex,
  { from, comparison, explanations }: Extract<Step, { kind: "spliced" }>,
): string[] {
  const { base, differences, covered } = comparison;
  const say = (terms: readonly Term[]): string =>
    terms
      .map((term) => quote(index, { event: eventOf(index, term), from: term.from, to: term.to }))
      .join(" ");
  return [
    `altered: ${place(index, from)} follows ${place(index, base)} in ${percent(covered)} of what it says: "${quote(index, base)}"`,
    ...differences.map(({ kind, ours, theirs }) =>
      [
        `  ${kind}:`,
        ...(theirs.length > 0 ? [`"${say(theirs)}"`] : []),
        ...(ours.length > 0 ? [`${theirs.length > 0 ? "now " : ""}"${say(ours)}"`] : []),
      ].join(" "),
    ),
    ...(explanations.length === 0 ? ["  no earlier event explains it"] : []),
    ...explanations.map(
      ({ region }, at) =>
        `  explanation ${at + 1}: ${place(index, region)}: "${quote(index, region)}"`,
    ),
  ];
}

function eventOf(index: TraceIndex, { from }: Term): number {
  return index.eventAt(from);
}

function describeEnd(index: TraceIndex, { end }: Path): string[] {
  if (end === null) return [];
  const news = end.newQuantities + end.newNames;
  const fresh = news > 0 ? `; ${news} numbers or names that no earlier event has` : "";
  if (end.rejected === null) return [`no earlier event shares its words${fresh}`];
  const { core } = end.rejected.link;
  return [
    `rejected as a source: ${place(index, core)}, ${describeLink(end.rejected)}: "${quote(index, core)}"${fresh}`,
  ];
}

function describeLink({ link, logOdds }: ScoredLink): string {
  const words = [...link.matches]
    .sort((a, b) => b.credit - a.credit)
    .slice(0, MOST_WORDS)
    .map(({ query, passage }) => (query === passage ? query : `${query}~${passage}`));
  const missing = link.quantitiesMissing.length;
  return [
    percent(sigmoid(logOdds)),
    `shares ${words.length === 0 ? "no words" : printable(words.join(", "))}`,
    ...(missing > 0 ? [`lacks ${missing} of its numbers`] : []),
    ...(link.mood.directs || link.isForeign ? [] : ["asks for nothing"]),
    ...(link.isForeign ? ["in another language"] : []),
  ].join("; ");
}

function place(index: TraceIndex, { event }: Region): string {
  const { eventId = "?", channel = "?" } = index.events[event] ?? {};
  return `${printable(eventId)} (${channel})`;
}

function quote(index: TraceIndex, region: Region): string {
  return printable(shorten(regionText(index, region), LONGEST_QUOTE));
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
