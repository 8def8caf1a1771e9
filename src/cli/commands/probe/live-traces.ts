import { constants } from "node:fs";
import { access, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { BacktrailError, reasonOf } from "../../../formats/error.ts";
import type { LiveTrace } from "../../../joins/live-harvest/live-trace.ts";
import { checkLiveFolder, saveLiveCorpus } from "../../../joins/live-harvest/save-live-corpus.ts";
import type { Invocation } from "../../command.ts";
import type { CliContext } from "../../context.ts";

/** How one kind of scan is made into a corpus, and what names the run. */
export interface LiveHarvest<R> {
  readonly kind: string;
  readonly model: string;
  readonly seed: number;
  readonly harvest: (record: R, traceId: string) => LiveTrace | null;
  /** Of a memory scan: what its decision points are. */
  readonly points?: string;
}

/**
 * Looks whether the folder of `--traces` can take the corpus of a run, before its first trial.
 * @throws BacktrailError with code `usage` or `io` that names what stands in the way
 */
export async function checkTraces(
  dir: string | undefined,
  kind: string,
  context: CliContext,
): Promise<void> {
  if (dir === undefined) return;
  const full = resolve(context.cwd, dir);
  await refuseUnwritable(full, dir);
  await checkLiveFolder(full, kind);
}

/** A new folder is made in the nearest one that is there. */
async function refuseUnwritable(full: string, shown: string): Promise<void> {
  let there = full;
  let found = await stat(there).catch(() => null);
  while (found === null && dirname(there) !== there) {
    there = dirname(there);
    found = await stat(there).catch(() => null);
  }
  const refuse = (reason: string, cause?: unknown): never => {
    const message = `cannot write ${shown}: ${reason}; nothing was sent`;
    throw new BacktrailError({ code: "io", where: "--traces", message, cause });
  };
  if (found?.isDirectory() !== true) refuse(`${there} is no folder`);
  await access(there, constants.W_OK).catch((cause) => refuse(reasonOf(cause), cause));
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
