import { describe, expect, it } from "vitest";
import { adversarialShapes } from "../../test/fakes/adversarial-shapes.ts";
import { PromptInjectionDetector } from "./detector.ts";

const detector = new PromptInjectionDetector();

describe("texts made to be slow", () => {
  // A quadratic step takes minutes here and fails by the runner's time limit.
  it("are judged, 32 KB each", { timeout: 240_000 }, () => {
    for (const [name, text] of adversarialShapes(32 * 1024)) {
      const result = detector.detect(text);
      expect(
        result.matches.map(({ rule }) => rule),
        name,
      ).not.toContain("detection_error");
    }
  });
});
