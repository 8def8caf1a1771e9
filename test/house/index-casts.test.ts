import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseSync } from "oxc-parser";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..", "..");

/** Places where an element is claimed to be there: `list[i] as T`, `<T>list[i]`, `list[i]!`. */
function indexCasts(text: string, file: string): string[] {
  // Parsing is the costly part, and few files hold anything that could be one.
  if (!/\]\)*\s+as\s(?!const\b)|\]!|<\w+>\s*[\w.]+\[/.test(text)) return [];
  const { program } = parseSync(file, text);
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, expression, start } = node as Readonly<Record<string, unknown>>;
    const isClaim =
      type === "TSAsExpression" || type === "TSTypeAssertion" || type === "TSNonNullExpression";
    if (isClaim && isElement(expression)) {
      found.push(`${file}:${text.slice(0, Number(start)).split("\n").length}`);
    }
    for (const value of Object.values(node)) visit(value);
  };
  visit(program);
  return found;
}

function isElement(node: unknown): boolean {
  if (typeof node !== "object" || node === null) return false;
  const { type, computed, expression } = node as Readonly<Record<string, unknown>>;
  if (type === "ParenthesizedExpression" || type === "TSAsExpression") return isElement(expression);
  return type === "MemberExpression" && computed === true;
}

it("an element of a list is looked up with `at`, never claimed by a cast", () => {
  const files = readdirSync(join(ROOT, "src"), { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.tsx?$/.test(name) && !name.endsWith(".test.ts"))
    .map(({ parentPath, name }) => join(parentPath, name));
  expect(files.length).toBeGreaterThan(1000);
  const casts = files.flatMap((path) =>
    indexCasts(readFileSync(path, "utf8"), relative(ROOT, path)),
  );
  expect(casts).toEqual([]);
});

it("every spelling of such a cast is found, and nothing else", () => {
  const claims = "a[i] as T; (a[i] as unknown) as T; <T>a[i]; a.b[c[0]]!;\nf((x[0] as T).y);";
  expect(indexCasts(claims, "a.ts")).toEqual([
    "a.ts:1",
    "a.ts:1",
    "a.ts:1",
    "a.ts:1",
    "a.ts:1",
    "a.ts:2",
  ]);
  expect(indexCasts("a.b as T; [] as T[]; a[i] ?? b; f(a)[0];", "a.ts")).toEqual([]);
});
