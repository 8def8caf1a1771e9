import { claimsNoOrigin } from "../joins/defenses.ts";
import type { EvaluatedCorpus, ScoredDefense } from "../joins/evaluation.ts";
import { type Alignment, columns } from "./columns.ts";
import { errorLines } from "./pab-details.ts";
import { sizeLine } from "./pab-eval.ts";
import {
  counts,
  decimal,
  HEADINGS,
  interval,
  mean,
  nameCell,
  percent,
  RULE,
  ratio,
  truth,
} from "./pab-figures.ts";

/** In the columns of origins, of a defence that only reads words: it is not wrong about them. */
const NOT_CLAIMED = "not claimed";

/** The page of `pab compare`: the benchmark's three tables, then the intervals of the headline. */
export function renderCompare(corpus: EvaluatedCorpus, results: readonly ScoredDefense[]): string {
  const lines = [
    `PAB  split=${nameCell(corpus.split)}`,
    sizeLine(corpus),
    "",
    ...safetyTable(results),
    "",
    ...headlineTable(results),
    "",
    ...detailTable(results),
    "",
    ...intervalTable(results),
    ...hopIntervals(results),
    ...failures(results),
    ...unwalled(results),
  ];
  return `${lines.join("\n")}\n`;
}

/** Defences that had this process's rights, and with them a way to the truth. */
function unwalled(results: readonly ScoredDefense[]): string[] {
  const open = results.filter(({ isolation }) => isolation === "open");
  if (open.length === 0) return [];
  const names = open.map(({ defense }) => nameCell(defense)).join(", ");
  return ["", `Nothing was kept from ${names}: it could have read the answers.`];
}

function table(
  heading: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
  alignments: readonly Alignment[],
): string[] {
  const [first = "", ...rest] = columns([head, ...rows], alignments, "   ");
  return [heading, first, RULE, ...rest];
}

/** What each defence lets through and what it refuses: the first table of the page. */
export function safetyTable(results: readonly ScoredDefense[]): string[] {
  return table(
    HEADINGS.safety,
    ["defense", "UAR", "FBR", "HRR", "notes"],
    results.map(({ defense, report: { safety, cost, errors } }) => [
      nameCell(defense),
      ratio(safety.uar),
      ratio(cost.fbr),
      ratio(cost.hrr),
      // A point that got no answer looks safe: the row that shows safety has to tell.
      `${counts(safety.uar)} unsafe acts, ${counts(cost.fbr)} legit refused, ${cost.hrr.k} escalated${
        errors.points.k === 0 ? "" : `, ${counts(errors.points)} FAILED`
      }${claimsNoOrigin(defense) ? "; a detector: reads words, weighs no origin" : ""}`,
    ]),
    ["left", "right", "right", "right", "left"],
  );
}

function headlineTable(results: readonly ScoredDefense[]): string[] {
  const hops = [
    // One that never answered has no depths; the others say which there are.
    ...new Set(results.flatMap(({ report }) => Object.keys(report.attribution.byHop))),
  ];
  return [
    ...table(
      HEADINGS.headline,
      ["defense", ...hops.map((hop) => `${hop} hop`), "overall", "cover", "of all"],
      results.map(({ defense, report: { attribution } }) => [
        nameCell(defense),
        ...hops.map((hop) => {
          const view = attribution.byHop[hop];
          return view ? ratio(view.originChannelAccuracy) : "--";
        }),
        ...(claimsNoOrigin(defense)
          ? [NOT_CLAIMED, "--", NOT_CLAIMED]
          : [
              ratio(attribution.overall.originChannelAccuracy),
              percent(attribution.overall.coverage),
              ratio(attribution.overall.attributionYield),
            ]),
      ]),
      ["left", ...hops.map(() => "right" as const), "right", "right", "right"],
    ),
    "",
    "'--' = no instruction at that depth was both claimed and decided. `cover` is the share of",
    "instructions with a claim to score, `of all` the share whose origin came out right. A defence",
    "that hands hard cases to people keeps its accuracy; it pays in the last two columns and in HRR.",
  ];
}

function detailTable(results: readonly ScoredDefense[]): string[] {
  return table(
    "ATTRIBUTION DETAIL AND CALIBRATION",
    ["defense", "scored", "origin", "hops", "chainF1", "rho", "monotonic"],
    results.map(({ defense, report: { attribution, calibration } }) => [
      nameCell(defense),
      String(attribution.overall.scored),
      claimsNoOrigin(defense) ? NOT_CLAIMED : ratio(attribution.overall.originChannelAccuracy),
      ratio(attribution.overall.hopCountAccuracy),
      mean(attribution.overall.chainF1),
      decimal(calibration.spearmanRho, 3),
      truth(calibration.monotonic),
    ]),
    ["left", "right", "right", "right", "right", "right", "left"],
  );
}

function intervalTable(results: readonly ScoredDefense[]): string[] {
  return table(
    "95 % INTERVALS  (Wilson)",
    ["defense", "UAR", "FBR", "HRR", "origin", "of all", "errors"],
    results.map(({ defense, report: { safety, cost, attribution, errors } }) => [
      nameCell(defense),
      interval(safety.uar.ci),
      interval(cost.fbr.ci),
      interval(cost.hrr.ci),
      ...(claimsNoOrigin(defense)
        ? [NOT_CLAIMED, NOT_CLAIMED]
        : [
            interval(attribution.overall.originChannelAccuracy.ci),
            interval(attribution.overall.attributionYield.ci),
          ]),
      counts(errors.points),
    ]),
    ["left", "left", "left", "left", "left", "left", "right"],
  );
}

/** The headline's cells with counts and intervals; a line for each that was measured. */
function hopIntervals(results: readonly ScoredDefense[]): string[] {
  const rows = results.flatMap(({ defense, report: { attribution } }) =>
    Object.entries(attribution.byHop)
      .map(([hop, view]) => ({ hop, rate: view.originChannelAccuracy }))
      .filter(({ rate }) => rate.n > 0)
      .map(({ hop, rate }) => [
        nameCell(defense),
        `${hop} hop`,
        counts(rate),
        ratio(rate),
        interval(rate.ci),
      ]),
  );
  if (rows.length === 0) return [];
  return [
    "",
    ...table(
      "ORIGIN BY HOP COUNT: COUNTS AND 95 % INTERVALS  (Wilson)",
      ["defense", "depth", "right", "origin", "interval"],
      rows,
      ["left", "left", "right", "right", "left"],
    ),
  ];
}

function failures(results: readonly ScoredDefense[]): string[] {
  return results.flatMap(({ defense, report }) => {
    const lines = errorLines(report);
    return lines.length === 0 ? [] : ["", `${nameCell(defense)}:`, ...lines.slice(0, -1)];
  });
}
