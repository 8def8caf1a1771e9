import { basename, resolve } from "node:path";
import { z } from "zod";
import { addressingReader } from "../../../detect/bench/addressing.ts";
import { type FittedThreshold, fitThreshold, type ScoredText } from "../../../detect/bench/fit.ts";
import { guessLanguage } from "../../../detect/bench/language.ts";
import { type MarginText, marginReport } from "../../../detect/bench/margin.ts";
import { type BenchReport, benchReport } from "../../../detect/bench/report.ts";
import { stripTrailer } from "../../../detect/bench/strip-trailers.ts";
import { type BenchRow, BenchTally } from "../../../detect/bench/tally.ts";
import type { VersusReport } from "../../../detect/bench/versus.ts";
import { PromptInjectionDetector } from "../../../detect/detector.ts";
import type { DetectionEvidenceBackend } from "../../../detect/evidence/evidence-signal.ts";
import type { DetectionResult } from "../../../detect/result.ts";
import { DetectBenchDocumentSchema } from "../../../formats/detect-documents.ts";
import { BacktrailError, usageError } from "../../../formats/error.ts";
import { hashFile } from "../../../formats/hash-file.ts";
import { numberedLines, parseLabelledText } from "../../../formats/labelled-text.ts";
import { systemClock } from "../../../probe/attempt/system-clock.ts";
import { renderBench } from "../../../report/detect-bench.ts";
import { benchBody } from "../../../report/detect-bench-json.ts";
import { renderVersus } from "../../../report/detect-versus.ts";
import { printable } from "../../../text/printable.ts";
import type { RunCommand } from "../../command.ts";
import type { CliContext } from "../../context.ts";
import { EXIT, type ExitCode } from "../../exit-code.ts";
import { listFlag, numberFlag, parseOptions, switchFlag, textFlag } from "../../flags.ts";
import type { Output } from "../../output.ts";
import { resultDocument } from "../../result-document.ts";
import { detectorConfig, openBytes, sensitivityFlag } from "./configure.ts";
import { openEvidence } from "./evidence.ts";
import { compareDetectors, versusTexts } from "./versus.ts";

const Options = z.object({
  sensitivity: sensitivityFlag.optional(),
  rules: switchFlag.default(false),
  ruleFile: textFlag.optional(),
  stripTrailers: switchFlag.default(false),
  split: textFlag.optional(),
  fitSplit: textFlag.optional(),
  maxFpr: numberFlag(0, 1).default(0.01),
  timing: switchFlag.default(true),
  embedding: textFlag.optional(),
  embeddingModel: textFlag.optional(),
  bank: textFlag.optional(),
  embeddingCache: textFlag.optional(),
  classifier: textFlag.optional(),
  classifierHarmless: textFlag.optional(),
  detector: listFlag.optional(),
  everyday: textFlag.optional(),
});

export const run: RunCommand = async (invocation) => {
  const { context, output, args } = invocation;
  const options = parseOptions(Options, invocation.options);
  requireOtherSplit(options);
  const { detector: others = [], everyday } = options;
  if (everyday !== undefined && others.length === 0)
    throw usageError("--everyday", "goes with --detector: it compares alarms");
  const started = context.now();
  const config = await detectorConfig(context, options);
  const detector = new PromptInjectionDetector(config, { now: context.now });
  const rows = (split: string | undefined) => readRows(context, args, split, options.stripTrailers);
  const fitted = await chooseThreshold(detector, rows, options);
  const evidence = await openEvidence(invocation, options);
  const [backend, second] = evidence.backends;
  if (second) throw usageError("--classifier", "cannot stand beside an embedding: measure one");
  const { tally, margins, microseconds } = await judgeAll(
    detector,
    rows(options.split),
    fitted,
    backend,
  );
  const report: BenchReport = benchReport(
    tally,
    options.timing ? microseconds : null,
    fitted,
    backend
      ? marginReport(margins, await fitMargins(backend, rows, options), options.maxFpr)
      : null,
  );
  await output.print(renderBench(report, { rules: options.rules }));
  const versus = await compareDetectors(
    context,
    (text) => flags(detector.detect(text), fitted),
    others,
    () => versusTexts(rows(options.split), context, everyday),
    options.timing,
  );
  await output.print(renderVersus(versus));
  await output.document(
    resultDocument(DetectBenchDocumentSchema, {
      invocation,
      inputs: [
        ...(await Promise.all(
          [...args, ...(everyday === undefined ? [] : [everyday])].map(async (path) => ({
            path,
            sha256: await hashFile(resolve(context.cwd, path)),
          })),
        )),
        ...evidence.inputs,
      ],
      body: benchBody(report, config.sensitivity ?? "balanced", versus),
      run: options.timing ? { started, finished: context.now() } : null,
    }),
  );
  return exitOf(versus, output);
};

