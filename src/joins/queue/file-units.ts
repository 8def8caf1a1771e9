import { stat } from "node:fs/promises";
import { z } from "zod";
import { usageError } from "../../formats/error.ts";
import { hashFile } from "../../formats/hash-file.ts";
import { type ImportRecord, ImportRecordSchema } from "../../formats/part-records.ts";
import type { ImportStep } from "../../logs/import/import-output.ts";
import { type ImportOptions, type InputFile, stepsOfFile } from "../../logs/import/import-paths.ts";
import type { OpenWork } from "./serve.ts";

/** What a worker makes of a file; a string says why whoever began the run has to read it. */
export const FileRecordsSchema = z.union([z.array(ImportRecordSchema), z.string()]);

/** A file of more bytes, or one that holds more characters, does not travel through Redis. */
const MOST = 16 * 1024 * 1024;
const TOO_LARGE = "too large for a queue";

/** Steps with the hash of each file in place of its path. */
export async function* withHashes(steps: AsyncIterable<ImportStep>): AsyncGenerator<ImportRecord> {
  for await (const step of steps) {
    if (step.type !== "file") yield step;
    else yield { type: "file", label: step.label, sha256: await hashFile(step.path) };
  }
}

/**
 * Reads log files. The name of one is its label. What is refused or skipped is told and not thrown, in
 * strict mode too: whoever began the run meets it in the order of the files.
 */
export function fileWork(
  files: readonly InputFile[],
  reading: Omit<ImportOptions, "paths" | "signal">,
): OpenWork {
  return (_shared, signal) => ({
    // Two, so that one is read while the other is taken apart.
    atOnce: 2,
    run: async ({ index, key }) => {
      const file = files[index];
      if (file?.label !== key) throw usageError("--queue", `file ${index} is not ${key} here`);
      const record = await recordsOf(file, { ...reading, strict: false, signal });
      return signal.aborted ? null : { record, costUsd: 0 };
    },
  });
}

async function recordsOf(
  file: InputFile,
  reading: Omit<ImportOptions, "paths">,
): Promise<ImportRecord[] | string> {
  if ((await stat(file.path)).size > MOST) return TOO_LARGE;
  const records: ImportRecord[] = [];
  let size = 0;
  for await (const record of withHashes(stepsOfFile(file, reading))) {
    if (reading.signal.aborted) break;
    records.push(record);
    if (record.type !== "transcript") continue;
    for (const { content } of record.transcript.events) size += content?.length ?? 0;
    if (size > MOST) return TOO_LARGE;
  }
  return records;
}
