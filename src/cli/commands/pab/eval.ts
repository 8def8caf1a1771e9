import { resolve } from "node:path";
import { z } from "zod";
import { usageError } from "../../../formats/error.ts";
import { EvalDocumentSchema } from "../../../formats/pab-report.ts";
import type { EvaluateOptions } from "../../../joins/evaluate-options.ts";
import { checkGates } from "../../../pab/score/gates.ts";
import { pabCsv } from "../../../report/pab-csv.ts";
import { renderEval } from "../../../report/pab-eval.ts";
import { gateLine } from "../../../report/pab-gates.ts";
import { corpusToWire, gatesToWire, reportToWire } from "../../../report/pab-wire.ts";
import type { RunCommand } from "../../command.ts";
import { EXIT } from "../../exit-code.ts";
import { intFlag, listFlag, numberFlag, parseOptions, switchFlag, textFlag } from "../../flags.ts";
import { writeText } from "../../output.ts";
import { resultDocument } from "../../result-document.ts";
import { corpusInputs, defenseInputs, openChosenCorpus } from "./corpus-option.ts";
import { openReader, readerFlags } from "./reader-flags.ts";
import { DEFAULT_TIMEOUT_S, leftOutOf, reportFailures, scoreDefenses } from "./scored.ts";

const Options = z.object({
  defense: textFlag,
  split: textFlag.optional(),
  corpus: textFlag.optional(),
  forced: switchFlag.default(false),
  csv: textFlag.optional(),
  maxUar: numberFlag(0, 1).optional(),
  maxFbr: numberFlag(0, 1).optional(),
  minOriginAccuracy: numberFlag(0, 1).optional(),
  timeout: numberFlag(0.001, 86_400).default(DEFAULT_TIMEOUT_S),
  seed: intFlag(0).default(0),
  workers: intFlag(1, 64).optional(),
  openDefense: switchFlag.default(false),
  passEnv: listFlag.default([]),
  ...readerFlags,
  journal: textFlag.optional(),
  resume: switchFlag.default(false),
  overwrite: switchFlag.default(false),
  timing: switchFlag.default(true),
});

export const run: RunCommand = async (invocation) => {
  const { context, output } = invocation;
  const options = parseOptions(Options, invocation.options);
  const started = context.now();
  const corpus = await openChosenCorpus(options, context.cwd);
  const reader = await openReader(options, [options.defense], corpus, invocation);
  const scored = await scoreDefenses(
    corpus,
    [options.defense],
    {
      timeoutMs: options.timeout * 1000,
      seed: options.seed,
      forced: options.forced,
      workers: options.workers,
      open: options.openDefense,
      passEnv: options.passEnv,
      instead: reader,
      journal: journalOf(options, context.cwd),
    },
    invocation,
  );
  const [result] = scored.results;
  if (!result) throw new RangeError("no defence was scored");
  const gates = checkGates(result.report, options);
  await output.print(renderEval(scored.corpus, result));
  if (gates.length > 0) await output.print(`\n${gates.map(gateLine).join("\n")}\n`);
  if (options.csv !== undefined) {
    await writeText(context, options.csv, pabCsv(scored.corpus, scored.results), "--csv");
  }
  await output.document(
    resultDocument(EvalDocumentSchema, {
      invocation,
      seed: options.seed,
      inputs: [
        ...(await corpusInputs(corpus, options)),
        ...(await defenseInputs([options.defense], context.cwd)),
      ],
      leftOut: leftOutOf(corpus, scored.results),
      body: {
        corpus: corpusToWire(scored.corpus),
        defense: result.defense,
        isolation: result.isolation,
        ...reportToWire(result.report),
        gates: gatesToWire(gates),
      },
      run: options.timing ? { started, finished: context.now() } : null,
    }),
  );
  const exit = await reportFailures(scored.results, invocation);
  const failed = gates.filter((gate) => !gate.passed);
  if (output.jsonOnStdout) for (const gate of failed) await output.warn(`${gateLine(gate)}\n`);
  return exit !== EXIT.ok ? exit : failed.length > 0 ? EXIT.finding : EXIT.ok;
};

function journalOf(
  flags: {
    readonly journal?: string | undefined;
    readonly resume: boolean;
    readonly overwrite: boolean;
  },
  cwd: string,
): EvaluateOptions["journal"] {
  const { journal, resume, overwrite } = flags;
  if (resume && overwrite) throw usageError("--resume", "cannot be combined with --overwrite");
  if (journal !== undefined) {
    const mode = resume ? "resume" : overwrite ? "overwrite" : "new";
    return { path: resolve(cwd, journal), mode };
  }
  if (!resume && !overwrite) return undefined;
  throw usageError(
    resume ? "--resume" : "--overwrite",
    "needs --journal FILE, the file in which the verdicts are kept",
  );
}
