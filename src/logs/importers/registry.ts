import { agentdojo } from "./agentdojo.ts";
import { aiSdk } from "./ai-sdk.ts";
import { anthropic } from "./anthropic.ts";
import { claudeCode } from "./claude-code.ts";
import { document } from "./document.ts";
import type { Importer } from "./importer.ts";
import { injecagent } from "./injecagent.ts";
import { inspect } from "./inspect.ts";
import { langchain } from "./langchain.ts";
import { langfuse } from "./langfuse.ts";
import { langsmith } from "./langsmith.ts";
import { mcp } from "./mcp.ts";
import { openaiAgents } from "./openai-agents.ts";
import { openaiChat } from "./openai-chat.ts";
import { openaiResponses } from "./openai-responses.ts";
import { otel } from "./otel.ts";
import { promptfoo } from "./promptfoo.ts";

/** In the order in which they are tried: the more telling marks first. */
export const IMPORTERS: readonly Importer[] = [
  agentdojo,
  injecagent,
  openaiAgents,
  inspect,
  promptfoo,
  langsmith,
  langfuse,
  otel,
  claudeCode,
  openaiResponses,
  mcp,
  anthropic,
  langchain,
  aiSdk,
  document,
  openaiChat,
];

/** Names that users know a format by, beside the importers' own. */
const ALIASES: Readonly<Record<string, string>> = {
  agentdyn: "agentdojo",
  "ai-sdk-telemetry": "otel",
  openinference: "otel",
  "otel-genai": "otel",
  otlp: "otel",
  langgraph: "langchain",
  "anthropic-messages": "anthropic",
  "openai-agents-js": "openai-agents",
};

export const FORMAT_NAMES: readonly string[] = [
  ...IMPORTERS.map(({ name }) => name),
  ...Object.keys(ALIASES),
];

/** The importer of a name, or null. */
export function importerOf(name: string): Importer | null {
  const own = Object.hasOwn(ALIASES, name) ? ALIASES[name] : name;
  return IMPORTERS.find((importer) => importer.name === own) ?? null;
}
