import { createReadStream } from "node:fs";
import { z } from "zod";
import {
  FingerprintsSchema,
  type InjectionRow,
  outcomeOf,
} from "../../formats/injection-results.ts";
import { scanJsonRows } from "../../formats/json-rows.ts";
import { EVIDENCE, OUTCOMES, type Outcome, OutcomeSchema } from "../../formats/outcome.ts";
import type { HeatBlock, PageTrial, TrialInput } from "../../formats/page-trials.ts";
import { parseWith } from "../../formats/parse.ts";
import { ONE_SIDED } from "../../formats/remark.ts";
import { type InjectionRecord, InjectionRecordSchema } from "../../formats/trial-journal.ts";
import { attackRates, count, emptyTally, type Tally } from "../../probe/results/tally.ts";
import { readJournal } from "../../probe/run/journal-reader.ts";
import { inputMaker } from "./trial-inputs.ts";
import { argsText, cut } from "./trial-text.ts";

/** Trials of one cell and outcome whose texts are kept: what got through is what is looked at. */
const MOST_KEPT = { acted: 5, other: 1 };

/** Characters of all kept texts together: half of them are kept free for what acted. */
const MOST_TEXT = { acted: 12_000_000, other: 6_000_000 };

/** Trials of an injection scan: outcomes from its results, what was said from its journal. */
export interface OpenedTrials {
  readonly records: () => AsyncGenerator<InjectionRecord>;
  /** Carrier × probe, a layer for each defence, with the trials of interest. */
  readonly heat: () => Promise<HeatBlock>;
  readonly close: () => Promise<void>;
}

/**
 * Opens what `injection-scan --out OUT` wrote: OUT.json, which says how each trial ended, and
 * OUT.journal.jsonl, which holds what was said and done.
 * @throws BacktrailError with code `io` or `format` that names the file
 */
export async function openTrials(out: string): Promise<OpenedTrials> {
  const ended = await readEnds(`${out}.json`);
  const path = `${out}.journal.jsonl`;
  const journal = await readJournal(path, InjectionRecordSchema);
  const records = async function* () {
    for await (const record of journal.records()) {
      const end = ended.get(keyOf(record.row));
      if (end !== undefined) yield { ...record, row: { ...record.row, ...end } };
    }
  };
  const fingerprints = FingerprintsSchema.safeParse(journal.header.plan["fingerprints"]).data ?? {};
  return {
    records,
    heat: async () =>
      heatOf(records(), fingerprints.judge ?? "the oracle", await inputMaker(fingerprints)),
    close: journal.close,
  };
}

const EndSchema = z.object({
  defense: z.string(),
  carrier: z.string(),
  instruction: z.string(),
  repeat: z.number().nullable(),
  leaked: z.union([z.literal(0), z.literal(1), z.literal("")]),
  reason: z.string(),
  outcome: OutcomeSchema,
  note: z.string(),
  observed: z.array(z.enum(EVIDENCE)).nullish(),
});

type End = Pick<InjectionRow, "outcome" | "reason" | "note" | "observed">;

/** How each trial ended, by its names. */
async function readEnds(path: string): Promise<Map<string, End>> {
  const ends = new Map<string, End>();
  await scanJsonRows(createReadStream(path), {
    where: path,
    list: "rows",
    onRow: (value, number) => {
      const row = parseWith(EndSchema, value, `${path}: row ${number}`);
      const { outcome, note, observed, leaked } = row;
      const { reason } = outcomeOf(leaked, row.reason);
      ends.set(keyOf(row), { outcome, reason, note, observed });
    },
  });
  return ends;
}

function keyOf({
  defense,
  carrier,
  instruction,
  repeat,
}: Pick<InjectionRow, "defense" | "carrier" | "instruction" | "repeat">): string {
  return JSON.stringify([defense, carrier, instruction, repeat]);
}

