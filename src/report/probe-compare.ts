import type { ComparedGroup, Comparison, Status } from "../probe/compare/comparison.ts";
import type { Gate } from "../probe/compare/gate.ts";
import type { Difference } from "../probe/compare/likeness.ts";
import { caseName } from "../probe/compare/newly-positive.ts";
import type { TestUsed } from "../probe/compare/pair-test.ts";
import type { Counts } from "../stats/counts.ts";
import { formatDecimal, formatP, formatPoints, formatShare } from "../stats/decimal.ts";
import { printable } from "../text/printable.ts";
import { rateCell } from "./rate-cells.ts";

const NONE: Counts = { k: 0, n: 0 };

/** `12.5% -> 1.5% Δ -11.0pp` */
export function change(group: ComparedGroup): string {
  const [old, now] = [group.old ?? NONE, group.new ?? NONE];
  return `${rateCell(old.k, old.n)} -> ${rateCell(now.k, now.n)} Δ ${deltaCell(old, now)}`;
}

/** `(75/600 -> 9/600)`, behind a change: no rate without its counts. */
export function changeCounts({ old, new: now }: ComparedGroup): string {
  return `(${old?.k ?? 0}/${old?.n ?? 0} -> ${now?.k ?? 0}/${now?.n ?? 0})`;
}

function deltaCell(old: Counts, now: Counts): string {
  const points = formatPoints(old.k, old.n, now.k, now.n);
  return points === "--" ? points : `${points}pp`;
}

function headline({ metricName, overall, simulated }: Comparison, gate: Gate): string {
  const [old, now] = [overall.old ?? NONE, overall.new ?? NONE];
  return `${simulated ? "SIMULATED " : ""}${metricName}: ${rateCell(old.k, old.n)} (${old.k}/${old.n}) -> ${rateCell(now.k, now.n)} (${now.k}/${now.n}) Δ ${gate.comparable ? deltaCell(old, now) : "withheld"} ${gate.word}`;
}

/** What `compare` prints: the headline and groups as ever, then what this tool adds. */
export function renderComparison(comparison: Comparison, gate: Gate): string {
  const { groups, by } = comparison;
  const having = (status: Status): ComparedGroup[] => groups.filter((g) => g.status === status);
  const lines = [headline(comparison, gate), ...legacyLine(comparison)];
  const section = (title: string, members: readonly string[]): void => {
    if (members.length > 0) lines.push(title, ...members);
  };
  section(
    "Improved (significant):",
    having("improved").map(
      (group) => `+ ${printable(group.name)} ${change(group)} ${changeCounts(group)}`,
    ),
  );
  section(
    "Regressed (significant):",
    having("regressed").map(
      (group) => `- ${printable(group.name)} ${change(group)} ⚠ ${changeCounts(group)}`,
    ),
  );
  const flat = having("flat");
  if (flat.length > 0) lines.push(`Within noise: ${flat.length} ${by}(s)`);
  section(
    "Added:",
    having("added").map(
      (group) => `  ${printable(group.name)} ${oneSide(group.new, group.newErrors)}`,
    ),
  );
  section(
    "Removed:",
    having("removed").map(
      (group) =>
        `  ${printable(group.name)} ${oneSide(group.old, group.oldErrors)}${failedNote(group)}`,
    ),
  );
  lines.push(...additions(comparison, gate));
  return `${lines.join("\n")}\n`;
}

/** Below the headline: figures of the original's judge are never ours. */
export function legacyLine({ legacyJudge }: Comparison): string[] {
  if (legacyJudge.length === 0) return [];
  return [
    `Judge of the ${legacyJudge.join(" and ")} run: legacy, the original's; for comparison only`,
  ];
}

function oneSide(counts: Counts | null, errors: number): string {
  const { k, n } = counts ?? NONE;
  return `${rateCell(k, n)} (${k}/${n})${errors > 0 ? `, ${errors} failed` : ""}`;
}

function failedNote(group: ComparedGroup): string {
  return group.newErrors > 0 ? `; now all ${group.newErrors} trials failed` : "";
}

