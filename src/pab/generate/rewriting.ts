import type { Random } from "../../random/random.ts";
import { paraphrase } from "../harvest/paraphrase.ts";
import { TaintedText } from "../harvest/tainted-text.ts";
import { TRANSFORM_SET, type TransformSet } from "../harvest/transforms.ts";
import type { Transform } from "../model.ts";
import { condense, type Request, reword, textOf, type Wording } from "./request.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** One rewording as it happened, for measuring how much it changes. */
export interface Rewriting {
  readonly transform: Transform;
  readonly before: string;
  readonly after: string;
}

/** A planted instruction with the words it was planted in. */
export interface Planted {
  readonly seedId: string;
  readonly request: Request;
  readonly wording: Wording;
  /** It was planted as the change of another order: its first rewording is the order, changed. */
  readonly isAnnounced: boolean;
}

/**
 * The transforms of one trace. The visible ones are the harvester's own. The silent ones know what
 * each instruction means and put it in other words; these inherit the lineage of the words they
 * stand for. What stood around the instruction is partly dropped, as agents do.
 */
export function rewritingTransforms(
  planted: readonly Planted[],
  vocabulary: Vocabulary,
  random: Random,
  onRewriting: (rewriting: Rewriting) => void = () => undefined,
): TransformSet {
  const current = new Map(planted.map((one) => [one.seedId, one]));
  const announced = new Set(planted.flatMap((one) => (one.isAnnounced ? [one.seedId] : [])));
  const change = (
    transform: Transform,
    passage: TaintedText,
    next: (request: Request, now: Wording) => Wording,
    around: (text: TaintedText) => TaintedText,
  ) => {
    const one = planted.find(({ seedId }) => passage.survivingSpan(seedId) !== null);
    const known = one && current.get(one.seedId);
    const survival = one && passage.survivingSpan(one.seedId);
    if (!known || !survival) throw new RangeError("a passage without a planted instruction");
    const [start, end] = survival.span;
    const isOrder = !announced.delete(known.seedId);
    const wording = isOrder ? next(known.request, known.wording) : known.wording;
    current.set(known.seedId, { ...known, wording });
    const after = textOf(known.request, wording);
    const whole = passage.slice(start, end);
    if (isOrder) onRewriting({ transform, before: whole.toString(), after });
    const reworded = TaintedText.concat(
      around(passage.slice(0, start)),
      whole.reword([0, whole.length], after),
    ).passedThrough(transform);
    return { passage: reworded, event: null };
  };
  return {
    ...TRANSFORM_SET,
    paraphrase: (passage) =>
      change(
        "paraphrase",
        passage,
        (request, now) => reword(request, now, vocabulary, random),
        (text) => (random.int(0, 1) === 0 ? TaintedText.empty : paraphrase(text, random)),
      ),
    summarize: (passage) =>
      change(
        "summarize",
        passage,
        (_, now) => condense(now, vocabulary, random),
        () => TaintedText.empty,
      ),
  };
}
