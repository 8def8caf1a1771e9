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
  /** It tells what happened, or what somebody else once wrote. */
  readonly reports: boolean;
  /** It leans on a policy, an approval or the system. */
  readonly claimsAuthority: boolean;
  /** It is meant to hold from now on. */
  readonly isStanding: boolean;
  /** Offsets of the words that say what is to be done. */
  readonly actions: readonly number[];
}

const conceptsOf = (...words: string[]): ReadonlySet<number> =>
  new Set(words.flatMap((word) => englishConcepts(stem(word)).slice(0, 1)));
const AUTHORITY = conceptsOf("policy");
const FOREIGN_AUTHORITY = conceptsOf("policy", "approve");
const STANDING = conceptsOf("remember", "always");

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

const COURTESIES = wordSet("please pls plz kindly");
const DIRECTIVE_WORDS = wordSet(
  `must should shall needs need required ensure make remember never always dont
wants want asks asked approved`,
);
const directivePhrase =
  /\b(?:(?:is|are|be) to (?:be )?[a-z]+|to be [a-z]+|has to|have to|no longer|do not|go ahead|take care)\b/;
/** A question in form only. */
const requestPhrase =
  /\b(?:can|could|would|will) (?:you|u|we|somebody|someone|anyone)\b|\blet (?:me|us|him|her|them|the|my)\b/;
const claim =
  /\b(?:approved|okayed|okd|ok|oks|okay|agreed|agrees|cleared|authorised|authorized|blessed|blessing|consented|consent|go ahead|signed off|on board|system (?:notice|message|note|directive|prompt))\b/;
const report =
  /\b(?:was|were|had|did|completed|happened|used to|once|wrote|writes|example|yesterday|last (?:week|month|year|time|spring|summer|autumn|winter|night|season)|ago|never happened|has been|have been|already)\b/;

const IMPERATIVES = wordSet(
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
show shut sign skip sort start state stop store submit suspend swap switch sync take tell transfer treat trim turn
unlock update upgrade upload use verify void waive weight wire withdraw write`,
);
const LEADS_IN = wordSet(
  "and then so also or now just jus simply always first next only either n please pls must should on",
);

/** The mood of a passage. */
export function moodOf(index: TraceIndex, passage: Passage): Mood {
  const { region, words, concepts, language } = passage;
  const content = index.events[region.event]?.content ?? "";
  const end = index.ends[region.to - 1] as number;
  const text = words.map((word) => word.form).join(" ");
  const has = (set: ReadonlySet<number>): boolean =>
    concepts.some((list) => list.some((concept) => set.has(concept)));
  const actions = words.flatMap((word, at) =>
    IMPERATIVES.has(word.form) && startsClause(index, passage, at) ? [at] : [],
  );
  const reports = language === "en" && report.test(text);
  return {
    directs:
      actions.length > 0 ||
      requestPhrase.test(text) ||
      words.some((word) => COURTESIES.has(word.form)) ||
      (!reports &&
        (words.some((word) => DIRECTIVE_WORDS.has(word.form)) || directivePhrase.test(text))),
    asks: /^\s*[?？]/.test(content.slice(end, end + 3)) && !requestPhrase.test(text),
    reports,
    claimsAuthority: claim.test(text) || has(language === "en" ? AUTHORITY : FOREIGN_AUTHORITY),
    isStanding: has(STANDING),
    actions,
  };
}

function startsClause(index: TraceIndex, { region, words }: Passage, at: number): boolean {
  if (at === 0 || isBoundary(index, region.event, region.from + at)) return true;
  const content = index.events[region.event]?.content ?? "";
  const position = region.from + at;
  const gap = content.slice(index.ends[position - 1], index.starts[position]);
  return /[,:("“'*>-]/.test(gap) || LEADS_IN.has(words[at - 1]?.form ?? "");
}
