import { z } from "zod";
import { CompareDocumentSchema } from "../../../formats/pab-report.ts";
import { defenses } from "../../../joins/defenses.ts";
import { renderCompare } from "../../../report/pab-compare.ts";
import { pabCsv } from "../../../report/pab-csv.ts";
import { corpusToWire, reportToWire } from "../../../report/pab-wire.ts";
import type { RunCommand } from "../../command.ts";
import { intFlag, listFlag, numberFlag, parseOptions, switchFlag, textFlag } from "../../flags.ts";
import { writeText } from "../../output.ts";
import { resultDocument } from "../../result-document.ts";
import { corpusInputs, defenseInputs, openChosenCorpus } from "./corpus-option.ts";
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
  timing: switchFlag.default(true),
});

export const run: RunCommand = async (invocation) => {
  const { context, output } = invocation;
  const options = parseOptions(Options, invocation.options);
  const started = context.now();
  const corpus = await openChosenCorpus(options, context.cwd);
  const scored = await scoreDefenses(
    corpus,
    namesToCompare(options.defense, options.controls),
    {
      timeoutMs: options.timeout * 1000,
      seed: options.seed,
      forced: options.forced,
      workers: options.workers,
      open: options.openDefense,
      passEnv: options.passEnv,
    },
    invocation,
  );
  await output.print(renderCompare(scored.corpus, scored.results));
  if (options.csv !== undefined) {
    await writeText(context, options.csv, pabCsv(scored.corpus, scored.results), "--csv");
  }
  await output.document(
    resultDocument(CompareDocumentSchema, {
      invocation,
      seed: options.seed,
      inputs: [
        ...(await corpusInputs(corpus, options)),
        ...(await defenseInputs(options.defense, context.cwd)),
      ],
      leftOut: leftOutOf(scored.results),
      body: {
        corpus: corpusToWire(scored.corpus),
        results: scored.results.map(({ defense, isolation, report }) => ({
          defense,
          isolation,
          ...reportToWire(report),
        })),
      },
      run: options.timing ? { started, finished: context.now() } : null,
    }),
  );
  return reportFailures(scored.results, invocation);
};

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
