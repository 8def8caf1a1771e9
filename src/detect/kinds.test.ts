import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { describeShared, sharedPath } from "../../test/fakes/shared-data.ts";
import { PromptInjectionDetector } from "./detector.ts";

interface Case {
  readonly kind?: string;
  readonly id?: string;
  readonly expect: "attack" | "benign";
  readonly text: string;
}

const detector = new PromptInjectionDetector();
const verdict = (text: string) => (detector.detect(text).isInjection ? "attack" : "benign");
const read = (path: string) =>
  readFileSync(path, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Case);

const kinds = new Map<string, Case[]>();
const fixture = join(import.meta.dirname, "..", "..", "test", "fixtures", "detect", "kinds.jsonl");
for (const row of read(fixture)) {
  const kind = row.kind ?? "";
  kinds.set(kind, [...(kinds.get(kind) ?? []), row]);
}

describe("kinds of texts that detectors get wrong in the field", () => {
  it.each([...kinds])("%s: every variant", (_, rows) => {
    expect(rows.length).toBeGreaterThanOrEqual(5);
    for (const row of rows) expect([row.text, verdict(row.text)]).toEqual([row.text, row.expect]);
  });
});

describeShared("the reported cases themselves", ["data", "field-cases", "detector"], () => {
  const cases = read(sharedPath("data", "field-cases", "detector", "cases.jsonl"));
  it.each(cases.map((row) => [row.id, row] as const))("%s", (_, row) => {
    expect(verdict(row.text)).toBe(row.expect);
  });
});
