import { keyedRandom } from "../../random/keyed.ts";
import type { Random } from "../../random/random.ts";
import { runScenario } from "../harvest/driver.ts";
import { emit, type Harvested } from "../harvest/emit.ts";
import { drawOrganisation } from "./anchors.ts";
import { type Item, planTraces } from "./plan.ts";
import { drawRequest, drawWording, textOf } from "./request.ts";
import { type Planted, type Rewriting, rewritingTransforms } from "./rewriting.ts";
import { drawRoute, returns } from "./route.ts";
import { drawScenario, type Journey } from "./scene.ts";
import { drawVocabulary, type VocabularyName } from "./vocabulary.ts";

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

/** Goes up whenever the same key would give other bytes. */
export const GENERATOR_VERSION = 1;

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
    const route = drawRoute(item.origin, item.hops, mayReturn, stream(`route/${item.index}`));
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
    const wording = drawWording(request, vocabulary, words);
    const seedId = `seed-${item.index}`;
    const planted: Planted = { seedId, request, wording };
    const journey: Journey = {
      seed: {
        id: seedId,
        text: textOf(request, wording),
        requested: item.tier,
        impersonation: item.impersonation,
      },
      request,
      origin: item.origin,
      route: routeOf(item),
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
