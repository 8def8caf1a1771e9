import { readFileSync, writeFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../test/fakes/temporary-folder.ts";
import { loadCorpus } from "./corpus.ts";
import { ingestDir } from "./ingest.ts";

const sound = join(import.meta.dirname, "../../test/fixtures/ingest/no_hashes");
const names = ["t.json", "ground_truth.jsonl", "manifest.json"] as const;
const word = fc.constantFrom(
  '"',
  "{",
  "]",
  "\\",
  "\ud83d",
  "null",
  "-1",
  "1e999",
  '"origin": 1, ',
  '"__proto__": [], ',
  '"e9"',
  '"web"',
  "true",
  "\n",
  "\0",
);
const edit = fc.record({
  name: fc.constantFrom(...names),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  cut: fc.nat({ max: 40 }),
  put: fc.oneof(word.map(Buffer.from), fc.uint8Array({ maxLength: 4 })),
});

it("whatever is done to the bytes, ingest answers, and loading agrees with it", async () => {
  const dir = join(temporaryFolder(), "corpus");
  await cp(sound, dir, { recursive: true });
  const originals = new Map(names.map((name) => [name, readFileSync(join(sound, name))]));
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 3 }), async (edits) => {
      const files = new Map(originals);
      for (const { name, at, cut, put } of edits) {
        const bytes = files.get(name) ?? Buffer.alloc(0);
        const start = Math.floor(at * bytes.length);
        files.set(
          name,
          Buffer.concat([bytes.subarray(0, start), put, bytes.subarray(start + cut)]),
        );
      }
      for (const [name, bytes] of files) writeFileSync(join(dir, name), bytes);
      const report = await ingestDir(dir);
      const relaxed = await ingestDir(dir, { strict: false });
      const loaded = await loadCorpus(dir).then(
        (corpus) => corpus,
        (error: { code: string }) => error.code,
      );
      if (report.ok) expect(loaded).toEqual(report.corpus);
      else expect(["format", "origin_leak"]).toContain(loaded);
      const leaks = report.findings.filter((item) => item.code === "origin_leak");
      if (leaks.length > 0) expect([report.ok, relaxed.ok]).toEqual([false, false]);
      if (report.ok) expect(relaxed.ok).toBe(true);
    }),
    { numRuns: 100 },
  );
});
