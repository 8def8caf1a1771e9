import { open } from "node:fs/promises";
import type { z } from "zod";
import { parseWith } from "../../formats/parse.ts";
import {
  JournalArrivalSchema,
  JournalEndSchema,
  type JournalHeader,
  JournalHeaderSchema,
  JournalLineSchema,
} from "../../formats/trial-journal.ts";
import { journalLines, parseLine } from "./journal-lines.ts";
import { PlaceTable, unseenPath } from "./place-table.ts";

/**
 * A journal that is only read: no lock is taken and no torn line cut off. Its records stand as they
 * were judged one by one; what the run as a whole made of them stands in the run's results.
 */
export interface ReadJournal<R> {
  readonly header: JournalHeader;
  /** The last record of each trial in the order of the plan; can be asked for again. */
  readonly records: () => AsyncGenerator<R>;
  readonly close: () => Promise<void>;
}

/**
 * Opens a journal to read its records, holding two bits of each.
 * @throws BacktrailError with code `format` when it is none or a line is damaged; whatever `open` throws
 *   where the file cannot be read
 */
export async function readJournal<R>(path: string, schema: z.ZodType<R>): Promise<ReadJournal<R>> {
  const file = await open(path, "r");
  try {
    let header: JournalHeader | null = null;
    const places = new PlaceTable({ path: unseenPath(), shard: undefined });
    for await (const { bytes, offset } of journalLines(file)) {
      const value = parseLine(bytes, path);
      if (header === null) header = parseWith(JournalHeaderSchema, value, path);
      else if (!isOther(value)) {
        const { index } = parseWith(JournalLineSchema, value, path);
        await places.set(index, { offset, length: bytes.length }, true);
      }
    }
    return {
      header: header ?? parseWith(JournalHeaderSchema, null, path),
      records: async function* () {
        for (const index of places.indexes()) {
          const { offset, length } = (await places.get(index)) ?? NOWHERE;
          const bytes = Buffer.alloc(length);
          await file.read(bytes, 0, length, offset);
          const { record } = parseWith(JournalLineSchema, parseLine(bytes, path), path);
          yield parseWith(schema, record, path);
        }
      },
      close: async () => {
        await file.close();
        await places.close();
      },
    };
  } catch (cause) {
    await file.close();
    throw cause;
  }
}

const NOWHERE = { offset: 0, length: 0 };

/** Lines that are no trial: the end of the run, and what reached a trial after it was judged. */
function isOther(value: unknown): boolean {
  return JournalEndSchema.safeParse(value).success || JournalArrivalSchema.safeParse(value).success;
}
