import { describe, expect, it } from "vitest";
import { PromptInjectionDetector } from "../detector.ts";
import { BUILT_IN_RULES } from "../rules/registry.ts";
import { rulesOfContexts, TEXT_CONTEXTS } from "./context.ts";

describe("contexts", () => {
  it("name rules that there are", () => {
    const ids = new Set(BUILT_IN_RULES.map(({ id }) => id));
    expect(rulesOfContexts().filter((id) => !ids.has(id))).toEqual([]);
  });

  it("never lower what drops rules, discloses or carries data out", () => {
    const free =
      /^(?:override|disclosure|conceal|tool\.(?:reads|carries|always|forged)|indirect\.(?:send|relay|bypass))/;
    const detector = new PromptInjectionDetector();
    for (const { id, example } of BUILT_IN_RULES.filter((rule) => free.test(rule.id)))
      for (const context of TEXT_CONTEXTS) {
        const weight = (of: object) =>
          detector.detect(example, of).matches.find(({ rule }) => rule === id)?.confidence ?? 0;
        expect(weight({ context }), `${id} in ${context}`).toBeGreaterThanOrEqual(weight({}));
      }
  });

  it("are refused when there is none of the name", () => {
    const detector = new PromptInjectionDetector();
    expect(() => detector.detect("x", { context: "poem" as "code" })).toThrow(
      /must be one of tool-result/,
    );
  });
});