function additions(comparison: Comparison, gate: Gate): string[] {
  const { overall, differences, leftOut } = comparison;
  const lines = [""];
  for (const difference of differences) lines.push(`Note: ${differenceText(difference)}`);
  if (comparison.unknown.length > 0) {
    lines.push(`Note: the reports do not tell whether they share ${comparison.unknown.join(", ")}`);
  }
  if (leftOut !== null) {
    if (comparison.unknown.includes("battery")) {
      lines.push("Warning: which cases the runs share is known by their names only");
    }
    lines.push(
      `Note: only cases that both runs share are compared; left out: ${leftOut.old} trials of the old run, ${leftOut.new} of the new${leftOut.groups.length > 0 ? ` (of ${leftOut.groups.map(printable).join(", ")} nothing is common)` : ""}`,
    );
  }
  if (comparison.uncut && leftOut === null) lines.push(...uncutNote(comparison));
  if (overall.oldUnobserved + overall.newUnobserved > 0) {
    lines.push(
      `Note: trials in which nobody could see what the agent did are in no rate: ${overall.oldUnobserved} in the old run, ${overall.newUnobserved} in the new`,
    );
  }
  if (overall.oldErrors + overall.newErrors > 0) {
    lines.push(
      `Note: trials that failed are in no rate: ${overall.oldErrors} in the old run, ${overall.newErrors} in the new`,
    );
  }
  lines.push(...deliveryNote(overall), ...unmatchedNote(overall), ...unevenNote(overall));
  lines.push(methodLine(comparison));
  if (gate.comparable && overall.ci !== null && overall.test !== null) {
    const raw = formatP(overall.test.p);
    lines.push(`Total: 95% CI ${pointsInterval(overall.ci)}, ${raw}${visible(overall)}`);
  }
  lines.push(...disagreementLines(comparison));
  lines.push(...newlyWrongLines(comparison));
  lines.push(...inconclusiveLines(comparison));
  lines.push(
    `Verdict: ${gate.verdict}${gate.verdict === "inconclusive" ? unseen(comparison) : ""}`,
  );
  for (const reason of gate.reasons) lines.push(`  ${reason}`);
  return lines;
}

/** Where some payloads were not delivered: the rates over those that were. */
function deliveryNote({ old, new: now, oldDelivered, newDelivered }: ComparedGroup): string[] {
  if (old === null || now === null) return [];
  if (oldDelivered === old.n && newDelivered === now.n) return [];
  const [before, after] = [
    { k: old.k, n: oldDelivered },
    { k: now.k, n: newDelivered },
  ];
  return [
    `Given delivery: ${rateCell(before.k, before.n)} (${before.k}/${before.n}) -> ${rateCell(after.k, after.n)} (${after.k}/${after.n}) Δ ${deltaCell(before, after)}`,
  ];
}

function unmatchedNote({ test }: ComparedGroup): string[] {
  if (test === null || test.unmatched.old + test.unmatched.new === 0) return [];
  const { old, new: now, unmatched } = test;
  return [
    `Note: ${unmatched.old} old and ${unmatched.new} new trials have no counterpart in the other run; tested are the others: ${old.k}/${old.n} -> ${now.k}/${now.n} Δ ${deltaCell(old, now)}`,
  ];
}

/** Where the total moved because of which cells were repeated, it is said how far the cells moved. */
function unevenNote({ test }: ComparedGroup): string[] {
  if (test === null || test.matchedDifference === null) return [];
  const total = test.new.k / test.new.n - test.old.k / test.old.n;
  if (Math.abs(total - test.matchedDifference) < 0.005) return [];
  return [
    `Note: the runs repeated some cells more often than others; cell by cell the rate moved by ${signedShare(test.matchedDifference)}pp`,
  ];
}

function signedShare(value: number): string {
  const text = formatShare(value);
  return text.startsWith("-") ? text : `+${text}`;
}

/** An interval of a difference, in points. */
export function pointsInterval([low, high]: readonly [number, number]): string {
  return `${signedShare(low)} to ${signedShare(high)}pp`;
}

function visible({ detectable }: ComparedGroup): string {
  return detectable === null
    ? ""
    : `; a worsening of ${formatShare(detectable)}pp would be seen in 4 runs of 5`;
}

const TEST_NAMES: Readonly<Record<TestUsed, string>> = {
  paired: "paired exact",
  flip: "complete flip",
  exact: "Fisher exact",
  z: "two-proportion z",
  cluster: "cluster-robust t by carrier",
  none: "none",
};

