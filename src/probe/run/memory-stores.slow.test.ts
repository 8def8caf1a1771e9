import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import type { MemoryRecord } from "../../formats/trial-journal.ts";
import { NO_MEMORY_DEFENSE } from "../agent/memory/defense-places.ts";
import { sqlDriver } from "../agent/memory/stores/sqlite-driver.ts";
import { sqliteStores } from "../agent/memory/stores/sqlite-store.ts";
import { simulatedBackend } from "../agent/simulated.ts";
import { DEFAULT_PROFILE } from "../agent/simulated-profile.ts";
import { DEFAULT_RETRY } from "../attempt/retry.ts";
import { MEMORY_SCENARIOS } from "../battery/memory/scenarios.ts";
import type { MemoryStores } from "../contracts/memory-store.ts";
import { mcpStores, REFERENCE_SERVER } from "../mcp/mcp-store.ts";
import { memoryTrials } from "./memory-trials.ts";
import { runTrials } from "./run-trials.ts";

const SERVER = fileURLToPath(
  import.meta.resolve("@modelcontextprotocol/server-memory/dist/index.js"),
);

const lengths = async (texts: readonly string[]) => texts.map((text) => [text.length, 1]);

async function recordsOf(stores: MemoryStores): Promise<MemoryRecord[]> {
  const done = await runTrials(memoryTrials, {
    ...{ defenses: [{ name: "none", open: () => NO_MEMORY_DEFENSE }], stores, seed: 1, repeats: 1 },
    ...{ scenarios: MEMORY_SCENARIOS, arms: ["attack", "order", "fact"], fills: [0, 10] },
    backend: (trial) => simulatedBackend({ ...DEFAULT_PROFILE, error: 0 }, trial),
    agent: { maxRounds: 5, temperature: 0.7, maxOutputTokens: 2000, prefillTool: false },
    retry: { ...DEFAULT_RETRY, maxRetries: 0 },
    ...{ simulated: true, timeoutMs: null, price: null, concurrency: 8, rpm: null },
    maxCostUsd: null,
  });
  const records: MemoryRecord[] = [];
  for await (const record of done.records() as AsyncIterable<MemoryRecord>) records.push(record);
  return records;
}

it.each([
  ["sqlite", async () => sqliteStores(await sqlDriver(), null)],
  ["sqlite+embedding", async () => sqliteStores(await sqlDriver(), lengths)],
  [
    "mcp",
    async () =>
      mcpStores(
        { kind: "program", words: [process.execPath, SERVER], cwd: process.cwd() },
        REFERENCE_SERVER,
      ),
  ],
])(
  "eight trials at once in %s: none reads what another one planted",
  async (_name, open) => {
    const records = await recordsOf(await open());
    expect(records.map(({ row }) => row.reason).filter((reason) => reason !== "")).toEqual([]);
    const texts = records.map(({ events, toolCalls, reply }) =>
      JSON.stringify([events, toolCalls, reply]),
    );
    const addresses = records.map(({ markers }) => markers[1] ?? "none");
    expect(new Set(addresses).size).toBe(records.length);
    for (const [at, address] of addresses.entries()) {
      const where = texts.flatMap((text, index) => (text.includes(address) ? [index] : []));
      expect(where.filter((index) => index !== at)).toEqual([]);
    }
    // It really went through that memory.
    const recalled = records.filter(({ row }) => row.stages.recalled.state === "reached");
    expect(recalled.length).toBeGreaterThan(5);
  },
  300_000,
);
