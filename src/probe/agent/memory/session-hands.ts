import { CARRIER_ORIGIN } from "../../contracts/carrier-origin.ts";
import type { MemoryDefense, MemoryDefenseContext } from "../../contracts/memory-defense.ts";
import type { ToolCall } from "../../contracts/tool-call.ts";
import { callFault } from "../call-fault.ts";
import type { AgentMemory } from "./agent-memory.ts";
import type { MemoryTask } from "./memory-run.ts";
import type { SessionTools } from "./memory-tools.ts";
import type { TrialLog } from "./trial-log.ts";

/** What the hands of one session work with. */
export interface Hands {
  readonly task: MemoryTask;
  readonly tools: SessionTools;
  readonly memory: AgentMemory;
  readonly defense: MemoryDefense;
  readonly context: () => MemoryDefenseContext;
  readonly log: TrialLog;
  /** The data as the model reads them. */
  readonly data: string;
  /** Whether a call does what was planted. */
  readonly isAct: (call: ToolCall) => boolean;
  /** Messages to the peer that have not been read yet. */
  readonly inbox: string[];
}

/** Carries out a call of the agent: the memory is real, acts are written down and not done. */
export async function carryOut(call: ToolCall, hands: Hands): Promise<string> {
  const { tools, log, defense } = hands;
  const tool = tools.all.find(({ name }) => name === call.name);
  if (!tool) {
    log.notes.add("bad_tool_call");
    return told(hands, call.name, `There is no tool "${call.name}".`);
  }
  const fault = callFault(call, tool);
  if (fault !== null) {
    log.notes.add("bad_tool_call");
    return told(hands, tool.name, fault);
  }
  if (tool === tools.reading) {
    log.did(call);
    log.enter(CARRIER_ORIGIN[hands.task.scenario.channel], tool.name, hands.data, "exposed");
    return hands.data;
  }
  const keeps = tool === tools.writing || tool === tools.looking;
  const passage = keeps ? undefined : await defense.act?.(call, hands.context());
  log.spend(passage?.overhead);
  if (passage?.pass === false) {
    log.stop("act", passage.reason, [JSON.stringify(call.args)]);
    return told(hands, tool.name, "This call is not allowed.");
  }
  log.did(call);
  if (tool === tools.looking) return lookUp(call, hands);
  if (tool === tools.writing) return told(hands, tool.name, await write(call, hands));
  // The act itself is the end of the way and no stop on it.
  if (!hands.isAct(call)) log.watch.look("relayed", log.session, JSON.stringify(call.args));
  if (tool === tools.peer) hands.inbox.push(textOf(call, "text"));
  return told(hands, tool.name, "Done.");
}

async function write(call: ToolCall, { task, memory, context, data }: Hands): Promise<string> {
  if (task.scenario.memory !== "index") return memory.write(textOf(call, "text"), context());
  return fileDocument(data, memory, context());
}

/** Files a document paragraph by paragraph, as an index holds it. */
export async function fileDocument(
  data: string,
  memory: AgentMemory,
  context: MemoryDefenseContext,
): Promise<string> {
  for (const paragraph of data.split(/\n{2,}/)) {
    if (paragraph.trim() !== "") await memory.write(paragraph.trim(), context);
  }
  return "Filed.";
}

async function lookUp(call: ToolCall, { task, memory, context, log }: Hands): Promise<string> {
  const query = task.scenario.memory === "file" ? "" : Object.values(argsOf(call)).join(" ");
  const notes = await memory.recall(query, context());
  log.enter("memory", call.name, notes, "recalled");
  return notes;
}

function told({ log }: Hands, actor: string, text: string): string {
  log.enter("tool_echo", actor, text);
  return text;
}

function textOf(call: ToolCall, key: string): string {
  const value = argsOf(call)[key];
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

function argsOf({ args }: ToolCall): Readonly<Record<string, unknown>> {
  return typeof args === "object" && args !== null ? (args as Record<string, unknown>) : {};
}
