import { at, numberAt } from "../../text/at.ts";
import type { Rule } from "../rules/rule.ts";
import { type CompiledPattern, compilePattern, matchAt, REACH } from "./grammar.ts";
import { LEAD_WORDS, opensOrder } from "./order.ts";
import { PatternFilter } from "./pattern-filter.ts";
import { hasMark, type TokenStats, type Tokens } from "./tokens.ts";
import { Vocabulary } from "./vocabulary.ts";

/** A rule that matched, in units of the view it matched in. */
export interface Hit {
  readonly rule: Rule;
  readonly start: number;
  readonly end: number;
  /** Number of the first token; -1 for a shape. */
  readonly token: number;
  /** Number of the token after the last one; -1 for a shape. */
  readonly last: number;
}

/** Word sets by name; see rules/lexicon-*.ts. */
export type Lexicon = Readonly<Record<string, string>>;

const CALLING = /^\s{0,2}(?:[:,\u2014]|--?\s)/;

/** What stands before a token when edges of leaves are looked over, by what stands there. */
const OVER_EDGES = [0, 1, 2, 0, 2];

/** Words that are looked at together to see which patterns can match among them. */
const STRETCH = 256;

interface OwnedPattern extends CompiledPattern {
  readonly rule: Rule;
  readonly number: number;
}

interface OwnedShape {
  readonly rule: Rule;
  readonly triggers: readonly string[];
  readonly sticky: RegExp;
}

/** Rules made ready: one vocabulary, and for each word the patterns that can start with it. */
export class RuleMatcher {
  readonly vocabulary: Vocabulary;
  readonly #starts: readonly (readonly OwnedPattern[] | null)[];
  readonly #shapes: readonly OwnedShape[];
  readonly #filter: PatternFilter;
  readonly #lead: number;
  readonly #sets = new Map<string, number>();

