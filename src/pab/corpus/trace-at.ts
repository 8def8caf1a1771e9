import { join } from "node:path";
import type { Trace } from "../model.ts";
import { listFolder } from "./folder.ts";
import { readTrace } from "./read-trace.ts";

/** The traces of a corpus by their place, in the order in which an open corpus gives them. */
export interface TracePlaces {
  readonly count: number;
  /** Null where there is no such place, or no trace in its file. */
  at(place: number): Promise<Trace | null>;
}

/**
 * Lists the traces of a corpus that was opened, and so checked, before.
 * @throws BacktrailError with code `io` when the folder cannot be read
 */
export async function tracePlaces(dir: string): Promise<TracePlaces> {
  const { traceFiles } = await listFolder(dir);
  return {
    count: traceFiles.length,
    at: async (place) => {
      const name = traceFiles[place];
      return name === undefined ? null : (await readTrace(join(dir, name), name)).trace;
    },
  };
}
