import { VERSION } from "../formats/version.ts";
import type { Invocation } from "./command.ts";

/** What went into a result: enough to make it again. */
export interface InputRecord {
  readonly path: string;
  readonly sha256: string;
}

export interface DocumentParts {
  /** Name of the format, for instance `backtrail/pab-eval`. */
  readonly format: string;
  readonly schemaVersion: number;
  readonly invocation: Invocation;
  readonly seed?: number | null;
  readonly inputs: readonly InputRecord[];
  /** What was not measured, and why. */
  readonly leftOut?: readonly { readonly what: string; readonly why: string }[];
  /** The result's own fields; they stand at the top of the document. */
  readonly body: Readonly<Record<string, unknown>>;
  /** Times of the run, or null with `--no-timing`. */
  readonly run?: { readonly started: Date; readonly finished: Date } | null;
}

/** A result file's document: the body under a header that says how it came about. */
export function resultDocument(parts: DocumentParts): Record<string, unknown> {
  return {
    ...parts.body,
    format: parts.format,
    schema_version: parts.schemaVersion,
    tool_version: VERSION,
    command: parts.invocation.commandLine,
    seed: parts.seed ?? null,
    inputs: parts.inputs,
    environment: { node: process.version, platform: `${process.platform}-${process.arch}` },
    left_out: parts.leftOut ?? [],
    ...(parts.run
      ? {
          run: {
            started: parts.run.started.toISOString(),
            duration_ms: parts.run.finished.getTime() - parts.run.started.getTime(),
          },
        }
      : {}),
  };
}
