import { reasonOf } from "../../formats/error.ts";
import { isMark } from "../../formats/remark.ts";
import { failed } from "../attempt/attempt.ts";
import { guardedAttempt } from "../attempt/guarded.ts";
import { checkSpecification } from "../attempt/specification.ts";
import type { TrialContext } from "../contracts/witness.ts";
import type { Target } from "../targets/target.ts";
import type { AgentBackend, ModelReport, ModelRequest } from "./backend.ts";

/**
 * An agent with a memory of its own as the backend of one trial of a memory scan. Each conversation
 * is a new session of the same user.
 * @param user new for each try of a trial, so that nothing is left of one that was killed
 * @param contextOf what each conversation hands on beside its message, by whose id it is then known
 */
export function rememberingBackend(
  target: Target,
  user: string,
  contextOf?: (conversation: number) => TrialContext,
): AgentBackend {
  const backend = targetBackend(target, user);
  return {
    ...backend,
    call: (request) => {
      const { conversation = 0 } = request;
      const context = contextOf?.(conversation);
      return attempt(target, request, context, context?.id ?? `${user}-${conversation}`, user);
    },
    close: async () => undefined,
  };
}

/**
 * The same, made to forget before its first call.
 * @param reset throws a BacktrailError where it fails: the trial is then an error
 */
export function resettingBackend(
  backend: AgentBackend,
  reset: (signal: AbortSignal) => Promise<void>,
): AgentBackend {
  let forgot = false;
  return {
    ...backend,
    call: async (request) => {
      if (!forgot) {
        try {
          await reset(request.signal);
        } catch (error) {
          if (request.signal.aborted) return failed("not_sent", "interrupted");
          return failed("crashed", reasonOf(error));
        }
        forgot = true;
      }
      return backend.call(request);
    },
  };
}

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
    call: (request) => attempt(target, request, context, context?.id ?? `${runId}-${request.seed}`),
    close: async () => target.close?.(),
  };
}

async function attempt(
  target: Target,
  { messages, defenseNote, signal }: ModelRequest,
  context: TrialContext | undefined,
  trialKey: string,
  user?: string,
): Promise<ModelReport> {
  const texts = messages.map(({ text }) => text);
  const prompt = [...(defenseNote === undefined ? [] : [defenseNote]), ...texts].join("\n\n");
  const about = { ...(context ? { context } : {}), ...(user === undefined ? {} : { user }) };
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
