import { describe, expect, it } from "vitest";
import { hiddenParts, printable, printableJson, printableLines } from "./printable.ts";

const HOSTILE = "\u001b]52;c;aGk=\u0007\u202eevil\u0000\u0085\u2028\u009b31m\ud800\u{e0041}\u007f";
const raw =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u{e0000}-\u{e007f}]/u;
/** What GitHub, Azure or TeamCity would act on. */
const order = /^\s*::[a-z]|##[a-z]*\[/im;

const ORDERS = [
  "::error file=a::from the agent",
  "  ::add-mask::x",
  "\t::set-output name=a::b",
  "before ##[error]x",
  "##vso[task.setvariable variable=a]b",
  "##teamcity[testFailed]",
  "###[group]",
  "\u200b::warning::",
];

describe("text for a terminal or a log", () => {
  it("obeys nothing and stays one line", () => {
    expect(printable(HOSTILE)).not.toMatch(raw);
    for (const text of ORDERS) expect(printable(`${text}\n::x`)).not.toMatch(order);
  });

  it("stays as it is where nothing is hostile", () => {
    const texts = [
      "a::b",
      "std::vector",
      "::1",
      "## heading [x]",
      "# [link]",
      "C# #[attr]",
      "é😀 مرحبا",
      ":: ",
    ];
    for (const text of texts) {
      expect(printable(text)).toBe(text);
      expect(printableLines(text)).toBe(text);
      expect(printableJson(JSON.stringify(text))).toBe(JSON.stringify(text));
    }
    expect(printableLines("a\n\tb \\n \\u0041")).toBe("a\n\tb \\n \\u0041");
  });
});

describe("text of several lines", () => {
  const back = (text: string) =>
    text.replace(/\\u\{([0-9a-f]+)\}/g, (_, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    );

  it.each([HOSTILE, ...ORDERS, ORDERS.join("\n"), "\\u{41} \\\\u{42} \\u{5c}", "x\r\n::debug::y"])(
    "%j is safe in every line and can be read back",
    (text) => {
      const shown = printableLines(text);
      expect(shown).not.toMatch(raw);
      expect(shown).not.toMatch(order);
      expect(back(shown)).toBe(text);
    },
  );
});

describe("JSON", () => {
  it("means the same, and holds nothing raw", () => {
    const value = { [HOSTILE]: [HOSTILE, "\\##[error]x", "a\\", ...ORDERS] };
    for (const indent of [0, 2]) {
      const json = printableJson(JSON.stringify(value, null, indent));
      expect(JSON.parse(json)).toEqual(value);
      expect(json).not.toMatch(raw);
      expect(json).not.toMatch(order);
    }
  });
});

describe("parts of a text", () => {
  it.each(["", "plain", "a\u202eb", "\u0000\u0001", "x\ud800\u{1f600}\u2066", "\u200f end"])(
    "of %j put together are the text, and hide what printable escapes",
    (text) => {
      const parts = hiddenParts(text);
      expect(parts.map((part) => part.text).join("")).toBe(text);
      for (const part of parts) expect(printable(part.text) !== part.text).toBe(part.hidden);
    },
  );
});
