import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { VERSION } from "../formats/version.ts";
import { bibtex } from "./bibtex.ts";

it("cites what CITATION.cff and the package say, in one line with balanced braces", async () => {
  const root = join(import.meta.dirname, "../..");
  const cff = await readFile(join(root, "CITATION.cff"), "utf8");
  const { homepage, author } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  const entry = bibtex(VERSION);
  const plain = entry.replace(/[{}]/g, "");
  expect(plain).toContain(/^title: "(.+)"$/m.exec(cff)?.[1] ?? "no title");
  expect(plain).toContain(`version = ${/^version: (.+)$/m.exec(cff)?.[1]}`);
  expect(plain).toContain(`author = ${author}`);
  expect(cff).toContain(`name: ${author}`);
  expect(homepage.split("#")[0]).toBe(/url = \{(.+?)\}/.exec(entry)?.[1]);
  expect(entry).not.toContain("\n");
  expect(entry.split("{").length).toBe(entry.split("}").length);
});
