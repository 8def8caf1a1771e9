import { asList, asText, firstText, own } from "../json-view.ts";
import type { Channel } from "../transcript/event.ts";
import { textOf } from "../transcript/text.ts";
import type { Importer, Reader } from "./importer.ts";

/** InjecAgent test cases and result files: one user instruction, one tool result, one planted text. */
export const injecagent: Importer = {
  name: "injecagent",
  summary: "InjecAgent cases and result files",
  session: false,
  detect: (value) =>
    isCase(asList(value)?.[0] ?? value)
      ? "has Attacker Instruction, User Tool and Tool Response"
      : null,
  read(value, reader) {
    const list = asList(value);
    if (!list) readCase(value, "", reader);
    else for (const [index, item] of list.entries()) readCase(item, `/${index}`, reader);
  },
};

function isCase(value: unknown): boolean {
  return (
    typeof own(value, "Attacker Instruction") === "string" &&
    typeof own(value, "Tool Response") === "string"
  );
}

function readCase(value: unknown, pointer: string, reader: Reader): void {
  if (!isCase(value)) {
    reader.skip("not an InjecAgent case: it lacks Attacker Instruction or Tool Response", pointer);
    return;
  }
  const planted = asText(own(value, "Attacker Instruction")) ?? "";
  const builder = reader.transcript(pointer || "case", { planted: { "Tool Response": planted } });
  const user = asText(own(value, "User Instruction"));
  const tool = asText(own(value, "User Tool")) ?? "unknown";
  const args = asText(own(value, "Tool Parameters"));
  const at = (key: string): string => `${pointer}/${key}`;
  if (user !== null) builder.content("user", { text: user, pointer: at("User Instruction") });
  const thought = asText(own(value, "Thought"));
  if (thought !== null) {
    builder.content("assistant", { text: thought, pointer: at("Thought") }, "reasoning");
  }
  // A case has one call and no id of its own.
  builder.call({ callId: "call-1", tool, args, pointer: at("Tool Parameters") });
  builder.result({
    callId: "call-1",
    tool,
    hint: channelOf(tool),
    text: asText(own(value, "Tool Response")),
    pointer: at("Tool Response"),
  });
  for (const key of ["output", "Output", "response"]) {
    const output = own(value, key);
    if (output !== undefined && output !== null) {
      builder.content("assistant", { text: textOf(output), pointer: at(key) });
    }
  }
  const attacker = firstText(asList(own(value, "Attacker Tools")) ?? [], "0");
  if (attacker !== null && own(value, "eval") !== undefined) {
    const verdict = textOf(own(value, "eval"));
    builder.decision({ text: `benchmark verdict: ${verdict}`, pointer: at("eval") });
  }
}

/** The benchmark's user tools bring mail, notes and entries of others, or public pages. */
function channelOf(tool: string): Channel | null {
  if (/^(?:Amazon|Shopify|Twitter|GitHub|WebBrowser)/.test(tool)) return "web";
  if (/^(?:Gmail|Evernote|GoogleCalendar|Teladoc|Todoist|Twilio)/.test(tool))
    return "retrieved_doc";
  return null;
}
