import { asObject, asText, firstText, own } from "../json-view.ts";
import { readPart } from "../messages/parts.ts";
import type { TranscriptBuilder } from "../transcript/builder.ts";
import type { TranscriptChannel } from "../transcript/event.ts";
import { textOf } from "../transcript/text.ts";

/**
 * Reads what the program put before the model beside a message. The kind decides the channel where
 * it is known; a kind that nobody knows is unclassified, with all its text.
 * @returns the text of the user's that was delivered, or null.
 */
export function readAttachmentLine(
  builder: TranscriptBuilder,
  line: unknown,
  pointer: string,
): string | null {
  const attachment = own(line, "attachment");
  const kind = asText(own(attachment, "type")) ?? "attachment";
  const at = `${pointer}/attachment`;
  if (kind === "queued_command") return readQueued(builder, attachment, at);
  const body = bodyOf(attachment);
  builder.content(channelOf(kind), {
    text: body === null ? null : textOf(body),
    actor: firstText(attachment, "filename", "displayPath", "hookName", "path") ?? kind,
    notes: body === null ? [`${kind}: no text in the log`] : [kind],
    pointer: at,
  });
  return null;
}

/** A prompt that was typed while a tool ran; the program queues its own messages the same way. */
function readQueued(builder: TranscriptBuilder, attachment: unknown, at: string): string | null {
  const prompt = own(attachment, "prompt") ?? bodyOf(attachment);
  const mode = asText(own(attachment, "commandMode")) ?? "prompt";
  const origin = asText(own(own(attachment, "origin"), "kind")) ?? "human";
  const isUser = /^(?:prompt|bash)$/.test(mode) && origin === "human";
  const role: TranscriptChannel = isUser ? "user" : "unclassified";
  const actor = isUser ? "user" : "harness";
  const notes = [isUser ? "typed while a tool ran" : `queued ${mode} of ${origin}`];
  if (typeof prompt === "string")
    builder.content(role, { text: prompt, actor, notes, pointer: at });
  else if (prompt !== null)
    readPart(builder, prompt, { role, actor, messageId: null, name: null }, `${at}/prompt`);
  else
    builder.content(role, {
      text: null,
      actor,
      notes: ["queued_command: no text in the log"],
      pointer: at,
    });
  return isUser ? asText(prompt) : null;
}

const FILE =
  /^(?:file|compact_file_reference|pdf_reference|already_read_file|directory|edited_(?:text|image)_file|selected_lines_in_ide|opened_file_in_ide|diagnostics|notebook)$/;
const SYSTEM =
  /^(?:(?:critical_)?system_reminder|todo_reminder|task_reminder|todo|plan_mode(?:_\w+)?|auto_mode(?:_\w+)?|output_style|skill_listing|dynamic_skill|command_permissions|token_usage|budget_usd|date_change|deferred_tools_delta|agent_listing_delta|verify_plan_reminder|hook_\w+|async_hook_response)$/;

function channelOf(kind: string): TranscriptChannel {
  if (FILE.test(kind)) return "file";
  if (SYSTEM.test(kind)) return "system";
  if (/^(?:nested_memory|relevant_memories|memory_update|memory)$/.test(kind)) return "memory";
  return /^(?:teammate_mailbox|task_status)$/.test(kind) ? "inter_agent" : "unclassified";
}

/** Keys that say what an attachment is, not what is in it. */
const ABOUT: ReadonlySet<string> = new Set(
  "type filename displayPath path hookName hookEvent toolUseID uuid timestamp exitCode durationMs lineStart lineEnd ideName itemCount commandMode origin truncated".split(
    " ",
  ),
);

/** The text where it usually stands, else everything that is not about the attachment itself. */
function bodyOf(attachment: unknown): unknown {
  for (const key of ["content", "text", "snippet", "prompt"]) {
    const found = own(attachment, key);
    if (found !== undefined && found !== null && found !== "")
      return own(own(found, "file"), "content") ?? found;
  }
  const rest = Object.entries(asObject(attachment) ?? {}).filter(
    ([key, value]) => !ABOUT.has(key) && typeof value !== "number" && typeof value !== "boolean",
  );
  const said = rest.filter(([, value]) => value !== null && value !== "" && !isEmptyList(value));
  return said.length === 0 ? null : Object.fromEntries(said);
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
