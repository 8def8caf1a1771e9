import { readFile } from "node:fs/promises";
import { BacktrailError, reasonOf } from "../../../formats/error.ts";
import type { PageDocument } from "../../../formats/page.ts";
import { parseJson } from "../../../formats/parse.ts";
import { showDocument } from "../../../report/html/show-document.ts";

/**
 * A file as a page shows it.
 * @param shown the path as it was typed
 * @throws BacktrailError with code `io` or `format` that names the file
 */
export async function openDocument(file: string, shown: string): Promise<Omit<PageDocument, "id">> {
  return showDocument(parseJson(await readWhole(file, shown), shown), shown);
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
