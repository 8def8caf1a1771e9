import { VERSION } from "../../../formats/version.ts";
import type { ScanSarifParts } from "../../../report/scan-sarif.ts";
import { printableJson } from "../../../text/printable.ts";
import { EXIT, type ExitCode } from "../../exit-code.ts";
import { textFlag } from "../../flags.ts";
import type { Kept } from "./kept-run.ts";
import { writeStream } from "./write-report.ts";

export const sarifFlags = { sarif: textFlag.optional(), sarifAt: textFlag.optional() };

export interface SarifFlags {
  readonly target?: string | undefined;
  readonly sarif?: string | undefined;
  readonly sarifAt?: string | undefined;
}

/** Writes what succeeded as SARIF, where `--sarif` asks for it, and gives the run's exit code back. */
export async function withSarif<R>(
  { done, invocation: { context, commandLine } }: Kept<R>,
  flags: SarifFlags,
  exit: ExitCode,
  make: (records: AsyncIterable<R>, parts: ScanSarifParts) => Promise<object>,
): Promise<ExitCode> {
  if (flags.sarif === undefined) return exit;
  const log = await make(done.records(), {
    version: VERSION,
    command: commandLine,
    file: fileOf(flags),
    successful: exit === EXIT.ok || exit === EXIT.finding,
  });
  const text = `${printableJson(JSON.stringify(log, null, 2))}\n`;
  await writeStream(context, flags.sarif, [text], "--sarif");
  return exit;
}

/** The agent's own module, where it has one here; else a file that every repository has. */
function fileOf({ target = "", sarifAt }: SarifFlags): string {
  const module = /^module:([^#]+)/.exec(target)?.[1]?.replace(/^\.\//, "");
  return sarifAt ?? module ?? "README.md";
}
