import type { FileHandle } from "node:fs/promises";
import type { z } from "zod";
import { formatError } from "../../formats/error.ts";
import { parseWith } from "../../formats/parse.ts";
import {
  JournalArrivalSchema,
  JournalEndSchema,
  type JournalHeader,
  JournalHeaderSchema,
  JournalLineSchema,
} from "../../formats/trial-journal.ts";
import type { Arrival } from "../contracts/witness.ts";
import { openJournalFile } from "./journal-file.ts";
import { journalLines, parseLine } from "./journal-lines.ts";
import { type LinePlace, LineWindow } from "./line-window.ts";

/** A journal that is read and not written. Only places in the file are held in memory. */
export interface JournalReader<R> {
  readonly path: string;
  readonly header: JournalHeader;
  /** When the run came to its end, as it was written down; null for one that did not. */
  readonly finished: string | null;
  /** Places of the plan that have a record. */
  readonly indexes: ReadonlySet<number>;
  /** @throws RangeError for a place without a record */
  record(index: number): Promise<R>;
  /** What reached a trial after it was judged, by its name. */
  arrivalsOf(key: string): readonly Arrival[];
  close(): Promise<void>;
}

/**
 * Opens a journal to read it.
 * @throws BacktrailError with code `io` when it cannot be opened, `format` when it is no journal or
 * a line cannot be read
 */
export async function readJournal<R>(
  path: string,
  schema: z.ZodType<R>,
): Promise<JournalReader<R>> {
  const file = await openJournalFile(path, "r");
  try {
    return await read(path, file, schema);
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function read<R>(
  path: string,
  file: FileHandle,
  schema: z.ZodType<R>,
): Promise<JournalReader<R>> {
  let header: JournalHeader | null = null;
  let finished: string | null = null;
  const places = new Map<number, LinePlace>();
  const arrivals = new Map<string, Arrival[]>();
  let number = 0;
  for await (const { bytes, offset } of journalLines(file)) {
    number += 1;
    const where = `${path}:${number}`;
    const value = parseLine(bytes, where);
    if (header === null) {
      header = parseWith(JournalHeaderSchema, value, where);
      continue;
    }
    const end = JournalEndSchema.safeParse(value);
    finished = end.success ? end.data.finished : null;
    if (end.success) continue;
    const late = JournalArrivalSchema.safeParse(value);
    if (late.success) {
      const { key, arrived } = late.data;
      arrivals.set(key, [...(arrivals.get(key) ?? []), arrived]);
      continue;
    }
    const line = parseWith(JournalLineSchema, value, where);
    parseWith(schema, line.record, where);
    places.set(line.index, { offset, length: bytes.length });
    // Arrivals belong to the record before them: one that was run again has its own.
    arrivals.delete(line.key);
  }
  if (header === null) throw formatError(path, "holds no journal; name the journal of a run");
  const lines = new LineWindow(file);
  return {
    path,
    header,
    finished,
    indexes: new Set(places.keys()),
    record: async (index) => {
      const place = places.get(index);
      if (place === undefined) throw new RangeError(`${path} has no record ${index}`);
      // Checked when the file was opened.
      return ((await lines.at(place)) as { record: R }).record;
    },
    arrivalsOf: (key) => arrivals.get(key) ?? [],
    close: () => file.close(),
  };
}
