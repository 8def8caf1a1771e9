import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { resolve } from "node:path";
import { BacktrailError, reasonOf } from "../../../formats/error.ts";
import { hashFile } from "../../../formats/hash-file.ts";
import { readParquetReport } from "../../../probe/results/read-parquet.ts";
import { readReport } from "../../../probe/results/read-report.ts";
import type { Report } from "../../../probe/results/report.ts";
import type { Invocation } from "../../command.ts";
import type { Output } from "../../output.ts";
import type { InputRecord } from "../../result-document.ts";

export interface OpenedReport {
  readonly report: Report;
  readonly input: InputRecord;
}

/**
 * Reads a report file named on the command line, hashing it on the way; `-` is stdin. Remarks on odd
 * values go to stderr.
 * @throws BacktrailError with code `io` when the file cannot be read, `format` when it is no report,
 *   `usage` when the command would write over it.
 */
export async function openReport(path: string, invocation: Invocation): Promise<OpenedReport> {
  const { context, output } = invocation;
  refuseOverwriting(path, invocation);
  if (/\.parquet$/i.test(path)) return openParquetReport(path, invocation);
  const hash = createHash("sha256");
  const source = path === "-" ? context.stdin : fileBytes(resolve(context.cwd, path), path);
  const report = await readReport(hashed(source, hash), { where: path, signal: context.signal });
  await tellNotes(report, path, output);
  return { report, input: { path, sha256: hash.digest("hex") } };
}

async function openParquetReport(
  path: string,
  { context, output }: Invocation,
): Promise<OpenedReport> {
  const full = resolve(context.cwd, path);
  const sha256 = await hashFile(full).catch((cause: unknown) => {
    throw unreadable(path, cause);
  });
  const report = await readParquetReport(full, path, context.signal);
  await tellNotes(report, path, output);
  return { report, input: { path, sha256 } };
}

async function tellNotes(report: Report, path: string, output: Output): Promise<void> {
  for (const note of report.notes) await output.talk(`note: ${path}: ${note}\n`);
  if (report.simulated)
    await output.talk(`note: ${path} is SIMULATED: it says nothing about a model\n`);
}

/** A baseline is gone for good once a comment is written over it. */
function refuseOverwriting(path: string, { context, options }: Invocation): void {
  if (path === "-") return;
  for (const name of ["json", "markdown", "junit"]) {
    const target = options[name];
    if (typeof target !== "string" || target === "-") continue;
    if (resolve(context.cwd, target) !== resolve(context.cwd, path)) continue;
    throw new BacktrailError({
      code: "usage",
      where: `--${name}`,
      message: `would overwrite ${path}, which is read; name another file`,
    });
  }
}

async function* hashed(
  source: AsyncIterable<Uint8Array>,
  hash: { update(data: Uint8Array): unknown },
): AsyncGenerator<Uint8Array> {
  for await (const chunk of source) {
    hash.update(chunk);
    yield chunk;
  }
}

async function* fileBytes(path: string, shown: string): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 1 << 18 })) {
      yield chunk as Buffer;
    }
  } catch (cause) {
    if (BacktrailError.isInstance(cause)) throw cause;
    throw unreadable(shown, cause);
  }
}

function unreadable(shown: string, cause: unknown): BacktrailError {
  return new BacktrailError({
    code: "io",
    where: shown,
    message: `cannot be read: ${reasonOf(cause).replace(/, open .*$/, "")}`,
    cause,
  });
}
