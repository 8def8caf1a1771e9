import { asList, asObject, asText, firstText, own } from "../json-view.ts";
import { readRequestBody, readResponseBody } from "../messages/bodies.ts";
import { readCall } from "../messages/calls.ts";
import { readUserText } from "../messages/flattened.ts";
import type { TranscriptBuilder } from "../transcript/builder.ts";
import { decoded, textOf, unquoted } from "../transcript/text.ts";
import { isDocument, readDocuments } from "./langchain.ts";
import { pythonLiteral } from "./python-literal.ts";
import { type Phase, reads } from "./steps.ts";
import { isToolStepName, readToolStep } from "./tool-step.ts";

/** One step of a traced run: what went in, what came out, and what kind of step it was. */
export interface Observation {
  readonly kind: "model" | "tool" | "retriever" | "agent" | "guardrail" | "other";
  readonly name: string | null;
  readonly input: unknown;
  readonly output: unknown;
  readonly callId?: string | null;
  /** What the step failed with. */
  readonly error?: unknown;
  readonly stepId?: string | null;
  /** The outermost step of its trace: what goes in is what the run was asked. */
  readonly isRoot?: boolean;
  /** Whether what comes out is what the run answered. */
  readonly answers?: boolean;
  readonly pointer: string;
  readonly inputPointer?: string;
  readonly outputPointer?: string;
}

/**
 * Reads a step of a trace, or one side of it. Steps show the same conversation again and again,
 * encoded up to three times; the builder knows what it has seen.
 */
export function readObservation(
  builder: TranscriptBuilder,
  step: Observation,
  phase: Phase = "whole",
): void {
  const kind = kindOf(builder, step);
  const inputPointer = step.inputPointer ?? `${step.pointer}/input`;
  const outputPointer = step.outputPointer ?? `${step.pointer}/output`;
  if (kind === "tool") {
    const { name, input, output, error, callId = null, stepId = null } = step;
    const about = { name, input, output, error, callId, stepId, inputPointer, outputPointer };
    readToolStep(builder, about, phase);
    return;
  }
  if (reads.input(phase)) readInput(builder, step, kind, inputPointer);
  if (reads.output(phase)) readOutput(builder, step, kind, outputPointer);
}

/** Older exports call every step a span; its name, or that of a tool called before, tells. */
function kindOf(builder: TranscriptBuilder, { kind, name }: Observation): Observation["kind"] {
  if (kind !== "other" || name === null) return kind;
  return builder.isTool(name) || isToolStepName(name) ? "tool" : kind;
}

/** Keys under which a question stands when the input is no conversation. */
const QUESTION = ["prompt", "input", "question", "query", "message", "user_input", "text", "task"];

function readInput(
  builder: TranscriptBuilder,
  step: Observation,
  kind: Observation["kind"],
  pointer: string,
): void {
  const input = unquoted(decoded(step.input));
  if (input === null || input === undefined) return;
  if (readRequestBody(builder, input, pointer)) return;
  const isAsked = kind === "model" || kind === "agent" || step.isRoot === true;
  // What a function in the middle of a run was given may have come from anywhere.
  const keys = isAsked ? ["prompts", "args"] : ["prompts"];
  if (readCallsIn(builder, input, pointer) || readPrompts(builder, input, keys, pointer)) return;
  const text = asText(input) ?? firstText(input, ...QUESTION);
  builder.list();
  if (isAsked && text !== null)
    readUserText(builder, text, pointer, ["the step's whole input, read as the user's"]);
  const rest = text === null ? input : withoutKey(input, text);
  if (rest === null || (text !== null && isAsked && asText(input) !== null)) return;
  const part = { text: textOf(rest), pointer, actor: step.name ?? "step" };
  const notes = ["input of unknown shape"];
  // A search's own words are the agent's; anything else that went in may have come from anywhere.
  if (kind === "model") builder.content("unclassified", { ...part, notes });
  else if (kind !== "retriever" && kind !== "guardrail") builder.spare({ ...part, notes }, rest);
}

/** A node that runs tools is given the calls. */
function readCallsIn(builder: TranscriptBuilder, input: unknown, pointer: string): boolean {
  const calls = [input, own(input, "input"), own(input, "tool_calls")]
    .map(asList)
    .find((list) => list?.length && list.every((one) => own(one, "type") === "tool_call"));
  if (!calls) return false;
  builder.list();
  for (const [index, call] of calls.entries())
    readCall(builder, call, { actor: "assistant", messageId: null }, `${pointer}/${index}`);
  return true;
}

/** Models that take text are given each conversation as one. */
function readPrompts(
  builder: TranscriptBuilder,
  input: unknown,
  keys: readonly string[],
  pointer: string,
): boolean {
  const key = keys.find((one) => {
    const list = asList(own(input, one));
    return list?.length && list.every((item) => typeof item === "string");
  });
  if (key === undefined) return false;
  for (const [index, prompt] of (asList(own(input, key)) ?? []).entries()) {
    builder.list();
    readUserText(builder, String(prompt), `${pointer}/${key}/${index}`);
  }
  return true;
}

/** What an input holds beside the text that was read; null when that is all. */
function withoutKey(value: unknown, text: string): unknown {
  const object = asObject(value);
  if (!object) return value === text ? null : value;
  const rest = Object.entries(object).filter(
    ([, item]) => item !== text && item !== null && typeof item === "object",
  );
  return rest.length === 0 ? null : Object.fromEntries(rest);
}

function readOutput(
  builder: TranscriptBuilder,
  step: Observation,
  kind: Observation["kind"],
  pointer: string,
): void {
  const given = unquoted(decoded(step.output));
  const output = pythonLiteral(given) ?? given;
  if (output === null || output === undefined || output === "") return;
  if (kind === "retriever") {
    readRetriever(builder, output, step.name, pointer);
    return;
  }
  if (kind === "guardrail") {
    const notes = [`guardrail ${step.name ?? ""}`.trim()];
    builder.decision({ text: textOf(output), pointer, notes });
    return;
  }
  if (readResponseBody(builder, output, pointer)) return;
  const text = asText(own(output, "text")) ?? textOf(output);
  const part = { text, pointer, actor: step.name ?? "assistant" };
  builder.list();
  // What an agent hands back is another agent's message only to the one that called it.
  if (kind === "model" || kind === "agent" || step.answers) builder.content("assistant", part);
  else builder.spare({ ...part, notes: ["output of a step that is no message"] }, output);
}

function readRetriever(
  builder: TranscriptBuilder,
  output: unknown,
  name: string | null,
  pointer: string,
): void {
  const list = asList(output) ?? asList(own(output, "documents")) ?? asList(own(output, "results"));
  builder.list();
  if (list?.every(isDocument)) {
    readDocuments(builder, list, pointer);
    return;
  }
  for (const [index, item] of (list ?? [output]).entries()) {
    if (item === null || item === undefined) continue;
    const text =
      asText(item) ?? asText(own(item, "content")) ?? asText(own(item, "text")) ?? textOf(item);
    builder.content("retrieved_doc", {
      text,
      actor: asText(own(item, "id")) ?? name ?? "retriever",
      pointer: `${pointer}/${index}`,
    });
  }
}
