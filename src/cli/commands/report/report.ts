import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { z } from "zod";
import { usageError } from "../../../formats/error.ts";
import { hashFile } from "../../../formats/hash-file.ts";
import { ReportDocumentSchema } from "../../../formats/page-document.ts";
import { pageHtml } from "../../../report/html/page.ts";
import type { RunCommand } from "../../command.ts";
import { EXIT } from "../../exit-code.ts";
import { parseOptions, textFlag } from "../../flags.ts";
import { writeText } from "../../output.ts";
import { resultDocument } from "../../result-document.ts";
import { openDocument } from "./open-document.ts";

const Options = z.object({ out: textFlag.default("report.html") });

export const run: RunCommand = async (invocation) => {
  const { context, output, args } = invocation;
  const { out } = parseOptions(Options, invocation.options);
  const target = resolve(context.cwd, out);
  const inputs: { path: string; sha256: string }[] = [];
  const documents: Awaited<ReturnType<typeof openDocument>>[] = [];
  for (const path of args) {
    const file = resolve(context.cwd, path);
    if (file === target) throw usageError("--out", `would overwrite ${path}, which is read`);
    documents.push(await openDocument(file, path, invocation));
    inputs.push({ path, sha256: await hashFile(file) });
  }
  // A page may hold what an agent gave away: it is its owner's.
  await writeText(context, out, await pageHtml(documents), "--out", 0o600);
  const { size } = await stat(target);
  await output.talk(`wrote ${out}\n`);
  await output.document(
    resultDocument(ReportDocumentSchema, {
      invocation,
      inputs,
      body: {
        out,
        bytes: size,
        documents: documents.map(({ file, kind, name, verdict: { tone, word } }) => ({
          file,
          kind,
          name,
          tone,
          word,
        })),
      },
    }),
  );
  return EXIT.ok;
};
