import type { z } from "zod";
import type { ChannelMapSchema } from "../../formats/channel-map.ts";
import type { Channel } from "./event.ts";
import { channelByWords } from "./tool-words.ts";

export type ChannelMapFile = z.output<typeof ChannelMapSchema>;

/** Says which channel a tool's result came through. */
export interface ChannelMap {
  /** The user's own table, without the defaults. */
  mapped(tool: string | null, server: string | null): Channel | null;
  /** Null when nothing is known about the tool: its results are unclassified. */
  ofTool(tool: string | null, server: string | null, args: unknown): Channel | null;
  ofRole(role: string): Channel | null;
  ofServer(server: string): Channel | null;
}

/** The user's table before the defaults. */
export function channelMap(file: ChannelMapFile | null): ChannelMap {
  const tools = matcher(file?.tools ?? {});
  const servers = matcher(file?.servers ?? {});
  const roles = matcher(file?.roles ?? {});
  const mapped = (tool: string | null, server: string | null): Channel | null =>
    (tool === null ? null : tools(tool)) ?? (server === null ? null : servers(server));
  return {
    mapped,
    ofTool: (tool, server, args) =>
      mapped(tool, server) ??
      (tool === null ? null : (byKnownTool(tool, args) ?? channelByWords(tool))) ??
      (server === null ? null : channelByWords(server)),
    ofRole: (role) => roles(role),
    ofServer: (server) => servers(server) ?? channelByWords(server),
  };
}

/** Tools of coding agents and providers whose names are fixed. */
const KNOWN: Readonly<Record<string, Channel>> = {
  Task: "inter_agent",
  Agent: "inter_agent",
  TodoWrite: "trusted_tool",
  TodoRead: "trusted_tool",
  ExitPlanMode: "user",
  AskUserQuestion: "user",
  BashOutput: "trusted_tool",
  KillShell: "trusted_tool",
  LS: "file",
  code_execution: "trusted_tool",
  code_interpreter: "trusted_tool",
  local_shell: "trusted_tool",
  computer: "trusted_tool",
  image_generation: "trusted_tool",
  file_search: "retrieved_doc",
  tool_search: "trusted_tool",
  tool_search_tool_bm25: "trusted_tool",
  tool_search_tool_regex: "trusted_tool",
  str_replace_based_edit_tool: "file",
  str_replace_editor: "file",
  apply_patch: "file",
};

const SHELL =
  /^(?:bash|shell|local_shell|bash_code_execution|exec|run_command|terminal|execute_bash)$/i;

function byKnownTool(tool: string, args: unknown): Channel | null {
  // A shell's output is what its command reads: a page, a file, or the machine itself.
  if (SHELL.test(tool)) return byCommand(args);
  const name = tool.startsWith("mcp__") ? (tool.split("__").at(-1) ?? tool) : tool;
  return Object.hasOwn(KNOWN, name) ? (KNOWN[name] ?? null) : null;
}

function byCommand(args: unknown): Channel {
  const text = typeof args === "string" ? args : JSON.stringify(args ?? "");
  if (/\bhttps?:\/\/|\b(?:curl|wget|lynx)\b/.test(text)) return "web";
  if (/(?:^|["\s;|&(])(?:cat|head|tail|less|more|grep|rg|sed|awk|strings|xxd|find|ls)\s/.test(text))
    return "file";
  return "trusted_tool";
}

/** The longest pattern that fits, an exact name first; `*` stands for any characters. */
function matcher(table: Readonly<Record<string, Channel>>): (name: string) => Channel | null {
  const patterns = Object.entries(table)
    .filter(([pattern]) => pattern.includes("*"))
    .sort(([a], [b]) => b.length - a.length || (a < b ? -1 : 1))
    .map(([pattern, channel]) => ({ pieces: pattern.split("*"), channel }));
  return (name) => {
    if (Object.hasOwn(table, name)) return table[name] ?? null;
    return patterns.find(({ pieces }) => fits(name, pieces))?.channel ?? null;
  };
}

function fits(name: string, pieces: readonly string[]): boolean {
  const first = pieces[0] ?? "";
  const last = pieces.at(-1) ?? "";
  if (name.length < first.length + last.length) return false;
  if (!name.startsWith(first) || !name.endsWith(last)) return false;
  let from = first.length;
  for (const piece of pieces.slice(1, -1)) {
    const at = name.indexOf(piece, from);
    if (at < 0) return false;
    from = at + piece.length;
  }
  return from <= name.length - last.length;
}
