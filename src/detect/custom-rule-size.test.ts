import { describe, expect, it } from "vitest";
import { compileCustomRule } from "./custom-rule.ts";

const rule = (pattern: string) =>
  compileCustomRule({
    id: "own",
    type: "direct_override",
    threat: "high",
    confidence: 0.9,
    pattern,
  });

describe("the size of a rule", () => {
  it.each([
    "((a?){500}){2}a{1000}",
    "(a?){700}(b?){700}(c?){700}",
    "(?:[a-z]{9}\\s){100}(?:[0-9]{9}\\s){100}x{200}",
  ])("is bounded: %s is refused", (pattern) => {
    expect(() => rule(pattern)).toThrow(/compiles to \d+ steps, more than 2000/);
  });

  it("leaves room for the repeats of real rules", () => {
    const patterns = [
      "(?:ignore|forget)\\W+(?:\\w+\\W+){0,20}(?:instructions|rules)",
      ".{0,200}system.{0,200}prompt",
      "\\p{L}{1,500}",
    ];
    for (const pattern of patterns) expect(rule(pattern).id).toBe("own");
  });
});
