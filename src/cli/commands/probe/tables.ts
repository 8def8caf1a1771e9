import { readFile } from "node:fs/promises";
import { dirname, isAbsolute, join, normalize, resolve } from "node:path";
import { z } from "zod";
import { BacktrailError, reasonOf, usageError } from "../../../formats/error.ts";
import { TablesDocumentSchema } from "../../../formats/probe-documents.ts";
import type { DocumentBody } from "../../../formats/result-header.ts";
import { resultsTables } from "../../../report/results-table.ts";
import {
  findTableBlocks,
  parseSource,
  replaceBlocks,
  type TableSource,
} from "../../../report/table-block.ts";
import type { Invocation, RunCommand } from "../../command.ts";
import { EXIT } from "../../exit-code.ts";
import { parseOptions, switchFlag } from "../../flags.ts";
import { writeText } from "../../output.ts";
import { type InputRecord, resultDocument } from "../../result-document.ts";
import { openReport } from "./open-report.ts";

const Options = z.object({ check: switchFlag.default(false), write: switchFlag.default(false) });

export const run: RunCommand = async (invocation) => {
  const { args, context, output } = invocation;
  const { check, write } = parseOptions(Options, invocation.options);
  if (check && write) throw usageError("--check", "give either --check or --write");
  const [first = "", ...rest] = args;
  const document = /\.(md|markdown)$/i.test(first) ? first : null;
  const named = (document === null ? args : rest).map((word) => parseSource(word, word));
  if (document === null) {
    if (check || write) {
      throw usageError(
        check ? "--check" : "--write",
        "needs a Markdown file as the first argument",
      );
    }
    const { tables, inputs } = await tablesOf(named, (file) => file, invocation);
    await output.print(`${tables}\n`);
    await writeDocument(invocation, inputs, { tables });
    return EXIT.ok;
  }
  const path = resolve(context.cwd, document);
  const text = await readDocument(path, document);
  const blocks = findTableBlocks(text, document);
  const inputs: InputRecord[] = [];
  const contents: string[] = [];
  for (const block of blocks) {
    const sources = block.sources.length > 0 ? block.sources : named;
    if (sources.length === 0) {
      throw usageError(document, "its marker names no NAME=FILE; name them behind the document");
    }
    const fromMarker = block.sources.length > 0;
    const made = await tablesOf(
      sources,
      (file) => (fromMarker ? beside(document, file) : file),
      invocation,
    );
    contents.push(made.tables);
    inputs.push(...made.inputs);
  }
  const fresh = replaceBlocks(text, blocks, contents);
  const stale = fresh !== text;
  if (write && stale) await writeText(context, document, fresh, "--write");
  if (!check && !write) await output.print(`${contents.join("\n\n")}\n`);
  else if (write) await output.talk(stale ? `wrote ${document}\n` : `${document} is up to date\n`);
  await writeDocument(invocation, inputs, {
    document,
    blocks: blocks.length,
    stale,
    tables: contents.join("\n\n"),
  });
  if (!check) return EXIT.ok;
  if (!stale) {
    await output.talk(`${document}: the tables follow from the data\n`);
    return EXIT.ok;
  }
  await output.warn(
    `${document}: the tables do not follow from the data; run tables with --write\n`,
  );
  return EXIT.finding;
};

async function tablesOf(
  sources: readonly TableSource[],
  place: (file: string) => string,
  invocation: Invocation,
): Promise<{ tables: string; inputs: InputRecord[] }> {
  const reports: { title: string; report: Awaited<ReturnType<typeof openReport>>["report"] }[] = [];
  const inputs: InputRecord[] = [];
  for (const { title, file } of sources) {
    const { report, input } = await openReport(place(file), invocation);
    reports.push({ title, report });
    inputs.push(input);
  }
  return { tables: resultsTables(reports), inputs };
}

/** A document names files beside or below it only: it may come with a pull request from anybody. */
function beside(document: string, file: string): string {
  const inside = normalize(file);
  if (isAbsolute(file) || inside.startsWith("..")) {
    throw new BacktrailError({
      code: "format",
      where: document,
      message: `its marker names ${file}, which does not lie beside or below the document`,
    });
  }
  return join(dirname(document), inside);
}

async function readDocument(path: string, shown: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (cause) {
    const reason = reasonOf(cause);
    throw new BacktrailError({
      code: "io",
      where: shown,
      message: `cannot be read: ${reason}`,
      cause,
    });
  }
}

function writeDocument(
  invocation: Invocation,
  inputs: readonly InputRecord[],
  body: DocumentBody<typeof TablesDocumentSchema>,
): Promise<void> {
  return invocation.output.document(
    resultDocument(TablesDocumentSchema, {
      invocation,
      inputs,
      body,
    }),
  );
}
