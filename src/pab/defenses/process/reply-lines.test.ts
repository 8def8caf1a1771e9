import { describe, expect, it } from "vitest";
import { replyLines } from "./reply-lines.ts";

function read(chunks: readonly string[]): string[] {
  const heard: string[] = [];
  const take = replyLines(
    (line) => heard.push(line),
    (message) => heard.push(`! ${message}`),
  );
  for (const chunk of chunks) take(chunk);
  return heard;
}

describe("lines of an outside program", () => {
  it("come out whole, however they were cut, without blank ones", () => {
    expect(read(["a", "b\n", "\n  \nc\nd", "e\n", "no end"])).toEqual(["ab", "c", "de"]);
  });

  it("may begin with a byte order mark, and keep one inside", () => {
    expect(read(["\uFEFFa\uFEFF\n\uFEFF", "b\n\uFEFF\n"])).toEqual(["a\uFEFF", "b"]);
  });

  it("that are too long are told once and dropped to their end", () => {
    const long = "x".repeat(4_000_000);
    expect(read([long, long, long, long, long, long, "x\nnext\n"])).toEqual([
      "! a line of more than 10000000 characters",
      "next",
    ]);
    expect(read([`${long}\n`, "next\n"])).toHaveLength(2);
  });
});
