import { VERSION } from "../../formats/version.ts";
import { refuseForeignFolder } from "../../pab/harvest/target-folder.ts";
import { saveCorpus } from "../../pab/save-corpus.ts";
import { canaryFor } from "../log-corpus.ts";
import type { LiveTrace } from "./live-trace.ts";

/** What a harvest of a run found. */
export interface LiveCorpus {
  readonly traces: number;
  readonly instructions: number;
  /** Trials that hold no act of which the truth is known. */
  readonly leftOut: number;
}

/**
 * Writes a benchmark corpus from the trials of a run, in their order; the same records give the same
 * bytes. Nothing is written where no trial holds an act.
 * @param run names the run and is the same whenever it is harvested: kind, model, seed
 * @throws BacktrailError with code `usage` for a folder that holds something else, `origin_leak`,
 * `format` and `io` as `saveCorpus`
 */
export async function saveLiveCorpus<R>(
  dir: string,
  records: AsyncIterable<R>,
  harvest: (record: R, traceId: string) => LiveTrace | null,
  run: { readonly kind: string; readonly model: string; readonly seed: number },
): Promise<LiveCorpus> {
  const found: LiveTrace[] = [];
  let leftOut = 0;
  for await (const record of records) {
    const traceId = `t-${String(found.length + 1).padStart(5, "0")}`;
    const one = harvest(record, traceId);
    if (one === null) leftOut += 1;
    else found.push(one);
  }
  const truths = found.flatMap((one) => one.truths);
  if (found.length > 0) {
    const traces = found.map(({ trace }) => trace);
    const name = `live-${run.kind}`;
    const ids = traces.map(({ traceId }) => traceId);
    await refuseForeignFolder(dir, name, ids);
    await saveCorpus(dir, {
      name,
      split: "live",
      canary: canaryFor([name, run.model, String(run.seed), JSON.stringify(traces)]),
      generator: { command: `probe ${run.kind}-scan`, version: VERSION, ...run },
      traces,
      groundTruth: truths,
    });
  }
  return { traces: found.length, instructions: truths.length, leftOut };
}
