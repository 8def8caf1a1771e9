import { describe, expect, it } from "vitest";
import { readExemplars } from "./exemplar.ts";

async function* bytes(...chunks: string[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield new TextEncoder().encode(chunk);
}

describe("readExemplars", () => {
  it("reads labels and passes over blank lines, however the bytes are cut", async () => {
    const text =
      '{"text":"a","is_attack":true,"kind":"x","language":"de"}\r\n\n{"text":"b","is_attack":false}';
    for (const cut of [1, 7, 40]) {
      expect(await readExemplars(bytes(text.slice(0, cut), text.slice(cut)), "bank")).toEqual([
        { text: "a", isAttack: true, kind: "x", language: "de" },
        { text: "b", isAttack: false, kind: null, language: null },
      ]);
    }
  });

  it.each([
    ["broken JSON", '{"text":', "not valid JSON"],
    ["a missing label", '{"text":"b"}', "is_attack"],
    ["a label that is no boolean", '{"text":"b","is_attack":1}', "is_attack"],
    ["a blank text", '{"text":" ","is_attack":true}', "text: must not be blank"],
    ["an unknown field", '{"text":"b","is_attack":true,"lang":"de"}', "lang"],
    ["a text that stands there already", '{"text":"a","is_attack":false}', "line 1"],
  ])("names the line of %s", async (_, line, message) => {
    await expect(
      readExemplars(bytes(`{"text":"a","is_attack":true}\n\n${line}\n`), "bank.jsonl"),
    ).rejects.toMatchObject({
      code: "format",
      where: "bank.jsonl:3",
      message: expect.stringContaining(message),
    });
  });
});
