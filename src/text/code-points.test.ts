import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codePointLength, OffsetMap, sliceCodePoints } from "./code-points.ts";

describe("code-point offsets", () => {
  it("agree with Array.from on emoji, combining marks and CJK", () => {
    const text = "Zoë 👩‍👧 e\u0301 漢字 𝒳 end";
    const points = Array.from(text);
    expect(codePointLength(text)).toBe(points.length);
    for (let start = 0; start <= points.length; start += 1) {
      for (let end = start; end <= points.length; end += 1) {
        expect(sliceCodePoints(text, [start, end])).toBe(points.slice(start, end).join(""));
      }
    }
  });

  it("agree with Array.from on any string, lone surrogates included, and round-trip", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.nat(), fc.nat(), (text, a, b) => {
        const points = Array.from(text);
        const [start, end] = [a % (points.length + 1), b % (points.length + 1)].sort(
          (x, y) => x - y,
        );
        const map = new OffsetMap(text);
        expect(map.length).toBe(points.length);
        expect(map.slice([start as number, end as number])).toBe(points.slice(start, end).join(""));
        for (let at = 0; at <= points.length; at += 1) {
          expect(map.toCodePoint(map.toUtf16(at))).toBe(at);
        }
      }),
    );
  });

  it("maps both halves of a pair to the start of its character", () => {
    const map = new OffsetMap("a😀b");
    expect([0, 1, 2, 3, 4].map((unit) => map.toCodePoint(unit))).toEqual([0, 1, 1, 2, 3]);
  });

  it("refuses offsets outside the text", () => {
    const map = new OffsetMap("a😀");
    expect(() => map.toUtf16(3)).toThrow(RangeError);
    expect(() => map.toUtf16(-1)).toThrow(RangeError);
    expect(() => map.toUtf16(0.5)).toThrow(RangeError);
    expect(() => map.toCodePoint(4)).toThrow(RangeError);
    expect(() => map.slice([2, 1])).toThrow(RangeError);
  });
});
