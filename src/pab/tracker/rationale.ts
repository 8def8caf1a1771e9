import { printable, shorten } from "../../text/printable.ts";
import type { Decision } from "../model.ts";
import type { Term } from "./differ/terms.ts";
import type { Path, Step } from "./path.ts";
import { type Region, regionText } from "./region.ts";
import type { TraceIndex } from "./trace-index.ts";
import { isSaidByOthers, type Trust } from "./trust.ts";
import type { Source } from "./weigh/weigh.ts";

const LONGEST_QUOTE = 90;
const MOST_WORDS = 8;
/** Explanations of an alteration that are shown: the true one is mostly among them. */
const MOST_SHOWN = 3;

export interface RationaleParts {
  readonly path: Path;
  readonly chain: readonly string[];
  readonly trust: Trust;
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
    `chain ${chain.join(" > ")}; ${trust.kind}, attribution ${percent(trust.probability)}; asks for T${tier} (${percent(tiers[tier] ?? 0)}); ${decision}`,
  ].join("\n");
}

function describeStep(index: TraceIndex, step: Step): string[] {
  if (step.kind === "spliced") return describeSplice(index, step);
  const way = `${place(index, step.from)} from ${place(index, step.to)}`;
  if (step.kind === "copy") {
    return [`copied: ${way}, ${percent(step.copy.recall)} of the words in order`];
  }
  return [
    `reworded: ${way}, ${describeSource(step.source)}; entered here ${percent(step.here)}`,
    ...(step.rejected ? [`  next best ${describeRejected(index, step.rejected)}`] : []),
  ];
}

function describeSplice(
  index: TraceIndex,
  { from, comparison, explanations }: Extract<Step, { kind: "spliced" }>,
): string[] {
  const { base, differences, covered } = comparison;
  const shown = explanations.filter(({ isBase }) => !isBase).slice(0, MOST_SHOWN);
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
    ...(shown.length === 0 ? ["  no earlier event explains it"] : []),
    ...shown.map(
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
  const news = end.question.newQuantities + end.question.newNames;
  const fresh = news > 0 ? `; ${news} numbers or names that no earlier event has` : "";
  const here = `entered here: ${percent(end.here)}${fresh}`;
  if (end.rejected === null) return [here];
  return [here, `rejected as a source: ${describeRejected(index, end.rejected)}`];
}

function describeRejected(index: TraceIndex, source: Source): string {
  const { region } = source.unit;
  return `${place(index, region)}, ${describeSource(source)}: "${quote(index, region)}"`;
}

function describeSource({ probability, unit, force }: Source): string {
  const words = unit.likeness.matches
    .slice(0, MOST_WORDS)
    .map(({ query, passage }) => (query === passage ? query : `${query}~${passage}`));
  return [
    percent(probability),
    `shares ${words.length === 0 ? "no words" : printable(words.join(", "))}`,
    ...(unit.anchorsMissing > 0 ? [`lacks ${unit.anchorsMissing} of its numbers or names`] : []),
    ...(force < 0 ? ["reads like no order"] : []),
    ...(unit.isForeign ? ["in another language"] : []),
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
