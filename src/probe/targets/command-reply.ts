import type { ReadingOptions } from "../answers/answer-report.ts";
import { isObject, parsedJson } from "../answers/json-view.ts";
import { readValue } from "../answers/read-value.ts";
import { failed } from "../attempt/attempt.ts";
import type { TargetReport } from "./target.ts";

/** A line that a command printed: whose answer it is, and what it says. */
export interface CommandReply {
  /** Null when the line answers nobody: then it is a fault for all that wait. */
  readonly id: string | null;
  readonly report: TargetReport;
}

/** Reads one line of a command target: the id of the request, and beside it an answer of any shape. */
export function readCommandReply(line: string, reading: ReadingOptions): CommandReply {
  const value = parsedJson(line);
  if (value === undefined) return fault(`not a line of JSON: ${line.slice(0, 120)}`);
  if (!isObject(value)) return fault("a line that is no JSON object");
  const { id, session, ...answer } = value;
  if (typeof id !== "string" && typeof id !== "number") {
    return fault("an answer without the id of its request");
  }
  const { error } = answer;
  const report = readValue(wrapped(answer), reading);
  if (typeof error === "string" && error.trim() !== "") {
    // The program has spoken: it is not asked again. What it had done before counts all the same.
    const seen = report.status === "answered" ? undefined : report.seen;
    const said = failed("server_error", error.slice(0, 300));
    return { id: String(id), report: seen ? { ...said, seen } : said };
  }
  return {
    id: String(id),
    report:
      report.status === "answered"
        ? { ...report, session: typeof session === "string" ? session : null }
        : report,
  };
}

/** `{ id, answer: {…} }` is the answer in an envelope. */
function wrapped(answer: Readonly<Record<string, unknown>>): unknown {
  const [only, ...more] = Object.entries(answer);
  const isEnvelope = only !== undefined && more.length === 0 && typeof only[1] === "object";
  return isEnvelope && /^(?:answer|reply|response|result|output|body)$/.test(only[0])
    ? only[1]
    : answer;
}

function fault(reason: string): CommandReply {
  return { id: null, report: failed("bad_answer", reason) };
}
