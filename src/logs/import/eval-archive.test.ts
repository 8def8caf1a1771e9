import { open, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../../test/fakes/temporary-folder.ts";
import { evalSamples, readSample } from "./eval-archive.ts";

/** What is read of an archive of `samples` samples while each is unpacked once, over its size. */
async function readsPerByte(samples: number): Promise<number> {
  const path = join(temporaryFolder(), "many.eval");
  const members = Array.from({ length: samples }, (_, at) => [
    `samples/${at}_epoch_1.json`,
    strToU8(JSON.stringify({ id: at })),
  ]);
  const archive = zipSync(Object.fromEntries(members));
  await writeFile(path, archive);
  const file = await open(path);
  let read = 0;
  const counting = new Proxy(file, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== "function") return value;
      return async (...args: unknown[]) => {
        const done = await value.apply(target, args);
        if (key === "read") read += done.bytesRead;
        return done;
      };
    },
  });
  try {
    const found = await evalSamples(counting, archive.length);
    if ("reason" in found) throw new RangeError(found.reason);
    expect(found.samples).toHaveLength(samples);
    for (const entry of found.samples) {
      expect(await readSample(counting, entry, 1000)).toHaveProperty("value");
    }
  } finally {
    await file.close();
  }
  return read / archive.length;
}

it("reads an archive as often with many samples as with few", async () => {
  const few = await readsPerByte(300);
  const many = await readsPerByte(1200);
  expect(few).toBeLessThan(3);
  expect(many).toBeLessThanOrEqual(few);
});

it("lets a signal through between samples", async () => {
  let turns = 0;
  let next = setImmediate(function turn() {
    turns += 1;
    next = setImmediate(turn);
  });
  await readsPerByte(200);
  clearImmediate(next);
  expect(turns).toBeGreaterThan(200);
});
