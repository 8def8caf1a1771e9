import { rename, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { z } from "zod";
import { canonicalJsonLine } from "../../../formats/canonical-json.ts";
import { BacktrailError } from "../../../formats/error.ts";
import { RescoreDocumentSchema } from "../../../formats/log-documents.ts";
import type { JudgedRun } from "../../../logs/rescore/outcome.ts";
import { rescore } from "../../../logs/rescore/rescore.ts";
import type { RunSummary } from "../../../logs/rescore/summary.ts";
import { renderRescored } from "../../../report/rescore-console.ts";
import { printable } from "../../../text/printable.ts";
import type { RunCommand } from "../../command.ts";
import { EXIT } from "../../exit-code.ts";
import { intFlag, listFlag, parseOptions, switchFlag, textFlag } from "../../flags.ts";
import { type Progress, progressBar } from "../../progress.ts";
import { resultDocument } from "../../result-document.ts";

const Options = z.object({
  workers: intFlag(1, 64).optional(),
  pair: listFlag.optional(),
  bySuite: switchFlag.optional(),
  runs: textFlag.optional(),
});

export const run: RunCommand = async (invocation) => {
  const { context, args, output } = invocation;
  const options = parseOptions(Options, invocation.options);
  const [dir = ""] = args;
  let progress: Progress | null = null;
  let shown = 0;
  const lines: string[] = [];
  const result = await rescore({
    dir: resolve(context.cwd, dir),
    workers: options.workers ?? Math.min(4, availableParallelism()),
    signal: context.signal,
    pairs: (options.pair ?? []).map(readPair),
    ...(options.runs === undefined
      ? {}
      : {
          onRun: (run: RunSummary, judged: JudgedRun | null) =>
            void lines.push(runLine(run, judged)),
        }),
    onProgress: (done, total) => {
      progress ??= progressBar(context.stderr, { total, already: 0, hits: null }, () =>
        performance.now(),
      );
      for (; shown < done; shown += 1) progress.step(false);
      if (done === total) progress.end();
    },
  });
  for (const { path, reason } of result.skipped.slice(0, SHOWN_SKIPS)) {
    await output.warn(`skipped ${printable(path)}: ${printable(reason)}\n`);
  }
  if (result.skipped.length > SHOWN_SKIPS) {
    await output.warn(`and ${result.skipped.length - SHOWN_SKIPS} more files skipped\n`);
  }
  if (options.runs !== undefined) await writeRuns(resolve(context.cwd, options.runs), lines);
  await output.print(renderRescored(result, { bySuite: options.bySuite === true }));
  const { skipped, sha256, ...body } = result;
  await output.document(
    resultDocument(RescoreDocumentSchema, {
      // The number of threads changes no result, so it is no part of how the result came about.
      invocation: { ...invocation, commandLine: withoutWorkers(invocation.commandLine) },
      inputs: [{ path: dir, sha256 }],
      leftOut: skipped.map(({ path, reason }) => ({ what: path, why: reason })),
      body: { ...body },
    }),
  );
  return EXIT.ok;
};

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

const SHOWN_SKIPS = 10;

function readPair(text: string): { base: string; other: string } {
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

function withoutWorkers(words: readonly string[]): string[] {
  return words.filter((word, at) => !word.startsWith("--workers") && words[at - 1] !== "--workers");
}
