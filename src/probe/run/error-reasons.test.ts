import { expect, it } from "vitest";
import { ErrorReasons } from "./error-reasons.ts";

it("shows the five most frequent reasons, of equal ones the earlier", () => {
  const reasons = new ErrorReasons();
  for (const reason of ["a", "b", "c", "d", "e", "f", "f", "e", "f"]) reasons.add(reason);
  expect(reasons.top()).toEqual([
    { reason: "f", n: 3 },
    { reason: "e", n: 2 },
    ...["a", "b", "c"].map((reason) => ({ reason, n: 1 })),
  ]);
});

it("holds no more than a thousand of them, and goes on counting those", () => {
  const reasons = new ErrorReasons();
  for (let at = 0; at < 1001; at += 1) reasons.add(`r${at}`);
  for (const reason of ["r1000", "r1000", "r999"]) reasons.add(reason);
  expect(reasons.top()[0]).toEqual({ reason: "r999", n: 2 });
  expect(reasons.top().some(({ reason }) => reason === "r1000")).toBe(false);
});
