import { type Hit, RuleMatcher, wordsOfRules } from "./match/matcher.ts";
import { type Tokens, tokenise } from "./match/tokens.ts";
import { COMMON_WORDS } from "./rules/common-words.ts";
import { BUILT_IN_LEXICON, BUILT_IN_RULES } from "./rules/registry.ts";
import type { Rule } from "./rules/rule.ts";
import { FLOOD_RULE, SMUGGLING_RULE } from "./rules/shapes.ts";
import { FindingIndex } from "./score/finding-index.ts";
import { hiddenRegions } from "./score/hidden.ts";
import { FUNCTION_WORDS, maySpeak } from "./score/language.ts";
import {
  discountsOf,
  MENTION_SETS,
  type MentionContext,
  type MentionSetNumbers,
} from "./score/mention.ts";
import { inside, type Regions, regionsOf, regionsOfView } from "./score/regions.ts";
import { pathText } from "./structure/leaf.ts";
import { type LeafPlaces, placesOf } from "./structure/places.ts";
import { readStructure, type Structure } from "./structure/read-structure.ts";
import { readColumns } from "./views/columns.ts";
import { decodeView, reversedView, rot13View } from "./views/decode.ts";
import { deobfuscate, looksObfuscated } from "./views/deobfuscate.ts";
import { floods } from "./views/floods.ts";
import { neighbourhoods } from "./views/neighbourhood.ts";
import { normalise } from "./views/normalise.ts";
import { createSegmenter, type WordSegmenter } from "./views/segment.ts";
import { ShiftedWords, shiftedSets } from "./views/shifted-words.ts";
import { correctSlips, createSlipFinder } from "./views/slips.ts";
import { smuggledRuns } from "./views/smuggled.ts";
import { rawRange, rawView, type View, type ViewName } from "./views/view.ts";

/** A rule that matched, in UTF-16 units of the raw text. */
export interface Finding {
  readonly rule: Rule;
  readonly start: number;
  readonly end: number;
  readonly view: ViewName;
  /** Where in the structure of the text it stands; null in plain text and between two leaves. */
  readonly path: string | null;
  /** The rule's confidence after discounts. */
  readonly weight: number;
  readonly discounts: readonly string[];
}

const MOST_LAYERS = 3;
const MOST_DECODED_VIEWS = 8;

/**
 * Reads a text in every view that a cheap look says is worth it, and weighs what the rules find.
 * Holds compiled rules only; a scan leaves nothing behind.
 */
export class Scanner {
  readonly #matcher: RuleMatcher;
  readonly #segmenter: WordSegmenter;
  readonly #mention: MentionSetNumbers;
  readonly #slips = createSlipFinder();
  readonly #little: ReadonlyMap<string, number>;
  readonly #shifted: ShiftedWords;

