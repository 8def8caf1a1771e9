import { resolve } from "node:path";
import { z } from "zod";
import { IngestDocumentSchema } from "../../../formats/pab-documents.ts";
import { countFindings, ingestDir } from "../../../pab/ingest.ts";
import { ingestLines } from "../../../report/ingest-console.ts";
import type { RunCommand } from "../../command.ts";
import { EXIT } from "../../exit-code.ts";
import { parseOptions, switchFlag } from "../../flags.ts";
import { resultDocument } from "../../result-document.ts";

const Options = z.object({ strict: switchFlag.default(true) });

export const run: RunCommand = async (invocation) => {
  const { context, args, output } = invocation;
  const { strict } = parseOptions(Options, invocation.options);
  const [given = ""] = args;
  const dir = resolve(context.cwd, given);
  const found = await ingestDir(dir, { strict, validateOnly: true, signal: context.signal });
  // Paths are shown as they were typed.
  const shown = (path: string): string =>
    path.startsWith(dir) ? given.replace(/\/+$/, "") + path.slice(dir.length) : path;
  const report = {
    ...found,
    dir: given,
    findings: found.findings.map((item) => ({ ...item, path: shown(item.path) })),
  };
  for (const line of ingestLines(report)) await output.print(`${line}\n`);
  await output.document(
    resultDocument(IngestDocumentSchema, {
      invocation,
      inputs: found.inputs.map(({ path, sha256 }) => ({ path: shown(path), sha256 })),
      body: {
        dir: report.dir,
        strict,
        ok: report.ok,
        counts: {
          ...report.counts,
          fatal: countFindings(report, "FATAL"),
          warning: countFindings(report, "WARNING"),
        },
        findings: report.findings,
      },
    }),
  );
  return report.ok ? EXIT.ok : EXIT.finding;
};
