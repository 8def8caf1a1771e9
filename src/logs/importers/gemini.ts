import { asList, asObject, asText, firstText, own } from "../json-view.ts";
import { readRequestBody, readResponseBody } from "../messages/bodies.ts";
import type { Importer } from "./importer.ts";

/** Gemini's generateContent: requests, responses, streams, pairs of both, and saved histories. */
export const gemini: Importer = {
  name: "gemini",
  summary: "Gemini requests, responses, streams and saved contents",
  session: false,
  detect: (value) => {
    if (isHistory(value)) return "a list of contents with parts";
    if (isHistory(own(value, "history"))) return "a saved history of contents";
    for (const body of [value, own(value, "request"), own(value, "response")]) {
      if (isHistory(own(body, "contents"))) return "has contents with parts";
      if (isAnswer(body)) return "has candidates with parts";
    }
    return null;
  },
  isStreamEvent: isAnswer,
  assemble: assembleChunks,
  read(value, reader) {
    const name = firstText(value, "id", "responseId", "response_id");
    const builder = reader.transcript(name);
    const history = asList(value) ?? own(value, "history");
    if (isHistory(history)) {
      readRequestBody(builder, { contents: history }, asList(value) ? "" : "/history");
      return;
    }
    for (const [key, at] of [
      ["request", "/request"],
      ["", ""],
      ["response", "/response"],
    ] as const) {
      const body = key === "" ? value : own(value, key);
      if (isHistory(own(body, "contents"))) readRequestBody(builder, body, at);
      if (isAnswer(body)) readResponseBody(builder, body, at);
    }
  },
};

function isAnswer(value: unknown): boolean {
  const candidates = asList(own(value, "candidates"));
  return (
    candidates !== null &&
    candidates.length > 0 &&
    candidates.every((one) => asObject(one) !== null) &&
    candidates.some(
      (one) => own(one, "content") !== undefined || own(one, "finishReason") !== undefined,
    )
  );
}

const ROLES: ReadonlySet<unknown> = new Set([undefined, null, "user", "model", "function", "tool"]);

/** Contents: roles of Gemini's, and parts whose kind is a key, not a type. */
function isHistory(value: unknown): boolean {
  const list = asList(value);
  return (
    list !== null &&
    list.length > 0 &&
    list.every((one) => {
      const parts = asList(own(one, "parts"));
      return parts !== null && ROLES.has(own(one, "role")) && parts.every(isPart);
    })
  );
}

const KINDS =
  /^(?:text|thought|(?:function|tool)_?(?:call|response)|(?:inline|file)_?data|executable_?code|code_?execution_?result|thought_?signature)$/i;

function isPart(part: unknown): boolean {
  const keys = Object.keys(asObject(part) ?? {});
  return !keys.includes("type") && keys.some((key) => KINDS.test(key));
}

/** A stream tells a text in pieces; calls stand whole in one of them. */
function assembleChunks(chunks: readonly unknown[]): unknown {
  const answers = new Map<number, Record<string, unknown>[]>();
  let grounding: unknown;
  for (const chunk of chunks) {
    for (const candidate of asList(own(chunk, "candidates")) ?? []) {
      const index = Number(own(candidate, "index") ?? 0);
      const parts = answers.get(index) ?? [];
      answers.set(index, parts);
      grounding = own(candidate, "groundingMetadata") ?? grounding;
      for (const part of asList(own(own(candidate, "content"), "parts")) ?? [])
        addPiece(parts, part);
    }
  }
  const candidates = [...answers.values()].map((parts) => ({
    content: { role: "model", parts },
    groundingMetadata: grounding,
  }));
  return { ...asObject(chunks.at(-1)), candidates };
}

function addPiece(parts: Record<string, unknown>[], part: unknown): void {
  const text = asText(own(part, "text"));
  const last = parts.at(-1);
  const isSameKind = (own(part, "thought") === true) === (last?.["thought"] === true);
  if (text !== null && typeof last?.["text"] === "string" && isSameKind) last["text"] += text;
  else parts.push({ ...asObject(part) });
}
