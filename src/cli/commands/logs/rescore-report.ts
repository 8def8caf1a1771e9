import { rename, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { canonicalJsonLine } from "../../../formats/canonical-json.ts";
import { BacktrailError } from "../../../formats/error.ts";
import { RescoreDocumentSchema } from "../../../formats/log-documents.ts";
import type { FileResult } from "../../../logs/rescore/collect.ts";
import type { JudgedRun } from "../../../logs/rescore/outcome.ts";
import { scoreRuns } from "../../../logs/rescore/rescore.ts";
import type { RunSummary } from "../../../logs/rescore/summary.ts";
import { renderRescored } from "../../../report/rescore-console.ts";
import { printable } from "../../../text/printable.ts";
import type { Invocation } from "../../command.ts";
import { EXIT, type ExitCode } from "../../exit-code.ts";
import { resultDocument } from "../../result-document.ts";
import { withoutFlags } from "../../words.ts";

/** What a re-scoring is reported by, beside what was read in the run logs. */
export interface RescoreReport {
  /** The folder of run logs, as it was typed. */
  readonly dir: string;
  /** Further pairs of pipelines, as BASE,OTHER. */
  readonly pairs: readonly string[];
  readonly bySuite: boolean;
  /** Where the list of runs goes, or null for none. */
  readonly runs: string | null;
}

/** Scores what was read in the run logs of a folder, prints it and writes what is asked for. */
export async function reportRescored(
  results: readonly FileResult[],
  { dir, pairs, bySuite, runs }: RescoreReport,
  invocation: Invocation,
): Promise<ExitCode> {
  const { context, output } = invocation;
  const lines: string[] = [];
  const result = scoreRuns(results, {
    dir: resolve(context.cwd, dir),
    pairs: pairs.map(readPair),
    ...(runs === null
      ? {}
      : {
          onRun: (run: RunSummary, judged: JudgedRun | null) =>
            void lines.push(runLine(run, judged)),
        }),
  });
  for (const { path, reason } of result.skipped.slice(0, SHOWN_SKIPS)) {
    await output.warn(`skipped ${printable(path)}: ${printable(reason)}\n`);
  }
  if (result.skipped.length > SHOWN_SKIPS) {
    await output.warn(`and ${result.skipped.length - SHOWN_SKIPS} more files skipped\n`);
  }
  if (runs !== null) await writeRuns(resolve(context.cwd, runs), lines);
  await output.print(renderRescored(result, { bySuite }));
  const { skipped, sha256, ...body } = result;
  await output.document(
    resultDocument(RescoreDocumentSchema, {
      // The number of threads changes no result, so it is no part of how the result came about.
      invocation: {
        ...invocation,
        commandLine: withoutFlags(invocation.commandLine, { valued: ["--workers"] }),
      },
      inputs: [{ path: dir, sha256 }],
      leftOut: skipped.map(({ path, reason }) => ({ what: path, why: reason })),
      body: { ...body },
    }),
  );
  return EXIT.ok;
}

const SHOWN_SKIPS = 10;

/** What became of one run, as a line of `--runs`. */
function runLine(run: RunSummary, judged: JudgedRun | null): string {
  return `${canonicalJsonLine({
    path: run.path,
    pipeline: run.pipeline,
    suite: run.suite,
    user_task: run.userTask,
    injection_task: run.injectionTask,
    attack: run.attack,
    outcome: judged?.outcome ?? null,
    reason: judged?.reason ?? null,
    published_security: run.security,
    published_utility: run.utility,
    error: run.error,
    spans: run.spans,
    calls: run.calls,
    calls_after_exposure: run.callsAfterExposure,
    tool_results: run.toolResults,
    withheld: run.withheld,
  })}\n`;
}

/** Aside and then in its place, so that what stands there is whole. */
async function writeRuns(path: string, lines: readonly string[]): Promise<void> {
  try {
    await writeFile(`${path}.tmp`, lines.join(""));
    await rename(`${path}.tmp`, path);
  } catch (cause) {
    const message = "the list of runs cannot be written; name a file in a folder that exists";
    throw new BacktrailError({ code: "io", where: "--runs", message, cause });
  }
}

/** @throws BacktrailError with code `usage` for anything but two names with a comma between */
export function readPair(text: string): { base: string; other: string } {
  const [base, other, rest] = text.split(",");
  if (!base || !other || rest !== undefined) {
    throw new BacktrailError({
      code: "usage",
      where: "--pair",
      message: `expected two pipelines as BASE,OTHER, not ${printable(text)}`,
    });
  }
  return { base, other };
}
