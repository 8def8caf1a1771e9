import { asList, asObject, asText, firstText, own } from "../json-view.ts";
import { readRequestBody, readResponseBody } from "../messages/bodies.ts";
import { readCall } from "../messages/calls.ts";
import { readUserText, turnsOf } from "../messages/flattened.ts";
import { errorText, resultText } from "../messages/results.ts";
import type { TranscriptBuilder } from "../transcript/builder.ts";
import { decoded, textOf, unquoted } from "../transcript/text.ts";
import { isDocument, readDocuments } from "./langchain.ts";
import { pythonLiteral } from "./python-literal.ts";
import { readStatus } from "./step-status.ts";
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
  /** What the producer says of how the step went, and where. */
  readonly status?: { readonly text: unknown; readonly pointer: string };
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
  } else {
    if (reads.input(phase)) readInput(builder, step, kind, inputPointer);
    if (reads.output(phase)) readOutput(builder, step, kind, outputPointer);
  }
  const status = errorText(step.status?.text);
  if (status === null || !step.status || !reads.output(phase)) return;
  readStatus(builder, status, step.name, step.status.pointer);
}

/** Older exports call every step a span; its name, or that of a tool called before, tells. */
function kindOf(builder: TranscriptBuilder, { kind, name }: Observation): Observation["kind"] {
  if (kind !== "other" || name === null) return kind;
  return builder.isTool(name) || isToolStepName(name) ? "tool" : kind;
}

const isAskedKind = (step: Observation, kind: Observation["kind"]): boolean =>
  kind === "model" || kind === "agent" || step.isRoot === true;

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
  const isAsked = isAskedKind(step, kind);
  if (readRequestBody(builder, input, pointer)) {
    if (isAsked) readQuestionBeside(builder, step, kind, input, pointer);
    return;
  }
  if (readCallsIn(builder, input, pointer) || readPrompts(builder, step, kind, input, pointer))
    return;
  const text = asText(input) ?? firstText(input, ...QUESTION);
  builder.list();
  if (isAsked && text !== null) readAsked(builder, text, step, kind, pointer);
  const rest = text === null ? input : withoutKey(input, text);
  if (rest === null || (text !== null && isAsked && asText(input) !== null)) return;
  const part = { text: textOf(rest), pointer, actor: step.name ?? "step" };
  const notes = ["input of unknown shape"];
  // A search's own words are the agent's; anything else that went in may have come from anywhere.
  if (kind === "model") builder.content("unclassified", { ...part, notes });
  else if (kind !== "retriever" && kind !== "guardrail") builder.spare({ ...part, notes }, rest);
}

/**
 * A text that a step was asked with. It is the user's where it is what the run was asked, or the first
 * thing that is said; what an agent asks another agent, a model or a search later is not.
 */
function readAsked(
  builder: TranscriptBuilder,
  text: string,
  step: Observation,
  kind: Observation["kind"],
  pointer: string,
): void {
  const isRun = step.isRoot === true && kind !== "retriever" && kind !== "guardrail";
  // A prompt that is a whole conversation tells for itself who said what.
  const isTalk = kind === "model" && turnsOf(text) !== null;
  if (isRun || isTalk || !builder.hasBegun) {
    readUserText(builder, text, pointer, ["the step's whole input, read as the user's"]);
    return;
  }
  const notes = ["what a step inside the run was asked: who wrote it cannot be told"];
  if (kind === "retriever" || kind === "guardrail") return;
  if (!builder.isSaid(text))
    builder.content("unclassified", { text, pointer, actor: step.name ?? "step", notes });
}

/** The question of a run whose input holds the talk so far under another key. */
function readQuestionBeside(
  builder: TranscriptBuilder,
  step: Observation,
  kind: Observation["kind"],
  input: unknown,
  pointer: string,
): void {
  for (const key of ["input", "question", "query", "user_input"]) {
    const text = asText(own(input, key));
    if (text === null || asObject(decoded(text)) || asList(decoded(text))) continue;
    builder.list();
    readAsked(builder, text, step, kind, `${pointer}/${key}`);
  }
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
  step: Observation,
  kind: Observation["kind"],
  input: unknown,
  pointer: string,
): boolean {
  // What a function in the middle of a run was given may have come from anywhere.
  const keys = isAskedKind(step, kind) ? ["prompts", "args"] : ["prompts"];
  const key = keys.find((one) => {
    const list = asList(own(input, one));
    return list?.length && list.every((item) => typeof item === "string");
  });
  if (key === undefined) return false;
  for (const [index, prompt] of (asList(own(input, key)) ?? []).entries()) {
    builder.list();
    const at = `${pointer}/${key}/${index}`;
    if (turnsOf(String(prompt)) === null) readAsked(builder, String(prompt), step, kind, at);
    else readUserText(builder, String(prompt), at);
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
  if (readAgentSteps(builder, output, pointer)) {
    const answer = firstText(output, "output", "answer", "text");
    const about = { pointer: `${pointer}/output`, actor: step.name ?? "assistant" };
    if (answer !== null) builder.content("assistant", { ...about, text: answer });
    return;
  }
  const text = asText(own(output, "text")) ?? textOf(output);
  const part = { text, pointer, actor: step.name ?? "assistant" };
  builder.list();
  // What an agent hands back is another agent's message only to the one that called it.
  if (kind === "model" || kind === "agent" || step.answers) builder.content("assistant", part);
  else builder.spare({ ...part, notes: ["output of a step that is no message"] }, output);
}

/** LangChain's executors hand back what the agent did, pair by pair, beside the answer. */
function readAgentSteps(builder: TranscriptBuilder, output: unknown, pointer: string): boolean {
  const steps = asList(own(output, "intermediate_steps"));
  if (!steps?.length) return false;
  builder.list();
  for (const [index, step] of steps.entries()) {
    const [action, given] = asList(step) ?? [];
    const at = `${pointer}/intermediate_steps/${index}`;
    const tool = firstText(action, "tool");
    const kwargs = own(action, "kwargs");
    const called = tool ?? firstText(kwargs, "tool");
    const args = decoded(own(action, "tool_input") ?? own(kwargs, "tool_input") ?? null);
    if (called === null || builder.hasRun(called, textOf(given))) {
      builder.spare({ text: textOf(step), pointer: at, notes: ["a step of the agent"] }, step);
      continue;
    }
    const log = firstText(action, "log") ?? firstText(kwargs, "log");
    if (log !== null) builder.content("assistant", { text: log, pointer: `${at}/0/log` });
    const callId = `span:${at}`;
    builder.call({ callId, tool: called, args, pointer: `${at}/0` });
    builder.result({ callId, tool: called, args, ...resultText(given), pointer: `${at}/1` });
  }
  return true;
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
