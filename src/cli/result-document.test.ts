import { describe, expect, it } from "vitest";
import { z } from "zod";
import { resultDocumentSchema } from "../formats/result-header.ts";
import type { Invocation } from "./command.ts";
import { resultDocument } from "./result-document.ts";

const Schema = resultDocumentSchema("backtrail/example", 3, {
  count: z.int(),
  groups: z.array(z.strictObject({ name: z.string(), rate: z.number().nullable() })),
});
const origin = { invocation: { commandLine: ["x"] } as unknown as Invocation, inputs: [] };

describe("a result document", () => {
  it("has the schema's name and version, and fits it", () => {
    const groups: readonly { readonly name: string; readonly rate: null }[] = [
      { name: "__proto__", rate: null },
    ];
    const document = resultDocument(Schema, { ...origin, body: { count: 1, groups } });
    expect(document).toMatchObject({ format: "backtrail/example", schema_version: 3, seed: null });
    expect(Schema.parse(document)).toEqual(document);
  });

  it("does not compile with a field that the schema lacks, or without one that it has", () => {
    const group = { name: "a", rate: 0.5 };
    // @ts-expect-error: a field more
    resultDocument(Schema, { ...origin, body: { count: 1, groups: [group], total: 1 } });
    const spread = { total: 1 };
    // @ts-expect-error: a field more that comes by a spread
    resultDocument(Schema, { ...origin, body: { count: 1, groups: [group], ...spread } });
    // @ts-expect-error: a field less
    resultDocument(Schema, { ...origin, body: { count: 1 } });
    // @ts-expect-error: another type, deep inside
    resultDocument(Schema, { ...origin, body: { count: 1, groups: [{ name: "a", rate: "1" }] } });
    // @ts-expect-error: another spelling, deep inside
    resultDocument(Schema, { ...origin, body: { count: 1, groups: [{ Name: "a", rate: 1 }] } });
    expect.assertions(0);
  });
});
