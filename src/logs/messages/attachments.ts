import { asText, firstText, type JsonObject, own } from "../json-view.ts";
import type { TranscriptBuilder } from "../transcript/builder.ts";
import type { TranscriptChannel } from "../transcript/event.ts";
import { encodedText } from "./encoded-text.ts";
import { missingBlock, resultText } from "./results.ts";
import type { Speaker } from "./speaker.ts";

/**
 * Files, pages and images that came with a message. They are `file` or `web`, not the user's own
 * words; data that is no text is noted with its size and not kept.
 * @returns false when the part is no attachment.
 */
export function readAttachment(
  builder: TranscriptBuilder,
  part: JsonObject,
  type: string,
  speaker: Speaker,
  pointer: string,
): boolean {
  if (!ATTACHMENT.test(type)) return false;
  const url = urlOf(part);
  const text = textOfAttachment(part);
  // An assistant's own images and files are output, not something that entered the context.
  const channel: TranscriptChannel =
    speaker.role === "assistant" ? "assistant" : channelOf(url, type);
  builder.content(channel, {
    text,
    evidence: text !== null ? "whole" : dataOf(part) ? "binary" : "hidden",
    actor:
      url?.slice(0, 200) ??
      firstText(part, "filename", "title", "name", "file_id") ??
      speaker.actor,
    messageId: speaker.messageId,
    notes: text !== null ? [] : [missingBlock(part)],
    pointer,
  });
  return true;
}

const ATTACHMENT =
  /^(?:(?:input_)?(?:image|file|audio|video)|image_url|document|blob|uri|file_id|media|resource|resource_link|audio_url|video_url|container_upload|image-url|file-url)$/;

function channelOf(url: string | null, type: string): TranscriptChannel {
  if (url !== null && /^https?:/i.test(url)) return "web";
  return type === "resource_link" && url === null ? "unclassified" : "file";
}

function urlOf(part: JsonObject): string | null {
  const found =
    firstText(part, "url", "uri", "image_url", "file_url", "fileUri") ??
    firstText(own(part, "image_url"), "url") ??
    firstText(own(part, "source"), "url") ??
    firstText(own(part, "resource"), "uri");
  return found !== null && /^(?:https?|file|ftp):/i.test(found) ? found : null;
}

function textOfAttachment(part: JsonObject): string | null {
  const source = own(part, "source");
  if (own(source, "type") === "text") return asText(own(source, "data"));
  if (own(source, "type") === "content") return resultText(own(source, "content")).text;
  const inside = asText(own(own(part, "resource"), "text")) ?? asText(own(part, "text"));
  if (inside !== null) return inside;
  const content = own(part, "content");
  return typeof content === "string" && !/^data:/.test(content) && part["type"] === "document"
    ? content
    : encodedText(part);
}

function dataOf(part: JsonObject): boolean {
  const note = missingBlock(part);
  return note.includes("encoded data");
}
