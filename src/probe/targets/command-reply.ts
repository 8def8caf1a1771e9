import { failed } from "../attempt/attempt.ts";
import type { ToolCall } from "../contracts/tool-call.ts";
import type { TargetReport } from "./target.ts";

/** A line that a command printed: whose answer it is, and what it says. */
export interface CommandReply {
  /** Null when the line answers nobody: then it is a fault for all that wait. */
  readonly id: string | null;
  readonly report: TargetReport;
}

/** Reads one line of a command target. */
export function readCommandReply(line: string): CommandReply {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return fault(`not a line of JSON: ${line.slice(0, 120)}`);
  }
  if (typeof value !== "object" || value === null) return fault("a line that is no JSON object");
  const { id, text, reply, error, tool_calls, session } = value as Readonly<
    Record<string, unknown>
  >;
  if (typeof id !== "string" && typeof id !== "number") {
    return fault("an answer without the id of its request");
  }
  const key = String(id);
  if (error !== undefined && error !== null) {
    const reason = typeof error === "string" ? error : JSON.stringify(error);
    return { id: key, report: failed("server_error", reason.slice(0, 300)) };
  }
  const said = text ?? reply;
  if (typeof said !== "string") {
    return { id: key, report: failed("bad_answer", "an answer without text") };
  }
  return {
    id: key,
    report: {
      status: "answered",
      text: said,
      toolCalls: Array.isArray(tool_calls) ? tool_calls.flatMap(callOf) : null,
      session: typeof session === "string" ? session : null,
      notes: [],
    },
  };
}

function callOf(value: unknown): ToolCall[] {
  if (typeof value !== "object" || value === null) return [];
  const { name, args, arguments: long } = value as Readonly<Record<string, unknown>>;
  return typeof name === "string" ? [{ name, args: args ?? long ?? null }] : [];
}

function fault(reason: string): CommandReply {
  return { id: null, report: failed("bad_answer", reason) };
}
