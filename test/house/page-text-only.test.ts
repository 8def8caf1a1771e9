import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const PAGE = join(import.meta.dirname, "..", "..", "src", "page");

/** Ways in which a text becomes markup or code. Comments count too: nobody needs the words there. */
const WAYS = [
  /\b(?:inner|outer)HTML\b/,
  /\binsertAdjacentHTML\b/,
  /\bdangerouslySetInnerHTML\b/,
  /\b(?:set|parse)HTML(?:Unsafe)?\b/,
  /\b(?:createContextualFragment|DOMParser|srcdoc)\b/i,
  /\bdocument\s*(?:\?\.|\.|\[\s*["'`])\s*write(?:ln)?\b/,
  /\beval\b/,
  /\bFunction\s*\(/,
];

function waysIn(text: string): string[] {
  return text
    .split("\n")
    .flatMap((line, at) =>
      WAYS.some((way) => way.test(line)) ? [`${at + 1}: ${line.trim()}`] : [],
    );
}

describe("the report page", () => {
  it("makes neither markup nor code of a text", () => {
    const files = readdirSync(PAGE, { recursive: true, encoding: "utf8" }).filter((file) =>
      /\.(?:tsx?|html)$/.test(file),
    );
    expect(files.length).toBeGreaterThan(20);
    expect(
      files.flatMap((file) =>
        waysIn(readFileSync(join(PAGE, file), "utf8")).map((found) => `${file}:${found}`),
      ),
    ).toEqual([]);
  });

  it.each([
    "node.innerHTML = text;",
    'node["outerHTML"] = text;',
    'node.insertAdjacentHTML("beforeend", text);',
    "<p dangerouslySetInnerHTML={{ __html: text }} />",
    "node.setHTMLUnsafe(text);",
    "document.write(text);",
    'document["writeln"](text);',
    "document?.write(text);",
    "eval(text);",
    "(0, eval)(text);",
    "new Function(text)();",
    "Function (text)();",
    "<iframe srcDoc={text} />",
  ])("would be told of %s", (line) => {
    expect(waysIn(`const a = 1;\n  ${line}\n`)).toEqual([`2: ${line}`]);
  });

  it.each([
    "node.textContent = text;",
    "function render(): void {}",
    "const written = document.title;",
    "const evaluated: () => void = callFunction;",
  ])("is not told of %s", (line) => {
    expect(waysIn(line)).toEqual([]);
  });
});
