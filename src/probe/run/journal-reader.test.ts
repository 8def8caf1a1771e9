import { appendFile, chmod, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { z } from "zod";
import { temporaryFolder } from "../../../test/fakes/temporary-folder.ts";
import { Journal, journalState } from "./journal.ts";
import { readJournal } from "./journal-reader.ts";

const Text = z.string();

async function written(gaveUp: string | null): Promise<string> {
  const path = join(temporaryFolder(), "j.jsonl");
  const journal = await Journal.open(
    {
      path,
      header: {
        ...{ format: "backtrail/probe-journal", schema_version: 1, kind: "injection" },
        ...{ tool_version: "0", plan: {}, command: ["x"], started: "2026-01-01T00:00:00.000Z" },
        shard: { index: 2, of: 3 },
      },
      ...{ schema: Text, isDone: () => true, keyOf: async (index) => `key ${index}` },
    },
    { resume: false, overwrite: false },
  );
  for (const index of [7, 1, 4]) await journal.put(index, `key ${index}`, `text ${index}`);
  await journal.finish(new Date(0), gaveUp);
  await journal.close();
  return path;
}

it("reads a shard, and leaves its file as it was", async () => {
  const path = await written(null);
  await chmod(path, 0o644);
  const journal = await readJournal(path, Text);
  expect([...journal.indexes()]).toEqual([1, 4, 7]);
  expect([journal.size, journal.strange, journal.gaveUp]).toEqual([3, null, null]);
  expect(journal.finished).toBe("1970-01-01T00:00:00.000Z");
  expect(await journal.record(4)).toBe("text 4");
  await expect(journal.record(10)).rejects.toThrow("has no record 10");
  await expect(journal.record(5)).rejects.toThrow("has no record 5");
  await journal.close();
  expect((await stat(path)).mode & 0o777).toBe(0o644);
});

it("tells why an agent was given up, however long the reason", async () => {
  const path = await written(`nobody is there \u{1F600} "${"\u0000".repeat(2000)}`);
  expect(await journalState(path)).toBe("finished");
  const journal = await readJournal(path, Text);
  expect(journal.gaveUp).toMatch(/^nobody is there /);
  expect(journal.gaveUp?.length).toBe(500);
  await journal.close();
});

it("names a trial of another shard, and does not count it", async () => {
  const path = await written(null);
  await appendFile(path, `${JSON.stringify({ index: 5, key: "key 5", record: "other" })}\n`);
  const journal = await readJournal(path, Text);
  expect([journal.strange, journal.size, journal.finished]).toEqual([5, 3, null]);
  await journal.close();
});
