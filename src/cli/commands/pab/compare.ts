import { z } from "zod";
import { CompareDocumentSchema, type PairedWire } from "../../../formats/pab-report.ts";
import { VERSION } from "../../../formats/version.ts";
import { defenses } from "../../../joins/defenses.ts";
import type { OpenCorpus } from "../../../pab/corpus.ts";
import { compareInPairs, type PairedComparison } from "../../../pab/score/paired.ts";
import { SPLITS } from "../../../pab/splits.ts";
import { renderCompare } from "../../../report/pab-compare.ts";
import { pabCsv } from "../../../report/pab-csv.ts";
import {
  PUBLIC_SPLIT_NOTE,
  pairedCsv,
  pairedLatex,
  pairedMarkdown,
  renderPaired,
} from "../../../report/pab-paired.ts";
import { corpusToWire, reportToWire } from "../../../report/pab-wire.ts";
import { CORRECTIONS } from "../../../stats/multiplicity.ts";
import type { RunCommand } from "../../command.ts";
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
import { resultDocument } from "../../result-document.ts";
import { corpusInputs, defenseInputs, openChosenCorpus } from "./corpus-option.ts";
import { encoderInputs, openReader, readerFlags } from "./reader-flags.ts";
import { DEFAULT_TIMEOUT_S, leftOutOf, reportFailures, scoreDefenses } from "./scored.ts";

const Options = z.object({
  defense: listFlag.default([]),
  controls: switchFlag.default(false),
  split: textFlag.optional(),
  corpus: textFlag.optional(),
  forced: switchFlag.default(false),
  csv: textFlag.optional(),
  timeout: numberFlag(0.001, 86_400).default(DEFAULT_TIMEOUT_S),
  seed: intFlag(0).default(0),
  workers: intFlag(1, 64).optional(),
  openDefense: switchFlag.default(false),
  passEnv: listFlag.default([]),
  ...readerFlags,
  timing: switchFlag.default(true),
  paired: switchFlag.default(false),
  correction: choiceFlag(CORRECTIONS).default("holm"),
  markdown: textFlag.optional(),
  latex: textFlag.optional(),
  pairedCsv: textFlag.optional(),
});

export const run: RunCommand = async (invocation) => {
  const { context, output } = invocation;
  const options = parseOptions(Options, invocation.options);
  const started = context.now();
  const paired =
    options.paired || [options.markdown, options.latex, options.pairedCsv].some((path) => path);
  const corpus = await openChosenCorpus(options, context.cwd);
  const names = namesToCompare(options.defense, options.controls);
  const reader = await openReader(options, names, corpus, invocation);
  const scored = await scoreDefenses(
    corpus,
    names,
    {
      timeoutMs: options.timeout * 1000,
      seed: options.seed,
      forced: options.forced,
      workers: options.workers,
      open: options.openDefense,
      passEnv: options.passEnv,
      instead: reader,
      outcomes: paired,
    },
    invocation,
  );
  const pairs = compareInPairs(scored.outcomes, options.correction);
  const method = {
    correction: options.correction,
    // A corpus folder of the user's own may be held out; what ships is known to all.
    publicSplit: isShipped(options.corpus, corpus.manifest?.split),
    version: VERSION,
  };
  for (const [path, flag, make] of [
    [options.markdown, "--markdown", pairedMarkdown],
    [options.latex, "--latex", pairedLatex],
    [options.pairedCsv, "--paired-csv", pairedCsv],
  ] as const) {
    if (path === undefined) continue;
    await writeText(context, path, make(scored.corpus, pairs, method), flag);
  }
  await output.print(renderCompare(scored.corpus, scored.results));
  if (method.publicSplit) await output.print(`\n${PUBLIC_SPLIT_NOTE}\n`);
  if (paired) await output.print(renderPaired(scored.corpus, pairs, method));
  if (options.csv !== undefined) {
    await writeText(context, options.csv, pabCsv(scored.corpus, scored.results), "--csv");
  }
  await output.document(
    resultDocument(CompareDocumentSchema, {
      invocation,
      seed: options.seed,
      inputs: await inputsOf(corpus, options, context.cwd),
      leftOut: leftOutOf(corpus, scored.results),
      body: {
        ...resultsToWire(scored),
        ...(paired ? { paired: pairs.map(pairToWire), correction: options.correction } : {}),
      },
      run: options.timing ? { started, finished: context.now() } : null,
    }),
  );
  return reportFailures(scored.results, invocation);
};

async function inputsOf(corpus: OpenCorpus, options: z.output<typeof Options>, cwd: string) {
  return [
    ...(await corpusInputs(corpus, options)),
    ...(await defenseInputs(options.defense, cwd)),
    ...(await encoderInputs(options, cwd)),
  ];
}

function resultsToWire({ corpus, results }: Awaited<ReturnType<typeof scoreDefenses>>) {
  return {
    corpus: corpusToWire(corpus),
    results: results.map(({ defense, isolation, report }) => ({
      defense,
      isolation,
      ...reportToWire(report),
    })),
  };
}

function isShipped(dir: string | undefined, split: string | undefined): boolean {
  return dir === undefined || SPLITS.some((name) => name === split);
}

function pairToWire(pair: PairedComparison): PairedWire {
  const { figure, a, b, n, counts, leftOut, difference, ci, p, pAdjusted } = pair;
  return {
    figure,
    a,
    b,
    n,
    both: counts.both,
    only_a: counts.onlyFirst,
    only_b: counts.onlySecond,
    neither: counts.neither,
    left_out: leftOut,
    difference,
    ci,
    p,
    p_adjusted: pAdjusted,
  };
}

/** The named defences, or baselines and entrants by name; the negative controls behind them. */
export function namesToCompare(given: readonly string[], controls: boolean): string[] {
  const registered = defenses.list();
  const shown = registered
    .filter(({ role }) => role === "baseline" || role === "entrant")
    .map(({ name }) => name)
    .sort();
  const wrongOnPurpose = registered.filter(({ role }) => role === "control").map((one) => one.name);
  return [...new Set([...(given.length > 0 ? given : shown), ...(controls ? wrongOnPurpose : [])])];
}
