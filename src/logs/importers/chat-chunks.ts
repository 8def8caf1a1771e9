import { asList, asText, own } from "../json-view.ts";

/** One event of a Chat Completions stream. */
export function isChatChunk(value: unknown): boolean {
  return (
    own(value, "object") === "chat.completion.chunk" ||
    own(asList(own(value, "choices"))?.[0], "delta") !== undefined
  );
}

interface Choice {
  content: string;
  reasoning: string;
  refusal: string;
  finish: string | null;
  readonly calls: Map<number, { id: string | null; name: string; arguments: string }>;
}

/** Puts a stream together: text in order, tool calls by index, every choice apart. */
export function assembleChatChunks(events: readonly unknown[]): unknown {
  const choices = new Map<number, Choice>();
  let error: unknown;
  let id: string | null = null;
  for (const event of events) {
    id ??= asText(own(event, "id"));
    error ??= own(event, "error");
    for (const item of asList(own(event, "choices")) ?? []) {
      const index = Number(own(item, "index") ?? 0);
      const choice = choices.get(index) ?? newChoice();
      choices.set(index, choice);
      choice.finish = asText(own(item, "finish_reason")) ?? choice.finish;
      addDelta(choice, own(item, "delta"));
    }
  }
  return {
    ...(id === null ? {} : { id }),
    object: "chat.completion",
    ...(error === undefined ? {} : { error }),
    choices: [...choices]
      .sort(([a], [b]) => a - b)
      .map(([index, choice]) => finished(index, choice)),
  };
}

function newChoice(): Choice {
  return { content: "", reasoning: "", refusal: "", finish: null, calls: new Map() };
}

function addDelta(choice: Choice, delta: unknown): void {
  choice.content += asText(own(delta, "content")) ?? "";
  choice.reasoning += asText(own(delta, "reasoning_content")) ?? "";
  choice.refusal += asText(own(delta, "refusal")) ?? "";
  for (const [at, part] of (asList(own(delta, "tool_calls")) ?? []).entries()) {
    const index = Number(own(part, "index") ?? at);
    const call = choice.calls.get(index) ?? { id: null, name: "", arguments: "" };
    choice.calls.set(index, call);
    call.id ??= asText(own(part, "id"));
    call.name += asText(own(own(part, "function"), "name")) ?? "";
    call.arguments += asText(own(own(part, "function"), "arguments")) ?? "";
  }
}

function finished(index: number, choice: Choice): unknown {
  const calls = [...choice.calls].sort(([a], [b]) => a - b).map(([, call]) => call);
  return {
    index,
    finish_reason: choice.finish,
    message: {
      role: "assistant",
      content: choice.content,
      ...(choice.reasoning === "" ? {} : { reasoning_content: choice.reasoning }),
      ...(choice.refusal === "" ? {} : { refusal: choice.refusal }),
      tool_calls: calls.map(({ id, name, arguments: args }) => ({
        id,
        type: "function",
        function: { name, arguments: args },
      })),
    },
  };
}
