import { asList, asObject, asText, firstText, own } from "../json-view.ts";
import { readDefinitions } from "../messages/hosted.ts";
import { readMessages } from "../messages/message.ts";
import type { TranscriptBuilder } from "../transcript/builder.ts";
import { textOf } from "../transcript/text.ts";
import type { Importer, Reader } from "./importer.ts";

/** Inspect evaluation logs: the JSON form, and single samples of the zipped form. */
export const inspect: Importer = {
  name: "inspect",
  summary: "Inspect logs: .json and .eval (stored, deflated and Zstandard)",
  session: false,
  detect: (value) => {
    if (asObject(own(value, "eval")) && own(value, "version") !== undefined)
      return "has version and eval";
    if (isSample(value)) return "a sample with id, epoch and messages";
    const events = asList(own(value, "events"));
    const isEvents = events?.some((event) => typeof own(event, "event") === "string");
    return isEvents || (events !== null && own(value, "expected") !== undefined)
      ? "a list of Inspect events"
      : null;
  },
  read(value, reader) {
    if (isSample(value)) {
      readSample(value, "", reader);
      return;
    }
    const samples = asList(own(value, "samples"));
    if (!samples && own(value, "eval") !== undefined) {
      reader.skip(
        "a header without samples: the log was read or written header-only; take the whole log",
      );
      return;
    }
    if (!samples) {
      readEvents(value, "", reader);
      return;
    }
    for (const [index, sample] of samples.entries())
      readSample(sample, `/samples/${index}`, reader);
  },
};

function isSample(value: unknown): boolean {
  return (
    own(value, "epoch") !== undefined &&
    own(value, "id") !== undefined &&
    (asList(own(value, "messages")) !== null || asList(own(value, "events")) !== null)
  );
}

function readSample(sample: unknown, pointer: string, reader: Reader): void {
  if (!asObject(sample)) {
    reader.skip("a sample that is no object", pointer);
    return;
  }
  const attachments =
    asObject(own(sample, "attachments")) ??
    asObject(own(own(sample, "transcript"), "content")) ??
    {};
  const messages = asList(own(sample, "messages")) ?? [];
  const name = `${String(own(sample, "id"))}/${String(own(sample, "epoch") ?? 1)}`;
  const builder = reader.transcript(name);
  readTools(builder, sample, pointer, attachments);
  if (messages.length === 0) {
    readEvents(sample, pointer, reader, attachments, name);
    return;
  }
  readMessages(
    builder,
    byWriter(messages).map((message) => withoutRefusal(resolved(message, attachments))),
    `${pointer}/messages`,
  );
  noteOtherCalls(sample, messages, pointer, reader);
  for (const [index, message] of messages.entries()) {
    // Inspect records a refused call as an error of its result.
    const error = own(message, "error");
    if (asText(own(error, "type")) !== "approval") continue;
    builder.decision({
      text: firstText(error, "message") ?? "not approved",
      callId: firstText(message, "tool_call_id"),
      notes: ["denied"],
      pointer: `${pointer}/messages/${index}/error`,
    });
  }
  const failure = own(sample, "error");
  if (failure !== undefined && failure !== null) {
    builder.decision({
      text: firstText(failure, "message") ?? "error",
      notes: ["the sample ended in an error"],
      pointer: `${pointer}/error`,
    });
  }
}

/** How the agents that come with Inspect ask a model to go on, under the user's role. */
const GO_ON =
  /^\s*(?:Please proceed to the next step using your best judgement|Your submission was incorrect)/;

/** What an agent's own loop says is nobody's; where the log names a message's source, that counts. */
function byWriter(messages: readonly unknown[]): readonly unknown[] {
  return messages.map((message) => {
    const isOwn =
      own(message, "role") === "user" &&
      asText(own(message, "source")) === null &&
      GO_ON.test(textOf(own(message, "content")));
    return isOwn ? { ...asObject(message), role: "harness" } : message;
  });
}

/** Calls of a model that belong to none of the sample's messages: graders', and of agents inside. */
function noteOtherCalls(
  sample: unknown,
  messages: readonly unknown[],
  pointer: string,
  reader: Reader,
): void {
  const known = new Set(messages.map((message) => own(message, "id")));
  const events = asList(own(sample, "events")) ?? asList(own(own(sample, "transcript"), "events"));
  const others = (events ?? []).filter((event) => {
    const ids = (asList(own(event, "input")) ?? []).map((message) => own(message, "id"));
    const given = ids.filter((id) => typeof id === "string");
    return (
      own(event, "event") === "model" && given.length > 0 && !given.some((id) => known.has(id))
    );
  });
  if (others.length === 0) return;
  const what = "calls of a model are in none of the sample's messages (graders, agents inside)";
  reader.note(`${others.length} ${what}: not read`, `${pointer}/events`);
}

/** The tools that the model calls of a sample offered. */
function readTools(
  builder: TranscriptBuilder,
  sample: unknown,
  pointer: string,
  attachments: Readonly<Record<string, unknown>>,
): void {
  const events = asList(own(sample, "events")) ?? asList(own(own(sample, "transcript"), "events"));
  for (const [index, event] of (events ?? []).entries()) {
    const tools = asList(own(event, "tools"));
    if (own(event, "event") !== "model" || !tools?.length) continue;
    builder.list();
    const named = tools.map((tool) => resolved(tool, attachments));
    readDefinitions(builder, named, null, `${pointer}/events/${index}/tools`);
  }
}

/** A refused call's error is a decision, told apart; where it is all there is, it is also the result. */
function withoutRefusal(message: unknown): unknown {
  const said = own(message, "content");
  if (said === "" || asText(own(own(message, "error"), "type")) !== "approval") return message;
  return { ...asObject(message), error: null };
}

/** Without a list of messages the model calls tell what was said. */
function readEvents(
  value: unknown,
  pointer: string,
  reader: Reader,
  attachments: Readonly<Record<string, unknown>> = {},
  name: string | null = null,
): void {
  const builder = reader.transcript(name);
  let messages = 0;
  for (const [index, event] of (asList(own(value, "events")) ?? []).entries()) {
    if (own(event, "event") !== "model") continue;
    const at = `${pointer}/events/${index}`;
    const input = asList(own(event, "input")) ?? [];
    const choices = asList(own(own(event, "output"), "choices")) ?? [];
    messages += input.length + choices.length;
    readMessages(
      builder,
      input.map((message) => resolved(message, attachments)),
      `${at}/input`,
    );
    const answers = choices.map((choice) => resolved(own(choice, "message"), attachments));
    if (answers.length > 0) readMessages(builder, answers, `${at}/output/choices`);
  }
  if (messages === 0) reader.note("holds events but no messages", pointer);
}

const REFERENCE = /^attachment:\/\/([0-9a-f]{16,64})$/;

/** Long texts stand once, under their hash. */
function resolved(
  value: unknown,
  attachments: Readonly<Record<string, unknown>>,
  depth = 0,
): unknown {
  if (typeof value === "string") {
    const hash = REFERENCE.exec(value)?.[1];
    return hash !== undefined && Object.hasOwn(attachments, hash) ? attachments[hash] : value;
  }
  if (depth > 8 || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => resolved(item, attachments, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, resolved(item, attachments, depth + 1)]),
  );
}
