import { open, readdir, stat } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { formatError } from "../../../formats/error.ts";

/** As much of a report as holds what stands before its rows. */
const HEAD_BYTES = 1 << 16;

/**
 * The reports that are named, in order. A folder stands for the reports in it, oldest first: by the date
 * in their names if all have one, else by the start that each tells. Of a CSV and a JSON of the same run
 * the JSON is taken; journals and other files are passed over.
 * @throws BacktrailError with code `format` for a folder without a report, or with one that has no date
 */
export async function reportPaths(args: readonly string[], cwd: string): Promise<string[]> {
  const paths: string[] = [];
  for (const arg of args) {
    const isFolder =
      arg !== "-" && (await stat(resolve(cwd, arg)).catch(() => null))?.isDirectory();
    if (isFolder === true) paths.push(...(await reportsIn(arg, cwd)));
    else paths.push(arg);
  }
  return paths;
}

async function reportsIn(folder: string, cwd: string): Promise<string[]> {
  const names = (await readdir(resolve(cwd, folder))).filter((name) => /\.(json|csv)$/i.test(name));
  const json = new Set(names.filter((name) => /\.json$/i.test(name)).map(stem));
  const reports = names.filter((name) => /\.json$/i.test(name) || !json.has(stem(name)));
  if (reports.length === 0) {
    throw formatError(folder, "holds no report (a .json or .csv file)");
  }
  const byName = reports.map((name) => ({ name, date: dateInName(name) }));
  const dated = byName.every(({ date }) => date !== null)
    ? byName
    : await Promise.all(
        reports.map(async (name) => ({
          name,
          date: await startOf(join(resolve(cwd, folder), name)),
        })),
      );
  const undated = dated.find(({ date }) => date === null);
  if (undated !== undefined) {
    throw formatError(
      join(folder, undated.name),
      "neither its name nor its text has a date, so its place in the series is not known; name it with one (2026-01-31-scan.json), or list the files in order",
    );
  }
  return dated
    .toSorted((a, b) => compareText(a.date ?? "", b.date ?? "") || compareText(a.name, b.name))
    .map(({ name }) => join(folder, name));
}

function stem(name: string): string {
  return basename(name).replace(/\.(json|csv)$/i, "");
}

/** `2026-01-31`, `20260131`, with a time behind if there is one: digits that sort by time. */
function dateInName(name: string): string | null {
  const match =
    /(?<!\d)(20\d\d)-?([01]\d)-?([0-3]\d)(?:[T_-]?([0-2]\d)[-:.h]?([0-5]\d)?[-:.m]?([0-5]\d)?)?(?!\d)/.exec(
      name,
    );
  return match === null
    ? null
    : match
        .slice(1)
        .map((part) => part ?? "00")
        .join("");
}

/** The start of the run as the head of a report tells it. */
async function startOf(path: string): Promise<string | null> {
  const file = await open(path, "r");
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const head = buffer.toString("utf8", 0, bytesRead);
    const found = /"(?:started|timestamp)"\s*:\s*"([^"]{8,40})"/.exec(head)?.[1];
    const time = found === undefined ? Number.NaN : Date.parse(found);
    return Number.isNaN(time) ? null : new Date(time).toISOString();
  } finally {
    await file.close();
  }
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
