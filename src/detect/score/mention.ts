import { numberAt } from "../../text/at.ts";
import type { Hit } from "../match/matcher.ts";
import type { Tokens } from "../match/tokens.ts";
import type { Vocabulary } from "../match/vocabulary.ts";
import { holder, type Range, type Regions } from "./regions.ts";

/** Word sets the discounts look for; compiled into the vocabulary beside the rules' sets. */
export const MENTION_SETS = {
  // Words of the trade of attacking models. They alone lower nothing.
  attack:
    "attacker attackers attacker's adversary adversaries adversarial injection injections injected " +
    "inject injects jailbreak jailbreaks jailbreaking payload payloads malicious exploit exploits " +
    "vulnerability vulnerabilities scanner scanners detector detectors owasp redteam redteaming " +
    "guardrail guardrails hacker hackers phishing poisoned attack attacks unsafe untrusted risky " +
    "analyst analysts defense defenses defence defences mitigation mitigations",
  // Words that say what the words beside them are, or what somebody does with them.
  form:
    "phrase phrases string strings pattern patterns example examples sample samples wording wordings " +
    "regex keyword keywords literal quoted such like detect detects detected detection flag flags " +
    "flagged block blocks blocked catch catches plant plants planted put puts embed embeds hide hides " +
    "hidden contain contains containing may might could try tries trying attempt attempts trick tricks " +
    "tricked convince convinces instruct instructs write writes insert inserts classify classified " +
    "test tests fixture fixtures describes describe explains demonstrates illustrates whether designed " +
    "against prevent prevents quote quotes paraphrase paraphrases documentation docs transcript lesson " +
    "learners training quiz workshop regression snapshot coverage changelog readme context appendix " +
    "evidence guidance policy review security awareness appears refuse refused positives rule paper " +
    "article study misses matches nit prompts benign report treat studies",
  label: "regex pattern phrase phrases string strings substring keyword literal wording",
  attempt:
    "attempt attempts attempted attempting tries trying tried trick tricks tricked instructs convince " +
    "convinces coax coaxes persuade persuades whether designed aims aim tell tells telling ask asks asking",
  // `text that tells the assistant to …` reports an order and gives none.
  relay: "that which who attackers attacker",
  negation:
    "don't dont not never cannot can't won't shouldn't mustn't without doesn't doesnt didn't isn't nor no avoid",
  between: "to ever just simply blindly please also be",
} as const;

export type MentionSetNumbers = Readonly<Record<keyof typeof MENTION_SETS, number>>;

/** A factor on a match's weight, and why. */
export interface Discount {
  readonly factor: number;
  readonly why: string;
}

const QUOTED = 0.1;
const CODE = 0.15;
const NEGATED = 0.2;
const REPORTED = 0.35;
const LABELLED = 0.15;
/** Words looked at on each side of a quotation or of a sentence. */
const NEAR = 24;
/** A quotation of so many units holds a few words: hardly an order that can be carried out. */
const BRIEF = 48;
/** Words of a quotation or a block of code that are walked over to find its neighbourhood. */
const LONGEST_WALK = 400;

/** What all discounts of one text share. */
export interface MentionContext {
  readonly tokens: Tokens;
  readonly vocabulary: Vocabulary;
  readonly sets: MentionSetNumbers;
  readonly regions: Regions;
  /** The words come out of an encoding: what stands before them is no sentence of theirs. */
  readonly decoded: boolean;
  /** The text as it came. */
  readonly text: string;
  /** Raw UTF-16 range of a range of the view. */
  readonly raw: (start: number, end: number) => readonly [number, number];
  /** What is known of a quotation or a piece of code that holds several matches: see `hasTarget`. */
  readonly targets: Map<Range, boolean>;
}

/**
 * Whether the words of a match are used on the reader or only mentioned. A form alone (quotation
 * marks, code, a label, reported speech) lowers nothing, for whoever writes the text chooses it: the
 * words right around must also be about attacks on models, and what is mentioned must not name
 * where to send something. A negation right before lowers by itself.
 */
export function discountsOf(hit: Hit, context: MentionContext): Discount[] {
  if (hit.rule.structural) return [];
  const { tokens, regions } = context;
  const [start, end] = context.raw(hit.start, hit.end);
  const first = hit.token >= 0 ? hit.token : tokenAt(tokens, hit.start);
  if (first < 0) return [];
  const bounds = sentenceAround(tokens, first);
  if (negated(context, bounds[0], first)) return [{ factor: NEGATED, why: "negated" }];
  // Where the words begin decides: a match may run over the closing mark.
  const quote = holder(regions.quotes, start, start + 1) ?? holder(regions.quotes, end - 1, end);
  const code = holder(regions.code, start, Math.min(end, start + 1));
  const form = formOf(context, quote, code, bounds[0], first);
  if (form?.why === "relayed") return [form];
  const mentioned = quote ?? code ?? [start, end];
  if (form === null || hasTarget(context, mentioned)) return [];
  return aboutAttacks(context, bounds, mentioned) ? [form] : [];
}

