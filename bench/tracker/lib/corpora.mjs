import { fileURLToPath } from "node:url";
import { loadCorpus } from "../../../dist/pab/corpus.js";
import { drawSplit } from "../../../dist/pab/generate/draw.js";
import { DOMAINS_A } from "../../../dist/pab/generate/words/domains-a.js";
import { DOMAINS_B } from "../../../dist/pab/generate/words/domains-b.js";
import { study, withNearness } from "./study.mjs";

const corpora = new URL("../../../corpus/", import.meta.url);

/** The corpora with true origins, and what each may be used for (docs/corpora.md). */
export const CORPORA = {
  "llm-laundered": "read freely",
  "llm-hard": "read freely",
  "llm-spliced": "read freely",
  "llm-laundered-2": "fit only",
  "llm-hard-2": "fit only",
  "llm-mixed": "fit only",
};

/** The instructions of a committed corpus, each with its trace, its writer and its domain. */
export async function instructionsOf(name) {
  const corpus = await loadCorpus(fileURLToPath(new URL(name, corpora)));
  const traces = new Map(corpus.traces.map((trace) => [trace.traceId, trace]));
  return corpus.groundTruth.map((truth) => {
    const [, batch = "", number = "0"] = /-(\d+)-(\d+)$/.exec(truth.traceId) ?? [];
    return {
      corpus: name,
      truth,
      trace: traces.get(truth.traceId),
      number: Number(number),
      // The older corpora have writers of their own.
      writer: `${name === "llm-laundered" || name === "llm-hard" ? "a" : "b"}${batch}`,
      domain: (Number(number) - 1) % 24,
    };
  });
}

/** All instructions of some corpora, studied. */
export async function studied(names) {
  return (await Promise.all(names.map(instructionsOf))).flat().map(study);
}

/** Generated instructions that the gate is fitted on too. */
const GENERATED = 200;

/**
 * What the tracker is fitted on: every corpus, and generated instructions; with what an encoder says of
 * their sentences where there is one.
 */
export async function fittingMaterial(encoder = null) {
  const written = await studied(Object.keys(CORPORA));
  const generated = generatedInstructions(GENERATED, "a").map(study);
  if (encoder === null) return { written, generated };
  const asked = async (list) => {
    const out = [];
    for (const one of list) out.push(await withNearness(one, encoder));
    return out;
  };
  return { written: await asked(written), generated: await asked(generated) };
}

/** Key of the generated split that is measured on: public, and no official split is drawn from it. */
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
      writer: "generator",
      domain: -1,
    })),
  );
}

/** Each wording of an act counts as one in so many: an act has sixteen. */
const ACT_WEIGHT = 0.25;

/** The acts of the generator's vocabularies, every verb with every thing, with the rank of their tier. */
export function generatedActs() {
  return [...DOMAINS_A, ...DOMAINS_B].flatMap(({ acts }) =>
    acts.flatMap(({ tier, verbs, things, tails }) =>
      verbs.flatMap((verb, i) =>
        things.map(({ words }, j) => {
          const tail = tails[(i + j) % tails.length]
            .replaceAll("{mail}", "x@y.example")
            .replace(/\{\w+\}/g, "12");
          return { text: `${verb} ${words} ${tail}`, rank: Number(tier.slice(1)), w: ACT_WEIGHT };
        }),
      ),
    ),
  );
}
