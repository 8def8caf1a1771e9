import { loadCorpus } from "../../../dist/pab/index.js";

const corpora = new URL("../../../corpus/", import.meta.url);

/** The instructions of a committed corpus, each with its trace and its domain. */
export async function instructionsOf(name) {
  const corpus = await loadCorpus(new URL(name, corpora).pathname);
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
