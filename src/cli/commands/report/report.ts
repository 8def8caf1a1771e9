import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { z } from "zod";
import { usageError } from "../../../formats/error.ts";
import { hashFile } from "../../../formats/hash-file.ts";
import type { PageDocument } from "../../../formats/page.ts";
import { ReportDocumentSchema } from "../../../formats/page-document.ts";
import { pageHtml } from "../../../report/html/page.ts";
import { utilityTradeoffs } from "../../../report/html/utility-tradeoff.ts";
import { printable } from "../../../text/printable.ts";
import type { Invocation, RunCommand } from "../../command.ts";
import { EXIT } from "../../exit-code.ts";
import { parseOptions, textFlag } from "../../flags.ts";
import { writeText } from "../../output.ts";
import { resultDocument } from "../../result-document.ts";
import { openDocument } from "./open-document.ts";
import { writeTables } from "./write-tables.ts";

const Options = z.object({ out: textFlag.optional(), csv: textFlag.optional() });

type Documents = readonly Omit<PageDocument, "id">[];

export const run: RunCommand = async (invocation) => {
  const { output, context, args } = invocation;
  const { out, csv } = parseOptions(Options, invocation.options);
  const page = out ?? (csv === undefined ? "report.html" : null);
  const target = page === null ? null : resolve(context.cwd, page);
  const inputs: { path: string; sha256: string }[] = [];
  const read: Omit<PageDocument, "id">[] = [];
  for (const path of args) {
    const file = resolve(context.cwd, path);
    if (file === target) throw usageError("--out", `would overwrite ${path}, which is read`);
    read.push(await openDocument(file, path, invocation));
    inputs.push({ path, sha256: await hashFile(file) });
  }
  const tradeoffs = utilityTradeoffs(read);
  if (tradeoffs.none !== null) await output.warn(`warning: ${printable(tradeoffs.none)}\n`);
  const documents = [...read, ...tradeoffs.documents];
  const tables = csv === undefined ? null : await writeTables(csv, documents, invocation);
  const notes = tradeoffs.none === null ? [] : [sentence(tradeoffs.none)];
  const bytes = page === null ? null : await writePage(page, documents, notes, invocation);
  await output.document(
    resultDocument(ReportDocumentSchema, {
      invocation,
      inputs,
      leftOut:
        tradeoffs.none === null ? [] : [{ what: "utility against leak rate", why: tradeoffs.none }],
      body: {
        out: page,
        bytes,
        documents: documents.map(({ file, kind, name, verdict: { tone, word } }) => ({
          file,
          kind,
          name,
          tone,
          word,
        })),
        tables,
      },
    }),
  );
  return EXIT.ok;
};

/** Writes the page and gives its size in bytes. */
async function writePage(
  out: string,
  documents: Documents,
  notes: readonly string[],
  { context, output }: Invocation,
): Promise<number> {
  // A page may hold what an agent gave away: it is its owner's.
  await writeText(context, out, await pageHtml(documents, notes), "--out", 0o600);
  await output.talk(`wrote ${out}\n`);
  return (await stat(resolve(context.cwd, out))).size;
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
