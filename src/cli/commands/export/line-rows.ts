import { createReadStream } from "node:fs";
import type { z } from "zod";
import { formatError } from "../../../formats/error.ts";
import { numberedLines } from "../../../formats/labelled-text.ts";
import { parseJson, parseWith } from "../../../formats/parse.ts";
import { TranscriptLineSchema } from "../../../formats/transcript.ts";
import {
  VerdictJournalEndSchema,
  VerdictJournalHeaderSchema,
  type VerdictLine,
  VerdictLineSchema,
} from "../../../formats/verdict-journal.ts";
import { firstLine } from "../../shards/line-ends.ts";
import type { NamedFile, RowSource } from "./row-source.ts";

/**
 * The rows of a file of JSON lines: the verdicts of an evaluation's journal, the events of imported
 * transcripts.
 * @throws BacktrailError with code `format` when it is neither
 */
export async function lineRows(file: NamedFile): Promise<RowSource> {
  const head = parseJson(await firstLine(file.path, file.shown), file.shown);
  if (VerdictJournalHeaderSchema.safeParse(head).success) {
    return { table: "verdicts", read: verdictReader(file) };
  }
  if (TranscriptLineSchema.safeParse(head).success) {
    return { table: "events", read: eventReader(file) };
  }
  throw formatError(
    file.shown,
    "holds nothing that can be exported: expected the journal of pab eval or the transcripts.jsonl of import; of a scan, name its OUT.json",
  );
}

type Head = Extract<z.output<typeof TranscriptLineSchema>, { type: "transcript" }>;

function eventReader(file: NamedFile): RowSource["read"] {
  return async (onRow, signal) => {
    let head: Head | null = null;
    for await (const { value, where } of valuesOf(file)) {
      signal.throwIfAborted();
      const line = parseWith(TranscriptLineSchema, value, where);
      if (line.type === "transcript") {
        head = line;
        continue;
      }
      if (head === null) throw formatError(where, "stands before the line of its transcript");
      const { source, ...event } = line;
      const { format, part, name, planted } = head;
      onRow(
        {
          ...event,
          ...{ format, part, planted, transcript_name: name },
          ...{ source_file: source.file, source_line: source.line, source_pointer: source.pointer },
        },
        where,
      );
    }
    return {};
  };
}

/** The last line for a point counts: one without an answer may have been asked again. */
function verdictReader(file: NamedFile): RowSource["read"] {
  return async (onRow, signal) => {
    const lastOf = await pointsAskedAgain(file, signal);
    let about: Readonly<Record<string, unknown>> = {};
    for await (const { value, where, number } of valuesOf(file)) {
      signal.throwIfAborted();
      const header = number === 1 ? parseWith(VerdictJournalHeaderSchema, value, where) : null;
      if (header !== null) {
        about = { defense: header.defense["name"], corpus: header.corpus["name"] };
        continue;
      }
      if (VerdictJournalEndSchema.safeParse(value).success) continue;
      const line = parseWith(VerdictLineSchema, value, where);
      const last = lastOf.get(pointOf(line));
      if (last !== undefined && last !== number) continue;
      onRow({ ...about, ...flat(line) }, where);
    }
    return {};
  };
}

/** For each point that once got no answer, the number of its last line. */
async function pointsAskedAgain(
  file: NamedFile,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, number>> {
  const last = new Map<string, number>();
  for await (const { value, number } of valuesOf(file)) {
    signal.throwIfAborted();
    const line = VerdictLineSchema.safeParse(value).data;
    if (line === undefined) continue;
    const point = pointOf(line);
    if (line.failure !== null || last.has(point)) last.set(point, number);
  }
  return last;
}

function pointOf({ trace_id, event_id, span }: VerdictLine): string {
  return JSON.stringify([trace_id, event_id, span]);
}

function flat({ span, attribution, ...line }: VerdictLine): Readonly<Record<string, unknown>> {
  return {
    ...line,
    span_start: span?.[0] ?? null,
    span_end: span?.[1] ?? null,
    origin_channel: attribution?.origin_channel ?? null,
    origin_event_id: attribution?.origin_event_id ?? null,
    origin_span_start: attribution?.span[0] ?? null,
    origin_span_end: attribution?.span[1] ?? null,
    hop_chain: attribution?.hop_chain ?? null,
  };
}

async function* valuesOf({ path, shown }: NamedFile): AsyncGenerator<{
  readonly value: unknown;
  readonly where: string;
  readonly number: number;
}> {
  for await (const { number, line } of numberedLines(createReadStream(path), shown)) {
    const where = `${shown}:${number}`;
    yield { value: parseJson(line, where), where, number };
  }
}
