import { formatError } from "../../formats/error.ts";
import type { PageDocument } from "../../formats/page.ts";
import { printable, shorten } from "../../text/printable.ts";
import { PAGE_KINDS } from "./kinds/list.ts";

/**
 * A parsed result document as a page shows it.
 * @param file the path it is shown under
 * @throws BacktrailError with code `format` where it is of no kind that a page shows, or breaks its schema
 */
export function showDocument(value: unknown, file: string): Omit<PageDocument, "id"> {
  const format = formatOf(value);
  const kind = PAGE_KINDS.find((one) => one.format === format);
  if (kind === undefined) {
    throw formatError(
      file,
      `${format === null ? "is no result document" : `holds ${printable(shorten(format, 80))}, which a page does not show`}; name files that commands wrote with --json`,
    );
  }
  return kind.show(value, file);
}

function formatOf(value: unknown): string | null {
  if (typeof value !== "object" || value === null || !("format" in value)) return null;
  return typeof value.format === "string" ? value.format : null;
}
