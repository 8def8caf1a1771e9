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
  /** It tells what happened. */
  readonly reports: boolean;
  /** It is meant to hold from now on. */
  readonly isStanding: boolean;
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
  /\b(?:(?:is|are|be) to (?:be )?[a-z]+|see to it|be sure|make (?:sure|certain)|(?:i|we) (?:need|want|wish|require|ask|expect)|to be [a-z]+|has to|have to|no longer|do not|go ahead|take care)\b/;
/** A question in form only. */
const requestPhrase =
  /\b(?:can|could|would|will) (?:you|u|we|somebody|someone|anyone)\b|\blet (?:me|us|him|her|them|the|my)\b/;
const claim =
  /\b(?:approved|okayed|okd|ok|oks|okay|agreed|agrees|cleared|authorised|authorized|blessed|blessing|consented|consent|go ahead|signed off|on board|system (?:notice|message|note|directive|prompt))\b/;
const report =
  /\b(?:was|were|had|did|completed|happened|used to|once|wrote|writes|for example|an example|yesterday|last (?:week|month|year|time|spring|summer|autumn|winter|night|season)|ago|never happened|has been|have been|already)\b/;

const IMPERATIVES = wordSet(
  `abort accept acknowledge activate adapt add adjust admit advance affix alert align allocate allot allow amend annotate
announce answer append apply appoint appraise approve archive arm arrange ask assemble assess assign attach audit
authenticate authorise authorize award back backdate ban bar block book borrow brief bring broadcast build bump bundle
buy bypass calculate calibrate call cancel caption carry catalogue certify change charge chase check choose circulate
cite clean clear close collect combine commission compare compile complete compute condense configure confirm
consolidate continue convert copy count create credit cross cut default define delete deliver deploy direct disable discard
dispatch display dispose distribute divert do double download draft drain draw drop duplicate earmark edit elevate
eliminate email employ empower empty enable endorse enforce engage enlarge enlist enrol ensure enter equip erase
escort estimate evaluate evict examine exchange exclude execute exempt expand expedite expire export express extend
fasten feed fetch file fill find finish fit fix flag flush focus follow force forget format forward free freeze furnish
gather generate get give go grant guide halt handle hang heat hide hire hold identify ignore import impose include
incorporate increase indicate inflate inform initiate insert inspect install instruct insure integrate invert invest
invite invoice issue itemise itemize join keep launch lay lead leave lend lengthen lessen let levy license lift limit
liquidate list load loan locate lock lodge log loosen lower mail maintain make manage mark match measure meet mention
merge message migrate mix modernise modify monitor mount move mute name negotiate nominate note notify obtain offer
offload omit open operate order organise organize outsource overwrite own pack paint park pass paste patch pause pay
peg permit phone pick place plant plug polish post prepare present preserve prevent print prioritise prioritize
process procure produce prohibit promote protect provide prune publish pull purchase purge push put qualify quit quote
raise ration reactivate read reallocate reassign rebate rebook rebuild recalculate recalibrate recap receive reclaim
recommend reconcile record recruit recycle redeem redirect redo redraw reduce refill reformat refresh refund refuse
register regrade reimburse reinstall reinstate reject relabel relax relay release reload relocate remember remind
remit remove rename renew rent reopen repaint repaper repay repeat replace reply report repost reprint request require
reroute rerun rescind reserve reset reslot respond restart restock restore restrict resubmit resume resync retire
retrieve retry return reuse reverse revert review revise revoke rewrite ring roll rotate round run sanction save say
scan schedule scrap screen seal seat secure select sell send separate serve set settle sever share shelve shift ship
shorten show shred shrink shuffle shut sign silence simplify skim skip slow soften solicit sort spend split sponsor
spread stack staff stamp standardise standardize start state sterilise stick stop store stretch strike strip submit
subscribe subtract sum summarise summarize supply surrender suspend swap swipe switch sync tag take tally tear tell
terminate throw tick tidy tie tighten trace track trade transfer translate transmit transport treat trim truncate turn
unblock underline uninstall unload unlock unpack unsubscribe update upgrade upload use vacate validate value verify
vet void wait waive warn wash watch weaken weigh weight widen wind wipe wire withdraw write`,
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
  const commands = words.some(
    (word, at) => isImperative(word.form) && startsClause(index, passage, at),
  );
  // A text that tells what happened needs more than a `must` to be an order.
  const reports = language === "en" && report.test(text);
  return {
    directs:
      commands ||
      requestPhrase.test(text) ||
      words.some((word) => COURTESIES.has(word.form)) ||
      (!reports &&
        (words.some((word) => DIRECTIVE_WORDS.has(word.form)) || directivePhrase.test(text))),
    reports,
    asks: /^\s*[?？]/.test(content.slice(end, end + 3)) && !requestPhrase.test(text),
    claimsAuthority: claim.test(text) || has(language === "en" ? AUTHORITY : FOREIGN_AUTHORITY),
    isStanding: has(STANDING),
  };
}

function isImperative(form: string): boolean {
  return IMPERATIVES.has(form) || (form.startsWith("re") && IMPERATIVES.has(form.slice(2)));
}

function startsClause(index: TraceIndex, { region, words }: Passage, at: number): boolean {
  if (at === 0 || isBoundary(index, region.event, region.from + at)) return true;
  const content = index.events[region.event]?.content ?? "";
  const position = region.from + at;
  const gap = content.slice(index.ends[position - 1], index.starts[position]);
  // A quotation mark opens a clause only before the word; an apostrophe closes the one before.
  return /[,:(*>–—]|\s-\s|(?:^|\s)["“'‘]$/.test(gap) || LEADS_IN.has(words[at - 1]?.form ?? "");
}
