import type { ImportRecord } from "../../../formats/part-records.ts";
import { FileRecordsSchema, fileWork } from "../../../joins/queue/file-units.ts";
import { importedOverQueue } from "../../../joins/queue/gather-files.ts";
import {
  chosenFiles,
  type ImportOptions,
  type InputFile,
} from "../../../logs/import/import-paths.ts";
import type { Invocation, UnitServer } from "../../command.ts";
import type { ExitCode } from "../../exit-code.ts";
import { openQueuedRun } from "../../queue/open-queued-run.ts";

const KIND = "import";
/** Files in a job at most. */
const LARGEST_JOB = 8;

/** Lets the workers of a queue read the files of an import. */
export async function* importOverQueue(
  address: string,
  {
    reading,
    plan,
  }: { readonly reading: ImportOptions; readonly plan: Readonly<Record<string, unknown>> },
  invocation: Invocation,
): AsyncGenerator<ImportRecord> {
  const files = await filesOf(reading);
  const mine = files.flatMap(({ label }, index) =>
    reading.isMine === undefined || reading.isMine(label) ? [index] : [],
  );
  const { run, close } = await openQueuedRun(
    address,
    {
      ...{ kind: KIND, identity: identityOfImport(files, plan), record: FileRecordsSchema },
      ...{ unit: "files", units: mine.length, largestJob: LARGEST_JOB },
    },
    invocation,
  );
  try {
    yield* importedOverQueue(run, files, mine, reading);
  } finally {
    await close();
  }
}

/** In a worker: reads this worker's own copy of the files. */
export async function serveImport(
  reading: ImportOptions,
  plan: Readonly<Record<string, unknown>>,
  server: UnitServer,
): Promise<ExitCode> {
  const files = await filesOf(reading);
  return server.serve(KIND, identityOfImport(files, plan), fileWork(files, reading));
}

async function filesOf(reading: ImportOptions): Promise<InputFile[]> {
  const files: InputFile[] = [];
  for await (const file of chosenFiles(reading)) files.push(file);
  return files;
}

/** Everything that decides what is told of a file, but for what stands in it. */
function identityOfImport(
  files: readonly InputFile[],
  plan: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return { ...plan, files: files.map(({ label }) => label) };
}
