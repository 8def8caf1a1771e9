import type { Importer } from "../importers/importer.ts";
import { IMPORTERS } from "../importers/registry.ts";
import { own } from "../json-view.ts";
import type { ChannelMap } from "../transcript/channel-map.ts";
import type { Transcript } from "../transcript/event.ts";
import type { Detection } from "./detect.ts";
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
  partCharacters: 4 * 1024 * 1024,
};

/** What an import tells, one thing after the other. */
export type ImportStep =
  | { readonly type: "file"; readonly path: string; readonly label: string }
  | { readonly type: "transcript"; readonly transcript: Transcript }
  | { readonly type: "issue"; readonly issue: Issue }
  | {
      readonly type: "format";
      readonly label: string;
      readonly format: string;
      readonly reason: string;
    };

/** What is told of one file. */
export type ImportOutput = Exclude<ImportStep, { readonly type: "file" }>;

/** Content can be built to break a reader; then that document is skipped, not the run. */
export function readInto(sink: FileSink, importer: Importer, value: unknown): void {
  // A loose document is our own frame around one text, which is the event.
  if (own(value, "loose") === undefined) sink.read(value);
  try {
    importer.read(value, sink);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    sink.skip(`nested too deeply or too large to read: ${error.message}`);
  }
}

export function* drained(sink: FileSink, whole: boolean): Generator<ImportOutput> {
  for (const transcript of whole ? sink.finish() : sink.relieve())
    yield { type: "transcript", transcript };
  const issues = sink.issues();
  for (const one of issues) yield { type: "issue", issue: one };
}

/** Closes a file; one that gave nothing, without a word why, says so. */
export function* finished(sink: FileSink): Generator<ImportOutput> {
  let said = false;
  for (const output of drained(sink, true)) {
    said = true;
    yield output;
  }
  if (said || sink.made > 0) return;
  sink.note("holds nothing that reaches a model");
  yield* drained(sink, true);
}

export function importersOf(options: FileOptions): readonly Importer[] {
  return options.importer ? [options.importer] : IMPORTERS;
}

export function sinkOf(options: FileOptions, importer: Importer): FileSink {
  return new FileSink({
    file: options.label,
    path: options.path,
    importer,
    map: options.map,
    partLimit: options.limits.partCharacters,
  });
}

export function formatOf(options: FileOptions, { importer, reason }: Detection): ImportOutput {
  return { type: "format", label: options.label, format: importer.name, reason };
}

export function refused(options: FileOptions, reason: string): ImportOutput {
  return issue(options, "refused", reason, null);
}

export function issue(
  options: FileOptions,
  kind: Issue["kind"],
  reason: string,
  line: number | null,
): ImportOutput {
  return { type: "issue", issue: { kind, file: options.label, line, pointer: "", reason } };
}

export function unknownReason(options: FileOptions, value: unknown): string {
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

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message.slice(0, 200) : "?";
}
