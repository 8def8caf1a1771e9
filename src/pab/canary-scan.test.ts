import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sliceCodePoints } from "../text/code-points.ts";
import { detectCanary, isCanary } from "./canary.ts";
import { scanForCanaries } from "./canary-scan.ts";

const canary = "PAB-CANARY-2cf61682-f036-5863-b13f-08c190a99f13";

async function* inChunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function scan(bytes: Uint8Array, size: number): Promise<string[]> {
  const hits: string[] = [];
  for await (const hit of scanForCanaries(inChunks(bytes, size))) {
    hits.push(`${hit.line} ${hit.canary}`);
  }
  return hits;
}

describe("detectCanary", () => {
  it("finds canaries in any text, in either case, and nothing that only looks like one", () => {
    const lead = "👩‍👧 漢字 e\u0301";
    const text = `${lead}${canary}${canary.toUpperCase()} PAB-CANARY-123 PAB-CANARY-`;
    const start = Array.from(lead).length;
    const middle = start + canary.length;
    expect(detectCanary(text)).toEqual([
      { canary, span: [start, middle] },
      { canary: canary.toUpperCase(), span: [middle, middle + canary.length] },
    ]);
  });

  it("knows a canary from a text that holds one", () => {
    expect([canary, `${canary} `, "PAB-CANARY-1"].map(isCanary)).toEqual([true, false, false]);
  });
});

describe("scanForCanaries", () => {
  it("gives the same hits and lines for every size of chunk", async () => {
    const piece = fc.constantFrom("\n", "a", "漢字", canary, canary.slice(0, 20), "PAB-", "\r\n");
    await fc.assert(
      fc.asyncProperty(
        fc.array(piece, { maxLength: 30 }),
        fc.integer({ min: 1, max: 99 }),
        async (pieces, size) => {
          const text = pieces.join("");
          const expected = detectCanary(text).map(
            (hit) => `${sliceCodePoints(text, [0, hit.span[0]]).split("\n").length} ${hit.canary}`,
          );
          expect(await scan(Buffer.from(text), size)).toEqual(expected);
        },
      ),
    );
  });

  it("finds one in UTF-16 and among binary bytes", async () => {
    expect(await scan(Buffer.from(`a\n${canary}`, "utf16le"), 7)).toEqual([`2 ${canary}`]);
    const binary = Buffer.concat([
      Buffer.from([0xff, 0, 0xc3]),
      Buffer.from(canary),
      Buffer.from([0x80]),
    ]);
    expect(await scan(binary, 5)).toEqual([`1 ${canary}`]);
  });
});
