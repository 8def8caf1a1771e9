import { asList, asObject, asText, firstText, own } from "../json-view.ts";
import { readCall } from "../messages/calls.ts";
import { errorText } from "../messages/results.ts";
import type { TranscriptBuilder } from "../transcript/builder.ts";
import { textOf } from "../transcript/text.ts";
import type { Importer } from "./importer.ts";

/** smolagents: the steps of an agent's memory, full or succinct. */
export const smolagents: Importer = {
  name: "smolagents",
  summary: "smolagents memory steps",
  session: true,
  detect: (value) => {
    const list = stepsOf(value);
    if (list?.some(isActionStep) && list.every(isStep)) return "steps with calls and observations";
    return isActionStep(value) ? "a step with calls and observations" : null;
  },
  read(value, reader) {
    const list = stepsOf(value);
    const builder = reader.transcript(null);
    const at = asList(value) ? "" : "/steps";
    const system = own(own(value, "system_prompt"), "system_prompt") ?? own(value, "system_prompt");
    if (typeof system === "string")
      builder.content("system", { text: system, pointer: "/system_prompt" });
    for (const [index, step] of (list ?? [value]).entries())
      readStep(builder, step, list ? `${at}/${index}` : "", reader.state(Prompts).seen);
  },
};

/** Prompts and frames that were read: every step repeats those before it. */
class Prompts {
  readonly seen = new Set<string>();
}

function stepsOf(value: unknown): readonly unknown[] | null {
  return asList(value) ?? asList(own(value, "steps"));
}

function isActionStep(value: unknown): boolean {
  return (
    typeof own(value, "step_number") === "number" &&
    own(value, "observations") !== undefined &&
    own(value, "model_output") !== undefined
  );
}

function isStep(value: unknown): boolean {
  const isOther = ["task", "plan", "system_prompt", "output"].some(
    (key) => own(value, key) !== undefined,
  );
  return isActionStep(value) || isOther;
}

function readStep(
  builder: TranscriptBuilder,
  step: unknown,
  pointer: string,
  prompts: Set<string>,
): void {
  const system = asText(own(step, "system_prompt"));
  if (system !== null)
    builder.content("system", { text: system, pointer: `${pointer}/system_prompt` });
  for (const [index, message] of (asList(own(step, "model_input_messages")) ?? []).entries())
    readInput(builder, message, `${pointer}/model_input_messages/${index}`, prompts);
  const task = asText(own(step, "task"));
  if (task !== null) {
    prompts.add(`New task:\n${task}`);
    builder.content("user", { text: task, pointer: `${pointer}/task` });
  }
  const plan = asText(own(step, "plan"));
  if (plan !== null) builder.content("assistant", { text: plan, pointer: `${pointer}/plan` });
  const said = own(step, "model_output");
  if (said !== null && said !== undefined)
    builder.content("assistant", { text: textOf(said), pointer: `${pointer}/model_output` });
  if (isActionStep(step)) readAction(builder, step, pointer);
}

/** A step's calls share one text of observations; the first call answers for it. */
function readAction(builder: TranscriptBuilder, step: unknown, pointer: string): void {
  const calls = asList(own(step, "tool_calls")) ?? [];
  for (const [index, call] of calls.entries())
    readCall(
      builder,
      call,
      { actor: "assistant", messageId: null },
      `${pointer}/tool_calls/${index}`,
    );
  const names = calls.map((call) => firstText(own(call, "function") ?? call, "name") ?? "");
  const ids = calls.map((call) => firstText(call, "id"));
  const failure = errorText(own(step, "error"));
  const seen = asText(own(step, "observations"));
  const isFinal = names.includes("final_answer") && own(step, "is_final_answer") === true;
  const text = seen ?? failure;
  if (text !== null) {
    const several = names.length > 1 ? [`what ${names.length} calls gave, in one text`] : [];
    const part = {
      text: seen !== null && failure !== null ? `${seen}\n${failure}` : text,
      pointer: `${pointer}/${seen === null ? "error" : "observations"}`,
      notes: [...(failure === null ? [] : ["tool error"]), ...several],
    };
    if (isFinal) builder.content("assistant", part);
    else {
      const channels = new Set(names.map((name) => builder.map.ofTool(name, null, null)));
      const mixed = channels.size > 1 ? ({ channel: "unclassified" } as const) : {};
      builder.result({ ...part, ...mixed, callId: ids[0] ?? null, tool: names[0] ?? null });
    }
  }
  const output = own(step, "action_output");
  if (output === null || output === undefined) return;
  const words = textOf(output);
  if (own(step, "is_final_answer") === true)
    builder.content("assistant", { text: words, pointer: `${pointer}/action_output` });
  else builder.spare({ text: words, pointer: `${pointer}/action_output` }, output);
}

/**
 * What a model was given: its own steps come back in frames of the harness, so that only the
 * prompts are new; anything else is kept unless the steps say the same.
 */
function readInput(
  builder: TranscriptBuilder,
  message: unknown,
  pointer: string,
  prompts: Set<string>,
): void {
  const role = asText(own(message, "role")) ?? "";
  const content = own(message, "content");
  for (const [index, part] of (asList(content) ?? [content]).entries()) {
    const text = asText(part) ?? asText(own(part, "text"));
    if (text === null || text.trim() === "") continue;
    const about = { text, actor: role, pointer: `${pointer}/content/${index}` };
    const isOwn = role === "tool-call" && text.startsWith("Calling tools:");
    const isTask = role === "user" && text.startsWith("New task:\n");
    const isRepeated = prompts.has(text);
    if (isOwn || isTask || role === "system") prompts.add(text);
    if (isRepeated) builder.heard(text);
    else if (isTask) builder.content("user", about);
    else if (isOwn)
      builder.content("assistant", { ...about, notes: ["its calls, as the model was given them"] });
    else if (role === "system") {
      builder.content("system", about);
    } else builder.spare({ ...about, notes: ["as the model was given it"] }, text);
  }
  if (asObject(content)) builder.spare({ text: textOf(content), actor: role, pointer }, content);
}
