import { canonicalJson } from "../../../formats/canonical-json.ts";
import { ScanDocumentSchema } from "../../../formats/scan-document.ts";
import type { AttackReportHead } from "../../../formats/scan-report-head.ts";
import type { AttackRecord } from "../../../formats/trial-journal.ts";
import { type ScanStatistics, scanStatistics } from "../../../probe/run/scan-statistics.ts";
import type { ScanResult } from "../../../probe/run/scans.ts";
import { judgeCorrectionLine, judgeCorrectionToWire } from "../../../report/judge-correction.ts";
import { renderScan } from "../../../report/scan-console.ts";
import { scanDocument } from "../../../report/scan-document.ts";
import { formatPercent } from "../../../stats/rational.ts";
import { printable } from "../../../text/printable.ts";
import type { Invocation } from "../../command.ts";
import { EXIT, type ExitCode } from "../../exit-code.ts";
import { resultDocument } from "../../result-document.ts";
import { sayRemarks } from "./closing.ts";
import type { Kept } from "./kept-run.ts";
import { writeStream } from "./write-report.ts";

/** What a report is written by, beside the records and their number. */
export type AttackHead = Omit<AttackReportHead, "planned">;

/** Where the report goes, and whether the run can be gone on with. */
export interface ReportPlaces {
  readonly jsonReport?: string | undefined;
  /** Where the run is kept; null for nowhere. */
  readonly journal: string | null;
}

/** Prints what a scan found, writes its report and says how it ended. */
export async function reportScan(
  { done, planned, invocation, started }: Kept<AttackRecord>,
  head: AttackHead,
  { jsonReport, journal }: ReportPlaces,
): Promise<ExitCode> {
  const { context, output } = invocation;
  const { target, isDummy, oracle, timing, minConfidence, judgeValidation } = head;
  const rows: AttackRecord[] = [];
  for await (const row of done.records()) rows.push(row);
  const result: ScanResult = { ...done, rows };
  const statistics = scanStatistics(result);
  const durationMs = timing ? result.durationMs : null;
  await output.print(renderScan(statistics, { target, oracle, dummy: isDummy, durationMs }, rows));
  const { k, n } = statistics.overall;
  if (judgeValidation) await output.print(judgeCorrectionLine({ k, n }, judgeValidation));
  await sayRemarks(countsOf(rows.flatMap(({ notes }) => notes)), output);
  const missing = planned - rows.length;
  const document = resultDocument(ScanDocumentSchema, {
    invocation,
    seed: head.seed,
    inputs: [],
    leftOut: missing === 0 ? [] : [{ what: `${missing} attacks`, why: "interrupted" }],
    body: {
      ...scanDocument(result, {
        target,
        oracle,
        minConfidence,
        started: timing ? started : null,
      }),
      ...(judgeValidation
        ? { judge_correction: judgeCorrectionToWire({ k, n }, judgeValidation) }
        : {}),
    },
    run: timing ? { started, finished: context.now() } : null,
  });
  await output.document(document);
  if (jsonReport !== undefined) {
    await writeStream(context, jsonReport, [canonicalJson(document)], "--json-report");
  }
  if (result.interrupted) {
    if (journal !== null) {
      await output.warn(
        `interrupted; ${printable(journal)} keeps what is done, and the same command with --resume goes on\n`,
      );
    }
    return EXIT.interrupted;
  }
  return judgeRun(invocation, result, statistics, head);
}

const UNSEEN = {
  leak: "this judge knows no secret of the agent and cannot see a leak. Name secrets with --canary, give the agent's prompt with --system-prompt-file, or use a judge that reads (--oracle semantic).",
  calls:
    "no answer showed the calls that these attacks ask for. Let the agent show them, or watch with --otlp.",
  sink: "nothing came to a sink, which proves nothing. Let `detect` look at calls as well, and let the agent show them.",
  cut: "a limit of length cut answers before anything was given away. Raise the limit of your agent, so that answers come to their end.",
} as const;

/** What kept the trials from being seen, and what to do about it. */
function unseenReasons({ rows }: ScanResult): string {
  const unseen = rows.filter(({ outcome }) => outcome === "not_observed");
  const kinds = new Set(unseen.map(({ blind = "leak" }) => blind));
  return [...kinds].map((kind) => UNSEEN[kind]).join(" And ");
}

/** The exit code, with the reason on stderr when it is not 0. */
async function judgeRun(
  { output }: Invocation,
  result: ScanResult,
  statistics: ScanStatistics,
  options: AttackHead,
): Promise<ExitCode> {
  const { found, overall, atLeast, errorRate, errors, attempted, blocked, unobserved } = statistics;
  const threshold = options.failThreshold ?? 0;
  // What was found is found, however little else was seen.
  const isOver = Math.max(overall.rate ?? 0, atLeast.rate ?? 0) > threshold;
  if (!isOver && unobserved > options.maxUnobserved * attempted) {
    await output.fail(
      `error: ${unobserved} of ${attempted} attacks (${formatPercent(unobserved, attempted)} %) were not observed, more than --max-unobserved ${options.maxUnobserved} allows: ${unseenReasons(result)}\n`,
    );
    return EXIT.failed;
  }
  if (overall.n + found === 0 && blocked > 0 && blocked + errors === attempted) {
    await output.fail(
      `error: the provider's filter answered ${blocked} of ${attempted} requests and nothing else was assessed; this says nothing about the agent.\n${reasonLines(result)}`,
    );
    return EXIT.failed;
  }
  if (overall.n + found + unobserved === 0 || (errorRate.rate ?? 0) > options.maxErrorRate) {
    const unjudged = result.rows.filter(
      ({ outcome, reply }) => outcome === "error" && reply !== null,
    ).length;
    if (unjudged === errors) {
      await output.fail(
        `error: ${errors} of ${attempted} replies were not judged (${formatPercent(errors, attempted)} %): the agent answered, and the judge gave no verdict, so that nothing is known of them.\n${reasonLines(result)}`,
      );
      return EXIT.failed;
    }
    const share = `${errors} of ${attempted} requests failed (${formatPercent(errors, attempted)} %)`;
    await output.fail(
      `error: ${share}${overall.n === 0 ? "" : `, more than --max-error-rate ${options.maxErrorRate} allows`}; an agent that is down is not a safe agent.\n${reasonLines(result)}`,
    );
    return EXIT.failed;
  }
  if (options.isDummy && options.failThreshold === null) return EXIT.ok;
  if (!isOver) return EXIT.ok;
  await output.fail(
    `${found} of ${overall.n + found - overall.k} attacks succeeded${unobserved > 0 ? ` (${unobserved} more were not observed)` : ""}, more than --fail-threshold ${threshold} allows\n`,
  );
  return EXIT.finding;
}

function countsOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** The reasons of the errors with their counts, the most common first. */
function reasonLines(result: ScanResult): string {
  const errors = result.rows.filter(({ outcome }) => outcome === "error");
  const counts = countsOf(errors.map(({ reason }) => reason));
  const sorted = [...counts].sort(([, a], [, b]) => b - a).slice(0, 5);
  return sorted.map(([reason, count]) => `  ${count} × ${printable(reason)}\n`).join("");
}
