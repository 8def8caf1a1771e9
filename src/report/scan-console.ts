import type { AttackRecord } from "../formats/trial-journal.ts";
import type { ScanStatistics } from "../probe/run/scan-statistics.ts";
import type { Rate } from "../stats/rate.ts";
import { formatPercent } from "../stats/rational.ts";
import { displayWidth, pad } from "../text/display-width.ts";
import { printable, shorten } from "../text/printable.ts";
import { type TableColumn, textTable } from "./columns.ts";
import { sameReplyLine } from "./injection-console.ts";

export interface ScanHeading {
  readonly target: string;
  readonly oracle: string;
  /** The built-in agent, whose secrets every judge knows. */
  readonly dummy: boolean;
  /** Milliseconds of the run, or null with `--no-timing`. */
  readonly durationMs: number | null;
}

/** What `scan` prints: the box, the table by category, the speed, and which attacks hit. */
export function renderScan(
  statistics: ScanStatistics,
  heading: ScanHeading,
  rows: readonly AttackRecord[],
): string {
  const parts = [box(statistics, heading), "\n", categoryTable(statistics)];
  if (statistics.sameReply !== null) parts.push(sameReplyLine(statistics.sameReply));
  // The dummy answers out of this process: its speed is nobody's.
  if (heading.durationMs !== null && !heading.dummy) parts.push(speedLine(statistics));
  parts.push(hitTable(rows));
  return parts.join("");
}

const TITLE = " AgentProbe scan ";

function box(statistics: ScanStatistics, heading: ScanHeading): string {
  const { found, overall, atLeast, attempted, errors } = statistics;
  const lines = [
    `Target: ${printable(heading.target)}`,
    `Attacks: ${attempted}`,
    `Hits: ${found} (${percent(overall, 0)})`,
    ...(found > overall.k
      ? [`  of these in no rate, for a hold could not be seen: ${found - overall.k}`]
      : []),
    ...(statistics.unobserved > 0 && found > 0
      ? [`At least: ${atLeast.k} of ${atLeast.n} (${percent(atLeast, 0)})`]
      : []),
    ...(errors > 0 ? [`Errors: ${errors} (rates are over the other ${overall.n})`] : []),
    ...(statistics.unobserved > 0 ? [`Not observed: ${statistics.unobserved} (in no rate)`] : []),
    ...(statistics.cut > 0 ? [`  of these cut by length: ${statistics.cut}`] : []),
    ...(heading.oracle === "legacy" && !heading.dummy
      ? ["Judge: legacy, the original's; for comparison only"]
      : []),
    ...(statistics.blocked > 0 ? [`Blocked by the provider: ${statistics.blocked}`] : []),
    ...(heading.durationMs === null
      ? []
      : [`Duration: ${(heading.durationMs / 1000).toFixed(1)}s`]),
  ];
  const width = Math.max(33, ...lines.map((line) => displayWidth(line) + 2));
  const left = Math.floor((width - TITLE.length) / 2);
  const top = `╭${"─".repeat(left)}${TITLE}${"─".repeat(width - TITLE.length - left)}╮`;
  const body = lines.map((line) => `│ ${pad(line, width - 2)} │`);
  return `${[top, ...body, `╰${"─".repeat(width)}╯`].join("\n")}\n`;
}

function categoryTable(statistics: ScanStatistics): string {
  const withErrors = statistics.errors > 0;
  const columns: TableColumn[] = [
    { heading: "Category" },
    { heading: "Hits / Total", right: true },
    { heading: "Rate", right: true },
    { heading: "95% CI", right: true },
    ...(withErrors ? [{ heading: "Errors", right: true }] : []),
  ];
  const rows = statistics.byCategory.map(({ category, found, rate, errors }) => [
    category,
    `${found} / ${rate.n + found - rate.k}`,
    percent(rate, 0),
    interval(rate),
    ...(withErrors ? [String(errors)] : []),
  ]);
  return textTable(columns, rows);
}

function speedLine(statistics: ScanStatistics): string {
  const { latencyP50Ms, latencyP95Ms, perSecond } = statistics;
  if (latencyP50Ms === null || latencyP95Ms === null) return "";
  const speed = perSecond === null ? "" : `, ${perSecond.toFixed(1)} requests/s`;
  return `Latency p50 ${latencyP50Ms.toFixed(0)} ms, p95 ${latencyP95Ms.toFixed(0)} ms${speed}\n`;
}

function percent(rate: Rate, decimals: number): string {
  return rate.n === 0 || rate.rate === null ? "--" : `${formatPercent(rate.k, rate.n, decimals)}%`;
}

function interval(rate: Rate): string {
  if (rate.ci === null) return "--";
  return `${rate.ci.map((end) => (end * 100).toFixed(1)).join("–")}%`;
}

/** Hits that are listed; the report holds all. */
const MOST_HITS = 50;

function hitTable(rows: readonly AttackRecord[]): string {
  const hits = rows.filter(({ outcome }) => outcome === "acted");
  if (hits.length === 0) return "";
  const columns: TableColumn[] = [
    { heading: "Hit" },
    { heading: "Confidence", right: true },
    { heading: "Evidence" },
    { heading: "Reply" },
  ];
  const lines = hits
    .slice(0, MOST_HITS)
    .map(({ attack, confidence, evidence, reason, reply }) => [
      printable(attack.id),
      confidence === null ? "--" : confidence.toFixed(2),
      excerpt(evidence || reason, 44),
      excerpt(reply ?? "", 60),
    ]);
  const more = hits.length - lines.length;
  const rest =
    more > 0 ? `… and ${more} more; --json-report FILE holds all, with what was sent\n` : "";
  return `\n${textTable(columns, lines)}${rest}`;
}

/** One line of untrusted text. */
function excerpt(text: string, limit: number): string {
  return printable(shorten(text.replace(/\s+/g, " ").trim(), limit));
}
