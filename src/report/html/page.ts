import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { BacktrailError } from "../../formats/error.ts";
import type { PageData, PageDocument } from "../../formats/page.ts";
import { VERSION } from "../../formats/version.ts";
import { printableJson } from "../../text/printable.ts";
import { boundedDocument } from "./bounds/bounded-documents.ts";
import { ROUNDS } from "./bounds/limits.ts";

/** A page is sent around: 25 MB with its code. */
const MOST_BYTES = 24_500_000;

/** Stands in the template where the data go; the build makes sure that it stands there once. */
const MARK = "<!--report-data-->";

// The same file from src/report/html as from dist/report/html: only the build makes it.
const templateFile = new URL("../../../dist/report/html/template.html", import.meta.url);

/**
 * One self-contained HTML file. The template is code of ours under a policy by hash; the documents go
 * in as JSON in which no character can end a script or open a tag.
 * A page that would be too large leaves out what is of least interest, and says so.
 * @param notes what is to be said of the page as a whole
 * @throws BacktrailError with code `unavailable` where the built template is missing, `usage` where
 * there is too much for one page
 */
export async function pageHtml(
  documents: readonly Omit<PageDocument, "id">[],
  notes: readonly string[] = [],
): Promise<string> {
  const template = await readTemplate();
  const at = template.indexOf(MARK);
  return template.slice(0, at) + boundedIsland(documents, notes) + template.slice(at + MARK.length);
}

/** The data of the page, with as much of them as it bears. */
function boundedIsland(
  documents: readonly Omit<PageDocument, "id">[],
  notes: readonly string[],
): string {
  for (const limits of ROUNDS) {
    const written = islandWithin({
      tool_version: VERSION,
      notes,
      documents: documents.map((one, index) => ({
        ...boundedDocument(one, limits),
        id: `document-${index + 1}`,
      })),
    });
    if (written !== null) return written;
  }
  throw new BacktrailError({
    code: "usage",
    where: "FILES",
    message: `one page of these would be larger than ${MOST_BYTES / 1e6} MB, however much it leaves out; name fewer at once`,
  });
}

/** The data as a page holds them; null where they are too large for one. */
function islandWithin(data: PageData): string | null {
  try {
    const written = island(data);
    return Buffer.byteLength(written) > MOST_BYTES ? null : written;
  } catch (error) {
    // No string of this engine is long enough for it.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The data as a script element that no browser runs. */
export function island(data: unknown): string {
  const json = printableJson(JSON.stringify(data)).replace(
    /[<>&]/g,
    (character) => `\\u00${character.charCodeAt(0).toString(16)}`,
  );
  return `<script type="application/json" id="report-data">${json}</script>`;
}

async function readTemplate(): Promise<string> {
  const read = await readFile(templateFile, "utf8").catch((cause: unknown) => {
    throw unusable("is not here", cause);
  });
  if (!read.includes(MARK)) throw unusable("is of another version");
  return read;
}

function unusable(why: string, cause?: unknown): BacktrailError {
  return new BacktrailError({
    code: "unavailable",
    where: fileURLToPath(templateFile),
    message: `the template of the report page ${why}; install the whole package, or run npm run build`,
    cause,
  });
}
