import { expect, it } from "vitest";
import { TrialCursor } from "./trial-cursor.ts";

function cursorOver(count: number) {
  let drawn = 0;
  const cursor = new TrialCursor(function* () {
    for (let index = 0; index < count; index += 1) {
      drawn += 1;
      yield { index, key: `k${index}`, trial: index };
    }
  });
  return { cursor, drawn: () => drawn };
}

it("finds trials by their place, whatever the order, and none behind the end", async () => {
  const { cursor } = cursorOver(10_000);
  const places = [3, 1, 9_999, 0, 5_000, 4_999, 2];
  const found = await Promise.all(places.map((place) => cursor.at(place)));
  expect(found.map((one) => one?.key)).toEqual(places.map((place) => `k${place}`));
  expect(await cursor.at(10_000)).toBeUndefined();
  expect((await cursor.at(7))?.trial).toBe(7);
});

it("goes through the plan once where jobs come nearly in order, and anew for one far behind", async () => {
  const { cursor, drawn } = cursorOver(10_000);
  for (let place = 0; place < 9_000; place += 3) {
    await cursor.at(place + 2);
    await cursor.at(place);
  }
  expect(drawn()).toBeLessThan(9_010);
  await cursor.at(1);
  expect(drawn()).toBeGreaterThan(9_000);
  expect(drawn()).toBeLessThan(9_010 + 10);
});
