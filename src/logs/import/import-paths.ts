import { basename, relative, sep } from "node:path";
import { formatError } from "../../formats/error.ts";
import { seededRandom } from "../../random/random.ts";
import { at } from "../../text/at.ts";
import { filesBelow } from "../files.ts";
import type { Importer } from "../importers/importer.ts";
import type { ChannelMap } from "../transcript/channel-map.ts";
import { importFile } from "./import-file.ts";
import {
  DEFAULT_LIMITS,
  type ImportLimits,
  type ImportOutput,
  type ImportStep,
} from "./import-output.ts";

export interface ImportOptions {
  /** Files, or folders that are read whole, in the order given. */
  readonly paths: readonly string[];
  /** Null to go by content. */
  readonly importer: Importer | null;
  readonly map: ChannelMap;
  readonly signal: AbortSignal;
  /** Stops at the first line or file that cannot be read. */
  readonly strict: boolean;
  /** Takes only so many files, drawn with a seed. */
  readonly sample?: { readonly size: number; readonly seed: number };
  readonly limits?: ImportLimits;
  /** Asked about every file in its turn, by its label; false passes it over. */
  readonly isMine?: (label: string) => boolean;
}

/**
 * Imports logs file by file.
 * @throws BacktrailError with code `io` when a path is not there, `format` in strict mode at the
 * first thing that is refused or skipped, naming where it stands.
 */
export async function* importPaths(options: ImportOptions): AsyncGenerator<ImportStep> {
  for await (const { path, label } of chosenFiles(options)) {
    options.signal.throwIfAborted();
    if (options.isMine?.(label) === false) continue;
    yield* stepsOfFile({ path, label }, options);
  }
}

/** What an import tells of one of its files. @throws as `importPaths` in strict mode */
export async function* stepsOfFile(
  { path, label }: InputFile,
  options: Omit<ImportOptions, "paths" | "isMine" | "sample">,
): AsyncGenerator<ImportStep> {
  yield { type: "file", path, label };
  const file = { ...options, path, label, limits: options.limits ?? DEFAULT_LIMITS };
  for await (const output of importFile(file)) {
    if (options.strict) throwIssue(output);
    yield output;
  }
}

/** @throws BacktrailError with code `format` for something that was refused or skipped */
export function throwIssue(output: ImportOutput): void {
  if (output.type !== "issue" || output.issue.kind === "note") return;
  const { file, line, pointer, reason } = output.issue;
  throw formatError(
    `${file}${line === null ? "" : `:${line}`}${pointer}`,
    `${reason}; without --strict it is skipped and counted`,
  );
}

/** A file of an import. */
export interface InputFile {
  readonly path: string;
  /** As it appears in ids: relative to what was named. */
  readonly label: string;
}

/** The files of an import in the order in which they are read. */
export async function* chosenFiles(
  options: Pick<ImportOptions, "paths" | "sample">,
): AsyncGenerator<InputFile> {
  if (!options.sample) {
    yield* inputFiles(options.paths);
    return;
  }
  const files: InputFile[] = [];
  for await (const file of inputFiles(options.paths)) files.push(file);
  const { size, seed } = options.sample;
  const random = seededRandom(seed);
  // A partial Fisher-Yates draw; what was drawn is read in the order of the folder.
  const order = files.map((_, index) => index);
  const count = Math.min(size, files.length);
  for (let i = 0; i < count; i += 1) {
    const j = random.int(i, files.length - 1);
    const [a, b] = [at(order, i), at(order, j)];
    order[i] = b;
    order[j] = a;
  }
  for (const index of order.slice(0, count).sort((a, b) => a - b)) yield at(files, index);
}

/** Labels are relative to what was named, so that ids do not depend on where a folder lies. */
async function* inputFiles(paths: readonly string[]): AsyncGenerator<InputFile> {
  const taken = new Set<string>();
  for (const [index, root] of paths.entries()) {
    const name = basename(root);
    let base = name;
    for (let n = index; taken.has(base); n += 1) base = `${n}-${name}`;
    taken.add(base);
    for await (const path of filesBelow(root)) {
      const inside = relative(root, path).split(sep).join("/");
      yield { path, label: inside === "" ? base : paths.length > 1 ? `${base}/${inside}` : inside };
    }
  }
}
