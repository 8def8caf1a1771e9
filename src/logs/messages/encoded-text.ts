import { asText, firstText, type JsonObject, own } from "../json-view.ts";

/** Media types whose data are words. */
const WORDS =
  /^(?:text\/[\w.+-]+|application\/(?:json|xml|yaml|x-yaml|javascript|[\w.-]+\+(?:json|xml)))(?:;|$)/i;
/** What Converse calls the same. */
const FORMATS: ReadonlySet<string> = new Set(["txt", "md", "csv", "html"]);
const DATA_URL = /^data:([^,]{0,200}?)(?:;base64),/i;
const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/;
/** Longer files stay data: what is decoded is held whole. */
const LONGEST = 8 * 1024 * 1024;

/**
 * The text of a file that a message holds as encoded data: its model read it as text. Null where the
 * media type is not one of text, or the data are no UTF-8.
 */
export function encodedText(part: JsonObject): string | null {
  const data =
    firstText(part, "data", "blob", "file_data", "bytes") ??
    firstText(own(part, "source"), "data", "bytes") ??
    firstText(own(part, "resource"), "blob") ??
    firstText(own(part, "file"), "file_data") ??
    urlWithData(part);
  if (data === null || data.length > LONGEST) return null;
  const head = DATA_URL.exec(data);
  const type = head?.[1] || mediaTypeOf(part);
  const isText = WORDS.test(type) || FORMATS.has(firstText(part, "format") ?? "");
  return isText ? decodedText(head ? data.slice(head[0].length) : data) : null;
}

const TYPE_KEYS = [
  "mediaType",
  "media_type",
  "mimeType",
  "mime_type",
  "document_mimetype",
  "contentType",
] as const;

function mediaTypeOf(part: JsonObject): string {
  return (
    firstText(part, ...TYPE_KEYS) ??
    firstText(own(part, "source"), ...TYPE_KEYS) ??
    firstText(own(part, "resource"), ...TYPE_KEYS) ??
    ""
  );
}

function urlWithData(part: JsonObject): string | null {
  const url = asText(part["url"]) ?? asText(part["uri"]);
  return url?.startsWith("data:") ? url : null;
}

function decodedText(data: string): string | null {
  const plain = data.replace(/\s+/g, "");
  if (plain === "" || !BASE64.test(plain)) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(plain, "base64"));
  } catch {
    return null;
  }
}
