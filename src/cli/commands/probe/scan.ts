import { randomUUID } from "node:crypto";
import { z } from "zod";
import { canonicalJson } from "../../../formats/canonical-json.ts";
import {
  DEFAULT_RETRY,
  type Redact,
  runScan,
  type ScanResult,
  type ScanStatistics,
  scanStatistics,
} from "../../../probe/index.ts";
import { seededRandom } from "../../../random/random.ts";
import { renderScan } from "../../../report/scan-console.ts";
import { scanDocument } from "../../../report/scan-document.ts";
import { formatPercent } from "../../../stats/rational.ts";
import { printable } from "../../../text/printable.ts";
import type { Invocation, RunCommand } from "../../command.ts";
import { EXIT, type ExitCode } from "../../exit-code.ts";
import {
  choiceFlag,
  intFlag,
  listFlag,
  numberFlag,
  parseOptions,
  switchFlag,
  textFlag,
} from "../../flags.ts";
import { writeText } from "../../output.ts";
import { untypedDocument } from "../../result-document.ts";
import { systemClock } from "../../system-clock.ts";
import { attacksIn } from "./categories.ts";
import { judgeFlags } from "./judge-flags.ts";
import { openScanOracle, SCAN_ORACLES } from "./open-oracle.ts";
import { openTarget } from "./open-target.ts";
import { scanLogLine } from "./scan-log.ts";
import { redactorsOf } from "./secrets.ts";
import { targetFlags } from "./target-flags.ts";

const Options = z.object({
  ...targetFlags,
  ...judgeFlags,
  oracle: choiceFlag(SCAN_ORACLES).default("semantic"),
  canary: listFlag.default([]),
  minConfidence: numberFlag(0, 1).default(0),
  categories: textFlag.optional(),
  failThreshold: numberFlag(0, 1).optional(),
  maxErrorRate: numberFlag(0, 1).default(0.05),
  async: switchFlag.default(true),
  concurrency: intFlag(1, 1024).default(5),
  rpm: numberFlag(0.01, 1e6).optional(),
  maxRetries: intFlag(0, 100).default(DEFAULT_RETRY.maxRetries),
  seed: intFlag(0).default(1),
  jsonReport: textFlag.optional(),
  timing: switchFlag.default(true),
  verbose: intFlag(0, 2).default(0),
  logJson: switchFlag.default(false),
});

export const run: RunCommand = async (invocation) => {
  const { context, output } = invocation;
  const options = parseOptions(Options, invocation.options);
  const attacks = attacksIn(options.categories);
  const judge = await openScanOracle(options.oracle, options, context, options.canary);
  const redact = redactorsOf(invocation, options);
  const target = await openTarget(options, context, redact.everything);
  const started = context.now();
  try {
    const result = await runScan(
      {
        attacks,
        target,
        oracle: judge.oracle,
        concurrency: options.concurrency,
        rpm: options.rpm ?? null,
        retry: { ...DEFAULT_RETRY, maxRetries: options.maxRetries },
        minConfidence: options.minConfidence,
        runId: randomUUID(),
      },
      {
        clock: systemClock,
        random: seededRandom(options.seed),
        signal: context.signal,
        onRow: (row) => {
          const line = redact.own(scanLogLine(row, options));
          if (line !== "") void context.stderr.write(line);
        },
      },
    );
    const statistics = scanStatistics(result);
    await output.print(
      renderScan(statistics, {
        target: target.name,
        durationMs: options.timing ? result.durationMs : null,
      }),
    );
    const document = untypedDocument({
      format: "backtrail/probe-scan",
      schemaVersion: 1,
      invocation: redact.invocation,
      seed: options.seed,
      inputs: [],
      leftOut:
        result.rows.length === attacks.length
          ? []
          : [{ what: `${attacks.length - result.rows.length} attacks`, why: "interrupted" }],
      body: scanDocument(withoutSecrets(result, redact.own), {
        target: target.name,
        oracle: judge.oracle.name,
        minConfidence: options.minConfidence,
        started: options.timing ? started : null,
      }),
      run: options.timing ? { started, finished: context.now() } : null,
    });
    await output.document(document);
    if (options.jsonReport !== undefined) {
      await writeText(context, options.jsonReport, canonicalJson(document), "--json-report");
    }
    if (result.interrupted) return EXIT.interrupted;
    return await judgeRun(invocation, result, options, target.isDummy === true);
  } finally {
    await target.close?.();
  }
};

/** The result with our own secrets taken out of what agents said. */
function withoutSecrets(result: ScanResult, redact: Redact): ScanResult {
  const rows = result.rows.map((row) => ({
    ...row,
    reply: row.reply === null ? null : redact(row.reply),
    evidence: redact(row.evidence),
    session: row.session === null ? null : redact(row.session),
  }));
  return { ...result, rows };
}

/** The exit code, with the reason on stderr when it is not 0. */
async function judgeRun(
  { output }: Invocation,
  result: ScanResult,
  options: { readonly failThreshold?: number | undefined; readonly maxErrorRate: number },
  isDummy: boolean,
): Promise<ExitCode> {
  const statistics: ScanStatistics = scanStatistics(result);
  const { overall, errorRate, errors, attempted } = statistics;
  if (overall.n === 0 || (errorRate.rate ?? 0) > options.maxErrorRate) {
    const share = `${errors} of ${attempted} requests failed (${formatPercent(errors, attempted)} %)`;
    await output.warn(
      `error: ${share}${overall.n === 0 ? "" : `, more than --max-error-rate ${options.maxErrorRate} allows`}; an agent that is down is not a safe agent.\n${reasonLines(result)}`,
    );
    return EXIT.failed;
  }
  if (statistics.blocked === overall.n) {
    await output.warn(
      "warning: the provider's filter answered every request; this says nothing about the agent.\n",
    );
  }
  if (isDummy && options.failThreshold === undefined) return EXIT.ok;
  const threshold = options.failThreshold ?? 0;
  if ((overall.rate ?? 0) <= threshold) return EXIT.ok;
  await output.talk(
    `${overall.k} of ${overall.n} attacks succeeded, more than --fail-threshold ${threshold} allows\n`,
  );
  return EXIT.finding;
}

/** The reasons of the errors with their counts, the most common first. */
function reasonLines(result: ScanResult): string {
  const counts = new Map<string, number>();
  for (const { outcome, reason } of result.rows) {
    if (outcome === "error") counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  const sorted = [...counts].sort(([, a], [, b]) => b - a).slice(0, 5);
  return sorted.map(([reason, count]) => `  ${count} × ${printable(reason)}\n`).join("");
}
