import { asList, asText, firstText, own } from "../json-view.ts";
import { readCall } from "../messages/calls.ts";
import { readDefinitions } from "../messages/hosted.ts";
import { readMessage } from "../messages/message.ts";
import { decoded } from "../transcript/text.ts";
import type { Importer } from "./importer.ts";

/** ShareGPT: conversations as data sets hold them, with calls and observations. */
export const sharegpt: Importer = {
  name: "sharegpt",
  summary: "ShareGPT conversations",
  session: false,
  detect: (value) => {
    const turns = asList(own(value, "conversations")) ?? asList(own(value, "conversation"));
    return turns?.length && turns.every(isTurn) ? "conversations with from and value" : null;
  },
  read(value, reader) {
    const key = own(value, "conversations") === undefined ? "conversation" : "conversations";
    const builder = reader.transcript(firstText(value, "id"));
    builder.list();
    const tools = asList(decoded(own(value, "tools")));
    if (tools) readDefinitions(builder, tools, null, "/tools");
    const system = firstText(value, "system");
    if (system !== null) builder.content("system", { text: system, pointer: "/system" });
    for (const [index, turn] of (asList(own(value, key)) ?? []).entries()) {
      const at = `/${key}/${index}/value`;
      const from = asText(own(turn, "from")) ?? "";
      const role = Object.hasOwn(ROLES, from) ? ROLES[from] : from;
      const said = own(turn, "value");
      const calls = asList(decoded(said)) ?? [decoded(said)];
      const isCall = from === "function_call" && calls.every((one) => firstText(one, "name"));
      if (!isCall) readMessage(builder, { role, content: said }, at);
      else
        for (const [nth, one] of calls.entries()) {
          // The format has no ids: a result answers the call before it.
          const call = { ...Object(one), id: `${index}.${nth}` };
          readCall(builder, call, { actor: "assistant", messageId: null }, at);
        }
    }
  },
};

function isTurn(value: unknown): boolean {
  return typeof own(value, "from") === "string" && typeof own(value, "value") === "string";
}

const ROLES: Readonly<Record<string, string>> = {
  human: "user",
  gpt: "assistant",
  chatgpt: "assistant",
  function_call: "assistant",
  function_response: "tool",
};
