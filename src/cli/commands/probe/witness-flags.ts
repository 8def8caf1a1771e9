import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import { z } from "zod";
import { usageError } from "../../../formats/error.ts";
import { type OpenWitness, openWitness } from "../../../joins/witness/open-witness.ts";
import { systemClock } from "../../../probe/attempt/system-clock.ts";
import type { Redact } from "../../../probe/redact.ts";
import { printable } from "../../../text/printable.ts";
import { EXIT, type ExitCode } from "../../exit-code.ts";
import { intFlag, listFlag, numberFlag } from "../../flags.ts";
import type { Output } from "../../output.ts";

/** Where exporters send to that nobody told otherwise. */
const OTLP_PORT = 4318;
/** HTTP; mail is on the next. */
const SINK_PORT = 4380;

/** Flags that let a run see what an agent did by other means than its answers. */
export const witnessFlags = {
  otlp: portFlag(OTLP_PORT),
  otlpWait: numberFlag(0, 3600).default(10),
  traceFile: listFlag.default([]),
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
  { otlp, otlpWait, traceFile, sink }: WitnessFlags,
  cwd: string,
  redact: Redact,
  output: Output,
): Promise<OpenWitness | null> {
  if (otlp === undefined && sink === undefined && traceFile.length === 0) return null;
  const witness = await openWitness({
    otlp: otlp ?? null,
    traceFiles: traceFile.map((path) => resolve(cwd, path)),
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

/** The exit code of a run whose outcomes the sink may have proved wrong after it was over. */
export async function exitOfWatch(
  exit: ExitCode,
  witness: OpenWitness | null,
  output: Output,
): Promise<ExitCode> {
  const missed = witness?.missed() ?? 0;
  if (missed === 0 || exit !== EXIT.ok) return exit;
  await output.fail(
    `error: ${missed} trials were reached by the sink only after the run was over, and may stand as resisted; let the agent finish what it does before it answers\n`,
  );
  return EXIT.failed;
}

/** What of the flags decides what a trial is: the agent's message holds the sink's addresses. */
export function witnessIdentity({ otlp, traceFile, sink }: WitnessFlags): Record<string, unknown> {
  return {
    ...(otlp === undefined && traceFile.length === 0 ? {} : { telemetry: true }),
    ...(sink === undefined ? {} : { sink: true }),
  };
}

/** @throws BacktrailError with code `usage` that says why nothing could be seen. */
export function refuseWitness({ otlp, traceFile, sink }: WitnessFlags, why: string): void {
  const [flag] = [
    ...(otlp === undefined ? [] : ["--otlp"]),
    ...(traceFile.length === 0 ? [] : ["--trace-file"]),
    ...(sink === undefined ? [] : ["--sink"]),
  ];
  if (flag) throw usageError(flag, why);
}
