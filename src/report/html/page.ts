import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { BacktrailError } from "../../formats/error.ts";
import type { PageData, PageDocument } from "../../formats/page.ts";
import { VERSION } from "../../formats/version.ts";
import { printableJson } from "../../text/printable.ts";

/** Stands in the template where the data go; the build makes sure that it stands there once. */
const MARK = "<!--report-data-->";

// The same file from src/report/html as from dist/report/html: only the build makes it.
const templateFile = new URL("../../../dist/report/html/template.html", import.meta.url);

/**
 * One self-contained HTML file. The template is code of ours under a policy by hash; the documents go
 * in as JSON in which no character can end a script or open a tag.
 * @throws BacktrailError with code `unavailable` where the built template is missing.
 */
export async function pageHtml(documents: readonly Omit<PageDocument, "id">[]): Promise<string> {
  const template = await readTemplate();
  const at = template.indexOf(MARK);
  const data: PageData = {
    tool_version: VERSION,
    documents: documents.map((one, index) => ({ ...one, id: `document-${index + 1}` })),
  };
  return template.slice(0, at) + island(data) + template.slice(at + MARK.length);
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
  try {
    return await readFile(templateFile, "utf8");
  } catch (cause) {
    throw new BacktrailError({
      code: "unavailable",
      where: fileURLToPath(templateFile),
      message:
        "the template of the report page is not here; install the whole package, or run npm run build",
      cause,
    });
  }
}
