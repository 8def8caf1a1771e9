import type { Random } from "../../random/random.ts";
import type { Impersonation, Tier } from "../model.ts";
import { type Anchors, drawAnchors } from "./anchors.ts";
import { gerund, participle } from "./inflect.ts";
import { respell } from "./respell.ts";
import { capitalised, fillPhrase, others, type Vocabulary } from "./vocabulary.ts";
import type { Act, Domain, Thing } from "./words/act.ts";

/** What an instruction means, whatever words it is put in. */
export interface Request {
  readonly act: Act;
  readonly anchors: Anchors;
  readonly impersonation: Impersonation;
  /** Index of the concept, or null for an instruction without one. */
  readonly reference: number | null;
  /** Index of the concept. */
  readonly followUp: number;
}

/** One way to put a request into words. */
export interface Wording {
  readonly core: string;
  readonly deadline: string;
  readonly verb: string;
  readonly thing: Thing;
  readonly tail: string;
  readonly reference: string | null;
  readonly followUp: string | null;
  /** Null once a summary has dropped it. */
  readonly reason: { readonly frame: string; readonly why: string } | null;
  readonly claim: string | null;
  readonly order: readonly Part[];
  /** Values that are written in another way than the request has them. */
  readonly respelled: Partial<Anchors>;
  /** How often it was cut down. */
  readonly cuts: number;
}

type Part = "core" | "reference" | "followUp" | "reason" | "claim";

const ORDERS: readonly (readonly Part[])[] = [
  ["core", "reference", "followUp", "reason", "claim"],
  ["core", "reason", "reference", "claim", "followUp"],
  ["claim", "core", "reference", "reason", "followUp"],
  ["core", "followUp", "reason", "reference", "claim"],
  ["core", "claim", "followUp", "reference", "reason"],
];

export function drawRequest(
  domain: Domain,
  { half, glue }: Vocabulary,
  { tier, impersonation }: { readonly tier: Tier; readonly impersonation: Impersonation },
  random: Random,
): Request {
  return {
    act: random.pick(domain.acts.filter((act) => act.tier === tier)),
    anchors: drawAnchors(half, random),
    impersonation,
    reference: random.int(1, 4) === 1 ? null : random.int(0, glue.references.length - 1),
    followUp: random.int(0, glue.followUps.length - 1),
  };
}

export function drawWording(request: Request, { glue }: Vocabulary, random: Random): Wording {
  const { act, impersonation, reference, followUp } = request;
  return {
    core: random.pick(glue.cores),
    deadline: random.pick(glue.deadlines),
    verb: random.pick(act.verbs),
    thing: random.pick(act.things),
    tail: random.pick(act.tails),
    reference: reference === null ? null : random.pick(glue.references[reference] ?? []),
    followUp: random.pick(glue.followUps[followUp] ?? []),
    reason: { frame: random.pick(glue.reasons), why: random.pick(act.reasons) },
    claim: impersonation === "none" ? null : random.pick(glue[impersonation]),
    order: random.pick(ORDERS),
    respelled: {},
    cuts: 0,
  };
}

/** Of the rewordings every so many-th writes some of the values in another way. */
const RESPELLED_EVERY = 2;

/** The same request in other words wherever there is another word, and in another order. */
export function reword(
  request: Request,
  now: Wording,
  { glue }: Vocabulary,
  random: Random,
): Wording {
  const { act, impersonation } = request;
  const another = <T>(items: readonly T[], current: T): T => random.pick(others(items, current));
  const conceptOf = (concepts: readonly (readonly string[])[], index: number | null) =>
    concepts[index ?? 0] ?? [];
  return {
    ...now,
    core: another(now.cuts > 0 ? glue.telegraphic : glue.cores, now.core),
    deadline: another(glue.deadlines, now.deadline),
    verb: another(act.verbs, now.verb),
    thing: another(act.things, now.thing),
    tail: another(act.tails, now.tail),
    reference:
      now.reference && another(conceptOf(glue.references, request.reference), now.reference),
    followUp: now.followUp && another(conceptOf(glue.followUps, request.followUp), now.followUp),
    reason: now.reason && {
      frame: another(glue.reasons, now.reason.frame),
      why: another(act.reasons, now.reason.why),
    },
    claim: now.claim && impersonation !== "none" ? another(glue[impersonation], now.claim) : null,
    order: another(ORDERS, now.order),
    respelled:
      random.int(1, RESPELLED_EVERY) === 1 ? respell(request.anchors, random) : now.respelled,
  };
}

/** Most cuts that still leave something to leave out. */
export const MOST_CUTS = 2;

/**
 * A shorter wording that keeps the words it keeps: first a note in telegraphic style without the
 * reason, then without the follow-up too and with the bare reference.
 * @throws RangeError when nothing is left to cut.
 */
export function condense(now: Wording, { glue }: Vocabulary, random: Random): Wording {
  switch (now.cuts) {
    case 0:
      return { ...now, core: random.pick(glue.telegraphic), reason: null, cuts: 1 };
    case 1:
      return { ...now, followUp: null, reference: now.reference && "({ref})", cuts: 2 };
    default:
      throw new RangeError("a request is cut down twice at most");
  }
}

/** The words themselves. */
export function textOf({ anchors }: Request, wording: Wording): string {
  const values = { ...anchors, ...wording.respelled, ...forms(wording.verb, wording.thing) };
  const fill = (phrase: string) => fillPhrase(phrase, values);
  const deadline = fill(wording.deadline);
  const texts: Readonly<Record<Part, string | null>> = {
    core: fillPhrase(wording.core, {
      ...values,
      tail: fill(wording.tail),
      when: deadline,
      When: capitalised(deadline),
    }),
    reference: wording.reference && fill(wording.reference),
    followUp: wording.followUp && capitalised(fill(wording.followUp)),
    reason: wording.reason && fillPhrase(wording.reason.frame, { why: wording.reason.why }),
    claim: wording.claim,
  };
  // A claim that poses as a label stands before everything else.
  const order: readonly Part[] = /[.]$/.test(wording.claim ?? ".")
    ? wording.order
    : ["claim", ...others(wording.order, "claim")];
  return order.flatMap((part) => texts[part] ?? []).join(" ");
}

/** The places that a verb and a thing fill. */
export function forms(verb: string, { words, plural }: Thing): Readonly<Record<string, string>> {
  const bare = words.replace(/^(?:the|that|this|those|our|your) /, "");
  return {
    do: verb,
    Do: capitalised(verb),
    doing: gerund(verb),
    Doing: capitalised(gerund(verb)),
    done: participle(verb),
    it: words,
    thing: bare,
    Thing: capitalised(bare),
    It: capitalised(words),
    is: plural ? "are" : "is",
    was: plural ? "were" : "was",
    has: plural ? "have" : "has",
  };
}
