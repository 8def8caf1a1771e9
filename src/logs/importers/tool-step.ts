import { asObject, asText, own } from "../json-view.ts";
import { findMessages } from "../messages/find-messages.ts";
import { readMessages, speaksAsTool } from "../messages/message.ts";
import { isBlocks, resultWithError } from "../messages/results.ts";
import type { TranscriptBuilder } from "../transcript/builder.ts";
import { decoded, unquoted } from "../transcript/text.ts";
import { pythonLiteral } from "./python-literal.ts";
import { type Phase, reads } from "./steps.ts";

/** A step in which a tool ran. */
export interface ToolStep {
  readonly name: string | null;
  readonly callId: string | null;
  /** Known where the log gives the step an id. */
  readonly stepId: string | null;
  readonly input: unknown;
  readonly output: unknown;
  readonly error?: unknown;
  readonly inputPointer: string;
  readonly outputPointer: string;
}

/** Producers write what they do before the tool's name, or its state after it. */
const BEFORE =
  /^(?:execute[ _]tool|running tool|tool[ _]call|call[ _]tool|invoke[ _]tool|tool)\s*[ :./]\s*/i;
const AFTER = /[.:/](?:done|success|start|end|finish|error|result)(?:-\d+)?$/i;

/** The tool that a step's name tells, without what producers put around it. */
export function toolOfStep(name: string): string {
  const plain = name.replace(BEFORE, "").replace(AFTER, "").trim();
  return plain === "" ? name : plain;
}

/** Whether a step's name says that it is a tool's. */
export function isToolStepName(name: string): boolean {
  return BEFORE.test(name);
}

/**
 * Reads a tool's step: its call, where no message of the log has it, and its result. Results of
 * steps often have no call id; they answer the open call of the same tool with the same arguments.
 */
export function readToolStep(builder: TranscriptBuilder, step: ToolStep, phase: Phase): void {
  const tool = step.name === null ? null : toolOfStep(step.name);
  const isSilent = [step.input, step.output, step.error].every((one) => (one ?? null) === null);
  // Producers of events tell the states of a call one by one; only some of them hold anything.
  if (isSilent && step.callId === null && AFTER.test(step.name ?? "")) return;
  const given = argumentsOf(step.input);
  const known = step.callId !== null && builder.toolOf(step.callId) !== null ? step.callId : null;
  const framed = frameOf(given);
  const isFrame =
    tool !== null &&
    framed !== null &&
    builder.openCall(tool, given) === null &&
    builder.openCall(tool, framed) !== null;
  const args = isFrame ? framed : given;
  const joined = known ?? (tool === null ? null : builder.openCall(tool, args));
  const callId = joined ?? step.callId ?? `span:${step.stepId ?? step.outputPointer}`;
  const isNew = reads.input(phase) && joined === null && tool !== null;
  if (isNew && !builder.adopt(tool, args, callId)) {
    builder.list();
    builder.call({ callId, tool, args, pointer: step.inputPointer });
  }
  if (!reads.output(phase)) return;
  const list = findMessages(step.output);
  // A tool may print anything, also messages of other roles; only a tool's own messages are read.
  if (list.length > 0 && list.every((one) => one.list.every(speaksAsTool))) {
    for (const { list: messages, at } of list)
      readMessages(builder, messages, `${step.outputPointer}${at}`);
    return;
  }
  const { text, evidence, notes } = resultWithError(bodyOf(step.output), step.error);
  builder.list();
  builder.result({
    callId,
    tool,
    args,
    text,
    ...(evidence ? { evidence } : {}),
    notes,
    pointer: step.outputPointer,
  });
}

/** Arguments as data; tracers in Python print them as that language does, in a frame of their own. */
function argumentsOf(input: unknown): unknown {
  const given = decoded(input ?? null);
  const framed = asText(own(given, "input"));
  const isFrame = framed !== null && Object.keys(asObject(given) ?? {}).length === 1;
  return pythonLiteral(isFrame ? framed : given) ?? given;
}

/** What may be the arguments inside a tracer's frame: only an open call with them can tell. */
function frameOf(given: unknown): unknown {
  const object = asObject(given);
  const inner = object && Object.keys(object).length === 1 ? object["input"] : undefined;
  return asObject(inner);
}

/** The result inside the frames that tracers put around it. */
function bodyOf(output: unknown): unknown {
  const body = asText(output) === null ? output : decoded(output);
  const object = asObject(body);
  const keys = Object.keys(object ?? {});
  const [only] = keys;
  if (object && keys.length === 1 && /^(?:output|result|response|content|text)$/.test(only ?? ""))
    return bodyOf(own(object, only ?? ""));
  // JSON stays as it was printed, except where it is a list of blocks.
  return typeof output === "string" && !isBlocks(body) ? unquoted(output) : body;
}
