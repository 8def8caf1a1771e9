import { expect, it } from "vitest";
import { Slots } from "./slots.ts";

it("runs no more at once than there are places, in the order of asking, also after a failure", async () => {
  const slots = new Slots(2);
  let now = 0;
  let most = 0;
  const begun: number[] = [];
  const work = (index: number) => async (): Promise<number> => {
    begun.push(index);
    now += 1;
    most = Math.max(most, now);
    await new Promise(setImmediate);
    now -= 1;
    if (index === 1) throw new Error("failed");
    return index;
  };
  const ends = await Promise.allSettled([0, 1, 2, 3, 4].map((index) => slots.run(work(index))));
  expect(most).toBe(2);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  expect(ends.map(({ status }) => status === "fulfilled")).toEqual([true, false, true, true, true]);
});
