import { readFile } from "node:fs/promises";
import { looseDocument } from "../importers/document.ts";
import type { Importer } from "../importers/importer.ts";
import { detectLines, refusalOf } from "./detect.ts";
import {
  drained,
  type FileOptions,
  formatOf,
  type ImportOutput,
  importersOf,
  issue,
  messageOf,
  readInto,
  refused,
  sinkOf,
  unknownReason,
} from "./import-output.ts";
import { importStream, importValue } from "./import-value.ts";
import { type Line, linesOf } from "./lines.ts";
import type { FileSink } from "./sink.ts";

/** Lines that decide the format. */
const PROBE = 20;
/** Events of one stream held to be put together. */
const MAX_STREAM = 500_000;

/** Imports a log of lines, as a stream. */
export async function* importLines(options: FileOptions): AsyncGenerator<ImportOutput> {
  const lines = linesOf(options.path, options.limits.lineBytes, options.signal);
  try {
    yield* importFrom(options, lines);
  } finally {
    // Also where the first lines already decide: the file must not stay open.
    await lines.return(undefined);
  }
}

type ParsedLine = { readonly value: unknown } | { readonly reason: string };

function parseLine(options: FileOptions, { text }: Line): ParsedLine {
  if (text === null) return { reason: `longer than ${options.limits.lineBytes} bytes` };
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { reason: `not valid JSON: ${messageOf(error)}` };
  }
}

async function* importFrom(
  options: FileOptions,
  lines: AsyncGenerator<Line>,
): AsyncGenerator<ImportOutput> {
  const held: { line: Line; value: unknown }[] = [];
  const bad: ImportOutput[] = [];
  for (let step = await lines.next(); !step.done; step = await lines.next()) {
    const result = parseLine(options, step.value);
    if ("reason" in result) bad.push(issue(options, "skipped", result.reason, step.value.number));
    else held.push({ line: step.value, value: result.value });
    if (held.length >= PROBE || bad.length > 1000) break;
  }
  yield* bad;
  const values = held.map(({ value }) => value);
  const found = detectLines(values, importersOf(options));
  if (!found) {
    const refusal =
      values.length > 0
        ? (refusalOf(values[0]) ?? unknownReason(options, values[0]))
        : "no line is valid JSON";
    yield refused(options, refusal);
    return;
  }
  const { importer } = found;
  if (importer.name === "document") {
    yield* importValue(options, looseDocument(await readFile(options.path, "utf8")));
    return;
  }
  if (importer.assemble && isMostlyStream(importer, values)) {
    const events = [...values];
    for await (const line of lines) {
      const result = parseLine(options, line);
      if ("reason" in result) yield issue(options, "skipped", result.reason, line.number);
      else if (events.length < MAX_STREAM) events.push(result.value);
    }
    yield* importStream(options, events);
    return;
  }
  yield formatOf(options, found);
  const sink = sinkOf(options, importer);
  for (const { line, value } of held) yield* readLine(sink, importer, value, line.number);
  for await (const line of lines) {
    const result = parseLine(options, line);
    if ("reason" in result) yield issue(options, "skipped", result.reason, line.number);
    else yield* readLine(sink, importer, result.value, line.number);
  }
  yield* drained(sink, true);
}

function* readLine(
  sink: FileSink,
  importer: Importer,
  value: unknown,
  number: number,
): Generator<ImportOutput> {
  sink.at(number);
  if (!importer.session && importer.detect(value) === null) {
    sink.skip(refusalOf(value) ?? `not a line of ${importer.name}`);
  } else {
    readInto(sink, importer, value);
  }
  yield* drained(sink, !importer.session && importer.joins !== true);
}

/** Streams also hold pings and other frames that no importer names. */
function isMostlyStream(importer: Importer, values: readonly unknown[]): boolean {
  return values.filter((value) => importer.isStreamEvent?.(value)).length * 2 > values.length;
}
