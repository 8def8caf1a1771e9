import type { BurnIn } from "../probe/compare/burn-in.ts";
import { caseName } from "../probe/compare/newly-positive.ts";
import { formatPercent } from "../stats/rational.ts";
import { printable } from "../text/printable.ts";
import { rateCell } from "./rate-cells.ts";

const MOST_CASES = 15;

/** What `burn-in` prints. */
export function renderBurnIn(result: BurnIn, simulated: boolean): string {
  const { runs, pairs, failed, words, flaky, cases, plan } = result;
  const needs = plan.needs.map(({ repeats }) => repeats);
  const worst = needs.some((need) => need === null)
    ? null
    : Math.max(...needs.map((need) => need ?? 0));
  const share = plan.worsening * 100;
  return `${[
    `${simulated ? "SIMULATED " : ""}The same agent ${runs} times: the gate fails for nothing in ${failed.k} of ${pairs} pairs (${formatPercent(failed.k, pairs)}%)`,
    `  ${Object.entries(words)
      .map(([word, count]) => `${word} ${count}`)
      .join(", ")}; pairs share runs, so this is a description, not a sample`,
    "",
    `Flaky: ${flaky.length} of ${cases} cases ended both ways`,
    ...flaky
      .slice(0, MOST_CASES)
      .map(
        ({ cell, rate }) =>
          `  ${printable(caseName(cell))} ${rateCell(rate.k, rate.n)} (${rate.k}/${rate.n})`,
      ),
    ...(flaky.length > MOST_CASES ? [`  and ${flaky.length - MOST_CASES} more`] : []),
    "",
    worst === null
      ? `No number of repeats sees a worsening of ${share.toFixed(1)}pp in every group`
      : `--repeats ${worst} sees a worsening of ${share.toFixed(1)}pp in any group with chance ${plan.power}`,
  ].join("\n")}\n`;
}

/** The same as it stands in JSON. */
export function burnInBody(result: BurnIn, simulated: boolean) {
  return {
    simulated,
    runs: result.runs,
    pairs: result.pairs,
    failed: result.failed.k,
    words: { ...result.words },
    cases: result.cases,
    flaky: result.flaky.map(({ cell, rate }) => ({
      name: caseName(cell),
      defense: cell.defense,
      carrier: cell.carrier,
      probe: cell.instruction,
      k: rate.k,
      n: rate.n,
    })),
    worsening: result.plan.worsening,
    power: result.plan.power,
    repeats_needed: result.plan.needs.map(({ name, repeats }) => ({ name, repeats })),
  };
}
