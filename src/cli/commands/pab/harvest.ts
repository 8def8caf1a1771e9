import { join, resolve } from "node:path";
import { hashFile } from "../../../formats/hash-file.ts";
import { HarvestDocumentSchema } from "../../../formats/pab-documents.ts";
import { MANIFEST_FILE } from "../../../pab/corpus/folder.ts";
import { writeSmoke } from "../../../pab/harvest/smoke.ts";
import type { RunCommand } from "../../command.ts";
import { EXIT } from "../../exit-code.ts";
import { resultDocument } from "../../result-document.ts";

export const run: RunCommand = async (invocation) => {
  const { args, context, output } = invocation;
  const [dir = ""] = args;
  const folder = resolve(context.cwd, dir);
  const { name, traces, groundTruth, generator } = await writeSmoke(folder);
  const counts = {
    traces: traces.length,
    instructions: groundTruth.length,
    decision_points: traces.reduce((sum, trace) => sum + trace.decisionPoints.length, 0),
  };
  // The manifest holds the hash of every other file, so its own hash names the whole corpus.
  const manifest = await hashFile(join(folder, MANIFEST_FILE));
  await output.print(
    [
      `harvested ${name}: ${counts.traces} traces, ${counts.instructions} instructions, ${counts.decision_points} decision points`,
      `manifest sha256 ${manifest}`,
      "",
    ].join("\n"),
  );
  await output.document(
    resultDocument(HarvestDocumentSchema, {
      invocation,
      inputs: [],
      seed: typeof generator?.["seed"] === "number" ? generator["seed"] : null,
      body: { corpus: name, dir, counts, manifest_sha256: manifest },
    }),
  );
  return EXIT.ok;
};
