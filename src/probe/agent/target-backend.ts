import { isMark } from "../../formats/remark.ts";
import { guardedAttempt } from "../attempt/guarded.ts";
import { checkSpecification } from "../attempt/specification.ts";
import type { TrialContext } from "../contracts/witness.ts";
import type { Target } from "../targets/target.ts";
import type { AgentBackend, ModelReport, ModelRequest } from "./backend.ts";

/**
 * An agent behind a target as the backend of a scan: it has its own system prompt and tools, so it
 * is sent the user's request with the data in one message, below what a defence has to say, and what it did with tools is observed
 * where the target shows it.
 */
export function targetBackend(target: Target, runId: string, context?: TrialContext): AgentBackend {
  checkSpecification(`target ${target.name}`, target);
  return {
    name: "target",
    model: target.name,
    simulated: false,
    call: (request) => attempt(target, runId, request, context),
    close: async () => target.close?.(),
  };
}

async function attempt(
  target: Target,
  runId: string,
  { messages, defenseNote, seed, signal }: ModelRequest,
  context: TrialContext | undefined,
): Promise<ModelReport> {
  const texts = messages.map(({ text }) => text);
  const prompt = [...(defenseNote === undefined ? [] : [defenseNote]), ...texts].join("\n\n");
  const trialKey = context?.id ?? `${runId}-${seed}`;
  const about = context ? { context } : {};
  const report = await guardedAttempt(
    `target ${target.name}`,
    async () => target.attempt({ prompt, history: [], session: null, trialKey, ...about, signal }),
    signal,
  );
  if (report.status !== "answered") return report;
  return {
    status: "answered",
    text: report.text,
    toolCalls: [],
    observedCalls: report.toolCalls,
    writtenCalls: report.writtenCalls ?? [],
    notes: report.notes.filter(isMark),
    usage: { inputTokens: null, outputTokens: null },
    warnings: report.notes,
  };
}
