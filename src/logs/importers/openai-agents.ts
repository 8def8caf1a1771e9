import { asList, asText, own } from "../json-view.ts";
import type { Importer } from "./importer.ts";
import { readItems } from "./openai-responses.ts";

/** Schema versions of the run state that this importer has been held against. */
const NEWEST = 2;

/** OpenAI Agents SDK: the serialised run state, which names its schema version. */
export const openaiAgents: Importer = {
  name: "openai-agents",
  summary: "OpenAI Agents SDK run state",
  session: false,
  detect: (value) => {
    if (own(value, "$schemaVersion") !== undefined) return "has $schemaVersion";
    return own(value, "originalInput") !== undefined && own(value, "modelResponses") !== undefined
      ? "has originalInput and modelResponses"
      : null;
  },
  read(value, reader) {
    const version = asText(own(value, "$schemaVersion"));
    if (version === null) {
      reader.skip("a run state without $schemaVersion: nobody can tell how to read it");
      return;
    }
    const major = /^(\d+)\.\d+$/.exec(version)?.[1];
    if (major === undefined || Number(major) < 1 || Number(major) >= NEWEST) {
      reader.skip(`run state version ${version.slice(0, 20)} is not known; versions 1.x are`);
      return;
    }
    const builder = reader.transcript(null);
    const input = own(value, "originalInput");
    builder.list();
    if (typeof input === "string")
      builder.content("user", { text: input, pointer: "/originalInput" });
    else if (asList(input)) readItems(builder, asList(input) ?? [], "/originalInput");
    const generated = asList(own(value, "generatedItems")) ?? [];
    const items = generated.map((item) => own(item, "rawItem") ?? item);
    readItems(builder, items.map(normalised), "/generatedItems");
    for (const [index, response] of (asList(own(value, "modelResponses")) ?? []).entries()) {
      readItems(
        builder,
        (asList(own(response, "output")) ?? []).map(normalised),
        `/modelResponses/${index}/output`,
      );
    }
  },
};

/** Hand-offs are calls to another agent. */
function normalised(item: unknown): unknown {
  const type = asText(own(item, "type"));
  return type === "hosted_tool_call"
    ? { ...(item as object), type: asText(own(item, "name")) ?? type }
    : item;
}
