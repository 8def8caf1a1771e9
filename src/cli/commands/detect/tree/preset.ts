import { posix } from "node:path";
import type { TextContext } from "../../../../detect/score/context.ts";

/** What kind of file a machine is known to read; null for the others. */
export type Preset = "agent-file" | "mcp-config" | "prompt" | "issue-template";

export const PRESETS: readonly Preset[] = ["agent-file", "mcp-config", "prompt", "issue-template"];

/** Folders that hold files for agents; walked even where an ignore file names them. */
export const AGENT_FOLDERS: ReadonlySet<string> = new Set([
  ".agents",
  ".claude",
  ".codex",
  ".cursor",
  ".gemini",
  ".github",
  ".windsurf",
  ".vscode",
]);

const AGENT_FILES = new Set([
  "agents.md",
  "agents.override.md",
  "agent.md",
  "claude.md",
  "claude.local.md",
  "gemini.md",
  "skill.md",
  "copilot-instructions.md",
  ".cursorrules",
  ".windsurfrules",
  ".clinerules",
  ".goosehints",
]);
const MCP_FILES = new Set(["mcp.json", ".mcp.json", "claude_desktop_config.json", "mcp.toml"]);
const AGENT_ENDINGS = [".instructions.md", ".agent.md", ".chatmode.md", ".mdc"];
const PROMPT_ENDINGS = [".prompt.md", ".prompt", ".prompty", ".prompt.txt", ".prompt.yml"];

/** @param path with `/` between its parts */
export function presetOf(path: string): Preset | null {
  const lower = path.toLowerCase();
  const name = posix.basename(lower);
  const folders = lower.split("/").slice(0, -1);
  if (AGENT_FILES.has(name) || AGENT_ENDINGS.some((ending) => name.endsWith(ending)))
    return "agent-file";
  if (MCP_FILES.has(name)) return "mcp-config";
  if (PROMPT_ENDINGS.some((ending) => name.endsWith(ending))) return "prompt";
  const at = folders.indexOf(".github");
  if (at >= 0) {
    const inner = folders[at + 1];
    if (inner === "issue_template" || /^(?:issue|pull_request)_template\./.test(name))
      return "issue-template";
    if (["instructions", "agents", "chatmodes", "skills"].includes(inner ?? ""))
      return "agent-file";
    if (inner === "prompts") return "prompt";
    return null;
  }
  if (folders.some((folder) => folder !== ".vscode" && AGENT_FOLDERS.has(folder)))
    return "agent-file";
  if (folders.includes("prompts") && TEXTS.has(posix.extname(name))) return "prompt";
  return null;
}

const TEXTS = new Set([".md", ".txt", ".yml", ".yaml", ".json", ".jinja", ".j2", ".tmpl"]);

const CODE = new Set(
  (
    ".c .cc .cpp .cs .css .dart .ex .exs .go .h .hpp .java .jl .js .jsx .kt .lua .m .mjs .cjs .mts " +
    ".cts .php .pl .ps1 .py .r .rb .rs .scala .scss .sh .sql .svelte .swift .tf .ts .tsx .vue .zig"
  ).split(" "),
);

/**
 * The context of a file by its name: what is written for an assistant, source code, or a document.
 * The name is what a stranger may choose, so a context lowers only what is everyday speech in it.
 */
export function contextOfPath(path: string): TextContext {
  const preset = presetOf(path);
  if (preset === "agent-file" || preset === "prompt") return "agent-instructions";
  return CODE.has(posix.extname(path).toLowerCase()) ? "code" : "document";
}

/** Whether a file is text by its name, whatever its first bytes are: a NUL must not hide it. */
export function isTextByName(path: string): boolean {
  const extension = posix.extname(path).toLowerCase();
  return (
    presetOf(path) !== null || CODE.has(extension) || TEXTS.has(extension) || MORE.has(extension)
  );
}

const MORE = new Set(
  ".adoc .cfg .conf .csv .eml .env .html .htm .ini .ipynb .jsonl .log .rst .toml .tsv .xml".split(
    " ",
  ),
);
