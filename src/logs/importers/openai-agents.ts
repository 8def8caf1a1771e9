import { asList, asObject, asText, firstText, own } from "../json-view.ts";
import { readCall } from "../messages/calls.ts";
import { readUserText } from "../messages/flattened.ts";
import type { TranscriptBuilder } from "../transcript/builder.ts";
import { decoded } from "../transcript/text.ts";
import type { Importer, Reader } from "./importer.ts";
import { isTraceRecord, readTraceRecord } from "./openai-agents-traces.ts";
import { readItems } from "./openai-responses.ts";
import { StepBuffer } from "./steps.ts";

/** OpenAI Agents SDK: the serialised run state, which names its schema version, and traces. */
export const openaiAgents: Importer = {
  name: "openai-agents",
  summary:
    "OpenAI Agents SDK run states 1.x and trace exports, of the SDKs for JavaScript and Python",
  session: true,
  detect: (value) => {
    if (isTraceRecord(value)) return "a trace or span with span_data";
    const list = asList(value);
    if (list?.length && list.every(isTraceRecord)) return "a list of traces and spans";
    if (isPython(value)) return "a Python run state with $schemaVersion";
    if (own(value, "$schemaVersion") !== undefined) return "has $schemaVersion";
    return own(value, "originalInput") !== undefined && own(value, "modelResponses") !== undefined
      ? "has originalInput and modelResponses"
      : null;
  },
  read(value, reader) {
    const list = asList(value);
    if (list)
      for (const [index, record] of list.entries()) readTraceRecord(record, reader, `/${index}`);
    else if (isTraceRecord(value)) readTraceRecord(value, reader);
    else {
      const states = reader.state(States);
      const name = states.count === 0 ? null : `state ${states.count}`;
      states.count += 1;
      readState(isPython(value) ? camelCased(value) : value, name, 0, reader);
    }
  },
  end: (reader) => reader.state(StepBuffer).flush(),
};

/** States of a file: each is a run of its own. */
class States {
  count = 0;
}

/** The SDK for Python writes the same state in snake case. */
function isPython(value: unknown): boolean {
  return own(value, "$schemaVersion") !== undefined && own(value, "original_input") !== undefined;
}

const PYTHON_KEYS: ReadonlySet<string> = new Set(
  "original_input generated_items model_responses raw_item current_step data interruptions session_items pending_agent_tool_runs".split(
    " ",
  ),
);

/** The SDK's own keys in camel case; what the models and tools wrote stays as it is. */
function camelCased(value: unknown, depth = 0): unknown {
  const list = asList(value);
  if (depth > 4) return value;
  if (list) return list.map((item) => camelCased(item, depth + 1));
  const object = asObject(value);
  if (!object) return value;
  return Object.fromEntries(
    Object.entries(object).map(([key, item]) =>
      PYTHON_KEYS.has(key)
        ? [
            key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
            key === "raw_item" ? item : camelCased(item, depth + 1),
          ]
        : [key, item],
    ),
  );
}

function readState(value: unknown, name: string | null, depth: number, reader: Reader): void {
  const fault = faultOf(value);
  if (fault !== null) {
    reader.skip(fault);
    return;
  }
  const builder = reader.transcript(name);
  const input = own(value, "originalInput");
  builder.list();
  if (typeof input === "string") readUserText(builder, input, "/originalInput");
  else if (asList(input)) readItems(builder, asList(input) ?? [], "/originalInput");
  readGenerated(builder, asList(own(value, "generatedItems")) ?? [], "/generatedItems");
  for (const [index, response] of (asList(own(value, "modelResponses")) ?? []).entries()) {
    readItems(builder, asList(own(response, "output")) ?? [], `/modelResponses/${index}/output`);
  }
  const step = own(own(value, "currentStep"), "data");
  const asked = asList(own(step, "interruptions")) ?? [];
  readGenerated(builder, asked, "/currentStep/data/interruptions");
  // An agent used as a tool has its own state, as JSON inside this one.
  const nested = Object.entries(asObject(own(value, "pendingAgentToolRuns")) ?? {});
  for (const [key, state] of nested) {
    if (depth < 3) readState(decoded(state), `${name ?? ""}/${key}`, depth + 1, reader);
  }
}

function readGenerated(
  builder: TranscriptBuilder,
  items: readonly unknown[],
  pointer: string,
): void {
  const rest: unknown[] = [];
  for (const [index, item] of items.entries()) {
    const raw = own(item, "rawItem") ?? item;
    const at = `${pointer}/${index}`;
    readDescription(builder, item, at);
    if (own(item, "type") !== "tool_approval_item") {
      rest.push(raw);
      continue;
    }
    readItems(builder, rest.splice(0), pointer);
    const actor = firstText(own(item, "agent"), "name") ?? "assistant";
    builder.list();
    readCall(builder, raw, { actor, messageId: null }, `${at}/rawItem`);
    const callId = firstText(raw, "callId", "call_id", "id");
    builder.decision({
      text: "approval asked",
      callId,
      actor,
      notes: ["tool_approval_item"],
      pointer: at,
    });
  }
  readItems(builder, rest, pointer);
}

/** What the model was told of a tool stands beside its call. */
function readDescription(builder: TranscriptBuilder, item: unknown, pointer: string): void {
  const description = firstText(item, "description");
  const name = firstText(item, "tool_name", "toolName") ?? firstText(own(item, "rawItem"), "name");
  if (description === null || name === null) return;
  builder.list();
  const about = { text: description, actor: name, pointer: `${pointer}/description` };
  builder.content("trusted_tool", about, "definition");
}

/** Minor version from which a sandbox session of a version exists. */
const SANDBOX_SINCE: Readonly<Record<number, number>> = { 2: 15, 3: 18, 4: 19, 5: 20 };

/** Why a state cannot be read, or null: a state that contradicts its version is not guessed at. */
function faultOf(value: unknown): string | null {
  const version = own(value, "$schemaVersion");
  if (version === undefined)
    return "a run state without $schemaVersion: nobody can tell how to read it";
  const parts = /^(\d+)\.(\d+)$/.exec(asText(version) ?? "");
  if (!parts) return `$schemaVersion ${JSON.stringify(version).slice(0, 20)} is no version`;
  const [major, minor] = [Number(parts[1]), Number(parts[2])];
  if (major !== 1) return `run state version ${parts[0]} is not known; versions 1.x are`;
  if (hasPrototypeKey(value, 0)) return "the state holds a key that would reach a prototype";
  const items = asList(own(value, "generatedItems")) ?? [];
  if (minor < 8 && items.some((item) => /^tool_search_/.test(asText(own(item, "type")) ?? ""))) {
    return `a state of version ${parts[0]} cannot hold tool search items`;
  }
  const sandbox = Number(own(own(own(value, "sandbox"), "sessionState"), "version") ?? 0);
  if (sandbox > 5 || minor < (SANDBOX_SINCE[sandbox] ?? 0)) {
    return `a state of version ${parts[0]} cannot hold a sandbox session of version ${sandbox}`;
  }
  return null;
}

function hasPrototypeKey(value: unknown, depth: number): boolean {
  if (typeof value !== "object" || value === null || depth > 60) return false;
  return (
    Object.hasOwn(value, "__proto__") ||
    Object.values(value).some((item) => hasPrototypeKey(item, depth + 1))
  );
}
