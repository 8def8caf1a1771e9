import { describe, expect, it } from "vitest";
import { INJECTION_TYPES } from "../result.ts";
import { Scanner } from "../scan.ts";
import { BUILT_IN_RULES } from "./registry.ts";
import { FLOOD_RULE, SMUGGLING_RULE } from "./shapes.ts";

const scanner = new Scanner();
const rules = [...BUILT_IN_RULES, SMUGGLING_RULE, FLOOD_RULE];
const fired = (text: string) => scanner.scan(text).findings.map(({ rule }) => rule.id);

describe("the built-in rules", () => {
  it.each(rules.map((rule) => [rule.id, rule] as const))(
    "%s: example and near miss",
    (id, rule) => {
      expect(fired(rule.example)).toContain(id);
      expect(fired(rule.nearMiss)).not.toContain(id);
    },
  );

  it("have unique ids and sound weights", () => {
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    for (const { confidence } of rules) expect(confidence > 0 && confidence <= 1).toBe(true);
  });

  it("cover every class that rules can speak for", () => {
    const covered = new Set(rules.map(({ type }) => type));
    // A canary is a literal of the caller's, not a rule.
    expect(INJECTION_TYPES.filter((type) => !covered.has(type))).toEqual(["canary_leak"]);
  });

  it("hold no literal of more than six words", () => {
    for (const rule of rules) {
      for (const pattern of rule.grammar ?? []) expect(longestLiteral(pattern)).toBeLessThan(7);
      for (const trigger of rule.shape?.triggers ?? [])
        expect(trigger.split(" ").length).toBeLessThan(7);
    }
  });

  it("repeat nothing without a bound in a shape", () => {
    for (const rule of rules) {
      const source = rule.shape?.pattern.source.replace(/\[(?:\\.|[^\]\\])*\]/g, "C") ?? "";
      expect(source.replace(/\\./g, "E"), rule.id).not.toMatch(/[*+]|\{\d+,\}/);
    }
  });
});

/** Words in a row that a pattern fixes: single words between gaps, sets and choices. */
function longestLiteral(pattern: string): number {
  let longest = 0;
  let run = 0;
  for (const step of pattern.split(/\s+/)) {
    run = /[|[\]]|^\.\.|\?$/.test(step) ? 0 : run + 1;
    longest = Math.max(longest, run);
  }
  return longest;
}
