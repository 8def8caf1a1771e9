import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020, type AnySchemaObject, type ValidateFunction } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { cli } from "../../test/fakes/cli.ts";
import { temporaryFolder } from "../../test/fakes/temporary-folder.ts";
import { PUBLISHED, publishedText } from "./published.ts";

const root = join(import.meta.dirname, "..", "..");
const read = (...parts: string[]): string => readFileSync(join(root, ...parts), "utf8");
const schemaOf = (name: string): AnySchemaObject =>
  JSON.parse(read("schemas", `${name}.schema.json`));
const validators = new Map<string, ValidateFunction>();
const validator = (name: string): ValidateFunction => {
  const known = validators.get(name);
  if (known) return known;
  const validate = new Ajv2020({ strict: true, strictTypes: false }).compile(schemaOf(name));
  validators.set(name, validate);
  return validate;
};
const accepts = (name: string, value: unknown): unknown => {
  const validate = validator(name);
  return validate(value) || validate.errors;
};

describe("schemas/", () => {
  it("is what `npm run schemas` writes", () => {
    const expected = Object.entries(PUBLISHED).map(([name, schema]) => [
      `${name}.schema.json`,
      publishedText(name, schema),
    ]);
    // The configuration's is made from the flags, and has a test beside them.
    const names = readdirSync(join(root, "schemas")).filter(
      (file) => file !== "config.schema.json",
    );
    const there = names.map((file) => [file, read("schemas", file)]);
    expect(Object.fromEntries(there)).toEqual(Object.fromEntries(expected));
  });

  it.each(Object.keys(PUBLISHED))("%s compiles under ajv's strict mode", (name) => {
    expect(() => validator(name)).not.toThrow();
  });
});

describe("a corpus under the published schemas", () => {
  const folder = ["corpus", "llm-hard"] as const;
  const trace = JSON.parse(read(...folder, "hard-1-301.json"));

  it("is valid, file by file", () => {
    for (const file of readdirSync(join(root, ...folder))) {
      const text = read(...folder, file);
      if (file === "manifest.json") expect(accepts("pab-manifest", JSON.parse(text))).toBe(true);
      else if (file === "ground_truth.jsonl") {
        for (const line of text.trimEnd().split("\n")) {
          expect(accepts("pab-ground-truth", JSON.parse(line))).toBe(true);
        }
      } else expect(accepts("pab-trace", JSON.parse(text))).toBe(true);
    }
  });

  it.each([
    ["a further key", { ...trace, origin: "web" }],
    ["no events", { ...trace, events: [] }],
    ["a span of three", { ...trace, decision_points: [{ event_id: "e10", span: [1, 2, 3] }] }],
    ["a span of one", { ...trace, decision_points: [{ event_id: "e10", span: [1] }] }],
    ["half a code point", { ...trace, decision_points: [{ event_id: "e10", span: [0, 1.5] }] }],
  ])("is refused with %s", (_, value) => {
    expect(accepts("pab-trace", value)).not.toBe(true);
  });
});

describe("result documents under the published schemas", () => {
  it.each([
    ["pab-defenses", "pab defenses --json"],
    ["pab-eval", "pab eval --defense channel-tagger --forced --max-uar 0 --json"],
    ["pab-compare", "pab compare --split llm-hard --no-timing --json"],
    ["demo", "backtrail demo --json"],
    ["pab-floors", "pab floors --json"],
    ["probe-scan", "agentprobe scan --target dummy --oracle legacy --json"],
    ["probe-scan", "agentprobe scan --target dummy --oracle legacy --no-timing --json"],
    ["probe-health", "agentprobe health --target dummy --json"],
    ["attack-catalogue", "agentprobe list-attacks --json"],
    ["oracle-validation", "agentprobe validate-oracle --json"],
    ["pab-ingest", "pab ingest test/fixtures/ingest/missing_trace --json"],
    ["pab-canary", "pab canary corpus/llm-hard --json"],
  ])("%s: %s", async (name, line) => {
    const { stdout } = await cli(line, { cwd: root });
    expect(accepts(name, JSON.parse(stdout))).toBe(true);
  });

  it("pab-harvest: pab harvest DIR --json", async () => {
    const { stdout } = await cli(["pab", "harvest", temporaryFolder(), "--json"], { cwd: root });
    expect(accepts("pab-harvest", JSON.parse(stdout))).toBe(true);
  });
});
