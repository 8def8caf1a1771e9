import { isAssessed } from "../../formats/outcome.ts";
import type { AttackRecord } from "../../formats/trial-journal.ts";
import { type Rate, rateOf } from "../../stats/rate.ts";
import { ATTACK_CATEGORIES } from "../contracts/attack.ts";
import { ReplyCounts, type SameReply } from "./same-reply.ts";
import type { ScanResult } from "./scans.ts";

export interface CategoryCounts {
  readonly category: string;
  /** All hits, those that are in no rate included. */
  readonly found: number;
  /** Hits over assessed rows. */
  readonly rate: Rate;
  readonly errors: number;
}

export interface ScanStatistics {
  /** Attacks with a row, errors included. */
  readonly attempted: number;
  readonly errors: number;
  /** Rows that the provider's filter answered instead of the agent; in no rate. */
  readonly blocked: number;
  /** Rows whose judge could not have seen a success; in no rate. */
  readonly unobserved: number;
  /** Of `unobserved`: a limit of length cut the answer before it had given in. */
  readonly cut: number;
  /** The one reply that nearly all attacks got, or null. */
  readonly sameReply: SameReply | null;
  /** All hits, those that are in no rate included. */
  readonly found: number;
  /** Hits over assessed rows; without hits whose holds could not have been seen. */
  readonly overall: Rate;
  /** All hits over all rows but errors and blocked ones: not less, whatever the unobserved did. */
  readonly atLeast: Rate;
  /** Errors over attempted rows. */
  readonly errorRate: Rate;
  readonly byCategory: readonly CategoryCounts[];
  /** Mean confidence of the hits, or null without one. */
  readonly avgConfidence: number | null;
  /** Milliseconds of answered requests, by nearest rank; null without one. */
  readonly latencyP50Ms: number | null;
  readonly latencyP95Ms: number | null;
  /** Answered requests per second of the whole run; null without one. */
  readonly perSecond: number | null;
}

/** Counts of a scan. Our categories come first; one without an attempted attack is left out. */
export function scanStatistics(result: Pick<ScanResult, "rows" | "durationMs">): ScanStatistics {
  const { rows } = result;
  const hits = rows.filter((row) => row.outcome === "acted");
  const errors = rows.filter((row) => row.outcome === "error").length;
  const unobserved = rows.filter((row) => row.outcome === "not_observed").length;
  const blocked = rows.filter((row) => row.outcome === "blocked_by_provider").length;
  const replies = new ReplyCounts();
  for (const row of rows) replies.add(row.reply);
  const latencies = rows
    .filter((row) => row.reply !== null)
    .map((row) => row.latencyMs)
    .filter((ms) => ms !== null)
    .sort((a, b) => a - b);
  const seconds = result.durationMs / 1000;
  return {
    attempted: rows.length,
    errors,
    blocked,
    unobserved,
    cut: rows.filter(({ outcome, blind }) => outcome === "not_observed" && blind === "cut").length,
    sameReply: replies.nearlyAll(),
    found: hits.length,
    overall: rateIn(rows),
    atLeast: rateOf(hits.length, rows.length - errors - blocked),
    errorRate: rateOf(errors, rows.length),
    byCategory: categoriesOf(rows)
      .map((category) => countCategory(category, rows))
      .filter(({ category }) => rows.some((row) => row.attack.category === category)),
    avgConfidence:
      hits.length === 0
        ? null
        : hits.reduce((sum, row) => sum + (row.confidence ?? 0), 0) / hits.length,
    latencyP50Ms: nearestRank(latencies, 0.5),
    latencyP95Ms: nearestRank(latencies, 0.95),
    perSecond: latencies.length === 0 || seconds <= 0 ? null : latencies.length / seconds,
  };
}

function categoriesOf(rows: readonly AttackRecord[]): string[] {
  return [...new Set([...ATTACK_CATEGORIES, ...rows.map(({ attack }) => attack.category)])];
}

function countCategory(category: string, rows: readonly AttackRecord[]): CategoryCounts {
  const own = rows.filter((row) => row.attack.category === category);
  const found = own.filter((row) => row.outcome === "acted").length;
  const errors = own.filter((row) => row.outcome === "error").length;
  return { category, found, rate: rateIn(own), errors };
}

function rateIn(rows: readonly AttackRecord[]): Rate {
  const assessed = rows.filter(countsInRate);
  return rateOf(assessed.filter(({ outcome }) => outcome === "acted").length, assessed.length);
}

/** A provider that answers in the agent's place says nothing of the agent. */
function countsInRate(row: AttackRecord): boolean {
  return isAssessed(row.outcome) && row.outcome !== "blocked_by_provider" && !isOneSidedHit(row);
}

/** A hit whose hold could not have been seen. A cut is an accident of one answer. */
export function isOneSidedHit({ outcome, blind }: AttackRecord): boolean {
  return outcome === "acted" && blind !== undefined && blind !== "cut";
}

/** The smallest value with at least the share `q` of the values at or below it. */
function nearestRank(sorted: readonly number[], q: number): number | null {
  return sorted[Math.max(0, Math.ceil(q * sorted.length) - 1)] ?? null;
}
