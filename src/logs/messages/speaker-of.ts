import { asText, firstText } from "../json-view.ts";
import type { TranscriptBuilder } from "../transcript/builder.ts";
import type { Speaker } from "./speaker.ts";

const ROLES: Readonly<Record<string, Speaker["role"]>> = {
  system: "system",
  developer: "system",
  user: "user",
  human: "user",
  assistant: "assistant",
  ai: "assistant",
  model: "assistant",
  agent: "assistant",
  bot: "assistant",
  tool: "tool",
  function: "tool",
  ipython: "tool",
  observation: "tool",
};

/** Who a message is from by its role, the user's map and the tools called so far; null without a role. */
export function speakerOf(
  builder: TranscriptBuilder,
  message: Readonly<Record<string, unknown>>,
): Speaker | null {
  const role = asText(message["role"]);
  if (role === null) return null;
  const name = firstText(message, "name", "tool_name", "toolName", "function");
  const messageId = asText(message["id"]);
  const known = Object.hasOwn(ROLES, role.toLowerCase()) ? ROLES[role.toLowerCase()] : undefined;
  const mapped = builder.map.ofRole(role) ?? (name === null ? null : builder.map.ofRole(name));
  if (mapped !== null && known !== "tool") {
    return { role: mapped, actor: name ?? role, messageId, name };
  }
  if (known !== undefined) {
    // A named user or assistant message in a group chat still speaks for its role.
    return { role: known, actor: name ?? role, messageId, name };
  }
  // Some frameworks put the tool's name where the role belongs.
  if (builder.isTool(role)) return { role: "tool", actor: role, messageId, name: role };
  return { role: "unclassified", actor: role, messageId, name };
}
