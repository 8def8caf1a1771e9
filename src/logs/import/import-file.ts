import { open, readFile, stat } from "node:fs/promises";
import { looseDocument } from "../importers/document.ts";
import { parseSse } from "../importers/sse.ts";
import { containerOf } from "./container.ts";
import { evalSamples, readSample } from "./eval-archive.ts";
import { importLines } from "./import-lines.ts";
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
} from "./import-output.ts";
import { importStream, importValue } from "./import-value.ts";

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
    const { events, bad, stray } = parseSse(text);
    if (stray > 0)
      yield issue(options, "skipped", `${stray} lines are no fields of an event stream`, null);
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

async function* importArchive(options: FileOptions, size: number): AsyncGenerator<ImportOutput> {
  const inspect = importersOf(options).find(({ name }) => name === "inspect");
  if (!inspect) {
    yield refused(options, "a zip archive is an Inspect log or nothing");
    return;
  }
  const file = await open(options.path);
  try {
    const archive = await evalSamples(file, size);
    if ("reason" in archive) {
      yield refused(options, archive.reason);
      return;
    }
    yield formatOf(options, {
      importer: inspect,
      reason: `a zip archive with ${archive.samples.length} samples`,
    });
    const sink = sinkOf(options, inspect);
    for (const entry of archive.samples) {
      options.signal.throwIfAborted();
      sink.at(null);
      const sample = await readSample(file, entry, options.limits.documentBytes);
      if ("reason" in sample) sink.skip(`${entry.name}: ${sample.reason}`);
      else readInto(sink, inspect, sample.value);
      yield* drained(sink, true);
    }
  } finally {
    await file.close();
  }
}
