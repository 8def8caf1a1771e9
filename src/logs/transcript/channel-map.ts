import type { z } from "zod";
import type { ChannelMapSchema } from "../../formats/channel-map.ts";
import { channelByTable } from "../channels/shipped.ts";
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
      (tool === null ? null : (byKnownTool(tool, args) ?? channelByWords(tool))),
    ofRole: (role) => roles(role),
    ofServer: (server) => servers(server) ?? channelByWords(server),
  };
}

const SHELL =
  /^(?:bash|shell|local_shell|bash_code_execution|exec|exec_command|run_command|run_shell_command|run_terminal_cmd|terminal|execute_bash)$/i;

function byKnownTool(tool: string, args: unknown): Channel | null {
  // A shell's output is what its command reads: a page, a file, or the machine itself.
  return SHELL.test(tool) ? byCommand(args) : channelByTable(tool);
}

/** Commands whose output nobody else can have written. */
const INERT =
  /^(?:cd|pwd|date|whoami|id|hostname|uname|uptime|which|mkdir|rmdir|touch|cp|mv|rm|chmod|chown|kill|sleep|true|false|export|set|df|du|free|nproc)$/;

function byCommand(args: unknown): Channel {
  const text = commandOf(args);
  if (
    /\bhttps?:\/\/|\b(?:curl|wget|lynx|w3m)\b|\b(?:gh|glab|hub)\s+(?:api|issue|pr|mr|run|repo|release)\b/.test(
      text,
    )
  )
    return "web";
  const commands = text
    .split(/&&|\|\||[;|&\n]/)
    .map((one) => one.trim().split(/\s+/)[0] ?? "")
    .filter((word) => word !== "");
  const isInert = commands.length > 0 && commands.every((word) => INERT.test(word));
  return isInert && !/[`<]|\$\(/.test(text) ? "trusted_tool" : "file";
}

function commandOf(args: unknown): string {
  if (typeof args === "string") return args;
  const value = typeof args === "object" && args !== null ? args : {};
  for (const key of ["command", "cmd", "script"]) {
    const found = Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
    if (typeof found === "string") return found;
    if (Array.isArray(found)) return found.join(" ");
  }
  return JSON.stringify(args ?? "");
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
