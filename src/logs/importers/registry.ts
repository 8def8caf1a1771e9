import { agentdojo } from "./agentdojo.ts";
import { aiSdk } from "./ai-sdk.ts";
import { anthropic } from "./anthropic.ts";
import { autogen } from "./autogen.ts";
import { bedrock } from "./bedrock.ts";
import { claudeCode } from "./claude-code.ts";
import { codex } from "./codex.ts";
import { document } from "./document.ts";
import { gemini } from "./gemini.ts";
import { geminiCli } from "./gemini-cli.ts";
import { googleAdk } from "./google-adk.ts";
import type { Importer } from "./importer.ts";
import { injecagent } from "./injecagent.ts";
import { inspect } from "./inspect.ts";
import { langchain } from "./langchain.ts";
import { langfuse } from "./langfuse.ts";
import { langsmith } from "./langsmith.ts";
import { llamaindex } from "./llamaindex.ts";
import { mcp } from "./mcp.ts";
import { openaiAgents } from "./openai-agents.ts";
import { openaiChat } from "./openai-chat.ts";
import { openaiResponses } from "./openai-responses.ts";
import { otel } from "./otel.ts";
import { promptfoo } from "./promptfoo.ts";
import { pydanticAi } from "./pydantic-ai.ts";
import { sharegpt } from "./sharegpt.ts";
import { smolagents } from "./smolagents.ts";

/** In the order in which they are tried: the more telling marks first. */
export const IMPORTERS: readonly Importer[] = [
  agentdojo,
  injecagent,
  openaiAgents,
  inspect,
  promptfoo,
  pydanticAi,
  autogen,
  smolagents,
  llamaindex,
  googleAdk,
  codex,
  geminiCli,
  sharegpt,
  langsmith,
  langfuse,
  otel,
  claudeCode,
  openaiResponses,
  gemini,
  bedrock,
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
  adk: "google-adk",
  "bedrock-converse": "bedrock",
  "codex-cli": "codex",
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
