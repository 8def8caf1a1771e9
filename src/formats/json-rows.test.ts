import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scanJsonRows } from "./json-rows.ts";

async function* chunks(text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function scan(text: string, size = 5) {
  const rows: unknown[] = [];
  const result = await scanJsonRows(chunks(text, size), {
    where: "r.json",
    list: "rows",
    onRow: (row, number) => {
      expect(number).toBe(rows.length + 1);
      rows.push(row);
    },
  });
  return { ...result, elements: rows };
}

describe("scanJsonRows", () => {
  it("gives what JSON.parse gives, whatever the chunks and the blanks are", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.jsonValue({ maxDepth: 3 }), { maxLength: 5 }),
        fc.dictionary(
          fc.string().filter((key) => key !== "rows" && key !== "__proto__"),
          fc.jsonValue(),
        ),
        fc.integer({ min: 1, max: 50 }),
        fc.constantFrom(undefined, 2, "\t"),
        async (rows, more, size, indent) => {
          const document = { ...more, rows };
          const read = await scan(JSON.stringify(document, null, indent), size);
          expect(read.elements).toEqual(JSON.parse(JSON.stringify(rows)));
          expect(read.rows).toBe(rows.length);
          expect(read.document).toEqual(JSON.parse(JSON.stringify({ ...document, rows: [] })));
        },
      ),
      { seed: 3 },
    );
  });

  it("takes only the list at the top, and only a list", async () => {
    const nested = await scan('{"meta": {"rows": [1, 2]}, "x": ["rows", [3]], "rows": [4]}');
    expect([nested.elements, nested.rows]).toEqual([[4], 1]);
    const object = await scan('{"rows": {"a": 1}}');
    expect([object.elements, object.rows, object.document]).toEqual([[], null, { rows: { a: 1 } }]);
    const word = await scan('{"a": "rows", "b": [1]}');
    expect([word.elements, word.rows]).toEqual([[], null]);
    expect((await scan("[1, 2]")).document).toEqual([1, 2]);
  });

  it("reads past a byte order mark, brackets in strings and emoji at chunk borders", async () => {
    const text = '\uFEFF{"rows": [{"a": "]},[\\"\\\\"}, {"a": "👩‍👩‍👧 é 日本"}]}';
    for (const size of [1, 2, 3, 7]) {
      expect((await scan(text, size)).elements).toEqual([{ a: ']},["\\' }, { a: "👩‍👩‍👧 é 日本" }]);
    }
  });

  it.each([
    ['{"rows": [', /ends inside element 1 of "rows"/],
    ['{"rows": [{"a": 1}, {"a', /ends inside element 2/],
    ['{"rows": [{"a": 1} {"a": 2}]}', /element 1 of "rows" is not valid JSON/],
    ['{"rows": [1,]}', /element 2 of "rows" is not valid JSON/],
    ['{"rows": [1], }', /not valid JSON/],
    ["", /the file is empty/],
    ["  \n", /the file is empty/],
    ["nope", /not valid JSON/],
  ])("says what is wrong with %s", async (text, message) => {
    await expect(scan(text)).rejects.toThrow(message);
  });
});
