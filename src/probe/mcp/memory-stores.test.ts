import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { inProcessStores } from "../agent/memory/in-process-store.ts";
import { sqlDriver } from "../agent/memory/stores/sqlite-driver.ts";
import { sqliteStores } from "../agent/memory/stores/sqlite-store.ts";
import type { MemoryStores } from "../contracts/memory-store.ts";
import { mcpStores, REFERENCE_SERVER } from "./mcp-store.ts";

/** The reference server of the protocol, as its package has it. */
const SERVER = fileURLToPath(
  import.meta.resolve("@modelcontextprotocol/server-memory/dist/index.js"),
);

const source = {
  ...{ kind: "program" as const, words: [process.execPath, SERVER], cwd: process.cwd() },
};

/** Letters alone: enough to see that vectors are kept and compared. */
const letters = async (texts: readonly string[]) =>
  texts.map((text) =>
    Array.from("abcdefghijklmnopqrstuvwxyz", (letter) => text.split(letter).length - 1),
  );

const KINDS: readonly (readonly [string, () => Promise<MemoryStores>])[] = [
  ["in-process", async () => inProcessStores],
  ["sqlite", async () => sqliteStores(await sqlDriver(), null)],
  ["sqlite+embedding", async () => sqliteStores(await sqlDriver(), letters)],
  ["mcp", async () => mcpStores(source, REFERENCE_SERVER)],
];

describe.each(KINDS)("memories in %s", (name, open) => {
  it("keep notes with their labels, find the one that fits, and forget what is taken out", async () => {
    const stores = await open();
    expect(stores.name).toBe(name);
    const store = await stores.open("trial");
    try {
      await store.write("The fair in Lisbon opens on Monday.", null);
      await store.write('A "quoted" note AND (one) with * signs -- and {{text}} in it.', null);
      await store.write("Harbour Travel wants the deposit in spring.", "came from a page");
      const found = await store.recall("When does the Lisbon fair open?", 5);
      expect(found[0]?.text).toBe("The fair in Lisbon opens on Monday.");
      expect(found[0]?.label).toBeNull();
      const [deposit] = await store.recall("deposit for Harbour Travel", 1);
      expect(deposit?.label).toBe("came from a page");
      const quoted = await store.recall('"quoted" note AND (one) OR NOT *', 1);
      expect(quoted[0]?.text).toContain("and {{text}} in it.");
      const newest = await store.recall("", 2);
      expect(newest.map(({ text }) => text.slice(0, 7))).toEqual(['A "quot', "Harbour"]);
      const all = (await store.all()) ?? [];
      expect(all).toHaveLength(3);
      await store.remove(all.slice(0, 1).map(({ id }) => id));
      const left = (await store.all()) ?? [];
      expect(left).toHaveLength(2);
      await store.write("A fourth note.", null);
      expect(new Set(((await store.all()) ?? []).map(({ id }) => id)).size).toBe(3);
    } finally {
      await store.close();
    }
  });

  it("are empty for each trial, whatever the one before held or left open", async () => {
    const stores = await open();
    const first = await stores.open("trial");
    await first.write("The password of the safe is 4711.", null);
    // Like a trial of a run that was killed: its memory was never closed.
    const second = await stores.open("trial");
    try {
      expect(await second.all()).toEqual([]);
      expect(await second.recall("password of the safe", 5)).toEqual([]);
    } finally {
      await first.close();
      await second.close();
    }
  });
});

it("trials in a server at an address need a name of their own", () => {
  const address = { kind: "address" as const, url: new URL("http://127.0.0.1:9/mcp") };
  expect(() => mcpStores(address, REFERENCE_SERVER)).toThrow(/keep trials apart/);
});

it("a driver that is not there is told by name", async () => {
  await expect(sqlDriver(["better-sqlite4"])).rejects.toThrow(/SQLite needs Node/);
});
