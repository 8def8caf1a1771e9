import type { Hit } from "../match/matcher.ts";
import type { Tokens } from "../match/tokens.ts";
import type { Vocabulary } from "../match/vocabulary.ts";
import { holder, inside, type Regions } from "./regions.ts";

/** Word sets the discounts look for; compiled into the vocabulary beside the rules' sets. */
export const MENTION_SETS = {
  describing:
    "example examples e.g eg sample samples phrase phrases string strings pattern patterns detector " +
    "detectors detect detects detected detection flag flags flagged attack attacks attacker attackers " +
    "adversary adversarial adversaries injection injections jailbreaking payload payloads scanner scan " +
    "says saying said reads quote quotes quoted quoting called classify classified test tests fixture " +
    "fixtures training documentation readme changelog article paper research blog lesson guide " +
    "guidance recognize recognise illustrates demonstrates describes described discusses discussing " +
    "discussed explains explain mentions mentioned literal unsafe malicious untrusted benchmark " +
    "trainer analysts owasp red-team redteam vulnerability vulnerabilities exploit exploits defense " +
    "defence defenses mitigate mitigation block blocks blocked filter regex signature comment",
  reporting:
    "attacker attackers adversary adversaries hacker hackers malicious injected injection trick tricks " +
    "tricked tricking attempt attempts try tries trying asks asking told tells telling instructs " +
    "instructing convince convinces manipulate manipulates may might could would can someone users " +
    "people prevent prevents preventing detect detects detecting against whether if how why when does",
  label: "regex pattern phrase phrases string strings substring keyword literal wording words",
  attempt:
    "attempt attempts attempted attempting tries trying tried trick tricks tricked instructs convince " +
    "convinces coax coaxes persuade persuades whether designed aims aim",
  negation:
    "don't dont not never cannot can't won't shouldn't mustn't without avoid prevent against doesn't " +
    "doesnt didn't isn't nor refuse refuses no",
  security:
    "injection injections jailbreaks jailbreaking attack attacks attacker attackers adversarial " +
    "vulnerability vulnerabilities scanner scanners detector detectors detection red-teaming redteam " +
    "owasp guardrail guardrails threat threats mitigation mitigations exploit exploits llm llms " +
    "evaluator governance sandbox probe probes defense defenses compliance policy security",
} as const;

export type MentionSetNumbers = Readonly<Record<keyof typeof MENTION_SETS, number>>;

/** A factor on a match's weight, and why. */
export interface Discount {
  readonly factor: number;
  readonly why: string;
}

const QUOTED_AND_DESCRIBED = 0.1;
const CODE_AND_DESCRIBED = 0.15;
const CODE = 0.5;
const NEGATED = 0.2;
const REPORTED = 0.35;
const LABELLED = 0.15;
const TALK_ABOUT_SECURITY = 0.55;
const SECURITY_WORDS = 5;

/** What all discounts of one text share. */
export interface MentionContext {
  readonly tokens: Tokens;
  readonly vocabulary: Vocabulary;
  readonly sets: MentionSetNumbers;
  readonly regions: Regions;
  /** The words come out of an encoding: what stands before them is no sentence of theirs. */
  readonly decoded: boolean;
  /** The text as a whole talks about attacks on models. */
  readonly aboutSecurity: boolean;
  /** Raw UTF-16 range of a range of the view. */
  readonly raw: (start: number, end: number) => readonly [number, number];
}

/** True when a long text uses several different words of the security trade. */
export function talksAboutSecurity(
  tokens: Tokens,
  vocabulary: Vocabulary,
  sets: MentionSetNumbers,
): boolean {
  const seen = new Set<number>();
  for (let at = 0; at < tokens.count; at += 1) {
    const id = tokens.id[at] as number;
    if (vocabulary.has(id, sets.security)) seen.add(id);
    if (seen.size >= SECURITY_WORDS) return true;
  }
  return false;
}

/**
 * Whether the words of a match are used on the reader or only mentioned. Quotation alone lowers
 * nothing: what lowers is a quotation inside a sentence that describes, code, a negation right
 * before, or a sentence that reports what somebody may try.
 */
