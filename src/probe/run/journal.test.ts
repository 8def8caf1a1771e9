import { appendFile, readFile, truncate, writeFile } from "node:fs/promises";
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
    keyOf: (index) => `key ${index}`,
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
    await journal.finish(new Date(0));
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
    const shifted = { ...optionsAt(path), keyOf: () => "another" };
    await expect(Journal.open(shifted, GO_ON)).rejects.toMatchObject({ code: "format" });
    await appendFile(path, "{torn\n{}\n");
    await expect(Journal.open(optionsAt(path), GO_ON)).rejects.toMatchObject({
      where: `${path}:3`,
    });
    expect(await journalState(path)).toBe("unfinished");
    expect(await journalState(`${path}.none`)).toBe("none");
  });
});
