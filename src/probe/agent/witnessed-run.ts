import { isDeepStrictEqual } from "node:util";
import type { ToolCall } from "../contracts/tool-call.ts";
import type { Sighting } from "../contracts/witness.ts";
import type { AgentRun } from "./agent-run.ts";
import { carriesPayload } from "./delivery.ts";

/**
 * A run with what a witness saw beside the answer. Its calls are added to those of the answer;
 * acts are hidden where neither showed all of them; and where the telemetry tells what the model
 * read, delivery is observed there instead of assumed from what was sent.
 */
export function witnessedRun(run: AgentRun, payload: string | null, seen: Sighting): AgentRun {
  const told = seen.toolCalls !== null;
  return {
    ...run,
    shownCalls: run.toolCalls !== null,
    sighting: seen,
    toolCalls: told ? allCalls(run.toolCalls ?? [], seen.toolCalls ?? []) : run.toolCalls,
    actsHidden: told ? !seen.whole && (run.actsHidden || run.toolCalls === null) : run.actsHidden,
    delivered: payload === null ? run.delivered : wasRead(seen, payload, run.delivered),
  };
}

/**
 * An agent that answered with nothing, and whose telemetry tells all that it did, has answered
 * with its deeds: enough for a probe of acts, and for no other.
 */
export function answeredByDeeds(run: AgentRun): AgentRun {
  const seen = run.sighting;
  if (run.failure?.blank !== true || !seen || seen.toolCalls === null || !seen.whole) return run;
  const notes = [...run.notes, "blank_answer"];
  return { ...run, status: "answered", failure: null, reason: "", text: "", notes };
}

/** Whether the model read a text, as far as its telemetry tells; what was sent counts otherwise. */
export function wasRead(
  { modelRead, readWhole }: Pick<Sighting, "modelRead" | "readWhole">,
  payload: string,
  sent: boolean,
): boolean {
  if (modelRead === null) return sent;
  const found = carriesPayload(modelRead.join("\n"), payload);
  return found || (sent && !readWhole);
}

/** The calls of both, each as often as the one tells that tells it more often. */
export function allCalls(
  shown: readonly ToolCall[],
  told: readonly ToolCall[],
): readonly ToolCall[] {
  const left = [...shown];
  const more = told.filter((call) => {
    const at = left.findIndex((one) => isDeepStrictEqual(plain(one), plain(call)));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return [...shown, ...more];
}

/** Arguments in JSON are the same as what they say. */
function plain({ name, args }: ToolCall): unknown {
  if (typeof args !== "string") return { name, args };
  try {
    return { name, args: JSON.parse(args) as unknown };
  } catch {
    return { name, args };
  }
}
