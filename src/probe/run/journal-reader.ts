import type { FileHandle } from "node:fs/promises";
import type { z } from "zod";
import { formatError } from "../../formats/error.ts";
import { parseWith } from "../../formats/parse.ts";
import { isOfShard } from "../../formats/shard.ts";
import {
  JournalArrivalSchema,
  type JournalEnd,
  JournalEndSchema,
  type JournalHeader,
  JournalHeaderSchema,
  JournalLineSchema,
} from "../../formats/trial-journal.ts";
import type { Arrival } from "../contracts/witness.ts";
import { openJournalFile } from "./journal-file.ts";
import { journalLines, parseLine } from "./journal-lines.ts";
import { LineWindow } from "./line-window.ts";
import { PlaceTable, unseenPath, WHOLE } from "./place-table.ts";

/** A journal that is read and not written. Of a trial no more than two bits are held in memory. */
export interface JournalReader<R> {
  readonly path: string;
  readonly header: JournalHeader;
  /** When the run came to its end, as it was written down; null for one that did not. */
  readonly finished: string | null;
  /** Why its agent was given up, or null. */
  readonly gaveUp: string | null;
  /** How many trials have a record. */
  readonly size: number;
  /** A trial that stands here and is of another shard than the header says, or null. */
  readonly strange: number | null;
  /** Places of the plan that have a record, in its order. */
  indexes(): Iterable<number>;
  /** @throws RangeError for a place without a record */
  record(index: number): Promise<R>;
  /** The last record of each trial in the order of the plan, as it was judged; can be asked for again. */
  records(): AsyncGenerator<R>;
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
  let last: JournalEnd | null = null;
  let places: PlaceTable | null = null;
  let strange: number | null = null;
  const arrivals = new Map<string, Arrival[]>();
  let number = 0;
  for await (const { bytes, offset } of journalLines(file)) {
    number += 1;
    const where = `${path}:${number}`;
    const value = parseLine(bytes, where);
    if (header === null || places === null) {
      header = parseWith(JournalHeaderSchema, value, where);
      places = new PlaceTable({ path: unseenPath(), shard: header.shard });
      continue;
    }
    const end = JournalEndSchema.safeParse(value);
    last = end.success ? end.data : null;
    if (end.success) continue;
    const late = JournalArrivalSchema.safeParse(value);
    if (late.success) {
      const { key, arrived } = late.data;
      arrivals.set(key, [...(arrivals.get(key) ?? []), arrived]);
      continue;
    }
    const line = parseWith(JournalLineSchema, value, where);
    parseWith(schema, line.record, where);
    if (isOfShard(header.shard ?? WHOLE, line.index)) {
      await places.set(line.index, { offset, length: bytes.length }, true);
    } else strange ??= line.index;
    // Arrivals belong to the record before them: one that was run again has its own.
    arrivals.delete(line.key);
  }
  if (header === null || places === null) {
    throw formatError(path, "holds no journal; name the journal of a run");
  }
  const { finished = null, gave_up: gaveUp = null } = last ?? {};
  const told = { path, header, finished, gaveUp, strange };
  return readerOf(told, { places, arrivals, file });
}

function readerOf<R>(
  told: Pick<JournalReader<R>, "path" | "header" | "finished" | "gaveUp" | "strange">,
  {
    places,
    arrivals,
    file,
  }: {
    readonly places: PlaceTable;
    readonly arrivals: ReadonlyMap<string, readonly Arrival[]>;
    readonly file: FileHandle;
  },
): JournalReader<R> {
  const lines = new LineWindow(file);
  const record = async (index: number, window = lines): Promise<R> => {
    const place = await places.get(index);
    if (place === undefined) throw new RangeError(`${told.path} has no record ${index}`);
    // Checked when the file was opened.
    return ((await window.at(place)) as { record: R }).record;
  };
  return {
    ...told,
    size: places.size,
    indexes: () => places.indexes(),
    record: (index) => record(index),
    records: async function* () {
      // Several readers may be at work at once, each at a place of its own.
      const window = new LineWindow(file);
      for (const index of places.indexes()) yield await record(index, window);
    },
    arrivalsOf: (key) => arrivals.get(key) ?? [],
    close: async () => {
      await file.close();
      await places.close();
    },
  };
}
