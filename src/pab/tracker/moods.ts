import { englishConcepts } from "./concept-lexicon.ts";
import type { Passage } from "./passage.ts";
import { isBoundary } from "./sentences.ts";
import { stem } from "./stem.ts";
import type { TraceIndex } from "./trace-index.ts";

/** What a passage does with its words, as far as single words tell. */
export interface Mood {
  /** It asks somebody to do something. */
  readonly directs: boolean;
  /** It asks a question. */
  readonly asks: boolean;
  /** It leans on a policy, an approval or the system. */
  readonly claimsAuthority: boolean;
  /** It is meant to hold from now on. */
  readonly isStanding: boolean;
}

const conceptOf = (word: string): number => englishConcepts(stem(word))[0] ?? -1;
const AUTHORITY = new Set(["policy", "approve", "standard"].map(conceptOf));
const STANDING = new Set(["remember", "always"].map(conceptOf));

const DIRECTIVE_WORDS: ReadonlySet<string> = new Set(
  `please pls plz kindly must should shall needs need required ensure make remember note bitte favor veuillez merci 请
कृपया يرجى الرجاء never always dont wants want`.split(/\s+/),
);
const directivePhrase = /\b(?:(?:is|are|be) to (?:be )?[a-z]+|to be [a-z]+|has to|have to|no longer|do not|go ahead|take care)\b/;

/** A question in form only. */
const requestPhrase = /\b(?:can|could|would|will) (?:you|u|we|somebody|someone|anyone)\b|\blet (?:me|us|him|her|them|the|my)\b/;

const IMPERATIVES: ReadonlySet<string> = new Set(
  `accept activate add adjust advance allow amend answer append apply approve archive arrange ask assign attach authorise
authorize back book bring buy call cancel change charge check cite clear close collect combine complete compile confirm
convert copy count create cut default delete deliver deploy direct disable discard do download draft drop email enable
enter erase execute export extend feed fetch file fill finish fix flag forward free freeze generate get give go grant
handle heat hide hold import include increase inform insert install invite invoice issue keep launch lay lead leave let
lift limit list load lock log lower mail make mark match merge mention migrate modify move name note notify offer omit
open order overwrite own pass paste pay phone pick place post prepare present print process promote provide publish
pull purge push put quote raise read rebook rebuild recalibrate record reduce refund register reimburse release relay
reload remember remind remove rename reopen repeat replace reply report repost rerun reroute reserve reset reslot
resync restart restore return reverse review revoke roll run save say schedule seal send set settle share shift ship
show shut sign skip sort start stop store submit suspend swap switch sync take tell transfer treat trim turn unlock
update upgrade upload use verify void waive weight withdraw write`.split(/\s+/),
);

/** The mood of a passage, with a sentence of context for the question mark. */
export function moodOf(index: TraceIndex, passage: Passage): Mood {
  const { region, words, concepts } = passage;
  const content = index.events[region.event]?.content ?? "";
  const after = content.slice(index.ends[region.to - 1], (index.ends[region.to - 1] ?? 0) + 3);
  const has = (set: ReadonlySet<number>): boolean =>
    concepts.some((list) => list.some((concept) => set.has(concept)));
  const text = words.map((word) => word.form).join(" ");
  return {
    directs:
      words.some((word) => DIRECTIVE_WORDS.has(word.form)) ||
      directivePhrase.test(text) ||
      requestPhrase.test(text) ||
      words.some((word, at) => IMPERATIVES.has(word.form) && startsClause(index, passage, at)),
    asks: /^\s*[?？]/.test(after) && !requestPhrase.test(text),
    claimsAuthority: has(AUTHORITY) || /\bsystem (?:notice|message|note|directive|prompt)/.test(text),
    isStanding: has(STANDING),
  };
}

const LEADS_IN: ReadonlySet<string> = new Set(
  "and then so also to or now just jus simply always then first next only either n".split(" "),
);

function startsClause(index: TraceIndex, { region, words }: Passage, at: number): boolean {
  if (at === 0 || isBoundary(index, region.event, region.from + at)) return true;
  const content = index.events[region.event]?.content ?? "";
  const position = region.from + at;
  const gap = content.slice(index.ends[position - 1], index.starts[position]);
  const before = words[at - 1]?.form ?? "";
  return /[,:("“'*>-]/.test(gap) || LEADS_IN.has(before);
}

