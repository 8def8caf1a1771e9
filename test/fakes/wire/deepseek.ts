import { chatJson, chatSse, chatSystem } from "./openai.ts";
import { KEY, type Wire } from "./wire.ts";

/**
 * After the public reference, "Create Chat Completion" at api-docs.deepseek.com: usage tells cache
 * hits from misses.
 */

const USAGE = {
  prompt_tokens: 307,
  completion_tokens: 26,
  total_tokens: 333,
  prompt_cache_hit_tokens: 0,
  prompt_cache_miss_tokens: 307,
};

export const deepseek: Wire = {
  path: () => "/chat/completions",
  keyHeader: ["authorization", `Bearer ${KEY}`],
  json: (reply) => chatJson(reply, { usage: USAGE }),
  sse: (reply) => chatSse(reply, { usage: USAGE }),
  systemOf: chatSystem,
  textArguments: true,
};
