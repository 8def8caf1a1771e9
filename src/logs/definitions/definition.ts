import { canonicalJson } from "../../formats/canonical-json.ts";
import { sha256Hex } from "../../text/sha256.ts";
import { asList, asObject, asText, firstText, own } from "../json-view.ts";

/** What a tool's definition tells a model, without the form that a provider gives it. */
export interface Definition {
  readonly description: string | null;
  /** By name; null where the definition holds no schema. */
  readonly parameters: Readonly<Record<string, Parameter>> | null;
}

interface Parameter {
  readonly description: string;
  readonly required: boolean;
  readonly values: string;
}

/** The definition in the text of a definition event, or null when it is none. */
export function definitionOf(text: string): Definition | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const tool = asObject(own(value, "function")) ?? asObject(value);
  if (!tool) return null;
  const schema =
    asObject(tool["parameters"]) ?? asObject(tool["input_schema"]) ?? asObject(tool["inputSchema"]);
  return {
    description: firstText(tool, "description"),
    parameters: schema === null ? null : parametersOf(schema),
  };
}

function parametersOf(schema: object): Record<string, Parameter> {
  const required = new Set(asList(own(schema, "required")) ?? []);
  const properties = asObject(own(schema, "properties")) ?? {};
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [
      name,
      {
        description: asText(own(property, "description")) ?? "",
        required: required.has(name),
        values: JSON.stringify(own(property, "enum") ?? own(property, "const") ?? null),
      },
    ]),
  );
}

/** SHA-256 over what the definition tells, the same for every provider's form of it. */
export function fingerprintOf(definition: Definition): string {
  return sha256Hex(canonicalJson(definition));
}

/**
 * What is different between two definitions of one tool, in words for a report; empty when they tell
 * the same. What only one of them holds (some logs leave out descriptions or schemas) is no change.
 */
export function changesBetween(before: Definition, after: Definition): readonly string[] {
  const changes: string[] = [];
  if (
    before.description !== null &&
    after.description !== null &&
    before.description !== after.description
  )
    changes.push("the description changed");
  if (before.parameters === null || after.parameters === null) return changes;
  for (const [name, parameter] of Object.entries(after.parameters)) {
    const old = Object.hasOwn(before.parameters, name) ? before.parameters[name] : undefined;
    if (old === undefined) changes.push(`argument ${name} was added`);
    else if (canonicalJson(old) !== canonicalJson(parameter))
      changes.push(`argument ${name} changed`);
  }
  for (const name of Object.keys(before.parameters))
    if (!Object.hasOwn(after.parameters, name)) changes.push(`argument ${name} was removed`);
  return changes;
}
