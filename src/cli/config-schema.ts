import type { CommandSpec, OptionSpec } from "./command.ts";
import { COMMON_OPTIONS } from "./common-options.ts";

interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** Name of the published schema, as a configuration file may name it for editors. */
export const CONFIG_SCHEMA_FILE = "config.schema.json";

/** The JSON Schema of a configuration file, from the flags that there are. */
export function configSchema(root: CommandSpec): JsonSchema {
  const { properties, ...rest } = groupSchema(root);
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: CONFIG_SCHEMA_FILE,
    title: "backtrail configuration",
    ...rest,
    properties: { $schema: { type: "string" }, ...(properties as object) },
  };
}

function groupSchema(spec: CommandSpec): JsonSchema {
  const flags = [...(spec.options ?? []), ...COMMON_OPTIONS.filter(isInConfig)];
  return {
    type: "object",
    description: spec.summary,
    additionalProperties: false,
    properties: {
      ...Object.fromEntries(flags.map((option) => [keyOf(option), valueSchema(option)])),
      ...Object.fromEntries((spec.subcommands ?? []).map((one) => [one.name, groupSchema(one)])),
    },
  };
}

/** A file that names its successor would be read twice. */
function isInConfig({ flags }: OptionSpec): boolean {
  return !flags.startsWith("--config ");
}

function keyOf({ flags }: OptionSpec): string {
  return (/--(?:no-)?([a-z0-9-]+)/.exec(flags)?.[1] ?? "").trim();
}

function valueSchema({ flags, description, repeatable }: OptionSpec): JsonSchema {
  const one = ["string", "number"];
  if (repeatable) {
    return { description, type: [...one, "array"], items: { type: one } };
  }
  if (flags.includes("[")) return { description, type: ["boolean", "string"] };
  return { description, type: flags.includes("<") ? one : "boolean" };
}
