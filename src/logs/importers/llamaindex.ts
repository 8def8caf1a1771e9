import { asList, asObject, firstText, own } from "../json-view.ts";
import { isLlamaIndexMessage } from "../messages/llamaindex-form.ts";
import { readMessages } from "../messages/message.ts";
import type { Importer } from "./importer.ts";

/** LlamaIndex: chat messages with blocks, and the stores and memories that hold them. */
export const llamaindex: Importer = {
  name: "llamaindex",
  summary: "LlamaIndex chat messages, chat stores and memories",
  session: false,
  detect: (value) => {
    if (isHistory(value) || isHistory(own(value, "messages"))) return "messages with typed blocks";
    return storesOf(value).length > 0 ? "a chat store of messages with blocks" : null;
  },
  read(value, reader) {
    const name = firstText(value, "id", "session_id");
    for (const [list, at] of [
      [value, ""],
      [own(value, "messages"), "/messages"],
    ] as const) {
      if (isHistory(list)) readMessages(reader.transcript(name), asList(list) ?? [], at);
    }
    for (const { key, list, at } of storesOf(value))
      readMessages(reader.transcript(key), list, `${at}/${key}`);
  },
};

function isHistory(value: unknown): boolean {
  const list = asList(value);
  return (
    list !== null &&
    list.length > 0 &&
    list.every((one) => isLlamaIndexMessage(asObject(one) ?? {}))
  );
}

interface Stored {
  readonly key: string;
  readonly list: readonly unknown[];
  readonly at: string;
}

function storesOf(value: unknown): readonly Stored[] {
  return ["/chat_store/store", "/store"].flatMap((at) => {
    const store = at.slice(1).split("/").reduce(own, value);
    return Object.entries(asObject(store) ?? {}).flatMap(([key, list]) =>
      isHistory(list) ? [{ key, list: asList(list) ?? [], at }] : [],
    );
  });
}
