import { describe, expect, it } from "vitest";
import { lastWords } from "./last-words.ts";

describe("the last words of a program", () => {
  it("are the last line that names an error, whatever is said behind it", () => {
    const text = "loading\n  ValueError: first\n  TypeError: no such key  \nbye\n\n";
    expect(lastWords(text)).toBe("TypeError: no such key");
    for (const word of ["EXCEPTION", "panic", "Fatal"])
      expect(lastWords(`${word}: it\nand more`)).toBe(`${word}: it`);
  });

  it("are the last line where none does, and nothing where there is none", () => {
    expect(lastWords("one\n two \n three \n \n")).toBe("three");
    expect(lastWords(" \n\n")).toBe("");
  });
});
