import { MEMORY_STAGES } from "../memory-scenario.ts";

/**
 * What a column holds. `int` are 64 bits; `json` is the text of a JSON value, so that no reader needs an
 * extension for it.
 */
export type ColumnType = "string" | "int" | "double" | "boolean" | "json";

/** A column of a table; null where the source does not tell. */
export interface ParquetColumn {
  readonly name: string;
  readonly type: ColumnType;
  /** In a CSV an empty cell is null here, and not an empty text. */
  readonly blankIsNull?: boolean;
}

/** A table as it stands in a file: its columns only ever grow within a version. */
export interface ParquetTable {
  readonly name: string;
  readonly version: number;
  readonly columns: readonly ParquetColumn[];
}

function columns(type: ColumnType, ...names: string[]): ParquetColumn[] {
  return names.map((name) => ({ name, type }));
}

function optional(...names: string[]): ParquetColumn[] {
  return names.map((name) => ({ name, type: "string", blankIsNull: true }));
}

/** Where a row came from: the file as it was typed, and its number there from 1. */
const SOURCE = [...columns("string", "source"), ...columns("int", "source_row")];

const COST = [...columns("int", "input_tokens", "output_tokens"), ...columns("double", "cost_usd")];

const injectionTrials: ParquetTable = {
  name: "injection_trials",
  version: 1,
  columns: [
    ...SOURCE,
    ...columns("string", "defense", "carrier", "channel", "instruction", "category"),
    ...columns("int", "leaked"),
    ...columns("string", "reason", "outcome"),
    ...columns("boolean", "payload_sent"),
    ...columns("int", "repeat"),
    ...columns("string", "note"),
    ...COST,
    ...columns("json", "observed"),
  ],
};

const utilityTrials: ParquetTable = {
  name: "utility_trials",
  version: 1,
  columns: [
    ...SOURCE,
    ...columns("string", "model", "defense", "task", "task_id"),
    ...columns("int", "iteration"),
    ...columns("string", "outcome", "reason"),
  ],
};

const memoryTrials: ParquetTable = {
  name: "memory_trials",
  version: 1,
  columns: [
    ...SOURCE,
    ...columns("string", "defense", "scenario", "channel", "memory", "arm"),
    ...columns("int", "fill", "repeat"),
    ...columns("string", "outcome", "reason", ...MEMORY_STAGES),
    ...columns("boolean", "acted_at_once"),
    ...optional("stopped_at"),
    ...columns("string", "stopped_because", "note"),
    ...COST,
  ],
};

const attacks: ParquetTable = {
  name: "attacks",
  version: 1,
  columns: [
    ...SOURCE,
    ...columns("string", "attack_id", "category", "outcome"),
    ...columns("boolean", "success", "one_sided"),
    ...columns("double", "confidence"),
    ...columns("string", "reason", "evidence", "prompt", "reply"),
    ...columns("json", "turns", "tool_calls"),
    ...columns("double", "latency_ms"),
    ...columns("int", "tries"),
    ...columns("string", "session"),
    ...columns("json", "notes"),
  ],
};

const verdicts: ParquetTable = {
  name: "verdicts",
  version: 1,
  columns: [
    ...SOURCE,
    ...columns("string", "defense", "corpus", "trace_id", "trace_sha256", "event_id"),
    ...columns("int", "event_length", "span_start", "span_end"),
    ...columns("string", "decision", "origin_channel", "origin_event_id"),
    ...columns("int", "origin_span_start", "origin_span_end"),
    ...columns("json", "hop_chain"),
    ...columns("double", "confidence"),
    ...columns("string", "failure"),
  ],
};

const events: ParquetTable = {
  name: "events",
  version: 1,
  columns: [
    ...SOURCE,
    ...columns("string", "transcript_id"),
    ...columns("int", "part"),
    ...columns("string", "format", "transcript_name", "event_id"),
    ...columns("int", "seq"),
    ...columns("string", "kind", "channel", "actor", "content", "evidence"),
    ...columns("json", "notes"),
    ...columns("string", "message_id", "call_id", "tool", "server"),
    ...columns("json", "arguments"),
    ...columns("int", "seen"),
    ...columns("string", "source_file"),
    ...columns("int", "source_line"),
    ...columns("string", "source_pointer"),
    ...columns("json", "planted"),
  ],
};

/** Every table that is written, by name. */
export const PARQUET_TABLES = {
  injection_trials: injectionTrials,
  utility_trials: utilityTrials,
  memory_trials: memoryTrials,
  attacks,
  verdicts,
  events,
} as const satisfies Readonly<Record<string, ParquetTable>>;

export type ParquetTableName = keyof typeof PARQUET_TABLES;
