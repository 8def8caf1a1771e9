import { resolve } from "node:path";
import { z } from "zod";
import { usageError } from "../../../formats/error.ts";
import { parseWith } from "../../../formats/parse.ts";
import { type ShardHead, wholeSet } from "../../../formats/shard-set.ts";
import {
  InjectionRecordSchema,
  type JournalHeader,
  MemoryRecordSchema,
  UtilityRecordSchema,
} from "../../../formats/trial-journal.ts";
import { harvestInjection, harvestUtility } from "../../../joins/live-harvest/harvest-agent.ts";
import {
  harvestMemory,
  harvestRecall,
  type MemoryPoints,
} from "../../../joins/live-harvest/harvest-memory.ts";
import type { LiveTrace } from "../../../joins/live-harvest/live-trace.ts";
import { type LiveCorpus, saveLiveCorpus } from "../../../joins/live-harvest/save-live-corpus.ts";
import { type JournalReader, readJournal } from "../../../probe/run/journal-reader.ts";
import { at } from "../../../text/at.ts";

type Harvest = (record: unknown, traceId: string) => LiveTrace | null;

function of<R>(schema: z.ZodType<R>, harvest: (record: R, traceId: string) => LiveTrace | null) {
  return (record: unknown, traceId: string): LiveTrace | null =>
    harvest(parseWith(schema, record, "a record of the run"), traceId);
}

const OF_MEMORY: Readonly<Record<MemoryPoints, Harvest>> = {
  acts: of(MemoryRecordSchema, harvestMemory),
  recalls: of(MemoryRecordSchema, harvestRecall),
};

const OF_AGENT: Readonly<Partial<Record<JournalHeader["kind"], Harvest>>> = {
  injection: of(InjectionRecordSchema, harvestInjection),
  utility: of(UtilityRecordSchema, harvestUtility),
};

/** What of a plan names a run in the corpus that is made of it. */
const NameSchema = z.looseObject({ backend: z.string(), model: z.string(), seed: z.int() });

/**
 * Builds a corpus from the journals of a run; several are the shards of one.
 * @param points of a memory scan; the others have acts alone
 * @throws BacktrailError with code `usage` on a run of another kind, or without what its agent read
 */
export async function harvestRun(
  journals: readonly string[],
  dir: string,
  points: MemoryPoints,
  cwd: string,
): Promise<LiveCorpus & { readonly name: string; readonly seed: number }> {
  const opened: (ShardHead & { readonly journal: JournalReader<unknown> })[] = [];
  try {
    for (const shown of journals) {
      const journal = await readJournal(resolve(cwd, shown), z.unknown());
      const { plan, shard, report, tool_version: toolVersion } = journal.header;
      opened.push({ path: shown, plan, shard, report, toolVersion, journal });
    }
    const set = opened.length > 1 ? wholeSet(opened) : opened;
    const { journal, path } = at(set, 0);
    const { kind, plan } = journal.header;
    const harvest = kind === "memory" ? OF_MEMORY[points] : OF_AGENT[kind];
    if (kind !== "memory" && points !== "acts") {
      throw usageError("--points", `${points} are those of a memory scan; ${path} is of ${kind}`);
    }
    if (!harvest) throw usageError("--from", `${path} is of ${kind}, which holds no traces`);
    if (kind !== "memory" && plan["keeps_seen"] !== true) {
      throw usageError("--from", `${path} does not hold what the agent read; run it with --traces`);
    }
    const { backend, model, seed } = parseWith(NameSchema, plan, path);
    const of = kind === "memory" ? { points } : {};
    const run = { kind, model: `${backend}/${model}`, seed, ...of };
    const records = inOrder(set.map((one) => one.journal));
    const corpus = await saveLiveCorpus(resolve(cwd, dir), records, harvest, run);
    return { ...corpus, name: `live-${kind}`, seed };
  } finally {
    for (const { journal } of opened) await journal.close();
  }
}

async function* inOrder(journals: readonly JournalReader<unknown>[]): AsyncGenerator<unknown> {
  const heads = journals.map((journal) => ({
    journal,
    places: journal.indexes()[Symbol.iterator](),
  }));
  const open = heads.map((head) => ({ ...head, next: head.places.next() }));
  for (;;) {
    const [first] = open
      .filter(({ next }) => next.done !== true)
      .sort((a, b) => a.next.value - b.next.value);
    if (first === undefined) return;
    yield await first.journal.record(first.next.value);
    first.next = first.places.next();
  }
}
