import type { Channel } from "../transcript/event.ts";
import { AGENTDOJO } from "./agentdojo.ts";
import { AGENTDYN } from "./agentdyn.ts";
import { CODING_AGENTS } from "./coding-agents.ts";
import { MCP_SERVERS } from "./mcp-servers.ts";
import type { ChannelTable } from "./table.ts";

/** Tables that users can name with `--map`; a benchmark's tools mean nothing in other logs. */
export const SHIPPED: Readonly<Record<string, ChannelTable>> = {
  agentdojo: AGENTDOJO,
  agentdyn: AGENTDYN,
};

const DEFAULTS: readonly ChannelTable[] = [CODING_AGENTS, MCP_SERVERS];

/** The channel of a tool that the tables for all logs name, or null. */
export function channelByTable(tool: string): Channel | null {
  // Clients put the server before the name: `mcp__server__tool`.
  const name = tool.startsWith("mcp__") ? (tool.split("__").at(-1) ?? tool) : tool;
  for (const { tools } of DEFAULTS) {
    const channel = tools[name];
    if (channel !== undefined) return channel;
  }
  return null;
}

/** The channel of a tool of AgentDojo or AgentDyn, or null for any other. */
export function channelOfBenchmark(tool: string): Channel | null {
  return AGENTDOJO.tools[tool] ?? AGENTDYN.tools[tool] ?? null;
}