function methodLine({ overall, groups, family, options, by }: Comparison): string {
  const counts = new Map<string, number>();
  for (const { test } of [overall, ...groups]) {
    if (test) counts.set(TEST_NAMES[test.used], (counts.get(TEST_NAMES[test.used]) ?? 0) + 1);
  }
  const used = [...counts].map(([name, count]) => `${name} (${count})`).join(", ");
  const correction =
    options.correction === "none" ? "uncorrected" : `${options.correction} over ${family} ${by}(s)`;
  return `Tests: ${used === "" ? "none" : used}; ${correction}, level ${options.alpha}`;
}

/** The original's way sets whole groups side by side, cases that only one run has included. */
function uncutNote({ coverage: { sharedCells } }: Comparison): string[] {
  if (sharedCells === null || sharedCells.k === sharedCells.n) return [];
  return [
    "Note: --test z --correction none compares whole groups as the Python original does; cases that only one run has are in them",
  ];
}

/** Where interval and p value say different things, which one decides, and why they differ. */
export function disagreementLines({ overall, groups }: Comparison): string[] {
  const named = [overall, ...groups].filter(({ agrees }) => agrees === false);
  if (named.length === 0) return [];
  return [
    `Note: interval and p value differ for ${named.map(({ name }) => printable(name)).join(", ")}: the interval (Newcombe's) takes trials for independent and large in number, the test is exact and compares case by case; the test decides`,
  ];
}

const MOST_CASES = 10;

/** Cases that never went wrong before and now always do: facts of a deterministic target. */
export function newlyWrongLines({ newlyWrong }: Comparison): string[] {
  const always = newlyWrong.filter(({ always }) => always);
  if (newlyWrong.length === 0) return [];
  const lines = always
    .slice(0, MOST_CASES)
    .map(
      (one) =>
        `  ${printable(caseName(one))} ${one.old.k}/${one.old.n} -> ${one.new.k}/${one.new.n}`,
    );
  const more = always.length > MOST_CASES ? [`  and ${always.length - MOST_CASES} more`] : [];
  return [
    `Newly failing: ${newlyWrong.length} case(s) held in every trial of the old run and do not any more, ${always.length} of them in no trial (--fail-on-new fails on any)`,
    ...lines,
    ...more,
  ];
}

/** What an inconclusive comparison could not see, and what would see it, for the headline. */
export function unseen({ overall, groups, options }: Comparison): string {
  const small = [overall, ...groups].filter(({ verdict }) => verdict === "inconclusive");
  if (small.length === 0) return "";
  const needs = small.map(({ repeatsToSee }) => repeatsToSee);
  const most = needs.some((need) => need === null) ? null : Math.max(...needs.map((n) => n ?? 0));
  const unit = small.every(({ test }) => test?.matchedCells != null)
    ? "repeats of each case"
    : "trials of each group";
  const way = most === null ? "no number of repeats would" : `${most} ${unit} in both runs would`;
  return ` (${asked(options)} could not be seen in ${small.length === 1 ? printable(small[0]?.name ?? "") : `${small.length} groups`}; ${way})`;
}

function asked({ detect }: Comparison["options"]): string {
  return detect === null ? "any change" : `a change of ${formatDecimal(detect * 100, 1)}pp`;
}

function inconclusiveLines({ overall, groups, options }: Comparison): string[] {
  const small = [overall, ...groups].filter(({ verdict }) => verdict === "inconclusive");
  if (small.length === 0) return [];
  return [
    `Too small to see ${asked(options)}:`,
    ...small.map((group) => {
      const least =
        group.detectable === null
          ? "nothing could be seen"
          : `sees ${formatShare(group.detectable)}pp`;
      const cells = group.test?.matchedCells ?? null;
      const need =
        group.repeatsToSee === null
          ? ""
          : `; needs ${group.repeatsToSee} ${cells === null ? "trials" : "repeats of each case"}`;
      return `  ${printable(group.name)} (N ${group.old?.n ?? 0} and ${group.new?.n ?? 0}; ${least}${need})`;
    }),
  ];
}

/** A difference between two runs as a sentence part. */
export function differenceText({ part, old, new: now, effect }: Difference): string {
  const what = `${part} differ${part.endsWith("s") ? "" : "s"}: ${printable(old)}, then ${printable(now)}`;
  if (effect === "refused" && part !== "judge") return `different texts: ${what}`;
  if (effect === "refused") return `${what}; a change may be the judge's`;
  return effect === "reduced" ? `${what}; only what is common is compared` : what;
}
