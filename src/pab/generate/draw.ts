import { keyedRandom } from "../../random/keyed.ts";
import type { Random } from "../../random/random.ts";
import { runScenario } from "../harvest/driver.ts";
import { emit, type Harvested } from "../harvest/emit.ts";
import { drawOrganisation } from "./anchors.ts";
import type { Item } from "./item.ts";
import { planTraces } from "./plan.ts";
import {
  condense,
  drawRequest,
  drawWording,
  MOST_CUTS,
  type Request,
  reword,
  textOf,
  type Wording,
} from "./request.ts";
import { type Planted, type Rewriting, rewritingTransforms } from "./rewriting.ts";
import { drawRoute, returns } from "./route.ts";
import { drawScenario, type Journey } from "./scene.ts";
import { drawSplice } from "./splice.ts";
import { drawVocabulary, type Vocabulary, type VocabularyName } from "./vocabulary.ts";

export interface DrawOptions {
  /** Any bytes; 32 random ones are best. */
  readonly key: Uint8Array;
  /** Instructions, at least 1. */
  readonly n: number;
  /** Half of the words to draw from; default `all`. */
  readonly vocabulary?: VocabularyName;
  /** Called for every silent hop, for measuring. */
  readonly onRewriting?: (rewriting: Rewriting) => void;
}

/** How a manifest names what drew the split. */
export const GENERATE_COMMAND = "pab generate";

/** Goes up whenever the same key would give other bytes. */
export const GENERATOR_VERSION = 2;

/** Of the laundered items this share at most ends on its origin's own channel: one in 25. */
const RETURNS_EVERY = 25;

/**
 * The traces of a split with their held-out records, one after the other: the same key and options
 * give the same split. Nothing is written.
 * @throws RangeError for an empty key or an `n` that is no positive integer.
 */
export function* drawSplit(options: DrawOptions): Generator<Harvested> {
  const { n } = options;
  if (!Number.isSafeInteger(n) || n < 1) throw new RangeError(`n is a positive integer, not ${n}`);
  const stream = splitStream(options);
  let laundered = 0;
  let returned = 0;
  const routeOf = (item: Item) => {
    if (item.hops > 0) laundered += 1;
    const mayReturn = (returned + 1) * RETURNS_EVERY <= laundered;
    const isSpliced = item.form === "spliced";
    const random = stream(`route/${item.index}`);
    const route = drawRoute(item.origin, item.hops, { mayReturn, isSpliced }, random);
    if (returns(item.origin, route)) returned += 1;
    return route;
  };
  const traces = planTraces(stream("plan"), n);
  for (const [index, items] of traces.entries()) {
    yield drawTrace(traceName(index, traces.length), items, routeOf, stream, options);
  }
}

/** Names of the traces of a split, in order. */
export function traceIds(options: DrawOptions): string[] {
  const traces = planTraces(splitStream(options)("plan"), options.n);
  return traces.map((_, index) => traceName(index, traces.length));
}

/**
 * The streams of one split by label. A split of another size or vocabulary shares none of them: a
 * small one that gets around gives nothing of a large one away.
 */
export function splitStream({ key, n, vocabulary = "all" }: DrawOptions): Stream {
  return (label) =>
    keyedRandom(key, `pab-generate/${GENERATOR_VERSION}/${vocabulary}/${n}/${label}`);
}

type Stream = (label: string) => Random;

function traceName(index: number, of: number): string {
  return `g-${String(index + 1).padStart(Math.max(4, String(of).length), "0")}`;
}

function drawTrace(
  traceId: string,
  items: readonly Item[],
  routeOf: (item: Item) => Journey["route"],
  stream: Stream,
  { vocabulary: name = "all", onRewriting }: DrawOptions,
): Harvested {
  const [first] = items;
  if (!first) throw new RangeError("a trace needs an item");
  // Twins share their words and so their setting.
  const place = stream(`setting/${first.requestOf}`);
  const vocabulary = drawVocabulary(name, place);
  const domain = place.pick(vocabulary.domains);
  const setting = { vocabulary, domain, organisation: drawOrganisation(vocabulary.half, place) };
  const drawn = items.map((item) => {
    const words = stream(`request/${item.requestOf}`);
    const request = drawRequest(domain, vocabulary, item, words);
    const given = drawWording(request, vocabulary, words);
    const route = routeOf(item);
    const mayCut = route.filter((hop) => hop === "summarize").length < MOST_CUTS;
    const { wording, base, text } = drawEntering(
      { form: item.form, request, given, mayCut },
      vocabulary,
      stream(`form/${item.index}`),
    );
    const seedId = `seed-${item.index}`;
    const planted: Planted = { seedId, request, wording, isAnnounced: base !== null };
    const journey: Journey = {
      seed: {
        id: seedId,
        text,
        requested: item.tier,
        impersonation: item.impersonation,
      },
      request,
      base,
      origin: item.origin,
      route,
    };
    return { planted, journey };
  });
  const random = stream(`trace/${traceId}`);
  const scenario = drawScenario(
    traceId,
    drawn.map(({ journey }) => journey),
    setting,
    random,
  );
  const transforms = rewritingTransforms(
    drawn.map(({ planted }) => planted),
    vocabulary,
    random,
    onRewriting,
  );
  return emit(runScenario(scenario, { choose: random, transforms }));
}

interface Entry {
  readonly text: string;
  /** The order that the text changes, or null. */
  readonly base: string | null;
  /** The words that are handed on. */
  readonly wording: Wording;
}

/** What is planted for an item. */
function drawEntering(
  {
    form,
    request,
    given,
    mayCut,
  }: Pick<Item, "form"> & {
    readonly request: Request;
    readonly given: Wording;
    readonly mayCut: boolean;
  },
  vocabulary: Vocabulary,
  random: Random,
): Entry {
  if (form === "spliced") {
    const { announcement, base, wording } = drawSplice(request, given, vocabulary, random);
    return { text: announcement, base, wording };
  }
  const wording =
    form === "given"
      ? given
      : mayCut && random.int(0, 1) === 0
        ? condense(given, vocabulary, random)
        : reword(request, given, vocabulary, random);
  return { text: textOf(request, wording), base: null, wording };
}
