import { detect } from "../../detect/detect.ts";

/** What tells that a text speaks to an agent over its user's head. */
export interface HeadSigns {
  /** Where known marks of it stand in a text, in UTF-16 units. */
  readonly marks: (text: string) => readonly number[];
  /** Whether a passage is taken for an injection. */
  readonly isInjection: (passage: string) => boolean;
}

/** Marks in English; the rules detector knows more frames and languages. */
export const HEAD_SIGNS: HeadSigns = {
  marks: placesOf,
  isInjection: (passage) => detect(passage).isInjection,
};

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

function placesOf(text: string): number[] {
  return OVER_THE_HEAD.flatMap((pattern) =>
    [...text.matchAll(new RegExp(pattern.source, `${pattern.flags}g`))].map(({ index }) => index),
  );
}
