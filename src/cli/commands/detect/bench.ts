import { basename, resolve } from "node:path";
import { z } from "zod";
import { guessLanguage } from "../../../detect/bench/language.ts";
import { type BenchReport, benchReport } from "../../../detect/bench/report.ts";
import { stripTrailer } from "../../../detect/bench/strip-trailers.ts";
import { BenchTally } from "../../../detect/bench/tally.ts";
import { PromptInjectionDetector } from "../../../detect/index.ts";
import { numberedLines, parseLabelledText } from "../../../formats/labelled-text.ts";
import { snakeKeys } from "../../../formats/snake-case.ts";
import { renderBench } from "../../../report/detect-bench.ts";
import type { RunCommand } from "../../command.ts";
import { EXIT } from "../../exit-code.ts";
import { parseOptions, switchFlag, textFlag } from "../../flags.ts";
import { hashFile, resultDocument } from "../../result-document.ts";
import { systemClock } from "../../system-clock.ts";
import { detectorConfig, openBytes, sensitivityFlag } from "./configure.ts";

const Options = z.object({
  sensitivity: sensitivityFlag.optional(),
  rules: switchFlag.default(false),
  ruleFile: textFlag.optional(),
  stripTrailers: switchFlag.default(false),
  split: textFlag.optional(),
  timing: switchFlag.default(true),
});

export const run: RunCommand = async (invocation) => {
  const { context, output, args } = invocation;
  const options = parseOptions(Options, invocation.options);
  const started = context.now();
  const config = await detectorConfig(context, options);
  const detector = new PromptInjectionDetector(config, { now: context.now });
  const tally = new BenchTally();
  let milliseconds = 0;
  let bytes = 0;
  for (const path of args) {
    const set = basename(path).replace(/\.jsonl?$/, "");
    for await (const { number, line } of numberedLines(openBytes(context, path), path)) {
      context.signal.throwIfAborted();
      const row = parseLabelledText(line, `${path}:${number}`);
      if (options.split !== undefined && row.split !== options.split) continue;
      const text = options.stripTrailers ? stripTrailer(row.text) : row.text;
      const before = systemClock.now();
      const result = detector.detect(text);
      milliseconds += systemClock.now() - before;
      bytes += Buffer.byteLength(text);
      tally.add({ ...row, set, text, language: row.language ?? guessLanguage(text) }, result);
    }
  }
  const report: BenchReport = benchReport(
    tally,
    options.timing && bytes > 0 ? (milliseconds * 1000) / (bytes / 1024) : null,
  );
  await output.print(renderBench(report, { rules: options.rules }));
  await output.document(
    resultDocument({
      format: "backtrail/detect-bench",
      schemaVersion: 1,
      invocation,
      inputs: await Promise.all(
        args.map(async (path) => ({ path, sha256: await hashFile(resolve(context.cwd, path)) })),
      ),
      body: snakeKeys({ sensitivity: config.sensitivity ?? "balanced", ...report }) as Record<
        string,
        unknown
      >,
      run: options.timing ? { started, finished: context.now() } : null,
    }),
  );
  return EXIT.ok;
};
