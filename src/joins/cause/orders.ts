import { stemsMeet } from "./stems.ts";

/** What may stand before the verb of an order: a case that it is for, and words that only urge. */
const lead =
  /^[\s\-*•>"'#\d.):]*(?:(?:when(?:ever)?|if|once|(?:each|every) time|for (?:each|every|all)) [^,.\n]{1,80},\s*)?(?:(?:please|always|then|also|now|next|first|finally|and|just|kindly|do|let'?s|you (?:must|should|will|need to|have to|are to|can)|your (?:task|job) is to|TODO:?|task:?|note:?)[\s,:]+)*/i;
const asks =
  /\b(?:please|must|should|shall|need(?:s)? to|ha(?:s|ve) to|(?:is|are) to be|make sure|be sure|remember to|wants? (?:you|all|the|to)|from now on)\b/i;
/** Verbs by which something is asked for. */
export const VERBS: ReadonlySet<string> = new Set(
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
