import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { BacktrailError } from "../../../formats/error.ts";
import { GroundTruthSchema, TraceSchema } from "../../../formats/pab.ts";
import { parseJson, parseWith } from "../../../formats/parse.ts";
import type { GroundTruth, Trace } from "../../../pab/model.ts";
import { traceFromWire, truthFromWire } from "../../../pab/wire.ts";

/** The file as a benchmark trace, or null when it is something else. */
export async function readCorpusTrace(path: string): Promise<Trace | null> {
  if (!path.endsWith(".json")) return null;
  let text: string;
  try {
    text = await readFile(path, "utf8");
  } catch (cause) {
    throw new BacktrailError({
      code: "io",
      where: path,
      message: "cannot be read; name a trace or a log",
      cause,
    });
  }
  if (!text.includes('"trace_id"') || !text.includes('"decision_points"')) return null;
  return traceFromWire(parseWith(TraceSchema, parseJson(text, path), path));
}

/** What the ground truth beside a trace's file says of it; nothing where there is none. */
export async function truthsBeside(path: string, traceId: string): Promise<GroundTruth[]> {
  const file = join(dirname(path), "ground_truth.jsonl");
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch {
    return [];
  }
  const truths: GroundTruth[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    if (!line.includes(JSON.stringify(traceId))) continue;
    const where = `${file}:${index + 1}`;
    const truth = truthFromWire(parseWith(GroundTruthSchema, parseJson(line, where), where));
    if (truth.traceId === traceId) truths.push(truth);
  }
  return truths;
}
