import { join, resolve } from "node:path";
import { z } from "zod";
import { usageError } from "../../../formats/error.ts";
import { hashFile } from "../../../formats/hash-file.ts";
import { HarvestDocumentSchema } from "../../../formats/pab-documents.ts";
import { MEMORY_POINTS, type MemoryPoints } from "../../../joins/live-harvest/harvest-memory.ts";
import { MANIFEST_FILE } from "../../../pab/corpus/folder.ts";
import { writeSmoke } from "../../../pab/harvest/smoke.ts";
import type { RunCommand } from "../../command.ts";
import { EXIT } from "../../exit-code.ts";
import { choiceFlag, listFlag, parseOptions } from "../../flags.ts";
import { resultDocument } from "../../result-document.ts";
import { harvestRun } from "./harvest-run.ts";

const Options = z.object({
  from: listFlag.default([]),
  points: choiceFlag(MEMORY_POINTS).default("acts"),
});

export const run: RunCommand = async (invocation) => {
  const { args, context, output } = invocation;
  const { from, points } = parseOptions(Options, invocation.options);
  if (from.length === 0 && points !== "acts") {
    throw usageError("--points", "says what of a run is judged: it needs --from");
  }
  const [dir = ""] = args;
  const folder = resolve(context.cwd, dir);
  const corpus =
    from.length === 0
      ? await smokeCorpus(folder)
      : await liveCorpus(from, dir, points, context.cwd);
  const { name, counts, seed } = corpus;
  // The manifest holds the hash of every other file, so its own hash names the whole corpus.
  const manifest = await hashFile(join(folder, MANIFEST_FILE));
  await output.print(
    [
      `harvested ${name}: ${counts.traces} traces, ${counts.instructions} instructions, ${counts.decision_points} decision points`,
      `manifest sha256 ${manifest}`,
      "",
    ].join("\n"),
  );
  const inputs = [];
  for (const path of from) {
    inputs.push({ path, sha256: await hashFile(resolve(context.cwd, path)) });
  }
  await output.document(
    resultDocument(HarvestDocumentSchema, {
      invocation,
      inputs,
      seed,
      body: { corpus: name, dir, counts, manifest_sha256: manifest },
    }),
  );
  return EXIT.ok;
};

interface Built {
  readonly name: string;
  readonly seed: number | null;
  readonly counts: {
    readonly traces: number;
    readonly instructions: number;
    readonly decision_points: number;
  };
}

async function smokeCorpus(folder: string): Promise<Built> {
  const { name, traces, groundTruth, generator } = await writeSmoke(folder);
  const points = traces.reduce((sum, trace) => sum + trace.decisionPoints.length, 0);
  return {
    name,
    seed: typeof generator?.["seed"] === "number" ? generator["seed"] : null,
    counts: { traces: traces.length, instructions: groundTruth.length, decision_points: points },
  };
}

/** Each instruction of a run has a decision point of its own. */
async function liveCorpus(
  from: readonly string[],
  dir: string,
  points: MemoryPoints,
  cwd: string,
): Promise<Built> {
  const { name, seed, traces, instructions, leftOut } = await harvestRun(from, dir, points, cwd);
  if (traces === 0) {
    throw usageError(
      "--from",
      `none of ${leftOut} trials holds ${points === "acts" ? "an act" : "a recall"} of which the truth is known`,
    );
  }
  return { name, seed, counts: { traces, instructions, decision_points: instructions } };
}
