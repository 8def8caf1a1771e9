import { asList, asObject, asText, firstText, own } from "../json-view.ts";
import { readMessage } from "../messages/message.ts";
import type { TranscriptBuilder } from "../transcript/builder.ts";
import type { Importer, Reader } from "./importer.ts";

/** Google's Agent Development Kit: sessions, their events one a line or in a list, and eval sets. */
export const googleAdk: Importer = {
  name: "google-adk",
  summary: "Google ADK sessions, events and eval sets",
  session: true,
  detect: (value) => {
    const list = asList(value) ?? asList(own(value, "events"));
    if (list?.length && list.every(isEvent)) return "events with author and invocation";
    if (isEvent(value)) return "an event with author and invocation";
    const cases = asList(own(value, "eval_cases")) ?? asList(own(value, "evalCases"));
    return cases?.some((one) => turnsOf(one) !== null) ? "an eval set with conversations" : null;
  },
  read(value, reader) {
    const cases = asList(own(value, "eval_cases")) ?? asList(own(value, "evalCases"));
    if (cases) {
      for (const [index, one] of cases.entries()) readCase(one, `/eval_cases/${index}`, reader);
      return;
    }
    const list = asList(value) ?? asList(own(value, "events"));
    const at = asList(value) ? "" : "/events";
    const builder = reader.transcript(list ? firstText(value, "id") : null);
    builder.list();
    for (const [index, event] of (list ?? [value]).entries())
      readEvent(builder, event, list ? `${at}/${index}` : "", reader);
    readState(builder, own(value, "state"), "/state");
  },
};

function isEvent(value: unknown): boolean {
  return (
    typeof own(value, "author") === "string" &&
    firstText(value, "invocationId", "invocation_id") !== null &&
    (own(value, "content") !== undefined || asObject(own(value, "actions")) !== null)
  );
}

/** Agents of a session: the first is the one that was asked, others write to it. */
class Agents {
  first: string | null = null;
}

function readEvent(
  builder: TranscriptBuilder,
  event: unknown,
  pointer: string,
  reader: Reader,
): void {
  // A piece of a stream; the whole follows.
  if (own(event, "partial") === true) return;
  const author = asText(own(event, "author")) ?? "unknown";
  const agents = reader.state(Agents);
  if (author !== "user") agents.first ??= author;
  const content = asObject(own(event, "content"));
  if (content) {
    const role = author === "user" ? "user" : "assistant";
    readMessage(
      builder,
      { role, name: author, id: own(event, "id"), parts: content["parts"] },
      `${pointer}/content`,
    );
  }
  const failure = firstText(event, "errorMessage", "error_message");
  if (failure !== null)
    builder.decision({ text: failure, pointer: `${pointer}/errorMessage`, notes: ["an error"] });
  const actions = own(event, "actions");
  const written = own(actions, "stateDelta") ?? own(actions, "state_delta");
  readState(builder, written, `${pointer}/actions/stateDelta`);
}

/** Instructions may quote the session's state; most of it is an answer or result kept by a key. */
function readState(builder: TranscriptBuilder, state: unknown, pointer: string): void {
  for (const [key, value] of Object.entries(asObject(state) ?? {})) {
    if (value === null || typeof value === "number" || typeof value === "boolean") continue;
    const text = asText(value) ?? JSON.stringify(value);
    builder.spare(
      { text, actor: key, notes: ["session state"], pointer: `${pointer}/${key}` },
      value,
    );
  }
}

function turnsOf(value: unknown): readonly unknown[] | null {
  const turns = asList(own(value, "conversation"));
  return turns?.length && turns.every((turn) => userContent(turn) !== undefined) ? turns : null;
}

const userContent = (turn: unknown): unknown =>
  own(turn, "user_content") ?? own(turn, "userContent");

/** A case of an eval set: what was asked, the tools' part, and the answer. */
function readCase(value: unknown, pointer: string, reader: Reader): void {
  const turns = turnsOf(value);
  const builder = reader.transcript(firstText(value, "eval_id", "evalId"));
  if (!turns) {
    reader.skip("a case without a conversation", pointer);
    return;
  }
  builder.list();
  for (const [index, turn] of turns.entries()) {
    const at = `${pointer}/conversation/${index}`;
    const say = (role: string, content: unknown, place: string): void => {
      if (asObject(content)) readMessage(builder, { ...asObject(content), role }, `${at}/${place}`);
    };
    say("user", userContent(turn), "user_content");
    const between = own(turn, "intermediate_data") ?? own(turn, "intermediateData");
    const parts = (snake: string, camel: string, key: string): readonly unknown[] =>
      (asList(own(between, snake) ?? own(between, camel)) ?? []).map((one) => ({ [key]: one }));
    const uses = parts("tool_uses", "toolUses", "functionCall");
    say("assistant", { parts: uses }, "intermediate_data/tool_uses");
    const results = parts("tool_responses", "toolResponses", "functionResponse");
    say("user", { parts: results }, "intermediate_data/tool_responses");
    for (const [step, event] of (asList(own(between, "invocation_events")) ?? []).entries())
      say("assistant", own(event, "content"), `intermediate_data/invocation_events/${step}`);
    say("assistant", own(turn, "final_response") ?? own(turn, "finalResponse"), "final_response");
  }
}
