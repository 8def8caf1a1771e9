import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { Outbox } from "./outbox.ts";

function boxOf(size: number) {
  const jobs: number[][] = [];
  const box = new Outbox(size, (out) => {
    for (const units of out) jobs.push(units.map(({ index }) => index));
  });
  const add = (...places: number[]): void => {
    for (const index of places) box.add({ index, key: String(index) });
  };
  return { jobs, add, box };
}

it("sends full jobs at once, and what is left when nothing more comes", async () => {
  const { jobs, add } = boxOf(3);
  add(0, 1, 2, 3, 4, 5, 6);
  await new Promise(setImmediate);
  expect(jobs).toEqual([
    [0, 1, 2],
    [3, 4, 5],
  ]);
  add(7, 8);
  await new Promise(setImmediate);
  expect(jobs.at(-1)).toEqual([6, 7, 8]);
  add(9);
  while (jobs.length < 4) await wait(5);
  expect(jobs.at(-1)).toEqual([9]);
});

it("sends the largest first, and what is large by itself", async () => {
  const { jobs, box } = boxOf(3);
  const MB = 1 << 20;
  const bytes = [10, 20, 2 * MB, 30, 0.6 * MB, 0.5 * MB];
  for (const [index, size] of bytes.entries()) box.add({ index, key: String(index) }, size);
  while (jobs.flat().length < 6) await wait(5);
  expect(jobs).toEqual([[2], [4], [5, 3, 1], [0]]);
});

it("sends nothing once it is closed", async () => {
  const { jobs, add, box } = boxOf(2);
  add(0, 1, 2);
  box.close();
  await wait(80);
  expect(jobs).toEqual([]);
});
