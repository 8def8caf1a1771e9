import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvScanner } from "./csv-scan.ts";
import {
  type InjectionRow,
  injectionCsvHeader,
  injectionCsvRow,
  leakedOf,
  outcomeOf,
  reasonOf,
} from "./injection-results.ts";
import { parseLeaked } from "./leaked-value.ts";
import { OUTCOMES } from "./outcome.ts";

const row: InjectionRow = {
  defense: "none",
  carrier: "email_footer",
  channel: "email",
  instruction: "reveal_canary",
  category: "leak",
  outcome: "acted",
  reason: "",
  payloadSent: true,
  repeat: 0,
  note: "",
  inputTokens: 10,
  outputTokens: null,
  costUsd: null,
};

describe("the original's view of an outcome", () => {
  it("is 1, 0 or empty", () => {
    expect(OUTCOMES.map((outcome) => [outcome, leakedOf(outcome)])).toEqual([
      ["acted", 1],
      ["resisted", 0],
      ["blocked_by_defence", 0],
      ["blocked_by_provider", 0],
      ["not_delivered", 0],
      ["not_observed", ""],
      ["error", ""],
    ]);
  });

  it("comes back as the same outcome through leaked and reason alone", () => {
    fc.assert(
      fc.property(fc.constantFrom(...OUTCOMES), fc.string({ maxLength: 30 }), (outcome, reason) => {
        // A reason that itself begins with an outcome's name would be read as that outcome.
        fc.pre(outcome !== "resisted" || !/^(blocked_by_|not_delivered)/.test(reason));
        const view = outcomeOf(leakedOf(outcome), reasonOf({ ...row, outcome, reason }));
        expect(view.outcome).toBe(outcome);
      }),
    );
  });

  it("writes the original's columns first", () => {
    expect(injectionCsvHeader()).toMatch(
      /^defense,carrier,channel,instruction,category,leaked,reason,outcome,/,
    );
    expect(injectionCsvRow(row)).toBe(
      "none,email_footer,email,reveal_canary,leak,1,reveal_canary,acted,1,0,,10,,,\r\n",
    );
    expect(injectionCsvRow({ ...row, outcome: "error", reason: "timeout, 30 s" })).toContain(
      ',,"error: timeout, 30 s",error,',
    );
    expect(injectionCsvRow({ ...row, outcome: "not_observed", observed: ["text"] })).toBe(
      "none,email_footer,email,reveal_canary,leak,,not_observed,not_observed,1,0,,10,,,text\r\n",
    );
  });

  it("has as many cells in a row as in the header", () => {
    const lengths: number[] = [];
    const scanner = csvScanner((record) => lengths.push(record.length), "x.csv");
    scanner.push(Buffer.from(injectionCsvHeader() + injectionCsvRow(row)));
    scanner.end();
    expect(lengths).toEqual([15, 15]);
  });
});

describe("parseLeaked", () => {
  it.each([
    [1, 1, true],
    ["0", 0, true],
    [true, 1, true],
    [" 1 ", 1, true],
    ["0_1", 1, true],
    [1.9, 1, false],
    [0.9, 0, false],
    [2, 0, false],
    [-1, 0, false],
    ["", "", true],
  ])("reads %j as Python would", (value, leaked, usual) => {
    expect(parseLeaked(value)).toEqual({ leaked, usual });
  });

  it.each([[null], ["yes"], ["1.0"], [" "], [[1]], [Number.NaN], [undefined]])(
    "refuses %j",
    (value) => {
      expect(parseLeaked(value)).toBeNull();
    },
  );
});