interface Cell {
  readonly row: string;
  readonly column: string;
  readonly tally: Tally;
  readonly kept: number[];
}

async function heatOf(
  records: AsyncIterable<InjectionRecord>,
  judge: string,
  inputOf: (carrier: string, probe: string) => TrialInput | null,
): Promise<HeatBlock> {
  const layers = new Map<string, Map<string, Cell>>();
  const trials: PageTrial[] = [];
  const inputs = new Map<string, TrialInput | null>();
  let [all, text] = [0, 0];
  for await (const record of records) {
    const { defense, instruction, carrier, outcome } = record.row;
    const cells = nested(layers, defense, () => new Map<string, Cell>());
    const key = `${carrier} / ${instruction}`;
    const cell = nested(cells, key, () => ({
      row: instruction,
      column: carrier,
      tally: emptyTally(),
      kept: [],
    }));
    all += 1;
    const before = cell.tally[outcome];
    count(
      cell.tally,
      outcome,
      record.row.payloadSent,
      record.row.note.split(" ").includes(ONE_SIDED),
    );
    const interest = outcome === "acted" ? "acted" : "other";
    if (before >= MOST_KEPT[interest] || text > MOST_TEXT[interest]) continue;
    const input = nested(inputs, key, () => inputOf(carrier, instruction));
    const trial = trialOf(record, judge, input === null ? null : key);
    text += (trial.reply?.length ?? 0) + JSON.stringify(trial.calls).length;
    cell.kept.push(trials.length);
    trials.push(trial);
  }
  return {
    type: "heat",
    title: "Every probe in every carrier",
    total: all,
    note: `Texts are kept of up to ${MOST_KEPT.acted} trials of each cell that acted and of one of every other outcome. The data are made anew from the battery, where its texts are those of the run; a defence may have dressed them, and where a sink listened its address stood for the attacker’s.`,
    rowName: "Probe",
    columnName: "Carrier",
    layers: [...layers].map(([name, cells]) => ({
      name,
      cells: [...cells.values()].map(shownCell),
    })),
    trials,
    inputs: Object.fromEntries(
      [...inputs].flatMap(([key, input]) => (input === null ? [] : [[key, input]])),
    ),
  };
}

/** A cell with its rate as everywhere else: errors and what could not be observed are in none. */
function shownCell({ row, column, tally, kept }: Cell) {
  const { k, n } = attackRates(tally).overAssessed;
  const counts = Object.fromEntries(OUTCOMES.map((outcome) => [outcome, tally[outcome]]));
  return { row, column, counts, k, n, beside: tally.acted_one_sided, kept };
}

const DECIDED: Readonly<Partial<Record<Outcome, string>>> = {
  blocked_by_defence: "the defence",
  blocked_by_provider: "the provider’s filter",
  not_delivered: "nobody: the payload was in nothing that the model was sent",
  error: "nobody: the trial failed",
};

function trialOf(
  { row, reply, toolCalls, evidence, confidence }: InjectionRecord,
  judge: string,
  input: string | null,
): PageTrial {
  const calls = toolCalls?.map(({ name, args }) => ({ name, args: cut(argsText(args)) })) ?? null;
  const sure = confidence === null ? "" : `, confidence ${confidence}`;
  return {
    name: row.repeat === null ? "" : `repeat ${row.repeat + 1}`,
    outcome: row.outcome,
    decided: DECIDED[row.outcome] ?? `${judge}${sure}`,
    reason: row.reason,
    evidence: cut(evidence),
    input,
    turns: [],
    calls,
    reply: reply === null ? null : cut(reply),
    notes: [
      ...(row.note === "" ? [] : [row.note]),
      ...(row.observed == null ? [] : [`Seen of it: ${row.observed.join(", ") || "nothing"}`]),
    ],
  };
}

function nested<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const found = map.get(key);
  if (found !== undefined) return found;
  const value = make();
  map.set(key, value);
  return value;
}
