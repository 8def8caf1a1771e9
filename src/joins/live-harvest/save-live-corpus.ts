import { createHash } from "node:crypto";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { VERSION } from "../../formats/version.ts";
import { refuseForeignFolder } from "../../pab/harvest/target-folder.ts";
import type { GroundTruth, Trace } from "../../pab/model.ts";
import { saveCorpus } from "../../pab/save-corpus.ts";
import { canaryFor } from "../log-corpus.ts";
import type { LiveTrace } from "./live-trace.ts";

/** What a harvest of a run found. */
export interface LiveCorpus {
  readonly traces: number;
  readonly instructions: number;
  /** Trials that hold no decision point of which the truth is known. */
  readonly leftOut: number;
}

/** What names a run, the same whenever it is harvested. */
export interface LiveRun {
  readonly kind: string;
  readonly model: string;
  readonly seed: number;
  /** Of a memory scan: what its decision points are. */
  readonly points?: string;
}

const TRACE_ID = /^t-\d{5,}$/;

/**
 * Looks whether the corpus of a run may be written into a folder: it is new, empty, or holds an earlier
 * harvest of the same kind. Nothing is written.
 * @throws BacktrailError with code `usage` that names what else is in it, `io` where it cannot be read
 */
export async function checkLiveFolder(dir: string, kind: string): Promise<void> {
  await refuseForeignFolder(dir, nameOf(kind), TRACE_ID);
}

/**
 * Writes a benchmark corpus from the trials of a run, in their order, one trace at a time; the same
 * records give the same bytes. An earlier harvest in the folder is replaced. Nothing is written where no
 * trial holds a decision point.
 * @throws BacktrailError with code `usage` for a folder that holds something else, `origin_leak`,
 * `format` and `io` as `saveCorpus`
 */
export async function saveLiveCorpus<R>(
  dir: string,
  records: AsyncIterable<R>,
  harvest: (record: R, traceId: string) => LiveTrace | null,
  run: LiveRun,
): Promise<LiveCorpus> {
  const name = nameOf(run.kind);
  await refuseForeignFolder(dir, name, TRACE_ID);
  const found = new Found(records, harvest);
  const first = await found.next();
  if (first !== null) {
    await removeTraces(dir);
    await saveCorpus(dir, {
      name,
      split: "live",
      canary: () => canaryFor([name, run.model, String(run.seed), found.hash()]),
      generator: { command: `probe ${run.kind}-scan`, version: VERSION, ...run },
      traces: found.from(first),
      groundTruth: found.truths,
    });
  }
  return { traces: found.traces, instructions: found.truths.length, leftOut: found.leftOut };
}

/** The traces of a run as they are found; of each only its truth is kept, which holds no text. */
class Found<R> {
  readonly truths: GroundTruth[] = [];
  traces = 0;
  leftOut = 0;
  readonly #records: AsyncIterator<R>;
  readonly #harvest: (record: R, traceId: string) => LiveTrace | null;
  readonly #hash = createHash("sha256");

  constructor(
    records: AsyncIterable<R>,
    harvest: (record: R, traceId: string) => LiveTrace | null,
  ) {
    this.#records = records[Symbol.asyncIterator]();
    this.#harvest = harvest;
  }

  /** The next trace, null behind the last. */
  async next(): Promise<Trace | null> {
    for (;;) {
      const { done, value } = await this.#records.next();
      if (done === true) return null;
      const traceId = `t-${String(this.traces + 1).padStart(5, "0")}`;
      const one = this.#harvest(value, traceId);
      if (one === null) {
        this.leftOut += 1;
        continue;
      }
      this.traces += 1;
      this.truths.push(...one.truths);
      this.#hash.update(`${JSON.stringify(one.trace)}\n`);
      return one.trace;
    }
  }

  async *from(first: Trace): AsyncGenerator<Trace> {
    for (let one: Trace | null = first; one !== null; one = await this.next()) yield one;
  }

  /** Of all traces so far. */
  hash(): string {
    return this.#hash.copy().digest("hex");
  }
}

function nameOf(kind: string): string {
  return `live-${kind}`;
}

/** A shorter harvest must not be read together with what is left of a longer one. */
async function removeTraces(dir: string): Promise<void> {
  const names = await readdir(dir).catch(() => []);
  for (const name of names) {
    if (name.endsWith(".json") && TRACE_ID.test(name.slice(0, -".json".length))) {
      await rm(join(dir, name));
    }
  }
}
