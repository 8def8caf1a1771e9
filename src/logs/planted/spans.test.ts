import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { describeShared, sharedPath } from "../../../test/fakes/shared-data.ts";
import { sliceCodePoints } from "../../text/code-points.ts";
import { locate, needleOf } from "./locate.ts";

interface Case {
  readonly name: string;
  readonly text: string;
  readonly needle: string;
  readonly code_points: [number, number];
}

const cases: Case[] = [];
const parts = ["data", "field-cases", "unicode", "spans.json"];

describeShared("reported span faults", parts, () => {
  cases.push(...(JSON.parse(readFileSync(sharedPath(...parts), "utf8")) as Case[]));

  it("give exact code points: emoji, families, combining marks, ligatures, CR LF, tag characters", () => {
    for (const { name, text, needle, code_points } of cases) {
      expect(sliceCodePoints(text, code_points), name).toBe(needle);
      const ready = needleOf(needle);
      // Words of fewer than eight characters are not searched for: they stand anywhere.
      if (!ready) expect(Array.from(needle.replace(/\s/g, "")).length, name).toBeLessThan(8);
      else expect(locate(text, ready), name).toEqual([code_points]);
    }
  });

  it("find a text also where the log wrote it with JSON escapes", () => {
    const text = '{"t":"\\u0069gnore rules"}';
    const [span] = locate(text, needleOf("ignore rules") ?? expect.fail());
    expect(sliceCodePoints(text, span ?? [0, 0])).toBe("\\u0069gnore rules");
  });
});
