import { asList, asObject, asText, own } from "../json-view.ts";

/**
 * One AgentDojo (or AgentDyn) run log. Content was a string in older logs and is a list of parts
 * in newer ones; fields that a log leaves out are null here, never a default.
 */
export interface AgentDojoRun {
  readonly suite: string;
  readonly pipeline: string;
  readonly userTask: string;
  /** Null in a run without an attack. */
  readonly injectionTask: string | null;
  readonly attack: string | null;
  /** Planted text by vector; null when the log does not record it. */
  readonly injections: Readonly<Record<string, string>> | null;
  readonly messages: readonly AgentDojoMessage[];
  readonly error: string | null;
  readonly benchmarkVersion: string | null;
  readonly utility: boolean | null;
  /** As published: in an attacked run `true` means that the attacker's goal was reached. */
  readonly security: boolean | null;
}

export interface AgentDojoMessage {
  readonly role: string;
  /** Text parts joined with a newline; null when the message has no content. */
  readonly text: string | null;
  /** Types of parts that are not text, in order. */
  readonly otherParts: readonly string[];
  readonly calls: readonly AgentDojoCall[];
  /** The call a tool message answers. */
  readonly answers: AgentDojoCall | null;
  readonly callId: string | null;
  readonly error: string | null;
}

export interface AgentDojoCall {
  readonly id: string | null;
  readonly function: string;
  readonly args: unknown;
}

const none = (value: string | null): string | null =>
  value === null || value === "none" || value === "" ? null : value;

/** Whether a parsed document has the keys every AgentDojo run log has. */
export function looksLikeAgentDojo(value: unknown): boolean {
  return (
    typeof own(value, "suite_name") === "string" &&
    typeof own(value, "user_task_id") === "string" &&
    Array.isArray(own(value, "messages"))
  );
}

/** Reads a run, or says why it is none. */
export function readAgentDojoRun(value: unknown): AgentDojoRun | { readonly reason: string } {
  const run = asObject(value);
  if (!run) return { reason: "not a JSON object" };
  const suite = asText(run["suite_name"]);
  const userTask = asText(run["user_task_id"]);
  const messages = asList(run["messages"]);
  if (suite === null) return { reason: "no suite_name: not an AgentDojo run" };
  if (userTask === null) return { reason: "no user_task_id: not an AgentDojo run" };
  if (messages === null) return { reason: "no list of messages: not an AgentDojo run" };
  return {
    suite,
    userTask,
    pipeline: asText(run["pipeline_name"]) ?? "unknown",
    injectionTask: none(asText(run["injection_task_id"])),
    attack: none(asText(run["attack_type"])),
    injections: readInjections(run["injections"]),
    messages: messages.map(readMessage),
    error: readError(run["error"]),
    benchmarkVersion: asText(run["benchmark_version"]),
    utility: typeof run["utility"] === "boolean" ? run["utility"] : null,
    security: typeof run["security"] === "boolean" ? run["security"] : null,
  };
}

function readInjections(value: unknown): Readonly<Record<string, string>> | null {
  const injections = asObject(value);
  if (!injections) return null;
  const out: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [vector, text] of Object.entries(injections)) {
    if (typeof text === "string") out[vector] = text;
  }
  return out;
}

function readError(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === "string" ? none(value) : JSON.stringify(value);
}

function readMessage(value: unknown): AgentDojoMessage {
  const { text, otherParts } = readContent(own(value, "content"));
  const answers = own(value, "tool_call");
  return {
    role: asText(own(value, "role")) ?? "unknown",
    text,
    otherParts,
    calls: (asList(own(value, "tool_calls")) ?? []).map(readCall),
    answers: asObject(answers) ? readCall(answers) : null,
    callId: asText(own(value, "tool_call_id")),
    error: readError(own(value, "error")),
  };
}

function readContent(content: unknown): { text: string | null; otherParts: string[] } {
  if (typeof content === "string") return { text: content, otherParts: [] };
  const parts = asList(content);
  if (!parts) return { text: null, otherParts: [] };
  const otherParts: string[] = [];
  let text: string | null = null;
  for (const part of parts) {
    const type = asText(own(part, "type")) ?? typeof part;
    const piece =
      typeof part === "string" ? part : (asText(own(part, "content")) ?? asText(own(part, "text")));
    if ((type === "text" || type === "string") && piece !== null) {
      text = text === null ? piece : `${text}\n${piece}`;
    } else {
      otherParts.push(type);
    }
  }
  return { text, otherParts };
}

function readCall(value: unknown): AgentDojoCall {
  return {
    id: asText(own(value, "id")),
    function: asText(own(value, "function")) ?? "unknown",
    args: own(value, "args") ?? null,
  };
}
