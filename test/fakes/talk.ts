import { type Cause, CauseTracer } from "../../src/joins/cause/trace-cause.ts";
import { readLog } from "./import-log.ts";

/** Conversations of few lines, in the Chat Completions form. */

export type Message = Readonly<Record<string, unknown>>;

export const user = (content: string): Message => ({ role: "user", content });
export const agent = (content: string): Message => ({ role: "assistant", content });
let made = 0;
export const step = (tool: string, args: object | string, result: string): Message[] => {
  made += 1;
  const id = `c${made}`;
  const written = typeof args === "string" ? args : JSON.stringify(args);
  return [
    {
      role: "assistant",
      content: null,
      tool_calls: [{ id, type: "function", function: { name: tool, arguments: written } }],
    },
    { role: "tool", tool_call_id: id, content: result },
  ];
};
export const page = (text: string, url = "https://news.example/a"): Message[] =>
  step("fetch_page", { url }, text);
export const mail = (text: string): Message[] => step("read_inbox", { folder: "inbox" }, text);
export const send = (to: string, body = "Done."): Message[] =>
  step("send_email", { to, body }, "sent");

/** Causes of the last call after these sessions, in order. */
export async function lastCause(...sessions: readonly unknown[]): Promise<Cause> {
  const tracer = new CauseTracer();
  let cause: Cause | null = null;
  for (const [at, session] of sessions.entries()) {
    const log = Array.isArray(session) ? { messages: session } : session;
    const { transcripts } = await readLog(log, { name: `${at}.jsonl` });
    for (const transcript of transcripts) {
      tracer.open(transcript);
      const call = transcript.events.findLast(({ kind }) => kind === "call");
      if (call) cause = tracer.act(call.eventId);
    }
  }
  if (cause === null) throw new Error("no call");
  return cause;
}
