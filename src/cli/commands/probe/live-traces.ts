import { resolve } from "node:path";
import type { LiveTrace } from "../../../joins/live-harvest/live-trace.ts";
import { saveLiveCorpus } from "../../../joins/live-harvest/save-live-corpus.ts";
import type { Invocation } from "../../command.ts";

/** How one kind of scan is made into a corpus, and what names the run. */
export interface LiveHarvest<R> {
  readonly kind: string;
  readonly model: string;
  readonly seed: number;
  readonly harvest: (record: R, traceId: string) => LiveTrace | null;
}

/** Writes the corpus of `--traces` and says what is in it. */
export async function writeTraces<R>(
  dir: string,
  records: AsyncIterable<R>,
  { harvest, ...run }: LiveHarvest<R>,
  { context, output }: Invocation,
): Promise<void> {
  const { traces, leftOut } = await saveLiveCorpus(
    resolve(context.cwd, dir),
    records,
    harvest,
    run,
  );
  await output.talk(
    traces === 0
      ? `no traces: none of ${leftOut} trials holds an act of which the truth is known\n`
      : `wrote ${traces} traces to ${dir}; ${leftOut} trials hold no act of which the truth is known\n`,
  );
}
