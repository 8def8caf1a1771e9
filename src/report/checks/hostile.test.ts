import { describe, expect, it } from "vitest";
import { HOSTILE } from "../../../test/fakes/hostile-words.ts";
import { casesOf, junitFaults } from "../../../test/fakes/junit.ts";
import { annotationsOf } from "./annotations.ts";
import type { CheckSuite } from "./check.ts";
import { junitXml } from "./junit.ts";
import { checksMarkdown } from "./markdown.ts";

const SUITE: CheckSuite = {
  name: HOSTILE.join(" "),
  checks: HOSTILE.map((words, at) => ({
    name: words,
    status: (["failed", "error", "skipped", "passed"] as const)[at % 4] ?? "failed",
    message: words,
  })),
  properties: Object.fromEntries(HOSTILE.map((words, at) => [`p${at}`, words])),
};

describe("a stranger's words in a verdict", () => {
  it("stay text in JUnit XML", async () => {
    const xml = junitXml(SUITE);
    expect(await junitFaults(xml)).toEqual([]);
    expect(casesOf(xml).size).toBe(HOSTILE.length);
    expect(await junitFaults(xml.replace("&lt;", "<"))).not.toEqual([]);
  });

  it("stand in code spans only in Markdown, and end no table and no fold", () => {
    const page = checksMarkdown(SUITE);
    const outside = page.replace(/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, "");
    for (const mark of ["<script", "<img", "javascript:", "@org", "attacker.example", "\u202E"]) {
      expect(outside, mark).not.toContain(mark);
    }
    expect(outside.match(/<details/g)).toHaveLength(1);
    const rows = page.split("\n").filter((line) => line.startsWith("| `"));
    expect(rows).toHaveLength(HOSTILE.length - 1);
    for (const row of rows) expect(row.match(/\|/g), row).toHaveLength(4);
  });

  it("begin no order of their own in a GitHub log", () => {
    const text = annotationsOf(SUITE);
    const lines = text.trimEnd().split("\n");
    const failing = SUITE.checks.filter(({ status }) => status === "failed" || status === "error");
    expect(lines.filter((line) => line.startsWith("::error title="))).toHaveLength(
      Math.min(10, failing.length),
    );
    expect(
      lines.filter((line) => /^\s*::/.test(line) && !line.startsWith("::error title=")),
    ).toEqual([]);
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202E]/);
  });

  it("that do not fit into a comment are counted", () => {
    const many = Array.from({ length: 5000 }, (_, at) => ({
      name: `attack ${at}`,
      status: "failed" as const,
      message: "word ".repeat(20),
    }));
    const page = checksMarkdown({ ...SUITE, properties: {}, name: "scan", checks: many });
    expect(page.length).toBeLessThan(65_536);
    expect(page).toMatch(/\n\d+ more parts do not fit into a comment\.\n/);
    expect(page.trimEnd().endsWith("</details>")).toBe(true);
  });
});
