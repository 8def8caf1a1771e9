import type { ComparedGroup, Comparison } from "../probe/compare/comparison.ts";
import type { Gate } from "../probe/compare/gate.ts";
import { formatP, formatPoints } from "../stats/decimal.ts";
import { codeSpan } from "./markdown-code.ts";
import {
  disagreementLines,
  legacyLine,
  newlyWrongLines,
  pointsInterval,
  unseen,
} from "./probe-compare.ts";
import { rateCell } from "./rate-cells.ts";

/** A comment on GitHub holds 65,536 characters; the groups that matter come first. */
const MOST_ROWS = 100;

/** A comparison as a comment for a pull request. Names from the reports stand in code spans only. */
export function comparisonMarkdown(comparison: Comparison, gate: Gate): string {
  const { metricName, oldLabel, newLabel, by, overall, groups, simulated } = comparison;
  const lines = [
    `### ${simulated ? "SIMULATED: " : ""}Injection regression check: ${gate.word}`,
    "",
    `Verdict: **${gate.verdict}**${gate.verdict === "inconclusive" ? codeSpan(unseen(comparison).trim()) : ""} (${metricName.toLowerCase()}, ${codeSpan(oldLabel)} then ${codeSpan(newLabel)})`,
    "",
  ];
  for (const line of legacyLine(comparison)) lines.push(line, "");
  if (gate.reasons.length > 0) {
    lines.push(...gate.reasons.map((reason) => `- ${codeSpan(reason)}`), "");
  }
  for (const line of [...disagreementLines(comparison), ...newlyWrongLines(comparison)]) {
    lines.push(`- ${codeSpan(line.trim())}`);
  }
  if (comparison.newlyWrong.length > 0) lines.push("");
  for (const { part, old, new: now, effect } of comparison.differences) {
    lines.push(`- ${part} (${effect}): ${codeSpan(old)} then ${codeSpan(now)}`);
  }
  if (comparison.differences.length > 0) lines.push("");
  lines.push(
    `| ${by} | old | new | Δ pp | 95% CI | p | corrected p | |`,
    "|---|---:|---:|---:|---|---|---|---|",
    ...[overall, ...worstFirst(groups).slice(0, MOST_ROWS)].map((group, at) =>
      row(at === 0 ? "**total**" : codeSpan(group.name), group, at > 0 || gate.comparable),
    ),
    "",
  );
  if (groups.length > MOST_ROWS) lines.push(`${groups.length - MOST_ROWS} more not shown`, "");
  return `${lines.join("\n")}`;
}

const ORDER = ["regressed", "removed", "improved", "added", "flat"] as const;

function worstFirst(groups: readonly ComparedGroup[]): ComparedGroup[] {
  return groups.toSorted((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status));
}

function row(name: string, group: ComparedGroup, comparable: boolean): string {
  const side = (counts: ComparedGroup["old"], errors: number): string =>
    counts === null
      ? "--"
      : `${rateCell(counts.k, counts.n)} (${counts.k}/${counts.n})${errors > 0 ? `, ${errors} failed` : ""}`;
  const { old, new: now, test, pAdjusted } = group;
  const delta = old && now ? formatPoints(old.k, old.n, now.k, now.n) : "--";
  const mark = {
    regressed: "⚠ regressed",
    improved: "improved",
    added: "added",
    removed: "removed",
    flat: "",
  };
  const state =
    group.status === "flat" && group.verdict === "inconclusive" ? "too small" : mark[group.status];
  const cells = [
    name,
    side(old, group.oldErrors),
    side(now, group.newErrors),
    comparable ? delta : "withheld",
    comparable && group.ci ? pointsInterval(group.ci) : "--",
    test && test.used !== "none" ? formatP(test.p) : "--",
    pAdjusted === null ? "--" : formatP(pAdjusted),
    state,
  ];
  return `| ${cells.join(" | ")} |`;
}
