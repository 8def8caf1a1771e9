import type { Random } from "../../random/random.ts";
import { type Anchors, drawAnchors } from "./anchors.ts";
import { forms, type Request, textOf, type Wording } from "./request.ts";
import { capitalised, fillPhrase, type Vocabulary } from "./vocabulary.ts";
import type { TrapWords } from "./words/traps.ts";

/** A trusted order, and what another event makes of it by changing one detail. */
export interface Splice {
  /** The order as it was given. */
  readonly base: string;
  /** What the event says that the change comes from. */
  readonly announcement: string;
  /** The order as it is handed on, the detail changed and every other word kept. */
  readonly wording: Wording;
}

type Change = keyof TrapWords["announcements"];
/** A value is changed as often as all else. */
const CHANGES: readonly Change[] = ["value", "value", "value", "negation", "condition", "step"];

/** Alters one detail on the way to a request: `request` is what is asked for in the end. */
export function drawSplice(
  request: Request,
  wording: Wording,
  vocabulary: Vocabulary,
  random: Random,
): Splice {
  const { traps } = vocabulary;
  const change = random.pick(CHANGES);
  const condition = random.pick(traps.conditions);
  const { before, after, old, fresh } = alter(change, request, wording, vocabulary, random);
  const said = capitalised(
    fillPhrase(random.pick(traps.announcements[change]), {
      ...forms(wording.verb, wording.thing),
      condition,
      old,
      new: fresh,
      step: fillPhrase(after.followUp ?? "", { ...request.anchors }),
    }),
  );
  // Who claims authority claims it for the change.
  const base = textOf(before.request, { ...before.wording, claim: null });
  return {
    base: fillPhrase(base, { condition }),
    announcement: wording.claim === null ? said : `${wording.claim} ${said}`,
    wording: after,
  };
}

interface Altered {
  readonly before: { readonly request: Request; readonly wording: Wording };
  readonly after: Wording;
  readonly old: string;
  readonly fresh: string;
}

function alter(
  change: Change,
  request: Request,
  wording: Wording,
  { half, traps }: Vocabulary,
  random: Random,
): Altered {
  const none = { old: "", fresh: "" };
  switch (change) {
    case "value": {
      const key = random.pick(valuesIn(`${wording.tail} ${wording.deadline}`));
      const old = drawAnchors(half, random)[key];
      const anchors = { ...request.anchors, [key]: old };
      return {
        before: { request: { ...request, anchors }, wording },
        after: wording,
        old,
        fresh: request.anchors[key],
      };
    }
    case "step":
      return {
        before: { request, wording: { ...wording, followUp: null } },
        after: wording,
        ...none,
      };
    case "negation":
    case "condition": {
      const pairs = change === "negation" ? traps.negations : traps.conditionals;
      const [full, without] = random.pick(pairs);
      return {
        before: { request, wording: { ...wording, core: full } },
        after: { ...wording, core: without },
        ...none,
      };
    }
  }
}

/** The values that a phrase has places for. */
function valuesIn(phrase: string): (keyof Anchors)[] {
  const isValue = (name: string): name is keyof Anchors => VALUES.has(name);
  return [...phrase.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name).filter(isValue);
}

const VALUES: ReadonlySet<string> = new Set<keyof Anchors>([
  "mail",
  "code",
  "amount",
  "count",
  "url",
  "day",
  "clock",
]);
