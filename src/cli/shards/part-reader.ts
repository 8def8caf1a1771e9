import { createReadStream } from "node:fs";
import type { z } from "zod";
import { usageError } from "../../formats/error.ts";
import { numberedLines } from "../../formats/labelled-text.ts";
import { parseJson, parseWith } from "../../formats/parse.ts";
import {
  type PartEnd,
  PartEndSchema,
  type PartHead,
  PartHeadSchema,
  PartLineSchema,
} from "../../formats/part-file.ts";
import { shardName } from "../../formats/shard.ts";
import { type ShardHead, wholeSet } from "../../formats/shard-set.ts";
import { at } from "../../text/at.ts";
import { firstLine, lastLine } from "./line-ends.ts";

/** All parts of a run together. */
export interface PartSet {
  readonly head: PartHead;
  readonly end: PartEnd;
  /**
   * The records of every unit, units in the order of the run; one line of each part in memory.
   * @throws BacktrailError with code `format` when a line cannot be read or stands at a wrong place
   */
  records<R>(schema: z.ZodType<R>): AsyncGenerator<R>;
}

interface Part extends ShardHead {
  /** Absolute. */
  readonly file: string;
  readonly head: PartHead;
  readonly end: PartEnd;
}

/**
 * Reads heads and ends of the files of all shards.
 * @throws BacktrailError with code `usage` when they are not all the shards of one run, each once
 */
export async function openParts(
  files: readonly { readonly path: string; readonly shown: string }[],
): Promise<PartSet> {
  const parts: Part[] = [];
  for (const { path, shown } of files) {
    const { head, end } = await endsOf(path, shown);
    const { plan, shard, report, tool_version: toolVersion } = head;
    // What there is to read is a part of the plan that is known only when it was read.
    const found = { files: end.units, names: end.names_sha256, beside: end.beside };
    parts.push({
      ...{ path: shown, file: path, shard, report, toolVersion, head, end },
      plan: { ...plan, ...found },
    });
  }
  const set = wholeSet(parts);
  const { head, end } = at(set, 0);
  return { head, end, records: (schema) => inOrder(set, end.units, schema) };
}

async function* inOrder<R>(
  parts: readonly Part[],
  units: number,
  schema: z.ZodType<R>,
): AsyncGenerator<R> {
  const readers = parts.map((part) => new UnitReader(part));
  try {
    for (let unit = 0; unit < units; unit += 1) {
      for await (const { record, where } of at(readers, unit % readers.length).take(unit)) {
        yield parseWith(schema, record, where);
      }
    }
  } finally {
    for (const reader of readers) await reader.close();
  }
}

interface UnitLine {
  readonly unit: number;
  readonly record: unknown;
  readonly where: string;
}

/** Reads a part unit by unit. */
class UnitReader {
  readonly #part: Part;
  readonly #lines: AsyncGenerator<UnitLine>;
  #ahead: UnitLine | null = null;

  constructor(part: Part) {
    this.#part = part;
    this.#lines = unitLines(part);
  }

  /** Every record of a unit; there is at least one. */
  async *take(unit: number): AsyncGenerator<UnitLine> {
    let met = 0;
    for (;;) {
      this.#ahead ??= (await this.#lines.next()).value ?? null;
      const next = this.#ahead;
      if (next === null || next.unit !== unit) break;
      this.#ahead = null;
      met += 1;
      yield next;
    }
    if (met > 0) return;
    const { path, shard } = this.#part;
    const name = shard === undefined ? "" : `is shard ${shardName(shard)} and `;
    throw usageError(path, `${name}lacks file ${unit + 1}; run this shard again`);
  }

  close(): Promise<unknown> {
    return this.#lines.return(undefined);
  }
}

async function* unitLines({ file, path }: Part): AsyncGenerator<UnitLine, undefined> {
  for await (const { number, line } of numberedLines(createReadStream(file), path, LONGEST)) {
    if (number === 1) continue;
    const where = `${path}:${number}`;
    const value = parseJson(line, where);
    if (PartEndSchema.safeParse(value).success) return;
    yield { ...parseWith(PartLineSchema, value, where), where };
  }
}

async function endsOf(path: string, shown: string): Promise<Pick<Part, "head" | "end">> {
  const head = parseJson(await firstLine(path, shown), `${shown}:1`);
  const end = parseJson(await lastLine(path, shown), shown);
  return {
    head: parseWith(PartHeadSchema, head, `${shown}:1`),
    end: parseWith(PartEndSchema, end, shown),
  };
}

/** UTF-16 units of a line. */
const LONGEST = 1 << 28;
