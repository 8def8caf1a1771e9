import type { MemoryDefense } from "../../contracts/memory-defense.ts";
import type { MemoryStores } from "../../contracts/memory-store.ts";
import { AgentMemory } from "./agent-memory.ts";
import type { TrialLog } from "./trial-log.ts";

/** Opens the memory of one agent of a trial and writes its legitimate notes into it. */
export async function openMemory(
  stores: MemoryStores,
  key: string,
  fill: readonly string[],
  defense: MemoryDefense,
  log: TrialLog,
): Promise<AgentMemory> {
  const store = await stores.open(key);
  try {
    for (const text of fill) await store.write(text, null);
    return new AgentMemory(store, defense, log, (await store.all()) ?? []);
  } catch (error) {
    await store.close();
    throw error;
  }
}