function formOf(
  context: MentionContext,
  quote: Range | null,
  code: Range | null,
  from: number,
  first: number,
): Discount | null {
  if (quote) return { factor: QUOTED, why: "quoted" };
  if (code) return { factor: CODE, why: "code" };
  // `the regex /ignore …/`: a word that says what the next words are.
  if (!context.decoded && first > from && has(context, first - 1, "label"))
    return { factor: LABELLED, why: "labelled" };
  for (let at = first - 1; at >= Math.max(from, first - 5); at -= 1) {
    if (has(context, at, "attempt") && at > from && has(context, at - 1, "relay"))
      return { factor: REPORTED, why: "relayed" };
    if (has(context, at, "attempt") || has(context, at, "attack"))
      return { factor: REPORTED, why: "reported" };
  }
  return null;
}

const TARGETS =
  /https?:\/\/([^\s/"'<>)\]]{1,80})|www\.[\w.-]{1,80}|[\w.+-]{1,60}@([\w.-]{1,80})|\b\d{1,3}(?:\.\d{1,3}){3}\b|\b[A-Z]{2}\d{2}[ \d]/g;
/** Names and addresses set aside for documents (RFC 2606, RFC 5737): nothing can be sent there. */
const RESERVED =
  /(?:\.|^)(?:example|invalid|test|localhost|example\.(?:com|org|net))\.?(?::\d+)?$|^(?:192\.0\.2|198\.51\.100|203\.0\.113)\./i;
const TARGET_REACH = 240;

/**
 * A real address in what is mentioned, or right after: then it is an order one can carry out. A block
 * of code is searched once, however many matches it holds, or it would cost its square.
 */
function hasTarget({ text, targets }: MentionContext, mentioned: Range): boolean {
  const known = targets.get(mentioned);
  if (known !== undefined) return known;
  const [start, end] = mentioned;
  const near = text.slice(start, Math.max(end, Math.min(start + TARGET_REACH, end + 60)));
  let found = false;
  for (const [all, host, domain] of near.matchAll(TARGETS)) {
    found = !RESERVED.test(host ?? domain ?? all);
    if (found) break;
  }
  targets.set(mentioned, found);
  return found;
}

/** One word of the trade and one more sign, near and outside of what is mentioned. */
function aboutAttacks(
  context: MentionContext,
  [from, to]: readonly [number, number],
  mentioned: Range,
): boolean {
  const seen = new Set<number>();
  let trade = false;
  const look = (at: number): boolean => {
    const [start, end] = context.raw(
      numberAt(context.tokens.start, at),
      numberAt(context.tokens.end, at),
    );
    if (start >= mentioned[0] && end <= mentioned[1]) return false;
    const attack = has(context, at, "attack");
    trade ||= attack;
    if (attack || has(context, at, "form")) seen.add(numberAt(context.tokens.id, at));
    return true;
  };
  let left = NEAR;
  let at = to - 1;
  for (let walked = 0; at >= 0 && left > 0 && walked < LONGEST_WALK; at -= 1, walked += 1) {
    if (look(at) && at < from) left -= 1;
    // Another field is no sentence about this one.
    if (numberAt(context.tokens.before, at) > 2) break;
  }
  left = NEAR;
  at = to;
  for (
    let walked = 0;
    at < context.tokens.count && left > 0 && walked < LONGEST_WALK;
    walked += 1
  ) {
    if (numberAt(context.tokens.before, at) > 2) break;
    if (look(at)) left -= 1;
    at += 1;
  }
  if (trade) return seen.size + (embedded(context.text, mentioned) ? 1 : 0) >= 2;
  const brief = mentioned[1] - mentioned[0] <= BRIEF;
  return seen.size >= (brief ? 2 : 3) && embedded(context.text, mentioned);
}

/** The sentence goes on behind the closing mark: the quotation is a word of it, no speech. */
function embedded(text: string, [, end]: Range): boolean {
  return /^["'\u2019\u201d\u00bb`/]{1,3}[,.]? [a-z]/.test(text.slice(end, end + 8));
}

function has(context: MentionContext, token: number, set: keyof typeof MENTION_SETS): boolean {
  return context.vocabulary.has(numberAt(context.tokens.id, token), context.sets[set]);
}

/** `never ignore`, `do not just ignore`; not `do not hesitate to ignore`. */
function negated(context: MentionContext, from: number, first: number): boolean {
  let at = first - 1;
  while (at >= from && first - at < 3 && has(context, at, "between")) at -= 1;
  if (at < from || !has(context, at, "negation")) return false;
  // Right before: with nothing but blanks between, and no new line that begins a sentence.
  const { tokens } = context;
  const gap = tokens.text.slice(tokens.end[at], tokens.start[first]);
  if (/[^\p{L}\s']/u.test(gap)) return false;
  const [start] = context.raw(numberAt(tokens.start, first), numberAt(tokens.end, first));
  return !gap.includes("\n") || /^\p{Ll}/u.test(context.text.slice(start, start + 2));
}

function tokenAt(tokens: Tokens, unit: number): number {
  let low = 0;
  let high = tokens.count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (numberAt(tokens.end, middle) <= unit) low = middle + 1;
    else high = middle;
  }
  return low < tokens.count ? low : tokens.count - 1;
}

const SENTENCE_REACH = 60;

function sentenceAround(tokens: Tokens, token: number): readonly [number, number] {
  if (token < 0) return [0, 0];
  let from = token;
  while (from > 0 && token - from < SENTENCE_REACH && numberAt(tokens.before, from) < 2) from -= 1;
  let to = token + 1;
  while (to < tokens.count && to - token < SENTENCE_REACH && numberAt(tokens.before, to) < 2)
    to += 1;
  return [from, to];
}
