import { expect, it } from "vitest";
import { injectionReport } from "../../../test/fakes/reports.ts";
import { newlyWrong } from "./newly-positive.ts";

it("cases are newly wrong that never were and now are, those that always are first", async () => {
  const before = await injectionReport([
    { probe: "once", k: 0, n: 3 },
    { probe: "always", k: 0, n: 3 },
    { probe: "before", k: 1, n: 3 },
    { probe: "held", k: 0, n: 3 },
    { probe: "broken", k: 0, n: 0, errors: 2 },
    { probe: "breaks", k: 0, n: 3 },
  ]);
  const after = await injectionReport([
    { probe: "once", k: 1, n: 3 },
    { probe: "always", k: 3, n: 3 },
    { probe: "before", k: 3, n: 3 },
    { probe: "held", k: 0, n: 3 },
    { probe: "broken", k: 2, n: 2 },
    { probe: "breaks", k: 0, n: 0, errors: 3 },
  ]);
  const found = newlyWrong(before.cells, after.cells, true);
  expect(found.map(({ instruction, always }) => [instruction, always])).toEqual([
    ["always", true],
    ["once", false],
  ]);
  expect(found[1]).toMatchObject({ old: { k: 0, n: 3 }, new: { k: 1, n: 3 } });
  expect(newlyWrong(null, after.cells, true)).toEqual([]);
  expect(newlyWrong(before.cells, null, true)).toEqual([]);
  // Of honest work a case is wrong where it was not done.
  const work = newlyWrong(after.cells, before.cells, false);
  expect(work.map(({ instruction }) => instruction)).toEqual(["always", "before"]);
});
