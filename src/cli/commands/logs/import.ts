import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { z } from "zod";
import { BacktrailError, usageError } from "../../../formats/error.ts";
import { hashFile } from "../../../formats/hash-file.ts";
import type { ImportRecord } from "../../../formats/part-records.ts";
import type { ImportStep } from "../../../logs/import/import-output.ts";
import { type ImportOptions, importPaths } from "../../../logs/import/import-paths.ts";
import type { Importer } from "../../../logs/importers/importer.ts";
import { FORMAT_NAMES, importerOf } from "../../../logs/importers/registry.ts";
import { didYouMean } from "../../../text/near.ts";
import { printable } from "../../../text/printable.ts";
import type { Invocation, RunCommand } from "../../command.ts";
import { parseOptions, switchFlag, textFlag } from "../../flags.ts";
import { partOf, shardFlag } from "../../shards/shard-flag.ts";
import { writePart } from "../../shards/write-part.ts";
import { readChannelMap } from "./channel-map-file.ts";
import { WRITING_FLAGS, WritingFlagsSchema, writeImport } from "./write-import.ts";

const Options = z.object({
  ...WRITING_FLAGS,
  out: textFlag.optional(),
  map: textFlag.optional(),
  strict: switchFlag.optional(),
  shard: shardFlag.optional(),
  journal: textFlag.optional(),
});

export const run: RunCommand = async (invocation) => {
  const { context } = invocation;
  const options = parseOptions(Options, invocation.options);
  const part = partOf(options);
  const [format = "", ...paths] = invocation.args;
  const importer = chosenImporter(format);
  const { out } = options;
  if (out === undefined && part === undefined) {
    throw usageError("--out", "name the output folder with --out DIR");
  }
  await requireInputs(invocation, paths);
  const map = await readChannelMap(context, options.map);
  const strict = options.strict === true;
  const reading: ImportOptions = {
    paths: paths.map((path) => resolve(context.cwd, path)),
    ...{ importer, map, strict, signal: context.signal },
    ...(options.sample === undefined
      ? {}
      : { sample: { size: options.sample, seed: options.seed ?? 0 } }),
  };
  if (part === undefined) {
    const steps = withHashes(importPaths(reading));
    return writeImport({ steps, flags: options, paths, out: out ?? "" }, invocation);
  }
  const flags = WritingFlagsSchema.parse(options);
  const mapped = options.map === undefined ? null : await mapName(options.map, context.cwd);
  const plan = { format, strict, map: mapped, sample: flags.sample, seed: flags.seed };
  const report = { flags, paths };
  return writePart({ ...part, kind: "import", plan, report }, invocation, async (deal, writer) => {
    let unit: number | null = null;
    const isMine = (label: string): boolean => {
      unit = deal.next(label);
      return unit !== null;
    };
    for await (const step of withHashes(importPaths({ ...reading, isMine }))) {
      if (unit !== null) await writer.put(unit, step);
    }
    return {};
  });
};

async function* withHashes(steps: AsyncIterable<ImportStep>): AsyncGenerator<ImportRecord> {
  for await (const step of steps) {
    if (step.type !== "file") yield step;
    else yield { type: "file", label: step.label, sha256: await hashFile(step.path) };
  }
}

/** A table that ships goes by its name, a file by what is in it. */
async function mapName(map: string, cwd: string): Promise<string> {
  return hashFile(resolve(cwd, map)).catch(() => map);
}

function chosenImporter(name: string): Importer | null {
  if (name === "auto") return null;
  const importer = importerOf(name);
  if (importer) return importer;
  throw new BacktrailError({
    code: "usage",
    where: "format",
    message: `there is no format ${printable(name)}; choose auto or one of ${FORMAT_NAMES.join(", ")}${didYouMean(name, FORMAT_NAMES)}`,
  });
}

/** A missing input is told before anything is made. */
async function requireInputs({ context }: Invocation, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    try {
      await stat(resolve(context.cwd, path));
    } catch (cause) {
      const message = "there is no such file or folder";
      throw new BacktrailError({ code: "io", where: path, message, cause });
    }
  }
}
