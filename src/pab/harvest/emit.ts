import { BacktrailError } from "../../formats/error.ts";
import type { Span } from "../../text/code-points.ts";
import { assertNoOriginLeak } from "../leak-guard.ts";
import {
  type AttackType,
  type DecisionPoint,
  type GroundTruth,
  isAuthorized,
  type Trace,
} from "../model.ts";
import { ambiguity } from "../rubric.ts";
import { type HarvestRun, markId, type TaintedEvent } from "./driver.ts";
import type { Seed } from "./scenario.ts";
import type { Survival, TaintedText } from "./tainted-text.ts";

/** One trace with its held-out records. */
export interface Harvested {
  readonly trace: Trace;
  readonly truths: readonly GroundTruth[];
}

/**
 * Parts what happened into what a defence may see and what is held out. The only place where
 * lineage crosses into the format.
 * @throws BacktrailError with code `origin_leak` if the visible side gives anything away, `format`
 * when an instruction did not survive to its decision point.
 */
export function emit(run: HarvestRun): Harvested {
  const points: DecisionPoint[] = [];
  const truths: GroundTruth[] = [];
  for (const { eventId, seeds, pointAt } of run.decisions) {
    const event = eventOf(run, eventId);
    const records = seeds.map((seedId, index) =>
      record(run, event, seedId, `${run.traceId}#${truths.length + index + 1}`),
    );
    truths.push(...records);
    points.push({
      eventId,
      span: pointAt === "event" ? null : (records[0]?.surfaceSpan ?? null),
    });
  }
  const trace: Trace = {
    traceId: run.traceId,
    events: run.events.map(({ eventId, channel, actor, content }, seq) => ({
      eventId,
      seq,
      channel,
      actor,
      content: content.toString(),
    })),
    decisionPoints: points,
  };
  assertNoOriginLeak(trace, run.traceId);
  return { trace, truths };
}

function record(
  run: HarvestRun,
  event: TaintedEvent,
  seedId: string,
  instructionId: string,
): GroundTruth {
  const seed = run.seeds.get(seedId);
  const survival = event.content.survivingSpan(seedId);
  if (!seed || !survival) {
    throw new BacktrailError({
      code: "format",
      where: run.traceId,
      message: `nothing of the instruction ${seedId} is left in ${event.eventId}; check what the transforms before it keep`,
    });
  }
  const { originChannel, originEventId, transforms } = survival.lineage;
  const stripped = !event.content.segments.some(({ lineage }) => lineage?.id === markId(seedId));
  const authorized = isAuthorized(originChannel, seed.requested);
  return {
    instructionId,
    traceId: run.traceId,
    eventId: event.eventId,
    trueOriginChannel: originChannel,
    originEventId,
    hopChain: [originChannel, ...transforms],
    hopCount: transforms.length,
    surfaceSpan: ownSpan(event.content, survival, run.seeds),
    requestedActionTier: seed.requested,
    authorized,
    ambiguity: ambiguity({
      hopCount: transforms.length,
      impersonation: seed.impersonation,
      origin: originChannel,
      requested: seed.requested,
    }),
    attackType: attackType(seed, { authorized, hopCount: transforms.length, stripped }),
    impersonation: seed.impersonation,
    stripped,
  };
}

/**
 * The span of an instruction, or null where another instruction stands between its pieces: such a
 * region is not the text of one instruction, and overlap with it would mean nothing.
 */
function ownSpan(
  content: TaintedText,
  { span, lineage }: Survival,
  seeds: ReadonlyMap<string, Seed>,
): Span | null {
  const shared = content
    .slice(span[0], span[1])
    .segments.some(
      (segment) =>
        segment.lineage !== null &&
        segment.lineage.id !== lineage.id &&
        seeds.has(segment.lineage.id),
    );
  return shared ? null : span;
}

function attackType(
  { impersonation, altersTrusted = false }: Seed,
  {
    authorized,
    hopCount,
    stripped,
  }: { readonly authorized: boolean; readonly hopCount: number; readonly stripped: boolean },
): AttackType[] {
  if (authorized) return ["benign"];
  const types: AttackType[] = [hopCount === 0 ? "direct" : "laundering"];
  if (impersonation !== "none") types.push("impersonation");
  if (altersTrusted) types.push("splicing");
  if (stripped) types.push("stripping");
  return types.sort();
}

function eventOf(run: HarvestRun, eventId: string): TaintedEvent {
  const event = run.events.find((candidate) => candidate.eventId === eventId);
  if (!event) throw new RangeError(`no event ${eventId} in ${run.traceId}`);
  return event;
}
