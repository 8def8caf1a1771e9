import { asList, asText, firstText, type JsonObject, own } from "../json-view.ts";
import type { TranscriptBuilder } from "../transcript/builder.ts";

/**
 * What an answer quotes. Of a page whose own text is sealed the quotes are all that shows; a document's
 * are an event of their own unless the document is in the log.
 */
export function readQuotes(builder: TranscriptBuilder, part: JsonObject, pointer: string): void {
  for (const [index, quote] of (asList(part["citations"]) ?? []).entries()) {
    const text = firstText(quote, "cited_text") ?? sourceText(quote);
    if (text === null) continue;
    const url = firstText(own(own(quote, "location"), "web"), "url");
    const title = firstText(quote, "url", "title", "document_title", "source");
    const about = {
      text,
      evidence: "truncated" as const,
      actor: url ?? title ?? "document",
      pointer: `${pointer}/citations/${index}`,
    };
    const isWeb = url !== null || own(quote, "type") === "web_search_result_location";
    const notes = [
      `quoted by the answer; the ${isWeb ? "page" : "document"}'s text is not in the log`,
    ];
    if (isWeb) builder.content("web", { ...about, notes });
    else builder.spare({ ...about, notes }, text);
  }
}

/** Converse gives what was quoted as blocks. */
function sourceText(quote: unknown): string | null {
  const texts = asList(own(quote, "sourceContent"))?.map((one) => asText(own(one, "text")) ?? "");
  return texts?.join("") || null;
}
