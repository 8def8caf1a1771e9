import { stat } from "node:fs/promises";
import { hashFile } from "../../formats/hash-file.ts";
import type { ImportRecord } from "../../formats/part-records.ts";
import {
  type ImportOptions,
  type InputFile,
  stepsOfFile,
  throwIssue,
} from "../../logs/import/import-paths.ts";
import type { SizedUnit } from "./engine.ts";
import { withHashes } from "./file-units.ts";
import { gather, type UnitRun } from "./gather.ts";

/** Files whose results are held until it is their turn at most. */
const WINDOW = 256;

interface FileUnit extends SizedUnit {
  readonly file: InputFile;
}

/**
 * What an import tells of its files, which workers of a run read; large ones are read here.
 * @param mine places of the files that are read
 * @throws as `importPaths`
 */
export async function* importedOverQueue(
  run: UnitRun<readonly ImportRecord[] | string>,
  files: readonly InputFile[],
  mine: readonly number[],
  reading: Omit<ImportOptions, "paths">,
): AsyncGenerator<ImportRecord> {
  const units: FileUnit[] = [];
  for (const index of mine) {
    const file = files[index];
    if (file === undefined) continue;
    // What cannot be read is told when its turn comes.
    const bytes = await stat(file.path).then(
      ({ size }) => size,
      () => 0,
    );
    units.push({ index, key: file.label, file, bytes });
  }
  const gathered = gather(units, {
    ...{ run, window: WINDOW, signal: reading.signal },
    take: ({ file }, told) => ({ file, told }),
    setAside: async ({ file }, reason) => ({ file, told: await refused(file, reason) }),
  });
  for await (const { file, told } of gathered) {
    if (typeof told === "string") {
      yield* withHashes(stepsOfFile(file, reading));
      continue;
    }
    for (const record of told) {
      if (reading.strict && record.type !== "file") throwIssue(record);
      yield record;
    }
  }
}

async function refused({ path, label }: InputFile, reason: string): Promise<ImportRecord[]> {
  const issue = { kind: "refused", file: label, line: null, pointer: "", reason } as const;
  return [
    { type: "file", label, sha256: await hashFile(path) },
    { type: "issue", issue },
  ];
}
