import type { DocumentBody, ResultDocumentSchema } from "../formats/result-header.ts";
import { VERSION } from "../formats/version.ts";
import type { Invocation } from "./command.ts";

/** What went into a result: enough to make it again. */
export interface InputRecord {
  readonly path: string;
  readonly sha256: string;
}

/** What every result document says beside its own fields. */
export interface DocumentOrigin {
  readonly invocation: Invocation;
  readonly seed?: number | null;
  readonly inputs: readonly InputRecord[];
  /** What was not measured, and why. */
  readonly leftOut?: readonly { readonly what: string; readonly why: string }[];
  /** Times of the run, or null with `--no-timing`. */
  readonly run?: { readonly started: Date; readonly finished: Date } | null;
}

/**
 * A result file's document: the body under a header that says how it came about. The body has the
 * fields of the schema and no other, or it does not compile.
 */
export function resultDocument<S extends ResultDocumentSchema, B extends DocumentBody<S>>(
  schema: S,
  parts: DocumentOrigin & {
    readonly body: B & { readonly [K in Exclude<keyof B, keyof DocumentBody<S>>]: never };
  },
): Record<string, unknown> {
  return documentOf(schema, parts.body, parts);
}

/** The same for a body that was held to the schema where it was made. */
export function documentOf(
  { shape: { format, schema_version } }: ResultDocumentSchema,
  body: object,
  { invocation, seed, inputs, leftOut, run }: DocumentOrigin,
): Record<string, unknown> {
  return {
    ...body,
    format: format.value,
    schema_version: schema_version.value,
    tool_version: VERSION,
    command: invocation.commandLine,
    seed: seed ?? null,
    inputs,
    environment: { node: process.version, platform: `${process.platform}-${process.arch}` },
    left_out: leftOut ?? [],
    ...(run
      ? {
          run: {
            started: run.started.toISOString(),
            duration_ms: run.finished.getTime() - run.started.getTime(),
          },
        }
      : {}),
  };
}
