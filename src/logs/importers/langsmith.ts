import { asList, asObject, asText, firstText, own } from "../json-view.ts";
import { readDefinitions } from "../messages/hosted.ts";
import { readPart } from "../messages/parts.ts";
import { resultText } from "../messages/results.ts";
import type { Importer, Reader } from "./importer.ts";
import { type Observation, readObservation } from "./observation.ts";
import { roughSize, type Step, StepBuffer } from "./steps.ts";

/** LangSmith: run payloads (post and patch), run exports, and recordings of managed agents. */
export const langsmith: Importer = {
  name: "langsmith",
  summary: "LangSmith runs, post and patch batches, recordings of managed agents",
  session: true,
  detect: (value) => {
    if (asList(own(value, "post")) && asList(own(value, "patch")))
      return "a batch with post and patch";
    if (isRun(value)) return "a run with run_type and inputs";
    if (isRecording(value)) return "a recorded client.beta.sessions call";
    const list = asList(value);
    return list?.length && list.every(isRun) ? "a list of runs" : null;
  },
  read(value, reader) {
    if (isRecording(value)) {
      readRecording(value, reader);
      return;
    }
    const posts = asList(own(value, "post"));
    const list = posts
      ? mergePatches(posts, asList(own(value, "patch")) ?? [])
      : (asList(value) ?? [value]);
    for (const [index, run] of list.entries())
      readRun(run, posts ? `/post/${index}` : asList(value) ? `/${index}` : "", reader);
  },
  end: (reader) => reader.state(StepBuffer).flush(),
};

function isRun(value: unknown): boolean {
  return typeof own(value, "run_type") === "string" && own(value, "inputs") !== undefined;
}

/** A run is posted when it starts and patched when it ends; patches stand in the same order or name the id. */
function mergePatches(posts: readonly unknown[], patches: readonly unknown[]): unknown[] {
  return posts.map((post, index) => {
    const id = own(post, "id");
    const patch =
      patches.find((item) => own(item, "id") === id && id !== undefined) ?? patches[index];
    return { ...(asObject(post) ?? {}), ...(asObject(patch) ?? {}) };
  });
}

const NO_PARENT = { trace: null, parent: null };

const KINDS: Readonly<Record<string, Observation["kind"]>> = {
  llm: "model",
  chat_model: "model",
  tool: "tool",
  retriever: "retriever",
  chain: "other",
  prompt: "other",
  parser: "other",
  embedding: "other",
};

function readRun(
  run: unknown,
  pointer: string,
  reader: Reader,
  { trace, parent }: { trace: string | null; parent: string | null } = NO_PARENT,
): void {
  if (!isRun(run)) {
    reader.skip("not a LangSmith run: it lacks run_type or inputs", pointer);
    return;
  }
  const builder = reader.transcript(firstText(run, "trace_id") ?? trace ?? firstText(run, "id"));
  const id = firstText(run, "id") ?? `${parent ?? ""}${pointer}`;
  const parentId = firstText(run, "parent_run_id") ?? parent;
  const start = Date.parse(firstText(run, "start_time") ?? "");
  const kind = KINDS[asText(own(run, "run_type")) ?? ""] ?? "other";
  const step: Step = {
    id,
    parentId,
    start: Number.isNaN(start) ? null : start,
    size: roughSize({ ...asObject(run), child_runs: null }),
    read: (to, phase, { isInner, isOnlyRoot }) =>
      readObservation(
        to,
        {
          kind,
          name: firstText(run, "name"),
          input: own(run, "inputs"),
          output: own(run, "outputs"),
          error: own(run, "error"),
          status: { text: own(run, "error"), pointer: `${pointer}/error` },
          callId: firstText(own(own(run, "extra"), "metadata"), "tool_call_id"),
          stepId: id,
          isRoot: !isInner && parentId === null,
          answers: isOnlyRoot && parentId === null,
          pointer,
          inputPointer: `${pointer}/inputs`,
          outputPointer: `${pointer}/outputs`,
        },
        phase,
      ),
  };
  reader.state(StepBuffer).add(builder, step, reader);
  const children = asList(own(run, "child_runs")) ?? [];
  for (const [index, child] of children.entries()) {
    const inner = { trace: firstText(run, "trace_id") ?? trace ?? id, parent: id };
    readRun(child, `${pointer}/child_runs/${index}`, reader, inner);
  }
}

function isRecording(value: unknown): boolean {
  const [method] = asList(value) ?? [];
  return typeof method === "string" && /^client\.(?:beta\.)?[a-z_.]+$/.test(method);
}

/** Lines `[method, payload]` of a managed agent's session: what was sent and what was streamed. */
function readRecording(value: unknown, reader: Reader): void {
  const [method, payload] = asList(value) ?? [];
  const builder = reader.transcript(null);
  builder.list();
  if (method === "client.beta.sessions.create") {
    const system = asText(own(own(payload, "agent"), "system"));
    if (system !== null) builder.content("system", { text: system, pointer: "/1/agent/system" });
    const tools = asList(own(own(payload, "agent"), "tools"))?.filter(
      (tool) => own(tool, "name") !== undefined,
    );
    if (tools?.length) readDefinitions(builder, tools, null, "/1/agent/tools");
    return;
  }
  // What is sent comes back in the stream; the stream has the ids.
  if (asText(method)?.endsWith(".send")) return;
  if (asText(method)?.endsWith(".stream")) readStreamed(payload, reader);
  else reader.note(`a call of ${asText(method) ?? "?"} carries no messages`);
}

function readStreamed(event: unknown, reader: Reader): void {
  const builder = reader.transcript(null);
  const type = asText(own(event, "type")) ?? "";
  const id = asText(own(event, "id"));
  const pointer = "/1";
  if (type === "user.message" || type === "agent.message") {
    const role = type === "user.message" ? ("user" as const) : ("assistant" as const);
    readPart(
      builder,
      own(event, "content"),
      { role, actor: role, messageId: id, name: null },
      `${pointer}/content`,
    );
  } else if (/^agent\.(?:mcp_|custom_)?tool_use$/.test(type)) {
    builder.call({
      callId: id,
      tool: firstText(event, "name") ?? "unknown",
      server: firstText(event, "mcp_server_name"),
      args: own(event, "input") ?? null,
      pointer,
    });
  } else if (/^(?:agent|user)\.(?:mcp_|custom_)?tool_result$/.test(type)) {
    const { text, evidence, notes } = resultText(own(event, "content"));
    const failed = own(event, "is_error") === true ? ["tool error"] : [];
    builder.result({
      callId: firstText(event, "tool_use_id", "mcp_tool_use_id", "custom_tool_use_id"),
      text,
      ...(evidence ? { evidence } : {}),
      notes: [...failed, ...notes],
      pointer: `${pointer}/content`,
    });
  } else if (type === "user.tool_confirmation") {
    builder.decision({
      text: firstText(event, "result") ?? type,
      callId: firstText(event, "tool_use_id"),
      pointer,
      notes: [type],
    });
  } else if (type === "agent.thinking") {
    builder.content(
      "assistant",
      {
        text: null,
        evidence: "hidden",
        messageId: id,
        pointer,
        notes: ["thinking: not in the log"],
      },
      "reasoning",
    );
  } else if (!/^(?:session|span)\./.test(type)) {
    builder.content("unclassified", {
      text: JSON.stringify(event),
      pointer,
      notes: [`unknown event type ${type.slice(0, 60)}`],
    });
  }
}