/** A detector that judged nothing is no comparison. */
async function exitOf(versus: readonly VersusReport[], output: Output): Promise<ExitCode> {
  const silent = versus.filter(judgedNothing);
  for (const { name, failed, firstFailure } of silent) {
    const why = printable(`${name} judged none of ${failed} texts (${firstFailure ?? "?"})`);
    await output.fail(`error: ${why}; there is nothing to compare with\n`);
  }
  return silent.length === 0 ? EXIT.ok : EXIT.failed;
}

function judgedNothing({ attacks, harmless, everyday, failed }: VersusReport): boolean {
  const judged = [attacks, harmless, everyday].reduce((n, one) => n + (one?.ours.n ?? 0), 0);
  return failed > 0 && judged === 0;
}

/** A verdict by the threshold that was chosen, or the detector's own. */
function flags({ confidence, isInjection }: DetectionResult, fitted: FittedThreshold | null) {
  return fitted ? confidence >= fitted.threshold : isInjection;
}

/** What was found in all rows, and microseconds of wall time a kilobyte; null without a text. */
async function judgeAll(
  detector: PromptInjectionDetector,
  rows: AsyncIterable<BenchRow>,
  fitted: FittedThreshold | null,
  backend: DetectionEvidenceBackend | undefined,
) {
  const margins: MarginText[] = [];
  const tally = new BenchTally();
  let milliseconds = 0;
  let bytes = 0;
  for await (const row of rows) {
    const before = systemClock.now();
    const result = detector.detect(row.text);
    milliseconds += systemClock.now() - before;
    bytes += Buffer.byteLength(row.text);
    tally.add(row, { ...result, isInjection: flags(result, fitted) });
    if (backend) margins.push(await marginOf(backend, row));
  }
  const microseconds = bytes > 0 ? (milliseconds * 1000) / (bytes / 1024) : null;
  return { tally, margins, microseconds };
}

interface FitOptions {
  readonly split?: string | undefined;
  readonly fitSplit?: string | undefined;
  readonly maxFpr: number;
}

/** A threshold that has seen the rows it is judged by would say nothing about them. */
function requireOtherSplit({ split, fitSplit }: FitOptions): void {
  if (fitSplit === undefined || (split !== undefined && split !== fitSplit)) return;
  throw new BacktrailError({
    code: "usage",
    where: "--fit-split",
    message: "needs --split with another split to judge",
  });
}

async function chooseThreshold(
  detector: PromptInjectionDetector,
  rows: (split: string | undefined) => AsyncGenerator<BenchRow>,
  { fitSplit, maxFpr }: FitOptions,
): Promise<FittedThreshold | null> {
  if (fitSplit === undefined) return null;
  const texts: ScoredText[] = [];
  for await (const { text, isAttack } of rows(fitSplit)) {
    texts.push({ confidence: detector.detect(text).confidence, isAttack });
  }
  const fitted = fitThreshold(texts, maxFpr);
  if (fitted) return fitted;
  throw new BacktrailError({
    code: "format",
    where: "--fit-split",
    message: `no threshold can be chosen on the ${texts.length} rows of ${fitSplit}: it needs attacks, harmless texts and a threshold within --max-fpr`,
  });
}

async function marginOf(backend: DetectionEvidenceBackend, row: BenchRow): Promise<MarginText> {
  const signal = await backend.evaluate(row.text);
  return { set: row.set, isAttack: row.isAttack, margin: signal?.score ?? Number.NaN };
}

/** Margins of the split that cuts are chosen on, or null when none was named. */
async function fitMargins(
  backend: DetectionEvidenceBackend,
  rows: (split: string | undefined) => AsyncGenerator<BenchRow>,
  { fitSplit }: FitOptions,
): Promise<MarginText[] | null> {
  if (fitSplit === undefined) return null;
  const margins: MarginText[] = [];
  for await (const row of rows(fitSplit)) margins.push(await marginOf(backend, row));
  return margins;
}

async function* readRows(
  context: CliContext,
  paths: readonly string[],
  split: string | undefined,
  strip: boolean,
): AsyncGenerator<BenchRow> {
  const addressing = addressingReader();
  for (const path of paths) {
    const set = basename(path).replace(/\.jsonl?$/, "");
    for await (const { number, line } of numberedLines(openBytes(context, path), path)) {
      context.signal.throwIfAborted();
      const row = parseLabelledText(line, `${path}:${number}`);
      if (split !== undefined && row.split !== split) continue;
      const text = strip ? stripTrailer(row.text) : row.text;
      yield {
        ...row,
        set,
        text,
        language: row.language ?? guessLanguage(text),
        addressing: addressing(text),
      };
    }
  }
}
