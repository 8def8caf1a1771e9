import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../../test/fakes/temporary-folder.ts";
import { seededRandom } from "../../random/random.ts";
import { PlaceTable } from "./place-table.ts";

const placeOf = (index: number, turn: number) => ({
  ...{ offset: index * 1000 + turn + 2 ** 40, length: (index % 5000) + turn },
});

it("finds what was told last of each trial, when far more are kept than are held", async () => {
  const dir = temporaryFolder();
  const shard = { index: 2, of: 3 };
  const table = new PlaceTable({ path: join(dir, "p"), shard });
  const random = seededRandom(5);
  const told = new Map<number, { readonly turn: number; readonly done: boolean }>();
  const tell = async (slot: number, turn: number): Promise<void> => {
    const index = slot * 3 + 1;
    told.set(index, { turn, done: turn % 3 !== 1 });
    await table.set(index, placeOf(index, turn), turn % 3 !== 1);
  };
  // A run of 400,000 trials, a tenth of them kept, in about its order; then some again, in any order.
  for (let slot = 0; slot < 400_000; slot += 10) await tell(slot + random.int(0, 9), slot % 7);
  const again = Array.from({ length: 2000 }, () => random.int(0, 399_999));
  await Promise.all(again.map((slot, turn) => tell(slot, turn % 11)));
  // What is not held stands in a file that no folder shows.
  expect(readdirSync(dir)).toEqual([]);
  const order = [...told.keys()].sort((a, b) => a - b);
  expect([...table.indexes()]).toEqual(order);
  expect([table.size, table.done]).toEqual([
    ...[told.size, [...told.values()].filter(({ done }) => done).length],
  ]);
  for (const [index, { turn, done }] of told) {
    expect(table.isDone(index)).toBe(done);
    expect(await table.get(index)).toEqual(placeOf(index, turn));
  }
  await table.close();
});

it("knows no trial of another shard, and takes none", async () => {
  const path = join(temporaryFolder(), "p");
  const table = new PlaceTable({ path, shard: { index: 2, of: 3 } });
  await table.set(4, placeOf(4, 0), true);
  for (const index of [3, 5, 1, 7]) {
    expect([table.has(index), table.isDone(index)]).toEqual([false, false]);
    expect(await table.get(index)).toBeUndefined();
  }
  await expect(table.set(5, placeOf(5, 0), true)).rejects.toThrow("another shard");
  await table.close();
  // Few trials need no file.
  expect(existsSync(path)).toBe(false);
});

it("tells of a folder in which it cannot keep anything", async () => {
  const table = new PlaceTable({ path: join(temporaryFolder(), "none", "p"), shard: undefined });
  const all = async (): Promise<void> => {
    for (let index = 0; index < 65 * 4096; index += 4096)
      await table.set(index, placeOf(0, 0), true);
  };
  await expect(all()).rejects.toMatchObject({ code: "io" });
  await table.close();
});
