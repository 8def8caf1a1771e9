import { expect, it } from "vitest";
import { generatedTexts } from "../../../test/fakes/generated-texts.ts";
import { HOSTILE_BACKENDS } from "../../../test/fakes/hostile-backends.ts";
import { PromptInjectionDetector } from "../detector.ts";
import type { DetectionResult } from "../result.ts";

const verdictOf = ({ evidence: _, ...verdict }: DetectionResult) => JSON.stringify(verdict);

it("a verdict is the same with hostile backends as without, on 100,000 generated texts", async () => {
  const alone = new PromptInjectionDetector();
  const beset = new PromptInjectionDetector(
    {},
    { evidence: HOSTILE_BACKENDS, startTimer: () => () => {} },
  );
  let compared = 0;
  for (const text of generatedTexts(100_000, 3)) {
    const verdict = verdictOf(await beset.detectWithEvidence(text));
    if (verdict !== verdictOf(alone.detect(text))) expect.unreachable(JSON.stringify(text));
    compared += 1;
  }
  expect(compared).toBe(100_000);
});
