import { describe, expect, it } from "vitest";
import { runPool } from "./pool.ts";

const never = new AbortController().signal;
const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** Runs items that ask for `asks` turns and are judged for `judged`; the most of each at once. */
async function most(ending: number, asks: number, judged: number) {
  let asking = 0;
  let open = 0;
  const peak = { asking: 0, open: 0 };
  const done: number[] = [];
  const work = async (item: number, giveUpPlace: () => void): Promise<void> => {
    asking += 1;
    open += 1;
    peak.asking = Math.max(peak.asking, asking);
    peak.open = Math.max(peak.open, open);
    await turns(asks);
    asking -= 1;
    giveUpPlace();
    await turns(judged);
    open -= 1;
    done.push(item);
  };
  const items = Array.from({ length: 40 }, (_, index) => index);
  await runPool(items, work, { concurrency: 4, ending, signal: never });
  return { ...peak, done: done.sort((a, b) => a - b), items };
}

describe("how many are worked on at once", () => {
  it("asks no more than the places, and lets as many come to their end as it may", async () => {
    const { asking, open, done, items } = await most(3, 2, 30);
    expect({ asking, open }).toEqual({ asking: 4, open: 7 });
    expect(done).toEqual(items);
  });

  it("begins none before another has ended where none may be ending", async () => {
    const { asking, open, done, items } = await most(0, 1, 5);
    expect({ asking, open }).toEqual({ asking: 4, open: 4 });
    expect(done).toEqual(items);
  });
});

describe("how it ends", () => {
  it("takes nothing new after a throw, waits for what was begun, and throws it", async () => {
    const begun: number[] = [];
    const ended: number[] = [];
    const work = async (item: number, giveUpPlace: () => void): Promise<void> => {
      begun.push(item);
      giveUpPlace();
      await turns(item === 1 ? 1 : 4);
      if (item === 1) throw new Error("disk full");
      ended.push(item);
    };
    const run = runPool([0, 1, 2, 3, 4, 5, 6, 7], work, {
      concurrency: 2,
      ending: 2,
      signal: never,
    });
    await expect(run).rejects.toThrow("disk full");
    expect(begun).toEqual([0, 1, 2, 3]);
    expect(ended).toEqual([0, 2, 3]);
  });

  it("takes nothing new once interrupted", async () => {
    const stop = new AbortController();
    const begun: number[] = [];
    const work = async (item: number): Promise<void> => {
      begun.push(item);
      if (item === 2) stop.abort();
      await turns(1);
    };
    await runPool([0, 1, 2, 3, 4, 5], work, { concurrency: 1, ending: 1, signal: stop.signal });
    expect(begun).toEqual([0, 1, 2]);
  });
});
