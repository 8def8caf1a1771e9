import { resolve } from "node:path";
import { ChannelMapSchema } from "../../formats/channel-map.ts";
import { usageError } from "../../formats/error.ts";
import { type KeysOf, refuseUnknownKeys } from "../../formats/known-keys.ts";
import { parseWith } from "../../formats/parse.ts";
import type { Importer } from "../importers/importer.ts";
import { FORMAT_NAMES, importerOf } from "../importers/registry.ts";
import { type ChannelMapFile, channelMap } from "../transcript/channel-map.ts";
import type { ImportStep } from "./import-output.ts";
import { DEFAULT_LIMITS } from "./import-output.ts";
import { importPaths, throwIssue } from "./import-paths.ts";
import { importValue } from "./import-value.ts";

export interface ImportLogsOptions {
  /** Name of a format (`FORMAT_NAMES`) or an importer of your own; default: by content. */
  readonly format?: string | Importer | undefined;
  /** Which channel the results of which tool, server or role come through. */
  readonly channels?: ChannelMapFile | undefined;
  /** Stops at the first line or file that cannot be read; default: it is an issue. */
  readonly strict?: boolean | undefined;
  /** Takes only so many files, drawn with a seed. */
  readonly sample?: { readonly size: number; readonly seed: number } | undefined;
  /** What is longer is refused or goes on in another part; what is not said has its default. */
  readonly limits?:
    | {
        /** Bytes of a document that has to be read whole; default 256 MiB. */
        readonly documentBytes?: number;
        /** Bytes of one line; default 64 MiB. */
        readonly lineBytes?: number;
        /** Characters of one transcript before it goes on in another part; default 4 Mi. */
        readonly partCharacters?: number;
      }
    | undefined;
  readonly signal?: AbortSignal | undefined;
}

type LogSource = Parameters<typeof importLogs>[0];

const KEYS: KeysOf<ImportLogsOptions> = {
  format: true,
  channels: true,
  strict: true,
  sample: true,
  limits: true,
  signal: true,
};

/**
 * Reads agent logs into transcripts, one step after the other: each file, the format that it was
 * taken for, each transcript, and each thing that was refused, skipped or is not whole evidence.
 * @param source paths of files and folders, or parsed JSON in memory with what ids and messages should
 * call it (default `value`)
 * @throws BacktrailError with code `usage` for an unknown format or option, `io` when a path is not
 * there, `format` in strict mode at the first thing that cannot be read
 */
export async function* importLogs(
  source: string | readonly string[] | { readonly value: unknown; readonly label?: string },
  options: ImportLogsOptions = {},
): AsyncGenerator<ImportStep> {
  refuseUnknownKeys(options, KEYS, "options");
  const channels = options.channels ?? null;
  const common = {
    importer: chosenImporter(options.format),
    map: channelMap(channels && parseWith(ChannelMapSchema, channels, "channels", "usage")),
    signal: options.signal ?? new AbortController().signal,
    limits: { ...DEFAULT_LIMITS, ...options.limits },
  };
  if (isLogValue(source)) {
    const label = source.label ?? "value";
    for await (const output of importValue({ ...common, path: label, label }, source.value)) {
      if (options.strict) throwIssue(output);
      yield output;
    }
    return;
  }
  const paths = (typeof source === "string" ? [source] : source).map((path) => resolve(path));
  const strict = options.strict ?? false;
  yield* importPaths({
    ...common,
    paths,
    strict,
    ...(options.sample ? { sample: options.sample } : {}),
  });
}

function isLogValue(source: LogSource): source is Extract<LogSource, { readonly value: unknown }> {
  return typeof source === "object" && "value" in source;
}

function chosenImporter(format: string | Importer | undefined): Importer | null {
  if (format === undefined || format === "auto") return null;
  if (typeof format !== "string") return format;
  const importer = importerOf(format);
  if (importer) return importer;
  throw usageError(
    "options.format",
    `there is no format ${JSON.stringify(format)}; there are ${FORMAT_NAMES.join(", ")}`,
  );
}
