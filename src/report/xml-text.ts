import { printable } from "../text/printable.ts";

/**
 * Untrusted text for XML text or attributes: characters XML 1.0 cannot hold become visible escapes,
 * markup characters become entities, so that neither `]]>` nor a quote ends what holds it.
 */
export function xmlText(text: string): string {
  return printable(text)
    .replace(/[\uFFFE\uFFFF]/g, (bad) => `\\u{${bad.charCodeAt(0).toString(16)}}`)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&apos;");
}
