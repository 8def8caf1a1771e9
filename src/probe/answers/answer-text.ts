import { isObject, listOf, plainKey, typeOf, wordOf } from "./json-view.ts";

/** Kinds of parts that are no words to the user: thoughts, calls, sources, results. */
const ASIDE =
  /(?:reason|think|thought|tool|function|call|citation|annotation|source|image|audio|file|redacted|step|metadata|usage)/i;

/**
 * The words of a content: a text, a list of parts of which some are thoughts or calls, or an
 * object with a text. A refusal's words are words. Null where there are none.
 */
export function contentText(value: unknown): string | null {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) {
    const texts = value.map(partText).filter((text) => text !== null);
    return texts.length === 0 ? null : texts.join("");
  }
  return partText(value);
}

function partText(part: unknown): string | null {
  if (typeof part === "string") return part;
  if (!isObject(part)) return null;
  if (ASIDE.test(typeOf(part)) || part["thought"] === true) return null;
  for (const key of ["text", "refusal", "content", "output_text", "value"]) {
    const own = part[key];
    if (typeof own === "string") return own;
    const inner = key === "text" && isObject(own) ? own["value"] : own;
    if (typeof inner === "string") return inner;
    if (key === "content" && Array.isArray(inner)) return contentText(inner);
  }
  return null;
}

/** Whether an object is a message of the agent. */
function isAgents(value: Readonly<Record<string, unknown>>): boolean {
  const role = plainKey(wordOf(value["role"]) ?? "");
  if (role !== "" && ASIDE.test(typeOf(value))) return false;
  if (role !== "") return /^(?:assistant|ai|model|agent|bot|chatbot)$/.test(role);
  const kind = plainKey(typeOf(value));
  return /^(?:ai|assistant|aimessage(?:chunk)?|response|message|agentmessage|textmessage|assistantmessage|messageoutputitem)$/.test(
    kind,
  );
}

const MESSAGE_LISTS =
  /^(?:messages?|output|outputs|newitems|newmessages|items|history|conversation|chathistory|events|steps|generations|updates|response|result|data|state|values|rawitem|content)$/;

/**
 * Everything that the agent itself said in lists of messages, oldest first: of LangGraph, the
 * responses API, agent frameworks and anything alike. What users and tools said is not among it.
 */
export function agentTexts(value: unknown, depth = 0): string[] {
  if (depth > 8) return [];
  if (Array.isArray(value)) return value.flatMap((item) => agentTexts(item, depth + 1));
  if (!isObject(value)) return [];
  if (isAgents(value)) {
    for (const key of ["content", "parts", "text", "message", "kwargs", "data", "raw_item"]) {
      const own = value[key];
      const text = isObject(own) ? contentText(own["content"] ?? own["parts"]) : contentText(own);
      if (text !== null) return text === "" ? [] : [text];
    }
  }
  if (wordOf(value["role"]) !== null) return [];
  return (
    Object.entries(value)
      // A graph's updates stand below the names of its nodes.
      .filter(
        ([key, item]) =>
          MESSAGE_LISTS.test(plainKey(key)) || (isObject(item) && Array.isArray(item["messages"])),
      )
      .flatMap(([, item]) => agentTexts(item, depth + 1))
  );
}

const WORDS = /^(?:text|content|raw|message|response|output|answer|reply|value)$/;
const NOT_ITS_WORDS =
  /^(?:args|arguments|input|inputs|parameters|toolinput|toolargs|toolcalls?|observation|observations|toolresults?|toolresult|request|prompt|metadata|usage|tools)$/;

/** Texts under usual names anywhere, where no usual place held one; what others said is left out. */
export function anyTexts(value: unknown, depth = 0): string[] {
  if (depth > 12) return [];
  if (Array.isArray(value)) return value.flatMap((item) => anyTexts(item, depth + 1));
  if (!isObject(value)) return [];
  const role = plainKey(wordOf(value["role"]) ?? wordOf(value["_role"]) ?? "");
  if (/^(?:user|human|system|tool|developer|function)$/.test(role)) return [];
  if (ASIDE.test(typeOf(value)) || "tool_call_id" in value) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    if (NOT_ITS_WORDS.test(plainKey(key))) return [];
    if (typeof item === "string") return WORDS.test(plainKey(key)) && item !== "" ? [item] : [];
    return anyTexts(item, depth + 1);
  });
}

/** The refusal field of a message, wherever a provider puts it; null without one. */
export function refusalIn(value: unknown): string | null {
  if (!isObject(value)) return null;
  const [choice] = listOf(value["choices"]);
  for (const part of [value, isObject(choice) ? choice["message"] : null, value["message"]]) {
    const refusal = isObject(part) ? wordOf(part["refusal"]) : null;
    if (refusal !== null) return refusal;
  }
  return null;
}
