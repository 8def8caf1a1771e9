import type { Random } from "../../random/random.ts";
import type { AmbientStep } from "../harvest/scenario.ts";
import type { Channel } from "../model.ts";
import { type Anchors, drawAnchors } from "./anchors.ts";
import { drawCarrier, type Setting } from "./envelope.ts";
import { drawRequest, drawWording, forms, type Request, textOf } from "./request.ts";
import { capitalised, fillPhrase } from "./vocabulary.ts";

/**
 * An event on the same matter that is not where the instruction came from: it says or asks something
 * about it, or wants something else of somebody. It may share the case, the person and the day,
 * never all that an instruction names.
 */
export function drawDecoy(
  about: Request,
  channel: Channel,
  setting: Setting,
  random: Random,
): AmbientStep {
  const { before, after, actor, url } = drawCarrier(channel, setting, random);
  return {
    kind: "ambient",
    channel,
    actor,
    text: `${before}${decoyText(about, setting, random)}${after}`,
    ...(url === undefined ? {} : { url }),
  };
}

function decoyText(about: Request, setting: Setting, random: Random): string {
  const { vocabulary, domain, organisation } = setting;
  const fresh = drawAnchors(vocabulary.half, random);
  const kind = random.int(1, 10);
  if (kind <= 2) {
    // Wants something else, with the case number or the person in common.
    const other = drawRequest(
      domain,
      vocabulary,
      { tier: random.pick(otherTiers(about, domain.acts)), impersonation: "none" },
      random,
    );
    const shared: Partial<Anchors> =
      random.int(0, 1) === 0 ? { ref: about.anchors.ref } : { person: about.anchors.person };
    const request = { ...other, anchors: { ...other.anchors, ...shared } };
    return textOf(request, drawWording(request, vocabulary, random));
  }
  const act = kind <= 8 ? about.act : random.pick(domain.acts);
  const { statements, questions } = vocabulary.decoys;
  return capitalised(
    fillPhrase(random.pick(kind === 8 || kind === 10 ? questions : statements), {
      ...forms(random.pick(act.verbs), random.pick(act.things)),
      ref: about.anchors.ref,
      person: about.anchors.person,
      day: about.anchors.day,
      org: organisation,
      otherPerson: fresh.person,
      otherRef: fresh.ref,
      otherDay: fresh.day,
      otherTail: fillPhrase(random.pick(act.tails), { ...fresh }),
    }),
  );
}

/** Tiers of the acts that are another one, so that no decoy asks for the very same thing. */
function otherTiers({ act }: Request, acts: Setting["domain"]["acts"]) {
  return acts.filter(({ tier }) => tier !== act.tier).map(({ tier }) => tier);
}
