import { chatJson, chatSse, chatSystem } from "./openai.ts";
import { KEY, type Wire } from "./wire.ts";

/**
 * After the public reference, "Chat completion" at docs.mistral.ai/api: ids of tool calls are nine
 * letters and digits, a stream carries its usage in the last chunk.
 */
export const mistral: Wire = {
  path: () => "/chat/completions",
  keyHeader: ["authorization", `Bearer ${KEY}`],
  json: (reply) => chatJson(reply),
  sse: (reply) => chatSse(reply),
  systemOf: chatSystem,
  textArguments: true,
};
