import { readFile, stat } from "node:fs/promises";
import { looseDocument } from "../importers/document.ts";
import type { Importer } from "../importers/importer.ts";
import { IMPORTERS } from "../importers/registry.ts";
import { parseSse } from "../importers/sse.ts";
import type { ChannelMap } from "../transcript/channel-map.ts";
import type { Transcript } from "../transcript/event.ts";
import { containerOf } from "./container.ts";
import { type Detection, detectFormat, detectLines, refusalOf } from "./detect.ts";
import { evalSamples } from "./eval-archive.ts";
import { type Line, linesOf } from "./lines.ts";
import { FileSink, type Issue } from "./sink.ts";

export interface FileOptions {
  readonly path: string;
  /** As it appears in ids and positions: relative, with `/`. */
  readonly label: string;
  /** Null to go by content. */
  readonly importer: Importer | null;
  readonly map: ChannelMap;
  readonly signal: AbortSignal;
  readonly limits: ImportLimits;
}

export interface ImportLimits {
  /** Bytes of a document that has to be read whole. */
  readonly documentBytes: number;
  /** Bytes of one line. */
  readonly lineBytes: number;
  /** Characters of one transcript before it goes on in another part. */
  readonly partCharacters: number;
}

export const DEFAULT_LIMITS: ImportLimits = {
  documentBytes: 256 * 1024 * 1024,
  lineBytes: 64 * 1024 * 1024,
  partCharacters: 16 * 1024 * 1024,
};

export type ImportOutput =
  | { readonly type: "transcript"; readonly transcript: Transcript }
  | { readonly type: "issue"; readonly issue: Issue }
  | {
      readonly type: "format";
      readonly label: string;
      readonly format: string;
      readonly reason: string;
    };

/** Reads one log file; whatever is in it, it is reported and never throws for its content. */
export async function* importFile(options: FileOptions): AsyncGenerator<ImportOutput> {
  const { path, limits } = options;
  const container = await containerOf(path);
  const { size } = await stat(path);
  switch (container.kind) {
    case "empty":
      yield refused(options, "the file is empty");
      return;
    case "gzip":
      yield refused(options, "a gzip archive; unpack it first");
      return;
    case "zip":
      yield* importArchive(options, size);
      return;
    case "binary":
      yield* importValue(options, looseDocument(null));
      return;
    case "json-lines":
      yield* importLines(options);
      return;
    case "long-line":
      if (size > limits.documentBytes) yield* importLines(options);
      else yield* importWhole(options, "json");
      return;
    default:
      if (size > limits.documentBytes) {
        yield refused(
          options,
          `${size} bytes; a document that has to be read whole may have ${limits.documentBytes}. Write it as JSON lines`,
        );
        return;
      }
      yield* importWhole(options, container.kind);
  }
}

async function* importWhole(
  options: FileOptions,
  kind: "sse" | "json" | "text",
): AsyncGenerator<ImportOutput> {
  const text = (await readFile(options.path, "utf8")).replace(/^\ufeff/, "");
  if (kind === "sse") {
    const { events, bad } = parseSse(text);
    for (const number of bad)
      yield issue(options, "skipped", `event ${number} is not valid JSON`, null);
    yield* importStream(options, events);
    return;
  }
  if (kind === "text") {
    yield* importValue(options, looseDocument(text));
    return;
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (/^\s*\{.*\}\s*$/m.test(text.slice(0, 1 << 16)) && text.includes("\n")) {
      yield* importLines(options);
      return;
    }
    const isJson = /\.(?:json|jsonl|ndjson)$/i.test(options.path);
    if (isJson || options.importer) yield refused(options, `not valid JSON: ${messageOf(error)}`);
    else yield* importValue(options, looseDocument(text));
    return;
  }
  yield* importValue(options, value);
}

async function* importValue(options: FileOptions, value: unknown): AsyncGenerator<ImportOutput> {
  const refusal = refusalOf(value);
  if (refusal !== null) {
    yield refused(options, refusal);
    return;
  }
  const found = detectFormat(value, importersOf(options));
  if (!found) {
    yield refused(options, unknownReason(options, value));
    return;
  }
  yield formatOf(options, found);
  const sink = sinkOf(options, found.importer);
  sink.at(null);
  readInto(sink, found.importer, value);
  yield* finished(sink);
}

