import { fieldsOf, isObject, listOf, plainKey, wordOf } from "./json-view.ts";

/** What a stop reason means, whoever gives it. */
export type StopMeaning =
  /** The model came to its end. */
  | "done"
  /** The provider's filter ended the answer, not the model. */
  | "filtered"
  /** The answer failed. */
  | "error"
  /** A limit of length ended it. */
  | "cut";

/** The one table of stop reasons of providers and frameworks, as letters and digits alone. */
const MEANINGS: readonly (readonly [meaning: StopMeaning, reasons: RegExp])[] = [
  [
    "filtered",
    /^(?:contentfilter(?:ed)?|filtered|safety|imagesafety|prohibitedcontent|blocklist|recitation|spii|guardrail\w*|contentmoderation|moderation|sensitive|policyviolation|contentpolicy\w*|blocked|errortoxic|modelarmor|refusal)$/,
  ],
  [
    "error",
    /^(?:error|failed|failure|exception|cancelled|canceled|aborted|abort|interrupted|timeout|networkerror|servererror|internalerror|malformedfunctioncall|unexpectedtoolcall|malformedresponse|expired|insufficientsystemresource|errorlimit)$/,
  ],
  [
    "cut",
    /^(?:length|maxtokens|maxoutputtokens|modellength|tokenlimit|modelcontextwindowexceeded|incomplete)$/,
  ],
  [
    "done",
    /^(?:stop|stopsequence|endturn|eos|eostoken|end|finish|finished|complete|completed|done|success|toolcalls?|tooluse|functioncall|pauseturn)$/,
  ],
];

/** The meaning of one stop reason, or null for a word that is not in the table. */
export function stopMeaning(reason: unknown): StopMeaning | null {
  const word = typeof reason === "string" ? plainKey(reason) : "";
  return MEANINGS.find(([, reasons]) => reasons.test(word))?.[0] ?? null;
}

/** A stop reason that means the provider's filter, not the model, ended the answer. */
export function isFilterReason(reason: unknown): boolean {
  return stopMeaning(reason) === "filtered";
}

const REASON_KEYS = /^(?:finishreason|stopreason|donereason|blockreason|rawfinishreason)$/;
/** What is not said by the model: requests, what tools got and gave. */
const ASIDE = /^(?:args|arguments|input|output_text|observation|tool_input|request|prompt|usage)$/;

const GRAVEST: readonly StopMeaning[] = ["filtered", "error", "cut", "done"];

/** What several stop reasons come to; null for none. */
export function gravest(found: ReadonlySet<StopMeaning>): StopMeaning | null {
  return GRAVEST.find((one) => found.has(one)) ?? null;
}

/** What the stop reasons of an answer say, the gravest first; null where there is none. */
export function stopOf(value: unknown): StopMeaning | null {
  const found = new Set<StopMeaning>();
  gather(value, 0, found);
  const own = fieldsOf(value);
  for (const part of [own, fieldsOf(own["response"])]) {
    const why = fieldsOf(part["incomplete_details"])["reason"];
    const said = stopMeaning(why);
    if (said !== null) found.add(said);
    if (Array.isArray(part["output"]) && part["object"] === "response") {
      const status = stopMeaning(part["status"]);
      if (status !== null && !(status === "cut" && found.size > 0)) found.add(status);
    }
  }
  return gravest(found);
}

function gather(value: unknown, depth: number, found: Set<StopMeaning>): void {
  if (depth > 12) return;
  if (Array.isArray(value)) for (const item of value) gather(item, depth + 1, found);
  if (!isObject(value)) return;
  if (/^(?:user|human|tool|system)$/.test(wordOf(value["role"]) ?? "")) return;
  for (const [key, item] of Object.entries(value)) {
    if (REASON_KEYS.test(plainKey(key))) {
      // A block reason is no word of the table: that it is there says enough.
      const blocked = plainKey(key) === "blockreason" && wordOf(item) !== null;
      const said = blocked
        ? "filtered"
        : stopMeaning(isObject(item) ? (item["type"] ?? item["unified"]) : item);
      if (said !== null) found.add(said);
    } else if (!ASIDE.test(key)) gather(item, depth + 1, found);
  }
}

/**
 * Whether an answer is a provider's own message that says how the model ended it. Then it also says
 * what calls the model made: one without calls is one that made none.
 */
export function isProviderMessage(value: unknown): boolean {
  const own = fieldsOf(value);
  const [choice] = listOf(own["choices"]);
  const [candidate] = listOf(own["candidates"]);
  const message = fieldsOf(own["message"]);
  const response = own["object"] === "response" ? own : fieldsOf(own["response"]);
  const said = [
    isObject(choice) ? choice["finish_reason"] : null,
    isObject(candidate) ? candidate["finishReason"] : null,
    listOf(own["content"]).length > 0 || "output" in own
      ? (own["stop_reason"] ?? own["stopReason"])
      : null,
    isObject(own["delta"]) ? own["delta"]["stop_reason"] : null,
    "content" in message ? (own["done_reason"] ?? own["finish_reason"]) : null,
    response["object"] === "response" && Array.isArray(response["output"])
      ? response["status"]
      : null,
    isObject(own["messageStop"]) ? own["messageStop"]["stopReason"] : null,
  ];
  return said.some((reason) => stopMeaning(reason) === "done");
}
