import type { TranscriptBuilder } from "../transcript/builder.ts";
import type { TranscriptChannel } from "../transcript/event.ts";

/** A stretch of a prompt that somebody flattened from messages. */
export interface Turn {
  readonly role: TranscriptChannel | "tool";
  readonly text: string;
}

const ROLES: Readonly<Record<string, Turn["role"]>> = {
  system: "system",
  developer: "system",
  user: "user",
  human: "user",
  assistant: "assistant",
  ai: "assistant",
  model: "assistant",
  tool: "tool",
  function: "tool",
  observation: "tool",
  ipython: "tool",
};

/** `user: …` at the start of a line, or the marks of the common chat templates. */
const MARK =
  /^[ \t]*(?:\*\*|#{1,6}[ \t]+)?(system|developer|user|human|assistant|ai|model|tool|function|observation|ipython)(?:[ \t]*[([][^\n)\]]{0,80}[)\]])?(?:\*\*)?[ \t]*:(?:\*\*)?|<\|im_start\|>[ \t]*(\w+)|<\|start_header_id\|>[ \t]*(\w+)[ \t]*<\|end_header_id\|>|<\|(system|user|assistant|tool|observation)\|>/gim;
/** Marks that are no words of everyday notes (`Model: …`, `Function: …`). */
const TELLING: ReadonlySet<string> = new Set(["system", "assistant", "tool", "observation"]);
/** Ends of turns; a template that has only these gives no roles. */
const ENDS = /<\|(?:im_end|eot_id|end|endoftext|eom_id)\|>|<\/s>/g;
const NAMELESS = /\[\/?INST\]|<<\/?SYS>>/;

/**
 * Splits a text that is a whole conversation in one string. What a trusted role says is believed
 * only where nobody else could have written the mark: the system's before any other turn, the
 * user's before any tool's text. The rest is unclassified, as is a text whose template does not name
 * its roles, or whose marks begin somewhere in the middle.
 * @returns null when the text is no conversation.
 */
export function turnsOf(text: string): readonly Turn[] | null {
  const marks = [...text.matchAll(MARK)];
  const named = marks.map((mark) => (mark[1] ?? mark[2] ?? mark[3] ?? mark[4] ?? "").toLowerCase());
  const whole = [{ role: "unclassified", text }] as const;
  if (!named.some((name) => TELLING.has(name) || (ROLES[name] ?? "user") !== "user"))
    return NAMELESS.test(text) ? whole : null;
  if (
    text
      .slice(0, marks[0]?.index)
      .replace(/<\|\w+\|>|<s>/g, "")
      .trim() !== ""
  )
    return named.some((name) => TELLING.has(name)) ? whole : null;
  const turns: Turn[] = [];
  let isOpening = true;
  let afterTool = false;
  for (const [at, mark] of marks.entries()) {
    const name = named[at] ?? "";
    const role = (Object.hasOwn(ROLES, name) ? ROLES[name] : undefined) ?? "unclassified";
    const said = text
      .slice(mark.index + mark[0].length, marks[at + 1]?.index)
      .replace(ENDS, "")
      .trim();
    const isForged = (role === "system" && !isOpening) || (afterTool && role !== "tool");
    isOpening &&= role === "system";
    afterTool ||= role === "tool" || role === "unclassified";
    if (said === "" || (role === "assistant" && /^(?:None|null)$/.test(said))) continue;
    turns.push({ role: isForged ? "unclassified" : role, text: said });
  }
  return turns;
}

/**
 * Reads an input that is one string: the user's words, unless the text shows that it is a whole
 * conversation.
 */
export function readUserText(
  builder: TranscriptBuilder,
  text: string,
  pointer: string,
  notes: readonly string[] = [],
): void {
  const turns = turnsOf(text);
  if (turns === null) {
    builder.content("user", { text, pointer, notes });
    return;
  }
  builder.heard(text);
  for (const { role, text: said } of turns) {
    const about = { text: said, pointer, notes: ["part of a prompt flattened to one text"] };
    if (role === "tool") builder.result({ ...about, callId: null });
    else if (role === "unclassified") {
      const why = "who wrote it cannot be told: an earlier text could hold the same mark";
      builder.content(role, { ...about, notes: [...about.notes, why] });
    } else builder.content(role, about);
  }
}
