import { appendFile, readFile, stat, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { temporaryFolder } from "../../../test/fakes/temporary-folder.ts";
import { Journal, type JournalOptions, journalState } from "./journal.ts";

type Entry = { readonly text: string; readonly ok: boolean };

function optionsAt(
  path: string,
  plan: Record<string, unknown> = { seed: 1 },
): JournalOptions<Entry> {
  return {
    path,
    header: {
      format: "backtrail/probe-journal",
      schema_version: 1,
      kind: "injection",
      tool_version: "0",
      plan,
      command: ["x"],
      started: "2026-01-01T00:00:00.000Z",
    },
    schema: z.object({ text: z.string(), ok: z.boolean() }),
    isDone: ({ ok }) => ok,
    keyOf: async (index) => `key ${index}`,
  };
}

const NEW = { resume: false, overwrite: false };
const GO_ON = { resume: true, overwrite: false };

async function all(journal: Journal<Entry>): Promise<string[]> {
  const texts: string[] = [];
  for await (const { text } of journal.inOrder()) texts.push(text);
  return texts;
}

describe("a journal", () => {
  it("gives trials back in the order of the plan, whatever order they ended in", async () => {
    const path = join(temporaryFolder(), "j.jsonl");
    const journal = await Journal.open(optionsAt(path), NEW);
    await Promise.all(
      [3, 0, 2, 1].map((index) =>
        journal.put(index, `key ${index}`, { text: `😀 ${index}\n\udcb2`, ok: true }),
      ),
    );
    expect(await all(journal)).toEqual([0, 1, 2, 3].map((index) => `😀 ${index}\n\udcb2`));
    await journal.finish(new Date(0), null);
    await journal.close();
    expect(await journalState(path)).toBe("finished");
  });

  it("cut off at any byte goes on with every whole line", async () => {
    const path = join(temporaryFolder(), "j.jsonl");
    const journal = await Journal.open(optionsAt(path), NEW);
    for (let index = 0; index < 3; index += 1) {
      await journal.put(index, `key ${index}`, { text: `é${index}`, ok: true });
    }
    await journal.close();
    const whole = await readFile(path);
    for (let size = whole.length; size >= 0; size -= 7) {
      await writeFile(path, whole);
      await truncate(path, size);
      const resumed = await Journal.open(optionsAt(path), GO_ON);
      const lines = whole.subarray(0, size).toString("latin1").split("\n").length - 1;
      expect(resumed.reused, `${size} bytes`).toBe(Math.max(0, lines - 1));
      for (let index = resumed.reused; index < 3; index += 1) {
        await resumed.put(index, `key ${index}`, { text: `é${index}`, ok: true });
      }
      expect(await all(resumed)).toEqual(["é0", "é1", "é2"]);
      await resumed.close();
      expect(await readFile(path)).toEqual(whole);
    }
  });

  it("runs errors again, and the later line counts", async () => {
    const path = join(temporaryFolder(), "j.jsonl");
    const journal = await Journal.open(optionsAt(path), NEW);
    await journal.put(0, "key 0", { text: "down", ok: false });
    await journal.close();
    const resumed = await Journal.open(optionsAt(path), GO_ON);
    expect(resumed).toMatchObject({ reused: 0, retried: 1 });
    expect(resumed.has(0)).toBe(false);
    await resumed.put(0, "key 0", { text: "up", ok: true });
    expect(await all(resumed)).toEqual(["up"]);
    await resumed.close();
  });

  it("refuses another plan by what differs, and a damaged line by its number", async () => {
    const path = join(temporaryFolder(), "j.jsonl");
    const journal = await Journal.open(optionsAt(path), NEW);
    await journal.put(0, "key 0", { text: "a", ok: true });
    await journal.close();
    await expect(
      Journal.open(optionsAt(path, { seed: 2, model: "x" }), GO_ON),
    ).rejects.toMatchObject({
      code: "usage",
      message: expect.stringContaining("model, seed differ"),
    });
    const shifted = { ...optionsAt(path), keyOf: async () => "another" };
    await expect(Journal.open(shifted, GO_ON)).rejects.toMatchObject({ code: "format" });
    await appendFile(path, "{torn\n{}\n");
    await expect(Journal.open(optionsAt(path), GO_ON)).rejects.toMatchObject({
      where: `${path}:3`,
    });
    expect(await journalState(path)).toBe("unfinished");
    expect(await journalState(`${path}.none`)).toBe("none");
  });

  it("refuses the journal of another version of the tool", async () => {
    const path = join(temporaryFolder(), "j.jsonl");
    await (await Journal.open(optionsAt(path), NEW)).close();
    const options = optionsAt(path);
    const later = { ...options, header: { ...options.header, tool_version: "1" } };
    await expect(Journal.open(later, GO_ON)).rejects.toMatchObject({
      code: "usage",
      message: expect.stringContaining("(tool version differ)"),
    });
    const other = { ...options, header: { ...options.header, kind: "scan" as const } };
    await expect(Journal.open(other, GO_ON)).rejects.toMatchObject({ code: "usage" });
  });

  it("keeps an unfinished run unless it is told to drop it", async () => {
    const path = join(temporaryFolder(), "j.jsonl");
    const journal = await Journal.open(optionsAt(path), NEW);
    await journal.put(0, "key 0", { text: "paid for", ok: true });
    await journal.close();
    await expect(Journal.open(optionsAt(path), NEW)).rejects.toMatchObject({
      code: "usage",
      message: expect.stringContaining("--resume"),
    });
    const anew = await Journal.open(optionsAt(path), { resume: false, overwrite: true });
    expect(anew).toMatchObject({ recorded: 0, resumed: false });
    await anew.close();
  });

  it("belongs to one writer, and lets a second one destroy nothing", async () => {
    const path = join(temporaryFolder(), "j.jsonl");
    const journal = await Journal.open(optionsAt(path), NEW);
    for (const flags of [NEW, GO_ON, { resume: false, overwrite: true }]) {
      await expect(Journal.open(optionsAt(path), flags)).rejects.toMatchObject({ code: "usage" });
    }
    await journal.put(0, "key 0", { text: "a", ok: true });
    expect(await all(journal)).toEqual(["a"]);
    await journal.close();
    const resumed = await Journal.open(optionsAt(path), GO_ON);
    expect(resumed.reused).toBe(1);
    await resumed.close();
  });

  it("goes on with another credential, and names it", async () => {
    const path = join(temporaryFolder(), "j.jsonl");
    const withKeys = (credentials: Record<string, string>): JournalOptions<Entry> => {
      const options = optionsAt(path);
      return { ...options, header: { ...options.header, credentials } };
    };
    await (await Journal.open(withKeys({ authorization: "1", cookie: "2" }), NEW)).close();
    const resumed = await Journal.open(withKeys({ authorization: "9", cookie: "2" }), GO_ON);
    expect(resumed.otherCredentials).toEqual(["authorization"]);
    await resumed.close();
  });

  it.skipIf(process.platform === "win32")("is its owner's alone to read", async () => {
    const path = join(temporaryFolder(), "j.jsonl");
    await writeFile(path, "", { mode: 0o644 });
    const journal = await Journal.open(optionsAt(path), { resume: false, overwrite: true });
    await journal.close();
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });
});
