import { describe, expect, it } from "vitest";
import { adversarialShapes } from "../../test/fakes/adversarial-shapes.ts";
import { PromptInjectionDetector } from "./detector.ts";

const detector = new PromptInjectionDetector();

describe("a megabyte made to be slow", () => {
  // The limit is the runner's; how long each shape takes is printed by bench/detect.mjs.
  it.each(adversarialShapes(1 << 20))("%s", { timeout: 120_000 }, (_, text) => {
    const [first] = detector.detect(text).matches;
    expect(first?.rule).not.toBe("detection_error");
  });
});