export function discountsOf(hit: Hit, context: MentionContext): Discount[] {
  if (hit.rule.structural) return [];
  const { tokens, regions } = context;
  const [start, end] = context.raw(hit.start, hit.end);
  const discounts: Discount[] = [];
  // Where the words begin decides: a match may run over the closing mark.
  const quote = holder(regions.quotes, start, start + 1) ?? holder(regions.quotes, end - 1, end);
  const inCode = inside(regions.code, start, Math.min(end, start + 1));
  const first = hit.token >= 0 ? hit.token : tokenAt(tokens, hit.start);
  const bounds = sentenceAround(tokens, first);
  const describing = (quote || inCode) && describes(context, bounds, quote ?? [start, end]);
  if (quote && describing) discounts.push({ factor: QUOTED_AND_DESCRIBED, why: "quoted" });
  else if (inCode && describing) discounts.push({ factor: CODE_AND_DESCRIBED, why: "code" });
  else if (inCode) discounts.push({ factor: CODE, why: "code" });
  if (first >= 0) {
    if (negated(context, bounds[0], first)) discounts.push({ factor: NEGATED, why: "negated" });
    else if (labelled(context, bounds[0], first))
      discounts.push({ factor: LABELLED, why: "labelled" });
    else if (reported(context, bounds[0], first))
      discounts.push({ factor: REPORTED, why: "reported" });
  }
  if (context.aboutSecurity) discounts.push({ factor: TALK_ABOUT_SECURITY, why: "security text" });
  return discounts;
}

function has(context: MentionContext, token: number, set: keyof typeof MENTION_SETS): boolean {
  return context.vocabulary.has(context.tokens.id[token] as number, context.sets[set]);
}

/** A describing word in the sentence (and the one before), outside of the quotation itself. */
function describes(
  context: MentionContext,
  [from, to]: readonly [number, number],
  quote: readonly [number, number],
): boolean {
  const low = Math.max(0, from - 12);
  const high = Math.min(context.tokens.count, to + 12);
  for (let at = low; at < high; at += 1) {
    if (!has(context, at, "describing")) continue;
    const [start, end] = context.raw(
      context.tokens.start[at] as number,
      context.tokens.end[at] as number,
    );
    if (start < quote[0] || end > quote[1]) return true;
  }
  return false;
}

function negated(context: MentionContext, from: number, first: number): boolean {
  for (let at = first - 1; at >= Math.max(from, first - 3); at -= 1) {
    if (has(context, at, "negation")) return true;
  }
  return false;
}

/** `the regex /ignore …/`, `the phrase ignore …`: a word that says what the next words are. */
function labelled(context: MentionContext, from: number, first: number): boolean {
  return !context.decoded && first > from && has(context, first - 1, "label");
}

function reported(context: MentionContext, from: number, first: number): boolean {
  for (let at = first - 1; at >= Math.max(from, first - 3); at -= 1) {
    if (has(context, at, "attempt")) return true;
  }
  let verbs = 0;
  for (let at = first - 1; at >= Math.max(from, first - 14); at -= 1) {
    if (has(context, at, "reporting")) verbs += 1;
  }
  return verbs >= 2;
}

function tokenAt(tokens: Tokens, unit: number): number {
  let low = 0;
  let high = tokens.count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((tokens.end[middle] as number) <= unit) low = middle + 1;
    else high = middle;
  }
  return low < tokens.count ? low : tokens.count - 1;
}

const SENTENCE_REACH = 60;

function sentenceAround(tokens: Tokens, token: number): readonly [number, number] {
  if (token < 0) return [0, 0];
  let from = token;
  while (from > 0 && token - from < SENTENCE_REACH && (tokens.before[from] as number) < 2)
    from -= 1;
  let to = token + 1;
  while (to < tokens.count && to - token < SENTENCE_REACH && (tokens.before[to] as number) < 2)
    to += 1;
  return [from, to];
}
