import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitThreshold } from "./fit.ts";

const text = fc.record({
  confidence: fc.constantFrom(0, 0.1, 0.35, 0.5, 0.9, 1),
  isAttack: fc.boolean(),
});

describe("a fitted threshold", () => {
  it("keeps the limit, and no lower one does", () => {
    fc.assert(
      fc.property(
        fc.array(text, { maxLength: 40 }),
        fc.constantFrom(0, 0.1, 0.5),
        (texts, limit) => {
          const fitted = fitThreshold(texts, limit);
          const benign = texts.filter(({ isAttack }) => !isAttack);
          const alarms = (from: number) =>
            benign.filter(({ confidence }) => confidence >= from).length / benign.length;
          if (fitted === null) {
            const some = benign.length > 0 && benign.length < texts.length;
            const top = Math.max(...texts.map(({ confidence }) => confidence));
            if (some && top > 0) expect(alarms(top)).toBeGreaterThan(limit);
            return;
          }
          expect(alarms(fitted.threshold)).toBeLessThanOrEqual(limit);
          for (const { confidence } of texts) {
            if (confidence > 0 && confidence < fitted.threshold)
              expect(alarms(confidence)).toBeGreaterThan(limit);
          }
        },
      ),
    );
  });
});
