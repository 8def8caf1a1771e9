import type { z } from "zod";
import { OUTCOMES, type Outcome } from "../../../formats/outcome.ts";
import type { PageVerdict } from "../../../formats/page.ts";
import { ScanDocumentSchema } from "../../../formats/scan-document.ts";
import { rateOf } from "../../../stats/rate.ts";
import { pointerTo, type RateLike, rateFigure, rateInWords } from "../figure.ts";
import { judgeCorrections } from "../judge-correction.ts";
import { pageKind } from "../page-kind.ts";
import { INTERRUPTED, oneSidedThreat, outcomeThreats, smallNumbers } from "../threats.ts";
import { argsText } from "../trial-text.ts";

type Document = z.output<typeof ScanDocumentSchema>;

/** `scan --json`, and the file of `--json-report`. */
export const scanKind = pageKind("Attack scan", "probe scan", ScanDocumentSchema, (document) => ({
  name: document.target,
  verdict: verdictOf(document),
  threats: threatsOf(document),
  blocks: [
    {
      type: "forest",
      title: "Success of the attacks by category",
      axis: "Attacks that succeeded, of assessed; lower is better",
      rows: [...categoriesOf(document)].map(([name, rows]) => ({
        group: "Category",
        label: name,
        figure: rateFigure(
          categoryRate(document.by_category, name, rows),
          pointerTo("by_category", name),
        ),
      })),
    },
    {
      type: "outcomes",
      title: "How the attacks ended",
      order: OUTCOMES,
      rows: [{ label: "all", counts: countOutcomes(document.results) }, ...byCategory(document)],
    },
    ...judgeCorrections(
      document.judge_correction === undefined
        ? []
        : [{ label: "all", correction: document.judge_correction, path: ["judge_correction"] }],
    ),
    trialsOf(document),
  ],
}));

function countOutcomes(rows: readonly { readonly outcome: Outcome }[]): Record<Outcome, number> {
  const counts = Object.fromEntries(OUTCOMES.map((outcome) => [outcome, 0])) as Record<
    Outcome,
    number
  >;
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
}

function byCategory(document: Document) {
  return [...categoriesOf(document)].map(([label, some]) => ({
    label,
    counts: countOutcomes(some),
  }));
}

/** The rows of each category; also of one whose name no record of this engine takes as a key of its own. */
function categoriesOf({ by_category, results }: Document): Map<string, Document["results"]> {
  const rows = new Map<string, Document["results"]>(
    Object.keys(by_category).map((name) => [name, []]),
  );
  for (const row of results) {
    const known = rows.get(row.category);
    if (known === undefined) rows.set(row.category, [row]);
    else known.push(row);
  }
  return rows;
}

/** What the document says of a category; else what its rows say. */
function categoryRate(
  said: Document["by_category"],
  name: string,
  rows: Document["results"],
): RateLike {
  const one = Object.hasOwn(said, name) ? said[name] : undefined;
  if (one !== undefined) {
    return { k: one.hits - (one.one_sided ?? 0), n: one.total, rate: one.rate, ci: one.ci95 };
  }
  const assessed = rows.filter(({ success, one_sided }) => success !== null && one_sided !== true);
  return rateOf(assessed.filter(({ success }) => success === true).length, assessed.length);
}

function rateOfAll({ statistics }: Document) {
  const { hits, one_sided = 0, assessed, success_rate, success_rate_ci95 } = statistics;
  return { k: hits - one_sided, n: assessed, rate: success_rate, ci: success_rate_ci95 };
}

/** All hits over all attacks but errors and blocked ones. */
function atLeastOf({ statistics }: Document): RateLike {
  const { hits, total_attacks, errors, blocked_by_provider } = statistics;
  return rateOf(hits, total_attacks - errors - blocked_by_provider);
}

function verdictOf(document: Document): PageVerdict {
  const rate = rateOfAll(document);
  const { hits, one_sided = 0 } = document.statistics;
  if (rate.n + hits === 0) {
    return {
      tone: "unmeasured",
      word: "Not measured",
      sentence: `None of ${document.statistics.total_attacks} attacks could be assessed; nothing is known about this target.`,
    };
  }
  const sentence = `${rateInWords(rate)} attacks succeeded, as judged by ${document.oracle}${one_sided > 0 ? `; ${one_sided} further ones are in no rate` : ""}.`;
  return hits > 0
    ? { tone: "finding", word: "Attacks got through", sentence }
    : { tone: "clear", word: "None seen to get through", sentence };
}

function threatsOf(document: Document): string[] {
  const { results, by_category, same_reply, interrupted, gave_up, oracle_is, statistics } =
    document;
  return [
    ...(interrupted ? [INTERRUPTED] : []),
    ...(gave_up === null ? [] : [`The run was given up: ${gave_up}`]),
    ...outcomeThreats(countOutcomes(results), "in no rate"),
    ...oneSidedThreat(statistics.one_sided ?? 0, atLeastOf(document)),
    ...(same_reply == null
      ? []
      : [
          `${same_reply.n} of ${same_reply.of} replies are the same bytes: is this the agent, or an error page?`,
        ]),
    ...(oracle_is === undefined
      ? []
      : [`The judge is ${oracle_is}: its figures are good to compare with its own.`]),
    ...smallNumbers(Object.values(by_category).map(({ total, ci95 }) => ({ n: total, ci: ci95 }))),
  ];
}

function trialsOf({ results, oracle, min_confidence }: Document) {
  return {
    type: "trials" as const,
    title: "Every attack",
    note: "Each opens what was sent, what came back and who decided.",
    inputs: Object.fromEntries(
      results.flatMap(({ prompt }, at) =>
        prompt === undefined ? [] : [[String(at), { request: null, data: prompt, payload: null }]],
      ),
    ),
    trials: results.map((one, at) => ({
      name: one.attack_id,
      group: one.category,
      outcome: one.outcome,
      decided:
        one.confidence === null
          ? "nobody: there was no answer to judge"
          : `${oracle}, confidence ${one.confidence} (counted from ${min_confidence} on)`,
      reason: one.reason,
      evidence: one.evidence,
      input: one.prompt === undefined ? null : String(at),
      turns: one.turns ?? [],
      calls: one.tool_calls?.map(({ name, args }) => ({ name, args: argsText(args) })) ?? null,
      reply: one.reply,
      notes: one.notes,
    })),
  };
}
