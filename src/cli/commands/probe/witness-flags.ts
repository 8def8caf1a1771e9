import { randomUUID } from "node:crypto";
import { z } from "zod";
import { BacktrailError } from "../../../formats/error.ts";
import { type OpenWitness, openWitness } from "../../../joins/witness/open-witness.ts";
import { systemClock } from "../../../probe/attempt/system-clock.ts";
import type { Redact } from "../../../probe/redact.ts";
import { printable } from "../../../text/printable.ts";
import { intFlag, numberFlag } from "../../flags.ts";
import type { Output } from "../../output.ts";

/** Where exporters send to that nobody told otherwise. */
const OTLP_PORT = 4318;
/** HTTP; mail is on the next. */
const SINK_PORT = 4380;

/** Flags that let a run see what an agent did by other means than its answers. */
export const witnessFlags = {
  otlp: portFlag(OTLP_PORT),
  otlpWait: numberFlag(0, 3600).default(10),
  sink: portFlag(SINK_PORT),
};

const WitnessFlags = z.object(witnessFlags);
export type WitnessFlags = z.infer<typeof WitnessFlags>;

/** A port; the flag alone takes the usual one. Undefined when it was not given. */
function portFlag(usual: number): z.ZodType<number | undefined> {
  const alone = z.boolean().transform((given) => (given ? usual : undefined));
  return z.union([alone, intFlag(0, 65_534)]).optional() as z.ZodType<number | undefined>;
}

/** Without the span of a server: how long nothing more must have come, in milliseconds. */
const QUIET_MS = 500;

/**
 * What a run shall see by, listening already, or null when nothing is asked for.
 * @throws BacktrailError with code `usage` when a port is taken
 */
export async function witnessOf(
  { otlp, otlpWait, sink }: WitnessFlags,
  redact: Redact,
  output: Output,
): Promise<OpenWitness | null> {
  if (otlp === undefined && sink === undefined) return null;
  const witness = await openWitness({
    otlp: otlp ?? null,
    sink: sink ?? null,
    wait: { longestMs: otlpWait * 1000, quietMs: QUIET_MS },
    runId: randomUUID(),
    clock: systemClock,
    redact,
  });
  for (const place of witness.places) await output.talk(`${place}\n`);
  return witness;
}

/** What came, and as warnings what went wrong. */
export async function sayWhatWasSeen(witness: OpenWitness | null, output: Output): Promise<void> {
  for (const { text, isWarning } of witness?.lastWords() ?? []) {
    if (isWarning) await output.warn(`warning: ${printable(text)}\n`);
    else await output.talk(`${printable(text)}\n`);
  }
}

/** What of the flags decides what a trial is: the agent's message holds the sink's addresses. */
export function witnessIdentity({ otlp, sink }: WitnessFlags): Record<string, unknown> {
  return {
    ...(otlp === undefined ? {} : { telemetry: true }),
    ...(sink === undefined ? {} : { sink: true }),
  };
}

/** @throws BacktrailError with code `usage` that says why nothing could be seen. */
export function refuseWitness({ otlp, sink }: WitnessFlags, why: string): void {
  const flag = otlp !== undefined ? "--otlp" : sink !== undefined ? "--sink" : null;
  if (flag !== null) throw new BacktrailError({ code: "usage", where: flag, message: why });
}
