import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvScanner } from "./csv-scan.ts";
import { csvLine } from "./csv-write.ts";

/** Records of a text, fed in chunks of `size` bytes. */
function scan(text: string | Uint8Array, size = 7): string[][] {
  const records: string[][] = [];
  const scanner = csvScanner((record) => {
    records.push(Array.from({ length: record.length }, (_, at) => record.field(at) as string));
  }, "x.csv");
  const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
  for (let at = 0; at < bytes.length; at += size) scanner.push(bytes.subarray(at, at + size));
  scanner.end();
  return records;
}

describe("csvScanner", () => {
  it("reads LF, CRLF and CR, skips blank lines and drops a byte order mark", () => {
    expect(scan("\uFEFFa,b\r\n1,2\n\n\r\n3,4\r5,6")).toEqual([
      ["a", "b"],
      ["1", "2"],
      ["3", "4"],
      ["5", "6"],
    ]);
  });

  it("keeps newlines, commas and doubled quotes of a quoted field", () => {
    expect(scan('a,"multi\r\nline ""x"", y",z\n')).toEqual([["a", 'multi\r\nline "x", y', "z"]]);
  });

  it("is as lenient as Python's csv about stray quotes", () => {
    expect(scan('a"b,"c"d,"" \n')).toEqual([['a"b', "cd", " "]]);
  });

  it("counts lines through quoted newlines", () => {
    const lines: number[] = [];
    const scanner = csvScanner((record) => lines.push(record.line), "x.csv");
    scanner.push(Buffer.from('h\r\n"a\r\nb\nc"\r\nx\r\n'));
    scanner.end();
    expect(lines).toEqual([1, 2, 5]);
  });

  it("gives the same records whatever the chunks are", () => {
    const cell = fc.string({ unit: "grapheme", maxLength: 12 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constant("k"), cell, cell), { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 1, max: 40 }),
        (rows, size) => {
          const read = scan(rows.map((row) => csvLine(row)).join(""), size);
          // A formula guard is the one thing that does not come back as it went in.
          expect(read.map((row) => row.map((text) => text.replace(/^'/, "")))).toEqual(
            rows.map((row) => row.map((text) => text.replace(/^'/, ""))),
          );
        },
      ),
    );
  });

  it("names the line where a quote was left open, and UTF-16", () => {
    expect(() => scan('a\n"b\nc')).toThrow(/starts on line 2/);
    expect(() => scan(Buffer.from("\uFEFFa,b", "utf16le"), 100)).toThrow(/UTF-16/);
  });

  it("refuses a record without end instead of holding the file in memory", () => {
    const scanner = csvScanner(() => {}, "x.csv");
    scanner.push(Buffer.from('a,b\n"'));
    const chunk = Buffer.alloc(4 * 1024 * 1024, "x");
    expect(() => {
      for (let i = 0; i < 6; i += 1) scanner.push(chunk);
    }).toThrow(/line 2 is longer than 16 MiB/);
  });
});

describe("csvLine", () => {
  it("guards cells that a spreadsheet would run", () => {
    const hostile = [
      "=1+1",
      "+SUM(A1)",
      "-2+3",
      "@SUM(A1)",
      "\t=1+1",
      "\r=1+1",
      "\u200b=1+1",
      " =1+1",
    ];
    for (const cell of hostile) {
      const [[read = ""] = []] = scan(csvLine([cell, "x"]));
      expect(read).toBe(`'${cell.replace("\r", "\\u{d}")}`);
    }
  });

  it("leaves numbers and plain names alone", () => {
    expect(csvLine(["none", -1, null, "a-b"])).toBe("none,-1,,a-b\r\n");
  });
});
