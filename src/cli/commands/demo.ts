import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { DemoDocumentSchema } from "../../formats/pab-report.ts";
import type { OpenCorpus } from "../../pab/corpus.ts";
import { type DemoCorpus, renderDemo } from "../../report/pab-demo.ts";
import { corpusToWire, reportToWire } from "../../report/pab-wire.ts";
import type { RunCommand } from "../command.ts";
import { parseOptions, switchFlag } from "../flags.ts";
import { type InputRecord, resultDocument } from "../result-document.ts";
import { namesToCompare } from "./pab/compare.ts";
import { corpusInputs, openChosenCorpus } from "./pab/corpus-option.ts";
import { DEFAULT_TIMEOUT_S, reportFailures, scoreDefenses } from "./pab/scored.ts";

const Options = z.object({ timing: switchFlag.default(true), full: switchFlag.default(false) });

const STOPS = [
  {
    split: "smoke",
    about: "eleven small traces, harvested from a simulated agent world",
  },
  {
    split: "llm-laundered",
    about: "instructions that a language model carried over 0 to 4 hops, in seven languages",
  },
] as const;

/** The attack that the tour tells: a web page's order, reworded, in the agent's own memory. */
const TOLD = { split: "smoke", traceId: "t-003-web-paraphrase-memory" };

/** Seed of the bootstrap intervals. */
const SEED = 0;

export const run: RunCommand = async (invocation) => {
  const { context, output } = invocation;
  const { timing, full } = parseOptions(Options, invocation.options);
  const started = context.now();
  const corpora: DemoCorpus[] = [];
  const inputs: InputRecord[] = [];
  let attack: Awaited<ReturnType<typeof told>> = null;
  for (const { split, about } of STOPS) {
    const corpus = await openChosenCorpus({ split }, context.cwd);
    if (split === TOLD.split) attack = await told(corpus);
    const settings = { timeoutMs: DEFAULT_TIMEOUT_S * 1000, seed: SEED, forced: false };
    const scored = await scoreDefenses(corpus, namesToCompare([], false), settings, invocation);
    corpora.push({ about, ...scored });
    inputs.push(...(await corpusInputs(corpus, { split })));
  }
  // In a clone the command is not on the path; npx finds it in either place.
  const inClone = existsSync(join(context.cwd, "examples", "first-untrusted.ts"));
  await output.print(renderDemo(corpora, { bin: "npx backtrail", inClone, full, attack }));
  await output.document(
    resultDocument(DemoDocumentSchema, {
      invocation,
      seed: SEED,
      inputs,
      body: {
        corpora: corpora.map(({ corpus, results }) => ({
          corpus: corpusToWire(corpus),
          results: results.map(({ defense, isolation, report }) => ({
            defense,
            isolation,
            ...reportToWire(report),
          })),
        })),
      },
      run: timing ? { started, finished: context.now() } : null,
    }),
  );
  return reportFailures(
    corpora.flatMap(({ results }) => results),
    invocation,
  );
};

/** The told trace with its instruction, or null where the corpus does not have it. */
async function told(corpus: OpenCorpus) {
  const truth = corpus.groundTruth.find(({ traceId }) => traceId === TOLD.traceId);
  for await (const trace of corpus.traces()) {
    if (truth !== undefined && trace.traceId === TOLD.traceId) return { trace, truth };
  }
  return null;
}
