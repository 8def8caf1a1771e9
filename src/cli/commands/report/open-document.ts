import { access, readFile } from "node:fs/promises";
import { BacktrailError, reasonOf } from "../../../formats/error.ts";
import type { PageDocument } from "../../../formats/page.ts";
import { parseJson } from "../../../formats/parse.ts";
import { HEADER_FIELDS } from "../../../formats/result-header.ts";
import { summarizeInjection, summarizeUtility } from "../../../probe/run/injection-summary.ts";
import { summarizeMemory } from "../../../probe/run/memory-summary.ts";
import { injectionBody, utilityBody } from "../../../report/agent-scan-document.ts";
import { type KeptTrials, openKept, withTrials } from "../../../report/html/kept-trials.ts";
import { showDocument } from "../../../report/html/show-document.ts";
import { memoryBody } from "../../../report/memory-document.ts";
import type { Invocation } from "../../command.ts";
import { readCorpusTrace } from "../logs/corpus-trace.ts";
import { openLog, openTrace } from "./open-trace.ts";

/**
 * A file as a page shows it: a result document, the OUT.json of an injection scan with the journal
 * beside it, a trace of a corpus, or a log that an importer reads.
 * @param shown the path as it was typed
 * @throws BacktrailError with code `io` or `format` that names the file
 */
export async function openDocument(
  file: string,
  shown: string,
  invocation: Invocation,
): Promise<Omit<PageDocument, "id">> {
  if (!/\.json$/i.test(file)) return openLog(file, shown, invocation);
  const value = parseJson(await readWhole(file, shown), shown);
  const meta = metaOfRows(value);
  if (meta !== null) return scanOf(meta, file, shown);
  if (isResult(value)) return showDocument(value, shown);
  const trace = await readCorpusTrace(file);
  return trace === null ? openLog(file, shown, invocation) : openTrace(trace, file, shown);
}

function isResult(value: unknown): boolean {
  return (
    typeof value === "object" &&
    value !== null &&
    "format" in value &&
    typeof value.format === "string" &&
    value.format.startsWith("backtrail/")
  );
}

/** The `meta` of a file of trials; null for any other. */
function metaOfRows(value: unknown): Readonly<Record<string, unknown>> | null {
  if (typeof value !== "object" || value === null || !("meta" in value && "rows" in value))
    return null;
  const { meta } = value;
  return typeof meta === "object" && meta !== null ? { ...meta } : {};
}

/** A scan from its journal: the file of trials alone lacks what was said and what it cost. */
async function scanOf(
  meta: Readonly<Record<string, unknown>>,
  file: string,
  shown: string,
): Promise<Omit<PageDocument, "id">> {
  const out = file.replace(/\.json$/i, "");
  try {
    await access(`${out}.journal.jsonl`);
  } catch (cause) {
    throw new BacktrailError({
      code: "io",
      where: shown,
      message:
        "holds trials, and their journal (OUT.journal.jsonl) is not beside it; name what the scan wrote with --json, or `probe analyze FILE --json`",
      cause,
    });
  }
  const trials = await openKept(out);
  try {
    const head = Object.fromEntries(HEADER_FIELDS.map((name) => [name, meta[name]]));
    const seed = meta["seed"] ?? null;
    const [format, body] = await bodyOf(trials, "run" in meta);
    const page = showDocument({ ...head, format, seed, ...body, meta }, shown);
    return withTrials(page, await trials.block());
  } finally {
    await trials.close();
  }
}

/** The summary of trials as the document of their scan holds it. */
async function bodyOf(trials: KeptTrials, timing: boolean): Promise<[string, object]> {
  switch (trials.kind) {
    case "injection":
      return [
        "backtrail/probe-injection",
        injectionBody(await summarizeInjection(trials.records()), timing),
      ];
    case "utility":
      return [
        "backtrail/probe-utility",
        utilityBody(await summarizeUtility(trials.records()), timing),
      ];
    case "memory":
      return [
        "backtrail/probe-memory",
        memoryBody(await summarizeMemory(trials.records()), timing),
      ];
  }
}

async function readWhole(file: string, shown: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (cause) {
    throw new BacktrailError({
      code: "io",
      where: shown,
      message: `cannot be read: ${reasonOf(cause).replace(/, open .*$/, "")}`,
      cause,
    });
  }
}
