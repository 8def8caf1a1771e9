import { asList, asObject, asText, own } from "../json-view.ts";
import { isMessage, readMessage, readMessages } from "../messages/message.ts";
import type { TranscriptBuilder } from "../transcript/builder.ts";
import type { Importer } from "./importer.ts";

/** LangChain message lists (constructor, dict and plain form) and LangGraph states. */
export const langchain: Importer = {
  name: "langchain",
  summary: "LangChain messages in every form, LangGraph states",
  session: false,
  detect: (value) => {
    const list = messagesOf(value);
    if (list?.some(isLangChain)) return "LangChain messages";
    if (isDocumentList(value)) return "LangChain documents with page_content";
    if (isLangChain(value)) return "a LangChain message";
    return isDocument(value) ? "a LangChain document with page_content" : null;
  },
  read(value, reader) {
    const builder = reader.transcript(asText(own(value, "thread_id")) ?? asText(own(value, "id")));
    const list = messagesOf(value);
    if (list) readMessages(builder, list, "/messages");
    else if (isDocumentList(value)) readDocuments(builder, asList(value) ?? [], "");
    else if (isDocument(value)) readDocuments(builder, [value], "");
    else readMessage(builder, value, "");
    const store = own(own(value, "values"), "documents") ?? own(value, "documents");
    if (asList(store)) readDocuments(builder, asList(store) ?? [], "/documents");
  },
};

function messagesOf(value: unknown): readonly unknown[] | null {
  const list =
    asList(value) ??
    asList(own(value, "messages")) ??
    asList(own(own(value, "values"), "messages")) ??
    asList(own(own(value, "channel_values"), "messages"));
  const flat = list?.flatMap((item) => asList(item) ?? [item]);
  return flat && flat.length > 0 && flat.every(isMessage) ? flat : null;
}

/** The marks that only LangChain's forms carry. */
function isLangChain(value: unknown): boolean {
  if (own(value, "lc") === 1) return true;
  const type = asText(own(value, "type")) ?? "";
  if (/^(?:human|ai|AIMessageChunk|(?:Human|AI|System|Tool)Message)$/.test(type)) return true;
  return asObject(own(value, "data")) !== null && /^(?:system|tool|function|chat)$/.test(type);
}

export function isDocument(value: unknown): boolean {
  return typeof (own(value, "page_content") ?? own(value, "pageContent")) === "string";
}

function isDocumentList(value: unknown): boolean {
  const list = asList(value);
  return list !== null && list.length > 0 && list.every(isDocument);
}

export function readDocuments(
  builder: TranscriptBuilder,
  documents: readonly unknown[],
  pointer: string,
): void {
  for (const [index, document] of documents.entries()) {
    builder.content("retrieved_doc", {
      text: asText(own(document, "page_content") ?? own(document, "pageContent")),
      actor: asText(own(own(document, "metadata"), "source")) ?? "document",
      pointer: `${pointer}/${index}`,
    });
  }
}
