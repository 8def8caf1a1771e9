import type { Channel } from "../model.ts";
import type { Lineage } from "./lineage.ts";
import type { Choose } from "./paraphrase.ts";
import type { HopStep, PlantStep, Scenario, Seed, Step } from "./scenario.ts";
import { TaintedText } from "./tainted-text.ts";
import type { TransformSet } from "./transforms.ts";
import { createWorld, enter, type World } from "./world/world.ts";

/** An event with the lineage of its text, before anything is hidden. */
export interface TaintedEvent {
  readonly eventId: string;
  readonly channel: Channel;
  readonly actor: string;
  readonly content: TaintedText;
}

export interface TaintedDecision {
  readonly eventId: string;
  readonly seeds: readonly string[];
  readonly pointAt: "instruction" | "event";
}

/** What happened in the world: everything `emit` needs, and nothing that it may show as it is. */
export interface HarvestRun {
  readonly traceId: string;
  readonly events: readonly TaintedEvent[];
  readonly decisions: readonly TaintedDecision[];
  /** By seed id. */
  readonly seeds: ReadonlyMap<string, Seed>;
  readonly world: World;
}

export interface DriverOptions {
  readonly choose: Choose;
  readonly transforms: TransformSet;
}

/** The lineage id of the words that tell where a seed's carrier came from. */
export function markId(seedId: string): string {
  return `${seedId}/carrier`;
}

/**
 * Runs the simulated agent through a scenario.
 * @throws RangeError when the scenario contradicts itself: a seed that was not planted, a template
 * without its place.
 */
export function runScenario(scenario: Scenario, { choose, transforms }: DriverOptions): HarvestRun {
  // Long: one case for each kind of step, all of which change the same world.
  const world = createWorld();
  const events: TaintedEvent[] = [];
  const decisions: TaintedDecision[] = [];
  const seeds = new Map<string, Seed>();
  /** What the agent holds of each seed, and the last event that showed it. */
  const held = new Map<string, { passage: TaintedText; eventId: string; shown: boolean }>();
  const nextId = () => `e${String(events.length).padStart(2, "0")}`;
  const show = (event: Omit<TaintedEvent, "eventId">) => {
    const eventId = nextId();
    events.push({ eventId, ...event });
    return eventId;
  };
  const holding = (seedId: string) => {
    const found = held.get(seedId);
    if (!found) throw new RangeError(`${scenario.traceId}: ${seedId} was not planted`);
    return found;
  };

  const hop = (step: HopStep) => {
    const before = gather(step, holding);
    const { passage, event } = transforms[step.transform](before, {
      world,
      choose,
      at: step.at ?? "agent",
      frame: step.frame ?? "{passage}",
    });
    if (event === null) refuseNoChange(scenario.traceId, step, before, passage);
    const shown = event && show(event);
    for (const seedId of step.seeds) {
      held.set(seedId, {
        passage,
        eventId: shown ?? holding(seedId).eventId,
        shown: shown !== null,
      });
    }
  };

  const perform = (step: Step) => {
    switch (step.kind) {
      case "ambient": {
        const content = enter(
          world,
          step.channel,
          step.url ?? step.actor,
          TaintedText.of(step.text),
        );
        show({ channel: step.channel, actor: step.actor, content });
        return;
      }
      case "plant": {
        const { before, passage, after } = plantedParts(step, nextId());
        const page = TaintedText.concat(before, passage, after);
        const content = enter(world, step.channel, step.url ?? step.actor, page);
        seeds.set(step.seed.id, step.seed);
        held.set(step.seed.id, {
          passage: content.slice(before.length, before.length + passage.length),
          eventId: show({ channel: step.channel, actor: step.actor, content }),
          shown: true,
        });
        return;
      }
      case "hop":
        hop(step);
        return;
      case "decide": {
        const [first = ""] = step.seeds;
        const { eventId, passage, shown } = holding(first);
        if (!shown)
          throw new RangeError(`${scenario.traceId}: no event shows what became of ${first}`);
        world.tools.call("act", passage);
        decisions.push({ eventId, seeds: step.seeds, pointAt: step.pointAt });
        return;
      }
    }
  };
  for (const step of scenario.steps) perform(step);
  return { traceId: scenario.traceId, events, decisions, seeds, world };
}

/** A planted page in its parts: the instruction and the telling words have a lineage of their own. */
function plantedParts(step: PlantStep, eventId: string) {
  const lineage = (id: string): Lineage => ({
    id,
    originChannel: step.channel,
    originEventId: eventId,
    transforms: [],
  });
  const carrier = (text = "") =>
    step.marks.reduce(
      (now, mark) => now.replaceLiteral(mark, TaintedText.of(mark, lineage(markId(step.seed.id)))),
      TaintedText.of(text),
    );
  const around = carrier(step.passage).split("{instruction}");
  if (around.length !== 2)
    throw new RangeError(`the passage around ${step.seed.id} needs {instruction} once`);
  return {
    before: carrier(step.before),
    passage: TaintedText.join(around, TaintedText.of(step.seed.text, lineage(step.seed.id))),
    after: carrier(step.after),
  };
}

function gather(
  { seeds, merge }: HopStep,
  holding: (seedId: string) => { readonly passage: TaintedText },
): TaintedText {
  const passages = seeds.map((seedId) => holding(seedId).passage);
  const [only] = passages;
  if (!merge) {
    if (!only || passages.length !== 1) throw new RangeError("several seeds need a merge");
    return only;
  }
  const pieces = passages.flatMap((passage) => passage.split(merge.cutAt));
  return TaintedText.fill(merge.template, Object.fromEntries(pieces.entries()));
}

/** A silent hop that leaves the words as they were could not be found by anybody. */
function refuseNoChange(
  traceId: string,
  { transform, seeds }: HopStep,
  before: TaintedText,
  after: TaintedText,
): void {
  const same =
    transform === "paraphrase"
      ? seeds.some((id) => before.survivingText(id) === after.survivingText(id))
      : before.toString() === after.toString();
  if (same) throw new RangeError(`${traceId}: ${transform} leaves ${seeds.join(", ")} as it was`);
}
