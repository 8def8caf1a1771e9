import { createHash } from "node:crypto";
import { isAssessed } from "../formats/outcome.ts";
import type { DocumentBody } from "../formats/result-header.ts";
import type { ScanDocumentSchema } from "../formats/scan-document.ts";
import type { AttackRecord } from "../formats/trial-journal.ts";
import { scanFingerprints } from "../probe/run/fingerprints.ts";
import { isOneSidedHit, scanStatistics } from "../probe/run/scan-statistics.ts";
import type { ScanResult } from "../probe/run/scans.ts";
import { shorten } from "../text/printable.ts";

export interface ScanDocumentParts {
  readonly target: string;
  readonly oracle: string;
  readonly minConfidence: number;
  /** Start of the run, or null with `--no-timing`, which leaves out every time. */
  readonly started: Date | null;
}

type ScanBody = DocumentBody<typeof ScanDocumentSchema>;

const REPLY_LIMIT = 4000;

/**
 * The body of a scan report: `statistics`, `by_category` and `results` as earlier scan reports
 * have them, with our own fields behind. `by_category` totals count assessed rows, so that an
 * error is never read as a hold.
 */
export function scanDocument(result: ScanResult, parts: ScanDocumentParts): ScanBody {
  const timed = parts.started !== null;
  const counts = scanStatistics(result);
  const results = result.rows.map((row) => resultOf(row, timed));
  return {
    scan_id: scanId(parts, results),
    ...(parts.started ? { timestamp: parts.started.toISOString() } : {}),
    target: parts.target,
    oracle: parts.oracle,
    ...(parts.oracle === "legacy"
      ? { oracle_is: "the original's, for comparison only" as const }
      : {}),
    min_confidence: parts.minConfidence,
    fingerprints: scanFingerprints(
      result.rows.map((row) => row.attack),
      {
        // A judge that counts surer verdicts only is another one.
        judge:
          parts.minConfidence > 0 ? `${parts.oracle} from ${parts.minConfidence}` : parts.oracle,
        target: parts.target,
      },
    ),
    statistics: {
      total_attacks: counts.attempted,
      assessed: counts.overall.n,
      hits: counts.found,
      misses: counts.overall.n - counts.overall.k,
      errors: counts.errors,
      blocked_by_provider: counts.blocked,
      not_observed: counts.unobserved,
      one_sided: counts.found - counts.overall.k,
      cut_short: counts.cut,
      avg_confidence: counts.avgConfidence,
      success_rate: counts.overall.rate,
      success_rate_ci95: counts.overall.ci,
      success_rate_at_least: counts.atLeast.rate,
      error_rate: counts.errorRate.rate,
      ...(timed
        ? {
            latency_p50_ms: counts.latencyP50Ms,
            latency_p95_ms: counts.latencyP95Ms,
            requests_per_second: counts.perSecond,
          }
        : {}),
    },
    by_category: byCategory(counts),
    results,
    errors: result.rows
      .filter((row) => row.outcome === "error")
      .map((row) => ({ attack_id: row.attack.id, reason: row.reason })),
    same_reply: counts.sameReply,
    interrupted: result.interrupted,
    gave_up: result.gaveUp,
  };
}

function byCategory(counts: ReturnType<typeof scanStatistics>): ScanBody["by_category"] {
  return Object.fromEntries(
    counts.byCategory.map(({ category, found, rate, errors }) => [
      category,
      {
        total: rate.n,
        hits: found,
        errors,
        rate: rate.rate,
        ci95: rate.ci,
        ...(found === rate.k ? {} : { one_sided: found - rate.k }),
      },
    ]),
  );
}

function resultOf(row: AttackRecord, timed: boolean): ScanBody["results"][number] {
  return {
    attack_id: row.attack.id,
    success:
      isAssessed(row.outcome) && row.outcome !== "blocked_by_provider"
        ? row.outcome === "acted"
        : null,
    confidence: row.confidence,
    evidence: row.evidence,
    latency_ms: timed ? row.latencyMs : null,
    category: row.attack.category,
    outcome: row.outcome,
    ...(isOneSidedHit(row) ? { one_sided: true as const } : {}),
    reason: row.reason,
    prompt: row.attack.prompt,
    reply: row.reply === null ? null : shorten(row.reply, REPLY_LIMIT),
    ...(row.turns
      ? { turns: row.turns.map(({ role, text }) => ({ role, text: shorten(text, REPLY_LIMIT) })) }
      : {}),
    ...(row.toolCalls ? { tool_calls: row.toolCalls } : {}),
    tries: row.tries,
    session: row.session,
    notes: row.notes,
  };
}

/** Follows from what the report says, so that an untimed report is the same byte for byte. */
function scanId(parts: ScanDocumentParts, results: unknown): string {
  const hash = createHash("sha256")
    .update(JSON.stringify([parts, results]))
    .digest("hex");
  return [8, 4, 4, 4, 12]
    .map((length, index, all) => {
      const start = all.slice(0, index).reduce((sum, part) => sum + part, 0);
      return hash.slice(start, start + length);
    })
    .join("-");
}
