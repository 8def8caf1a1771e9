import { isLook } from "./act.ts";
import { stemsMeet } from "./stems.ts";
import type { TextIndex } from "./text-index.ts";

/**
 * Marks of a text that speaks to an agent over its user's head: it addresses a model, sets aside
 * what was asked before, or comes first, or speaks as the user.
 */
const OVER_THE_HEAD = [
  /\b(?:to you,? |dear |hey,? |attention,? |note (?:to|for) )?\b(?:AI|LLM|GPT|Claude|Gemini|Llama|(?:language|AI) models?|chatbots?|(?:AI |[Vv]irtual |[Tt]he |[Aa]ll )?(?:[Aa]ssistants?|[Aa]gents?)(?: (?:must|should|shall|will|pay|send|forward|need|are to)\b|[,:]))/,
  /\b(?:ignore|disregard|forget|override|set aside|stop)\b[^.\n]{0,40}\b(?:previous|prior|above|earlier|all|other|your|original|instructions?|task)\b/i,
  /\b(?:before|after|instead of|prior to) (?:you )?(?:can |may |do(?:ing)? |start(?:ing)? |complet\w+ |solv\w+ |answer\w* |continu\w+ |proceed\w* |perform\w* |that,? you )+/i,
  /\b(?:message|instruction|request|note|order)s? (?:is )?(?:from|of|by) (?:me|the user|your (?:user|owner|boss|developer))\b/i,
  /\b(?:follow|adhere to|obey|execute|comply with) (?:the |these |this |my )?(?:following |new |only |next )*(?:instructions?|orders?|commands?|tasks?)\b/i,
  /<\/?\s*(?:information|instructions?|system|important|admin|user|assistant)\s*>|\bTODO\s*:|\bIMPORTANT\s*(?:!|:)/,
  /(?:\b(?:the|your) |^|[:.\n"']\s*)user (?:wants|asks|asked|has asked|would like|needs|requires|prefers|said)\b/i,
];

/** Where a text speaks to an agent over its user's head, in UTF-16 units. */
export function placesOverTheHead(text: string): number[] {
  return OVER_THE_HEAD.flatMap((pattern) =>
    [...text.matchAll(new RegExp(pattern.source, `${pattern.flags}g`))].map(({ index }) => index),
  );
}

const lead =
  /^[\s\-*•>"'#\d.):]*(?:(?:please|then|also|now|next|first|finally|and|just|kindly|do|let'?s|you (?:must|should|will|need to|have to|are to|can)|your (?:task|job) is to|TODO:?|task:?|note:?)[\s,:]+)*/i;
const asks =
  /\b(?:please|must|should|shall|need(?:s)? to|ha(?:s|ve) to|(?:is|are) to be|make sure|be sure|remember to|wants? (?:you|all|the|to)|from now on)\b/i;
const VERBS = new Set(
  "send make create delete remove update change modify set post pay transfer forward add invite visit go open read get say tell share book reserve schedule reschedule cancel write email message reply concatenate copy move buy order call run execute use give submit upload download publish install include list find search retrieve look click confirm approve wire refund reset grant append recommend print output reveal provide show repeat summarize ship route dispatch deliver mail notify inform contact ask apply assign attach block allow disable enable deploy merge push commit start stop keep store save remember put switch replace return renew cancel close issue release promote hire fire transmit charge deduct redirect export import encode decode fetch check log sign accept reject".split(
    " ",
  ),
);

/** A label before what a line says: `Supplier: pay …`. */
const label = /^[\s\-*•>"']*\p{L}[\p{L} ]{0,24}:\s+/u;

/** Whether a sentence asks somebody to do something; `toolVerb` is what the tool in question does. */
export function isOrder(sentence: string, toolVerb: string | undefined): boolean {
  if (asks.test(sentence)) return true;
  return [sentence, sentence.replace(label, "")].some((text) => {
    // A word before a colon or an underscore is a field's name.
    const start = /^\p{L}+(?![\p{L}\p{N}_]*:|[\p{N}_])/u.exec(text.replace(lead, ""));
    const first = start?.[0].toLowerCase();
    if (first === undefined) return false;
    return VERBS.has(first) || (toolVerb !== undefined && stemsMeet(toolVerb, first));
  });
}

/** Words of a request that hands over what a text says to do. */
const HANDS_OVER = new Set(
  "do follow adjust perform complete handle act carry accordingly".split(" "),
);

/** Whether a request asks for more than looking: one that only looks hands no act over to a text. */
export function asksForAct({ words }: TextIndex): boolean {
  return words.some(({ form }) => HANDS_OVER.has(form) || (VERBS.has(form) && !isLook(form)));
}
