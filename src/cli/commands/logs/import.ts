import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { z } from "zod";
import { BacktrailError, usageError } from "../../../formats/error.ts";
import { hashFile } from "../../../formats/hash-file.ts";
import type { ImportRecord } from "../../../formats/part-records.ts";
import { withHashes } from "../../../joins/queue/file-units.ts";
import { type ImportOptions, importPaths } from "../../../logs/import/import-paths.ts";
import type { Importer } from "../../../logs/importers/importer.ts";
import { FORMAT_NAMES, importerOf } from "../../../logs/importers/registry.ts";
import { didYouMean } from "../../../text/near.ts";
import { printable } from "../../../text/printable.ts";
import type { Invocation, RunCommand } from "../../command.ts";
import { parseOptions, switchFlag, textFlag } from "../../flags.ts";
import { partOf, shardFlag, withoutQueue } from "../../shards/shard-flag.ts";
import { writePart } from "../../shards/write-part.ts";
import { readChannelMap } from "./channel-map-file.ts";
import { importOverQueue, serveImport } from "./import-queue.ts";
import { WRITING_FLAGS, WritingFlagsSchema, writeImport } from "./write-import.ts";

const Options = z.object({
  ...WRITING_FLAGS,
  out: textFlag.optional(),
  map: textFlag.optional(),
  strict: switchFlag.optional(),
  shard: shardFlag.optional(),
  journal: textFlag.optional(),
  queue: textFlag.optional(),
});

export const run: RunCommand = async (typed) => {
  const invocation = withoutQueue(typed);
  const { context } = invocation;
  const options = parseOptions(Options, invocation.options);
  const part = partOf(options);
  const [format = "", ...paths] = invocation.args;
  const importer = chosenImporter(format);
  const { out, queue } = options;
  if (out === undefined && part === undefined && !invocation.server) {
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
  const mapped = options.map === undefined ? null : await mapName(options.map, context.cwd);
  const { sample, seed } = options;
  const plan = { format, strict, map: mapped, sample, seed };
  if (invocation.server) return serveImport(reading, plan, invocation.server);
  const stepsOf = (isMine?: ImportOptions["isMine"]): AsyncIterable<ImportRecord> => {
    const asked = isMine ? { ...reading, isMine } : reading;
    return queue === undefined
      ? withHashes(importPaths(asked))
      : importOverQueue(queue, { reading: asked, plan }, invocation);
  };
  if (part === undefined) {
    const steps = stepsOf();
    return writeImport({ steps, flags: options, paths, out: out ?? "" }, invocation);
  }
  const flags = WritingFlagsSchema.parse(options);
  const report = { flags, paths };
  return writePart({ ...part, kind: "import", plan, report }, invocation, async (deal, writer) => {
    const units = new Map<string, number>();
    const isMine = (label: string): boolean => {
      const unit = deal.next(label);
      if (unit !== null) units.set(label, unit);
      return unit !== null;
    };
    let unit = 0;
    for await (const step of stepsOf(isMine)) {
      // The first thing that is told of a file, in the order of the files.
      if (step.type === "file") unit = units.get(step.label) ?? unit;
      await writer.put(unit, step);
    }
    return {};
  });
};

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
