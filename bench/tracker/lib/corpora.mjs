import { fileURLToPath } from "node:url";
import { loadCorpus } from "../../../dist/pab/corpus.js";
import { drawSplit } from "../../../dist/pab/generate/draw.js";

const corpora = new URL("../../../corpus/", import.meta.url);

/** The instructions of a committed corpus, each with its trace and its domain. */
export async function instructionsOf(name) {
  const corpus = await loadCorpus(fileURLToPath(new URL(name, corpora)));
  const traces = new Map(corpus.traces.map((trace) => [trace.traceId, trace]));
  return corpus.groundTruth.map((truth) => {
    const number = Number(/(\d+)$/.exec(truth.traceId)?.[1] ?? 0);
    return {
      corpus: name,
      truth,
      trace: traces.get(truth.traceId),
      number,
      domain: (number - 1) % 24,
    };
  });
}

/** Key of the generated split that is fitted on: public, and no official split is drawn from it. */
const FITTING_KEY = "fitting the provenance tracker";

/** Instructions of a generated split that anybody can draw again. */
export function generatedInstructions(n, vocabulary, key = FITTING_KEY) {
  const split = drawSplit({ key: Buffer.from(key), n, vocabulary });
  return [...split].flatMap(({ trace, truths }) =>
    truths.map((truth) => ({
      corpus: `generated-${vocabulary}`,
      truth,
      trace,
      number: 0,
      domain: -1,
    })),
  );
}
