import type { BenchRow } from "../../../detect/bench/tally.ts";
import {
  type PairedVerdict,
  pairedRates,
  type VersusReport,
} from "../../../detect/bench/versus.ts";
import { BacktrailError, reasonOf } from "../../../formats/error.ts";
import { BatchTextSchema, numberedLines } from "../../../formats/labelled-text.ts";
import { parseJson, parseWith } from "../../../formats/parse.ts";
import type { ForeignDetector } from "../../../joins/foreign-answer.ts";
import { openForeignDetector } from "../../../joins/foreign-detector.ts";
import { systemClock } from "../../../probe/attempt/system-clock.ts";
import { withoutUrlSecrets } from "../../../text/shown-url.ts";
import type { CliContext } from "../../context.ts";
import { openBytes } from "./configure.ts";

/** Time another detector has for one text, in milliseconds. */
const TIMEOUT_MS = 30_000;

/** A text of the comparison; `attack` is null for an ordinary text of `--everyday`. */
export interface VersusText {
  readonly text: string;
  readonly attack: boolean | null;
}

/** The labelled texts, then those of a file of ordinary ones. */
export async function* versusTexts(
  rows: AsyncIterable<BenchRow>,
  context: CliContext,
  everyday: string | undefined,
): AsyncGenerator<VersusText> {
  for await (const { text, isAttack } of rows) yield { text, attack: isAttack };
  if (everyday === undefined) return;
  for await (const { number, line } of numberedLines(openBytes(context, everyday), everyday)) {
    const where = `${everyday}:${number}`;
    yield { text: parseWith(BatchTextSchema, parseJson(line, where), where).text, attack: null };
  }
}

/**
 * Other detectors beside ours on the same texts.
 * @param ours whether our detector flags a text
 * @throws BacktrailError when one cannot be opened, or does not work at all
 */
export async function compareDetectors(
  context: CliContext,
  ours: (text: string) => boolean,
  given: readonly string[],
  texts: () => AsyncIterable<VersusText>,
  timing: boolean,
): Promise<VersusReport[]> {
  const { cwd, env } = context;
  const reports: VersusReport[] = [];
  for (const name of given) {
    const theirs = await openForeignDetector(name, {
      cwd,
      env,
      fetch: globalThis.fetch,
      timeoutMs: TIMEOUT_MS,
    });
    try {
      reports.push(await beside(ours, theirs, texts(), timing));
    } finally {
      theirs.close();
    }
  }
  return reports;
}

async function beside(
  ours: (text: string) => boolean,
  theirs: ForeignDetector,
  texts: AsyncIterable<VersusText>,
  timing: boolean,
): Promise<VersusReport> {
  const attacks: PairedVerdict[] = [];
  const harmless: PairedVerdict[] = [];
  const everyday: PairedVerdict[] = [];
  const microseconds = { ours: 0, theirs: 0 };
  let bytes = 0;
  let failed = 0;
  let firstFailure: string | null = null;
  for await (const { text, attack } of texts) {
    const begun = processorTime();
    const verdict = ours(text);
    const between = { processor: processorTime(), wall: systemClock.now() };
    const answer = await theirs.judge(text).catch((error: unknown) => {
      if (error instanceof BacktrailError) throw error;
      failed += 1;
      firstFailure ??= reasonOf(error);
      return null;
    });
    microseconds.ours += between.processor - begun;
    microseconds.theirs += theirs.inProcess
      ? processorTime() - between.processor
      : (systemClock.now() - between.wall) * 1000;
    bytes += Buffer.byteLength(text);
    const group = attack === null ? everyday : attack ? attacks : harmless;
    group.push({ ours: verdict, theirs: answer });
  }
  const perKilobyte = (spent: number) => spent / (bytes / 1024);
  return {
    name: withoutUrlSecrets(theirs.name),
    failed,
    firstFailure,
    attacks: pairedRates(attacks),
    harmless: pairedRates(harmless),
    everyday: everyday.length === 0 ? null : pairedRates(everyday),
    inProcess: theirs.inProcess,
    microsecondsPerKilobyte:
      timing && bytes > 0
        ? { ours: perKilobyte(microseconds.ours), theirs: perKilobyte(microseconds.theirs) }
        : null,
  };
}

/** Microseconds of processor time this process has taken. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}
