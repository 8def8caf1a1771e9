import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { configText } from "./commands/init/written-files.ts";
import { CONFIG_SCHEMA_FILE, configSchema } from "./config-schema.ts";
import { backtrail } from "./specs/backtrail.ts";

const accepts = (value: unknown): boolean =>
  new Ajv2020({ strict: true, allowUnionTypes: true }).compile(configSchema(backtrail))(value);

it("is published as `npm run schemas` writes it", () => {
  const file = join(import.meta.dirname, "..", "..", "schemas", CONFIG_SCHEMA_FILE);
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(configSchema(backtrail));
});

it("takes what the configuration takes, and no other key", () => {
  expect(accepts({ quiet: true, pab: { eval: { split: "smoke", "max-uar": 0.1 } } })).toBe(true);
  expect(accepts({ probe: { scan: { canary: ["a", "b"], resend: true, json: "x" } } })).toBe(true);
  expect(accepts({ $schema: "./config.schema.json" })).toBe(true);
  expect(accepts({ probe: { scan: { colour: 1 } } })).toBe(false);
  expect(accepts({ pba: {} })).toBe(false);
  expect(accepts({ probe: { scan: { resend: "yes" } } })).toBe(false);
});

it("takes what init writes", () => {
  const text = configText({
    endpoint: "http://x/",
    inputField: "message",
    outputField: "a.b",
    headerEnv: ["X=Y"],
    canaryEnv: "AGENT_CANARY",
  });
  expect(accepts(parse(text))).toBe(true);
});