  /**
   * @param extra sets that no rule may name but callers ask for by `setNumber`.
   * @throws RangeError when a pattern is malformed or names a set that does not exist.
   */
  constructor(rules: readonly Rule[], lexicon: Lexicon, extra: Lexicon = {}) {
    const sets: string[][] = [];
    const setOf = (slot: string): number => {
      const known = this.#sets.get(slot);
      if (known !== undefined) return known;
      this.#sets.set(slot, sets.length);
      return sets.push(wordsOf(slot, lexicon)) - 1;
    };
    const patterns = rules
      .flatMap((rule) => (rule.grammar ?? []).map((source) => ({ rule, source })))
      .map(
        ({ rule, source }, number): OwnedPattern => ({
          ...compilePattern(source, rule.across ?? false, setOf),
          rule,
          number,
        }),
      );
    for (const [name, words] of Object.entries({ ...extra, lead: LEAD_WORDS })) {
      this.#sets.set(`#${name}`, sets.push(split(words)) - 1);
    }
    this.vocabulary = new Vocabulary(sets);
    this.#filter = new PatternFilter(patterns.map(setsNeeded), this.vocabulary);
    this.#lead = this.setNumber("lead");
    const bySet = new Map<number, OwnedPattern[]>();
    for (const pattern of patterns) {
      bySet.set(pattern.first, [...(bySet.get(pattern.first) ?? []), pattern]);
    }
    this.#starts = this.vocabulary.words.map((_, id) => {
      const own = this.vocabulary.setsOf(id).flatMap((set) => bySet.get(set) ?? []);
      return own.length > 0 ? own : null;
    });
    this.#shapes = rules.flatMap((rule) => {
      if (!rule.shape) return [];
      const { triggers, pattern } = rule.shape;
      const sticky = new RegExp(pattern.source, `${pattern.flags.replace("y", "")}y`);
      return [{ rule, triggers, sticky }];
    });
  }

  /** Number of an extra set. */
  setNumber(name: string): number {
    const set = this.#sets.get(`#${name}`);
    if (set === undefined) throw new RangeError(`there is no word set ${name}`);
    return set;
  }

  /** Every place where a word rule matches inside one leaf. */
  words(tokens: Tokens): Hit[] {
    return this.#words(tokens, 3, () => 0);
  }

  /** Every place where a word rule matches over the edge of a leaf, as if there were none. */
  wordsOverEdges(tokens: Tokens): Hit[] {
    if (tokens.stats.edges === 0) return [];
    const before = tokens.before.map((strength) => at(OVER_EDGES, strength));
    const edges: number[] = [];
    for (let token = 1; token < tokens.count; token += 1)
      if (numberAt(tokens.before, token) > 2) edges.push(token);
    let next = 0;
    return this.#words({ ...tokens, before }, 3, (token) => {
      while (next < edges.length && at(edges, next) <= token) next += 1;
      const edge = edges[next] ?? Number.POSITIVE_INFINITY;
      return edge - token < REACH ? edge + 1 : Number.POSITIVE_INFINITY;
    });
  }

  /** @param least the token a match that starts at a token must reach, exclusive. */
  #words(tokens: Tokens, edge: number, least: (at: number) => number): Hit[] {
    const hits: Hit[] = [];
    const last = new Map<Rule, number>();
    let sentenceEnd = 0;
    let leafEnd = 0;
    let looked = 0;
    for (let at = 0; at < tokens.count; at += 1) {
      const id = numberAt(tokens.id, at);
      if (id < 0) continue;
      const patterns = this.#starts[id];
      if (!patterns) continue;
      const reach = least(at);
      if (reach > tokens.count) continue;
      if (sentenceEnd <= at) sentenceEnd = endOf(tokens, at, 2);
      if (leafEnd <= at) leafEnd = endOf(tokens, at, edge);
      if (looked <= at) {
        looked = at + STRETCH;
        this.#filter.lookAt(tokens, at, looked + REACH);
      }
      for (const pattern of patterns) {
        if (!this.#filter.mayMatch(pattern.number)) continue;
        const end = matchAt(pattern, tokens, this.vocabulary, at, sentenceEnd, leafEnd);
        if (end < 0 || end < reach) continue;
        if (pattern.opening && !this.#opens(tokens, at)) continue;
        if (pattern.addressing && !CALLING.test(followingOf(tokens, end))) continue;
        const { rule } = pattern;
        const hit = {
          rule,
          start: numberAt(tokens.start, at),
          end: numberAt(tokens.end, end - 1),
          token: at,
          last: end,
        };
        // Of two matches of a rule that end alike the tighter one says where the words stand.
        const earlier = last.get(rule) ?? -1;
        const rival = hits[earlier];
        if (rival && rival.end >= hit.end) hits[earlier] = hit;
        else last.set(rule, hits.push(hit) - 1);
      }
    }
    return hits;
  }

  #opens(tokens: Tokens, at: number): boolean {
    return opensOrder(tokens, at, (id) => this.vocabulary.has(id, this.#lead));
  }

  /** Every place where a shape rule matches. `text` is normalised. */
  shapes(text: string, stats: TokenStats): Hit[] {
    return shapesIn(text, this.#shapes, (trigger) => possible(trigger, stats));
  }

  /** Every place where a rule that looks at markup itself matches. `text` is normalised. */
  markup(text: string): Hit[] {
    return shapesIn(
      text,
      this.#shapes.filter(({ rule }) => rule.shape?.markup),
      () => true,
    );
  }
}

/** Sets of which a word must stand behind the first one. */
function setsNeeded({ steps }: CompiledPattern): number[] {
  return steps.flatMap((step) => (step.kind === "word" && !step.optional ? [step.set] : []));
}

function shapesIn(
  text: string,
  shapes: readonly OwnedShape[],
  worth: (trigger: string) => boolean,
): Hit[] {
  const hits: Hit[] = [];
  for (const { rule, triggers, sticky } of shapes) {
    for (const trigger of triggers) {
      if (!worth(trigger)) continue;
      for (let at = text.indexOf(trigger); at >= 0; at = text.indexOf(trigger, at + 1)) {
        sticky.lastIndex = at;
        const found = sticky.exec(text);
        if (!found || found[0] === "") continue;
        hits.push({ rule, start: at, end: at + found[0].length, token: -1, last: -1 });
        at += found[0].length - 1;
      }
    }
  }
  return hits;
}

/** A trigger that begins with a mark the text lacks needs no search. */
function possible(trigger: string, stats: TokenStats): boolean {
  const unit = trigger.charCodeAt(0);
  return isLetter(unit) || hasMark(stats, unit);
}

function isLetter(unit: number): boolean {
  return unit >= 0x61 && unit <= 0x7a;
}

function followingOf(tokens: Tokens, end: number): string {
  const at = numberAt(tokens.end, end - 1);
  return tokens.text.slice(at, at + 6);
}

/** The token after `from` before which a break of this strength stands. */
function endOf(tokens: Tokens, from: number, strength: number): number {
  let at = from + 1;
  while (at < tokens.count && numberAt(tokens.before, at) < strength) at += 1;
  return at;
}

/** Every word that stands in a pattern or in a set a pattern names. */
export function wordsOfRules(rules: readonly Rule[], lexicon: Lexicon): string[] {
  const slots = new Set(
    rules.flatMap((rule) => (rule.grammar ?? []).flatMap((source) => source.split(/\s+/))),
  );
  const words = [...slots]
    .filter((slot) => slot !== "" && !slot.startsWith(".."))
    .flatMap((slot) => wordsOf(slot.replace(/\?$/, ""), lexicon));
  return [...new Set(words)];
}

function wordsOf(slot: string, lexicon: Lexicon): string[] {
  return slot.split("|").flatMap((part) => {
    const name = /^\[(.+)\]$/.exec(part)?.[1];
    if (name === undefined) return [part];
    const words = lexicon[name];
    if (words === undefined) throw new RangeError(`there is no word set [${name}]`);
    return split(words);
  });
}

function split(words: string): string[] {
  return words.split(/\s+/).filter(Boolean);
}
