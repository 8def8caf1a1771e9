/**
 * Events about the same matter that are not where the instruction came from. Places as in the glue,
 * and `{ref}` `{person}` `{day}` `{clock}` `{code}` `{mail}` `{org}` are those of the instruction, `{otherPerson}` and so on for fresh
 * values.
 */
export interface DecoyWords {
  /** Say something, ask for nothing. */
  readonly statements: readonly string[];
  readonly questions: readonly string[];
  /** Name every value of an instruction, `{values}` being those of its act, and want nothing. */
  readonly rollCalls: readonly string[];
}

export const DECOYS: Readonly<Record<"a" | "b", DecoyWords>> = {
  a: {
    statements: [
      "{It} {was} last {done} on {otherDay}, {otherPerson} took care of it.",
      "{org} writes that {it} came up with {person} and stays open.",
      "{ref} is on the list; {it} {is} mentioned there without a decision.",
      "{otherPerson} remembers how {it} {was} {done} {otherTail} a year ago.",
      "In the overview of {org} from {day}, {it} {has} a place near the top.",
      "{Doing} {it} took {otherPerson} half a morning last time.",
      "{person} was at {org} on {otherDay} and saw {it}.",
      "Status of {ref}: seen by {person}, nothing further.",
      "What {code} stands for was asked by {otherPerson} on {otherDay}.",
      "{mail} bounced once in spring, {otherPerson} remembers.",
      "For {day} at {clock}, the calendar of {org} has a talk with {person}.",
    ],
    questions: [
      "Does anybody recall when {it} {was} {done} last?",
      "Who usually looks after {it} at {org}, {person} or {otherPerson}?",
      "Is {ref} the entry about {it}, or was that {otherRef}?",
      "How long did {doing} {it} take on {otherDay}?",
    ],
    rollCalls: [
      "Index of {org}, one row of many: {values}, {ref}, {day}, {clock}, {person}.",
      "Did anyone see {person} with {ref} on {day} around {clock}, and what was {values}?",
      "{values}, {ref}: {person} pencilled it in for {day}, {clock}, and {otherPerson} crossed it out.",
    ],
  },
  b: {
    statements: [
      "On {otherDay} {it} {was} {done} already, says {otherPerson}.",
      "{person} and {otherPerson} talked about {it} over cocoa at {org}.",
      "Dossier {ref} deals with {it}, outcome unknown.",
      "In former seasons {it} {was} {done} {otherTail}; {otherPerson} drew up the protocol.",
      "{It} {is} described in the chronicle of {org}, leaf {ref}.",
      "{Doing} {it} needs two persons, according to {otherPerson}.",
      "{day} is when {org} discusses {it} as usual.",
      "{ref}: entered, skimmed by {person}, parked.",
      "{code} puzzled {otherPerson}, nobody knows wherefore.",
      "{otherPerson} got an automatic answer via {mail} recently.",
      "{org} has locked doors on {day} from {clock} onward, {person} knows.",
    ],
    questions: [
      "Has {it} ever been {done} at {org} before?",
      "Would {otherPerson} be the one who knows about {it}?",
      "Which is it now, {ref} or {otherRef}?",
      "What does {doing} {it} cost, {person} wonders?",
    ],
    rollCalls: [
      "Dossier extract / {values} / {ref} / {day} / {clock} / {person}.",
      "Who typed {values} beside {ref} and {person}, {day} at {clock}?",
      "{person} sketched {day}, {clock} on a napkin, beneath it {values} and {ref}; {otherPerson} kept it as a souvenir.",
    ],
  },
};
