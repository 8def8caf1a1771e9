import type { Random } from "../../random/random.ts";
import type { AmbientStep } from "../harvest/scenario.ts";
import type { Channel } from "../model.ts";
import { type Anchors, drawAnchors } from "./anchors.ts";
import { drawCarrier, type Setting } from "./envelope.ts";
import { drawRequest, drawWording, forms, type Request, textOf } from "./request.ts";
import { capitalised, fillPhrase } from "./vocabulary.ts";

/**
 * An event on the same matter that is not where the instruction came from: it says or asks something
 * about it, wants something else of somebody, or wants the opposite. One in sixteen names every value
 * of the instruction, so that having them all makes no origin, but wants nothing; every second order
 * for something else has all of them too, and so has every one for the opposite.
 */
export function drawDecoy(
  about: Request,
  channel: Channel,
  setting: Setting,
  random: Random,
): AmbientStep {
  return ambient(decoyText(about, setting, random), channel, setting, random);
}

/** An event that says a text on a channel, as that channel writes. */
export function ambient(
  text: string,
  channel: Channel,
  setting: Setting,
  random: Random,
): AmbientStep {
  const { before, after, actor, url } = drawCarrier(channel, setting, random);
  return {
    kind: "ambient",
    channel,
    actor,
    text: `${before}${text}${after}`,
    ...(url === undefined ? {} : { url }),
  };
}

/** Of the decoys that want nothing else, so many name every value; with the others one in sixteen. */
const ROLL_CALL_EVERY = 13;

function decoyText(about: Request, setting: Setting, random: Random): string {
  const { vocabulary, domain, organisation } = setting;
  const fresh = drawAnchors(vocabulary.half, random);
  const kind = random.int(1, 10);
  if (kind === 9 && random.int(0, 1) === 0) return oppositeOf(about, setting, random);
  if (kind <= 2) {
    // Wants something else, with every value, the case number or the person in common.
    const other = drawRequest(
      domain,
      vocabulary,
      { tier: random.pick(otherTiers(about, domain.acts)), impersonation: "none" },
      random,
    );
    const { ref, person } = about.anchors;
    const shared = random.pick<Partial<Anchors>>([
      about.anchors,
      about.anchors,
      { ref },
      { person },
    ]);
    const request = { ...other, anchors: { ...other.anchors, ...shared } };
    return textOf(request, drawWording(request, vocabulary, random));
  }
  const act = kind <= 8 ? about.act : random.pick(domain.acts);
  const { statements, questions, rollCalls } = vocabulary.decoys;
  const phrases =
    random.int(1, ROLL_CALL_EVERY) === 1
      ? rollCalls
      : kind === 8 || kind === 10
        ? questions
        : statements;
  return capitalised(
    fillPhrase(random.pick(phrases), {
      ...forms(random.pick(act.verbs), random.pick(act.things)),
      ref: about.anchors.ref,
      person: about.anchors.person,
      day: about.anchors.day,
      clock: about.anchors.clock,
      code: about.anchors.code,
      mail: about.anchors.mail,
      values: valuesOf(about),
      org: organisation,
      otherPerson: fresh.person,
      otherRef: fresh.ref,
      otherDay: fresh.day,
      otherTail: fillPhrase(random.pick(act.tails), { ...fresh }),
    }),
  );
}

/** Forbids the same, or ties it to a condition. */
function oppositeOf(about: Request, { vocabulary }: Setting, random: Random): string {
  const { negations, conditionals, conditions } = vocabulary.traps;
  const [core] = random.pick(random.int(0, 1) === 0 ? negations : conditionals);
  const wording = { ...drawWording(about, vocabulary, random), core, claim: null };
  return fillPhrase(textOf(about, wording), { condition: random.pick(conditions) });
}

/** The values that the act itself names, as a list. */
function valuesOf({ act, anchors }: Request): string {
  const places = (act.tails[0] ?? "").match(/\{\w+\}/g) ?? [];
  return fillPhrase(places.join(", "), { ...anchors });
}

/** Tiers of the acts that are another one, so that no decoy asks for the very same thing. */
function otherTiers({ act }: Request, acts: Setting["domain"]["acts"]) {
  return acts.filter(({ tier }) => tier !== act.tier).map(({ tier }) => tier);
}
