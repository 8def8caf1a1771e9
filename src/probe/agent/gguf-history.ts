import type { ModelMessage, ModelRequest } from "./backend.ts";

/** A call with its result, as the runtime of GGUF models writes both into a prompt. */
interface CallItem {
  readonly type: "functionCall";
  readonly name: string;
  readonly params: unknown;
  readonly result: string;
  /** Whether it is the first of the calls that were made at once. */
  readonly startsNewChunk: boolean;
}

/** One turn of a conversation, in the shape of the runtime of GGUF models. */
export type ChatItem =
  | { readonly type: "system" | "user"; readonly text: string }
  | { readonly type: "model"; readonly response: readonly (string | CallItem)[] };

/**
 * A request as turns: the calls of the model and their results stand in its own turn, which stays
 * open until the user speaks again.
 */
export function historyOf({ system, messages }: ModelRequest): ChatItem[] {
  const results = resultsOf(messages);
  const items: ChatItem[] = [{ type: "system", text: system }];
  let turn: (string | CallItem)[] = [];
  for (const message of messages) {
    if (message.role === "tool") continue;
    if (message.role === "user") {
      if (turn.length > 0) items.push({ type: "model", response: turn });
      turn = [];
      items.push({ type: "user", text: message.text });
      continue;
    }
    if (message.text !== "") turn.push(message.text);
    for (const [index, { id, name, args }] of message.toolCalls.entries()) {
      const result = results.get(id) ?? "";
      turn.push({ type: "functionCall", name, params: args, result, startsNewChunk: index === 0 });
    }
  }
  items.push({ type: "model", response: turn });
  return items;
}

function resultsOf(messages: readonly ModelMessage[]): ReadonlyMap<string, string> {
  const results = new Map<string, string>();
  for (const message of messages) {
    if (message.role === "tool") results.set(message.callId, message.text);
  }
  return results;
}
