import { z } from "zod";
import { formatError } from "../../formats/error.ts";
import type { PageBlock } from "../../formats/page.ts";
import {
  type InjectionRecord,
  type MemoryRecord,
  MemoryRecordSchema,
  type UtilityRecord,
  UtilityRecordSchema,
} from "../../formats/trial-journal.ts";
import { readJournal } from "../../probe/run/journal-reader.ts";
import { openTrials } from "./injection-trials.ts";
import { memoryTrial, utilityEnds, utilityKey, utilityTrial } from "./listed-trials.ts";
import { type ListedTrial, trialList } from "./trial-list.ts";

interface Kept<K extends string, R> {
  readonly kind: K;
  /** Each trial as its run made of it; can be asked for again. */
  readonly records: () => AsyncIterable<R>;
  /** What opens the trials of a page. */
  readonly block: () => Promise<PageBlock>;
  readonly close: () => Promise<void>;
}

/** Trials that a scan of an agent wrote to `--out OUT`, of whichever kind they are. */
export type KeptTrials =
  | Kept<"injection", InjectionRecord>
  | Kept<"utility", UtilityRecord>
  | Kept<"memory", MemoryRecord>;

/**
 * Opens OUT.json and OUT.journal.jsonl of an injection, utility or memory scan.
 * @throws BacktrailError with code `io` or `format` that names the file
 */
export async function openKept(out: string): Promise<KeptTrials> {
  const path = `${out}.journal.jsonl`;
  const kind = await kindOf(path);
  switch (kind) {
    case "injection": {
      const { records, heat, close } = await openTrials(out);
      return { kind, records, block: heat, close };
    }
    case "utility":
      return openUtility(out, path);
    case "memory": {
      const { records, close } = await readJournal(path, MemoryRecordSchema);
      const block = () => trialList(mapped(records(), memoryTrial), "Every trial");
      return { kind, records, block, close };
    }
    case "scan":
      throw formatError(path, "is of `scan`; name what it wrote with --json");
  }
}

async function kindOf(path: string) {
  const { header, close } = await readJournal(path, z.unknown());
  await close();
  return header.kind;
}

async function openUtility(out: string, path: string): Promise<KeptTrials> {
  const ends = await utilityEnds(`${out}.json`);
  const journal = await readJournal(path, UtilityRecordSchema);
  const records = async function* () {
    for await (const record of journal.records()) {
      const { defense, taskId, iteration } = record.row;
      const outcome = ends.get(utilityKey(defense, taskId, iteration));
      if (outcome !== undefined) yield { ...record, row: { ...record.row, outcome } };
    }
  };
  const block = () => trialList(mapped(records(), utilityTrial), "Every trial");
  return { kind: "utility", records, block, close: journal.close };
}

async function* mapped<R>(
  records: AsyncIterable<R>,
  read: (record: R) => ListedTrial,
): AsyncGenerator<ListedTrial> {
  for await (const record of records) yield read(record);
}

/** A page of a scan with its trials behind the rates. */
export function withTrials<P extends { readonly blocks: readonly PageBlock[] }>(
  page: P,
  block: PageBlock,
): P {
  const [rates, ...others] = page.blocks;
  const blocks =
    block.type === "heat" ? [...(rates ? [rates] : []), block, ...others] : [...page.blocks, block];
  return { ...page, blocks };
}