  constructor(rules: readonly Rule[] = BUILT_IN_RULES) {
    const known = wordsOfRules(rules, BUILT_IN_LEXICON).filter((word) => /^[a-z]+$/.test(word));
    this.#matcher = new RuleMatcher(rules, BUILT_IN_LEXICON, {
      ...MENTION_SETS,
      common: COMMON_WORDS,
      ...Object.fromEntries(
        Object.entries(FUNCTION_WORDS).map(([code, words]) => [`little.${code}`, words]),
      ),
      ...shiftedSets(known),
    });
    this.#shifted = new ShiftedWords(this.#matcher);
    this.#little = new Map(
      Object.keys(FUNCTION_WORDS).map((code) => [code, this.#matcher.setNumber(`little.${code}`)]),
    );
    const common = new Set(COMMON_WORDS.split(/\s+/));
    // Words that exist only as shifted forms must not turn up when text is cut into words.
    this.#segmenter = createSegmenter([...common, ...known]);
    this.#mention = {
      attack: this.#matcher.setNumber("attack"),
      form: this.#matcher.setNumber("form"),
      label: this.#matcher.setNumber("label"),
      attempt: this.#matcher.setNumber("attempt"),
      relay: this.#matcher.setNumber("relay"),
      negation: this.#matcher.setNumber("negation"),
      between: this.#matcher.setNumber("between"),
    };
  }

  /**
   * Every finding in a text, in order of appearance, at most one of a rule at a place, and the
   * views they were looked for in; the first view is the text as a whole.
   * @param asItStands reads structured texts like plain ones.
   */
  scan(text: string, options: { readonly asItStands?: boolean } = {}): Scan {
    return finish(this.steps(text, options));
  }

  /** The same in steps, each linear in the text: between two of them a caller may do other things. */
  *steps(
    text: string,
    { asItStands = false }: { readonly asItStands?: boolean } = {},
  ): Generator<void, Scan> {
    const structure = asItStands ? null : readStructure(text);
    const shared: SharedContext = {
      text,
      asItStands,
      structure,
      places: structure ? placesOf(structure) : null,
      regions: null,
      views: [],
      findings: [],
      known: new FindingIndex(),
      targets: new Map(),
    };
    const root = structure?.view ?? rawView(text);
    if (structure) {
      const whole = normalise(rawView(text), "normalised");
      const noWords = tokenise("", this.#matcher.vocabulary);
      this.#collect(whole, noWords, this.#matcher.markup(whole.text), shared);
    }
    for (const { start, end } of smuggledRuns(text))
      shared.findings.push(formed(SMUGGLING_RULE, start, end));
    for (const [start, end] of floods(text)) shared.findings.push(formed(FLOOD_RULE, start, end));
    const queue: { view: View; layers: number }[] = [{ view: root, layers: 0 }];
    for (const { view, layers } of queue) {
      yield;
      const seen = yield* this.#scanLayer(view, layers, shared);
      if (layers >= MOST_LAYERS) continue;
      for (const whole of this.#layersBelow(view, seen)) {
        const next = shared.asItStands ? whole : neighbourhoods(whole);
        if (!next) continue;
        if (queue.length <= MOST_DECODED_VIEWS) queue.push({ view: next, layers: layers + 1 });
      }
    }
    const findings = shared.findings.sort((a, b) => a.start - b.start || a.end - b.end);
    return { findings, views: shared.views };
  }

  *#scanLayer(view: View, layers: number, shared: SharedContext): Generator<void, Tokens> {
    const name = layers === 0 ? "normalised" : view.name;
    const normal = normalise(view, name);
    const { vocabulary } = this.#matcher;
    const tokens = tokenise(normal.text, vocabulary);
    yield;
    this.#collect(normal, tokens, this.#hits(normal, tokens), shared);
    yield;
    const retokenise = (text: string) => tokenise(text, vocabulary);
    const more = (whole: View | null) => {
      const found = whole && !shared.asItStands ? neighbourhoods(whole) : whole;
      if (!found) return;
      const named = layers === 0 ? found : { ...found, name: view.name };
      const words = retokenise(named.text);
      this.#collect(named, words, this.#hits(named, words), shared);
    };
    more(normal.own);
    yield;
    more(correctSlips(normal, tokens, this.#slips, vocabulary));
    yield;
    more(readColumns(normal));
    yield;
    if (looksObfuscated(tokens)) {
      const plain = deobfuscate(normal, tokens, vocabulary, this.#segmenter, retokenise);
      more(plain);
    }
    return tokens;
  }

  #layersBelow(view: View, tokens: Tokens): View[] {
    const below: View[] = [];
    const decoded = decodeView(view, tokens.stats);
    if (decoded) below.push(decoded);
    const { turned, backwards } = this.#shifted.in(tokens);
    if (turned) below.push(rot13View(view));
    if (backwards) below.push(reversedView(view));
    return below;
  }

  #hits(view: View, tokens: Tokens): Hit[] {
    return [
      ...[...this.#matcher.words(tokens), ...this.#matcher.wordsOverEdges(tokens)].filter((hit) =>
        this.#inLanguage(hit, tokens),
      ),
      ...this.#matcher.shapes(view.text, tokens.stats),
    ];
  }

  /** English rules hold in any text: it is the language in which models are spoken to. */
  #inLanguage({ rule, token, last }: Hit, tokens: Tokens): boolean {
    const { languages } = rule;
    if (languages.length === 0 || languages.includes("en")) return true;
    return maySpeak(languages, tokens, this.#matcher.vocabulary, this.#little, token, last);
  }

  #collect(view: View, tokens: Tokens, hits: readonly Hit[], shared: SharedContext): void {
    shared.views.push(view);
    if (hits.length === 0) return;
    const hidden = hiddenRegions(view.text);
    const context = this.#context(view, tokens, shared);
    for (const hit of hits) {
      const [start, end] = context.raw(hit.start, hit.end);
      const place = shared.places?.at(start, end) ?? null;
      const concealed = place?.kind === "hidden" || inside(hidden, hit.start, hit.end);
      if (hit.rule.hiddenOnly && !concealed) continue;
      if (!shared.known.add(hit.rule, start, end)) continue;
      const discounts = discountsOf(hit, context);
      const weight = discounts.reduce((left, { factor }) => left * factor, hit.rule.confidence);
      shared.findings.push({
        rule: hit.rule,
        start,
        end,
        path: place ? pathText(place.path) || null : null,
        view: viewOf(view, hit, shared.text, start, end),
        weight,
        discounts: discounts.map(({ why }) => why),
      });
    }
  }

  #context(view: View, tokens: Tokens, shared: SharedContext): MentionContext {
    shared.regions ??= shared.structure
      ? regionsOfView(shared.structure.view)
      : regionsOf(shared.text);
    const { vocabulary } = this.#matcher;
    return {
      tokens,
      vocabulary,
      sets: this.#mention,
      regions: shared.regions,
      decoded: view.name.startsWith("decoded:"),
      text: shared.text,
      raw: (start, end) => rawRange(view, start, end),
      targets: shared.targets,
    };
  }
}

/** Runs steps to their end. */
export function finish<T>(steps: Generator<void, T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

export interface Scan {
  readonly findings: readonly Finding[];
  readonly views: readonly View[];
}

interface SharedContext {
  readonly text: string;
  readonly asItStands: boolean;
  readonly structure: Structure | null;
  readonly places: LeafPlaces | null;
  readonly views: View[];
  readonly findings: Finding[];
  readonly known: FindingIndex;
  readonly targets: MentionContext["targets"];
  /** Quotations and code of the raw text, worked out at the first finding. */
  regions: Regions | null;
}

/** A match in the normalised view whose raw text reads the same but for case is one as it stands. */
function viewOf(view: View, hit: Hit, raw: string, start: number, end: number): ViewName {
  if (view.name !== "normalised") return view.name;
  const same = raw.slice(start, end).toLowerCase() === view.text.slice(hit.start, hit.end);
  return same ? "raw" : "normalised";
}

/** A finding of a rule whose form is looked for by code, not by a pattern. */
function formed(rule: Rule, start: number, end: number): Finding {
  return { rule, start, end, view: "raw", path: null, weight: rule.confidence, discounts: [] };
}
