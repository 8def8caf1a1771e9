import { describe, expect, it } from "vitest";
import { generatedTexts } from "../../../test/fakes/generated-texts.ts";
import {
  HANGING_BACKEND,
  HOSTILE_BACKENDS,
  HOSTILE_ERRORS,
} from "../../../test/fakes/hostile-backends.ts";
import { PromptInjectionDetector } from "../detector.ts";
import type { DetectionResult } from "../result.ts";
import type { StartTimer } from "./collect.ts";

const never: StartTimer = () => () => {};
const verdictOf = ({ evidence: _, ...verdict }: DetectionResult) => JSON.stringify(verdict);

describe("a verdict", () => {
  const alone = new PromptInjectionDetector();

  it("is the same with hostile backends as without, on 1,000 generated texts", async () => {
    const beset = new PromptInjectionDetector(
      {},
      { evidence: HOSTILE_BACKENDS, startTimer: never },
    );
    const seen = { attack: 0, harmless: 0 };
    for (const text of generatedTexts(1000, 1)) {
      const result = await beset.detectWithEvidence(text);
      expect(verdictOf(result)).toBe(verdictOf(alone.detect(text)));
      const errors = result.evidence.map(({ error }) => error);
      if (result.matches[0]?.rule === "detection_error") expect(errors).toEqual([]);
      else expect(errors).toEqual(HOSTILE_ERRORS);
      seen[result.isInjection ? "attack" : "harmless"] += 1;
    }
    expect(Math.min(seen.attack, seen.harmless)).toBeGreaterThan(200);
  });

  it("is the same with a backend that hangs until the clock ends it, on 100 texts", async () => {
    let rung = 0;
    const beset = new PromptInjectionDetector(
      {},
      {
        evidence: [HANGING_BACKEND],
        evidenceTimeoutMs: 7,
        startTimer: (afterMs, then) => {
          expect(afterMs).toBe(7);
          queueMicrotask(() => {
            rung += 1;
            then();
          });
          return () => {};
        },
      },
    );
    let timedOut = 0;
    for (const text of generatedTexts(100, 2)) {
      const result = await beset.detectWithEvidence(text);
      expect(verdictOf(result)).toBe(verdictOf(alone.detect(text)));
      timedOut += result.evidence.filter(({ error }) => error === "timeout").length;
    }
    expect(timedOut).toBe(rung);
    expect(timedOut).toBeGreaterThan(80);
  });
});