async function* importStream(
  options: FileOptions,
  events: readonly unknown[],
): AsyncGenerator<ImportOutput> {
  const importer = importersOf(options).find((one) =>
    events.some((event) => one.isStreamEvent?.(event)),
  );
  if (!importer?.assemble) {
    yield refused(
      options,
      events.length === 0 ? "a stream without events" : "a stream of unknown events",
    );
    return;
  }
  const failed = events.find((event) => refusalOf(event) !== null);
  if (failed !== undefined) yield issue(options, "note", "the stream holds an error frame", null);
  yield formatOf(options, { importer, reason: `a stream of ${events.length} events` });
  const sink = sinkOf(options, importer);
  sink.at(null);
  readInto(sink, importer, importer.assemble(events));
  yield* finished(sink);
}

/** Lines that decide the format. */
const PROBE = 20;
/** Events of one stream held to be put together. */
const MAX_STREAM = 500_000;

async function* importLines(options: FileOptions): AsyncGenerator<ImportOutput> {
  const lines = linesOf(options.path, options.limits.lineBytes, options.signal);
  const held: { line: Line; value: unknown }[] = [];
  const parse = (line: Line): { value: unknown } | { reason: string } => {
    if (line.text === null) return { reason: `longer than ${options.limits.lineBytes} bytes` };
    try {
      return { value: JSON.parse(line.text) };
    } catch (error) {
      return { reason: `not valid JSON: ${messageOf(error)}` };
    }
  };
  const bad: ImportOutput[] = [];
  for (let step = await lines.next(); !step.done; step = await lines.next()) {
    const result = parse(step.value);
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
  if (importer.assemble && values.every((value) => importer.isStreamEvent?.(value))) {
    const events = [...values];
    for await (const line of lines) {
      const result = parse(line);
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
    const result = parse(line);
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
  yield* drained(sink, !importer.session);
}

async function* importArchive(options: FileOptions, size: number): AsyncGenerator<ImportOutput> {
  if (size > options.limits.documentBytes) {
    yield refused(
      options,
      `an archive of ${size} bytes; at most ${options.limits.documentBytes} are read`,
    );
    return;
  }
  const inspect = importersOf(options).find(({ name }) => name === "inspect");
  const archive = evalSamples(await readFile(options.path), options.limits.documentBytes);
  if ("reason" in archive || !inspect) {
    yield refused(
      options,
      "reason" in archive ? archive.reason : "a zip archive is an Inspect log or nothing",
    );
    return;
  }
  yield formatOf(options, {
    importer: inspect,
    reason: `a zip archive with ${archive.names.length} samples`,
  });
  const sink = sinkOf(options, inspect);
  for (const name of archive.names) {
    sink.at(null);
    const sample = archive.read(name);
    if ("reason" in sample) sink.skip(`${name}: ${sample.reason}`);
    else readInto(sink, inspect, sample.value);
    yield* drained(sink, true);
  }
}

/** Content can be built to break a reader; then that document is skipped, not the run. */
function readInto(sink: FileSink, importer: Importer, value: unknown): void {
  try {
    importer.read(value, sink);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    sink.skip(`nested too deeply or too large to read: ${error.message}`);
  }
}

function* drained(sink: FileSink, whole: boolean): Generator<ImportOutput> {
  for (const transcript of whole ? sink.finish() : sink.relieve())
    yield { type: "transcript", transcript };
  const issues = sink.issues();
  for (const one of issues) yield { type: "issue", issue: one };
}

/** Closes a file; one that gave nothing, without a word why, says so. */
function* finished(sink: FileSink): Generator<ImportOutput> {
  let said = false;
  for (const output of drained(sink, true)) {
    said = true;
    yield output;
  }
  if (said || sink.made > 0) return;
  sink.note("holds nothing that reaches a model");
  yield* drained(sink, true);
}

function importersOf(options: FileOptions): readonly Importer[] {
  return options.importer ? [options.importer] : IMPORTERS;
}

function sinkOf(options: FileOptions, importer: Importer): FileSink {
  return new FileSink({
    file: options.label,
    format: importer.name,
    map: options.map,
    partLimit: options.limits.partCharacters,
  });
}

function formatOf(options: FileOptions, { importer, reason }: Detection): ImportOutput {
  return { type: "format", label: options.label, format: importer.name, reason };
}

function refused(options: FileOptions, reason: string): ImportOutput {
  return issue(options, "refused", reason, null);
}

function issue(
  options: FileOptions,
  kind: Issue["kind"],
  reason: string,
  line: number | null,
): ImportOutput {
  return { type: "issue", issue: { kind, file: options.label, line, pointer: "", reason } };
}

function unknownReason(options: FileOptions, value: unknown): string {
  const keys =
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.keys(value).slice(0, 6).join(", ").slice(0, 120)
      : Array.isArray(value)
        ? "a list"
        : typeof value;
  return options.importer
    ? `not ${options.importer.name}: ${keys}`
    : `no known log format: ${keys}`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message.slice(0, 200) : "?";
}
