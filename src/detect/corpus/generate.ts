import { deriveSeed, type Random, seededRandom } from "../../random/random.ts";
import { DISGUISES } from "./bypass.ts";
import { ATTACK_FAMILIES, type AttackFamily, DISCUSSION_FRAMES } from "./families.ts";

/** A row of a generated corpus, as the file has it. */
export interface CorpusRow {
  readonly id: string;
  readonly text: string;
  readonly label: 0 | 1;
  readonly attack_class: string;
  readonly family: string;
  readonly bypass_class: string;
  readonly benign_subclass: string | null;
  /** The attack a harmless row is the counterpart of. */
  readonly matched: string | null;
  readonly split: CorpusSplit;
}

export const CORPUS_SPLITS = ["exemplar_bank", "validation", "test"] as const;

export type CorpusSplit = (typeof CORPUS_SPLITS)[number];

export interface CorpusOptions {
  readonly seed: number;
  /** Attacks of each family in each bypass class; at least 1. */
  readonly perCell: number;
}

const CONTROLS = [
  "security_discussion",
  "legitimate_imperative",
  "quoted_example",
  "obfuscated_benign",
] as const;

/**
 * A labelled corpus: attack families × bypass classes, and for every attack a harmless counterpart
 * (a text about it, a quotation of it, an honest request from the same corner of the language, the
 * same under the same disguise). A family lies wholly in one split. Same options, same rows.
 * @throws RangeError when there are not enough different texts for `perCell`.
 */
export function generateCorpus({ seed, perCell }: CorpusOptions): CorpusRow[] {
  const splits = splitsOf(seed);
  return ATTACK_FAMILIES.flatMap((family) => {
    const random = seededRandom(deriveSeed(seed, family.id));
    const split = splits.get(family.id) ?? "exemplar_bank";
    const taken = new Set<string>();
    return Object.entries(DISGUISES).flatMap(([bypass, disguise]) =>
      Array.from({ length: perCell }, (_, number) => {
        const plain = fresh(random, family, family.attacks, taken);
        const id = `${family.id}:${bypass}:${number}`;
        const attack: CorpusRow = {
          id,
          text: disguise(plain),
          label: 1,
          attack_class: family.attackClass,
          family: family.id,
          bypass_class: bypass,
          benign_subclass: null,
          matched: null,
          split,
        };
        return [attack, counterpart(attack, plain, family, random, taken)];
      }).flat(),
    );
  });
}

function counterpart(
  attack: CorpusRow,
  plain: string,
  family: AttackFamily,
  random: Random,
  taken: Set<string>,
): CorpusRow {
  const control = random.pick(CONTROLS);
  const frames = DISCUSSION_FRAMES[control];
  const disguise = DISGUISES[attack.bypass_class];
  let text: string;
  let bypass = "none";
  if (frames) text = random.pick(frames).replace("{x}", () => plain);
  else {
    text = fresh(random, family, family.twins, taken);
    if (control === "obfuscated_benign" && disguise) {
      text = disguise(text);
      bypass = attack.bypass_class;
    }
  }
  return {
    ...attack,
    id: `${attack.id}:control`,
    text,
    label: 0,
    attack_class: "benign",
    bypass_class: bypass,
    benign_subclass: control,
    matched: attack.id,
  };
}

const TRIES = 200;

/** A filled template that has not been drawn before. */
function fresh(
  random: Random,
  family: AttackFamily,
  templates: readonly string[],
  taken: Set<string>,
): string {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const a = random.pick(family.a);
    const b = random.pick(family.b);
    const text = random.pick(templates).replaceAll("{a}", a).replaceAll("{b}", b);
    if (taken.has(text)) continue;
    taken.add(text);
    return text;
  }
  throw new RangeError(`the family ${family.id} has no more different texts; draw fewer per cell`);
}

/** Half of the families are for exemplars, a quarter each for validation and test. */
function splitsOf(seed: number): Map<string, CorpusSplit> {
  const order = seededRandom(deriveSeed(seed, "splits")).shuffle(ATTACK_FAMILIES);
  return new Map(
    order.map(({ id }, at) => {
      const part = (at * 4) / order.length;
      return [id, part < 2 ? "exemplar_bank" : part < 3 ? "validation" : "test"];
    }),
  );
}
