import { chatJson, chatSse, chatSystem } from "./openai.ts";
import { KEY, type Wire } from "./wire.ts";

/**
 * After the public reference, "Create chat completion" at console.groq.com/docs/api-reference:
 * usage with queue and run times, and an `x_groq` object that holds the usage of a stream.
 */

const USAGE = {
  queue_time: 0.03,
  prompt_tokens: 307,
  prompt_time: 0.01,
  completion_tokens: 26,
  completion_time: 0.1,
  total_tokens: 333,
  total_time: 0.11,
};

export const groq: Wire = {
  path: () => "/chat/completions",
  keyHeader: ["authorization", `Bearer ${KEY}`],
  json: (reply) => chatJson(reply, { usage: USAGE, x_groq: { id: "req_01" } }),
  sse: (reply) => chatSse(reply, { x_groq: { id: "req_01", usage: USAGE } }),
  systemOf: chatSystem,
  textArguments: true,
};
