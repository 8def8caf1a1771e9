import { createHash } from "node:crypto";
import { asList, asText, own } from "../json-view.ts";
import { RecentMap } from "../transcript/recent-map.ts";

/** Conversations remembered; beyond it the oldest are taken for ended. */
const CONVERSATIONS = 20_000;

/**
 * Tells which requests of a log go on with an earlier one: their messages begin with everything
 * that was said before. A request that repeats only the beginning is a conversation of its own.
 */
export class Conversations {
  readonly #keys = new RecentMap<string>(CONVERSATIONS);
  #made = 0;

  /**
   * The key of the conversation that a request belongs to.
   * @param messages of the request.
   * @param answer to it, null where the log does not hold it.
   * @param name what the log calls the conversation, if anything.
   */
  keyOf(messages: readonly unknown[], answer: unknown, name: string | null): string {
    const hashes = prefixHashes(messages);
    let found: string | null = null;
    for (let at = hashes.length - 1; at >= 0 && found === null; at -= 1)
      found = this.#keys.get(hashes[at] ?? "") ?? null;
    this.#made += 1;
    const key = found ?? name ?? `conversation ${this.#made}`;
    const said = answer === null ? messages : [...messages, answer];
    const last = prefixHashes(said).at(-1);
    if (last !== undefined) this.#keys.set(last, key);
    return key;
  }
}

/** The hash of every beginning of a list of messages. */
function prefixHashes(messages: readonly unknown[]): string[] {
  let before = "";
  return messages.map((message) => {
    before = createHash("sha256").update(before).update(said(message)).digest("base64");
    return before;
  });
}

/** What a message says, without what only answers have (refusal, annotations, ids of messages). */
function said(message: unknown): string {
  const content = own(message, "content");
  const texts = (asList(content) ?? [content]).map(
    (part) => asText(part) ?? asText(own(part, "text")) ?? asText(own(part, "id")) ?? "",
  );
  const calls = (asList(own(message, "tool_calls")) ?? []).map((call) => [
    own(call, "id"),
    own(own(call, "function"), "name"),
  ]);
  return JSON.stringify([own(message, "role"), texts, own(message, "tool_call_id"), calls]);
}
