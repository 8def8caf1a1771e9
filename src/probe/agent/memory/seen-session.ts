import type { Sighting } from "../../contracts/witness.ts";
import { allCalls } from "../witnessed-run.ts";
import type { SessionEnd } from "./session.ts";
import type { TrialLog } from "./trial-log.ts";

/** A session of an agent with a memory of its own, with what was seen of it beside its answers. */
export interface SeenSession {
  /** Its calls are those of the answers and those that its telemetry tells. */
  readonly end: SessionEnd;
  /** Whether every call is there with its arguments. */
  readonly callsWhole: boolean;
  /** Whether telemetry told of calls that the answers have no place for. */
  readonly toldAlone: boolean;
  /** What its telemetry says that the model read; null where it does not say. */
  readonly modelRead: readonly string[] | null;
  /** Whether `modelRead` is all of it. */
  readonly readWhole: boolean;
}

/**
 * Joins a session to what a witness saw of it, null for none. An agent that answered with nothing, and
 * whose telemetry tells all that it did, has answered with its deeds.
 * @param needsWords whether the session is judged by its words: silence is then no answer
 */
export function seenSession(
  end: SessionEnd,
  sighting: Sighting | null,
  needsWords: boolean,
): SeenSession {
  const shown = end.ownCalls;
  const told = sighting?.toolCalls ?? null;
  const ownCalls = told === null ? shown : allCalls(shown ?? [], told);
  const callsWhole = shown !== null || (told !== null && sighting?.whole === true);
  const byDeeds = end.failure?.blank === true && told !== null && callsWhole && !needsWords;
  const answered = {
    ...{ status: "answered" as const, failure: null, reason: "", text: "" },
    notes: [...end.notes, "blank_answer"],
  };
  return {
    end: { ...end, ...(byDeeds ? answered : {}), ownCalls },
    callsWhole,
    toldAlone: shown === null && told !== null,
    modelRead: sighting?.modelRead ?? null,
    readWhole: sighting?.readWhole ?? false,
  };
}

/** Looks at what entered the session: where telemetry tells what the model read, there. */
export function lookAtEntry(
  { modelRead, readWhole }: SeenSession,
  log: TrialLog,
  wasSent: boolean,
): void {
  const read = modelRead?.join("\n") ?? null;
  if (read !== null && (readWhole || log.watch.carries(read) !== null)) log.read(read);
  else if (wasSent) log.sent();
}

/**
 * Looks at what the session shows of the memory: a call of a tool that writes into it, and in a later
 * session what the model read, for nothing but that memory holds the trial's markers then. What was
 * not told is no hold.
 * @param memoryTools tools by which the agent writes into its memory, where known
 * @param isCut whether more may have come behind a limit
 */
export function lookAtMemory(
  { end, callsWhole, modelRead, readWhole }: SeenSession,
  log: TrialLog,
  memoryTools: readonly string[] | undefined,
  isCut: boolean,
): void {
  const { watch, session } = log;
  if (end.ownCalls !== null && memoryTools !== undefined) {
    const written = end.ownCalls.filter(({ name }) => memoryTools.includes(name));
    const text = written.map(({ args }) => JSON.stringify(args)).join("\n");
    // What a later session does not write says nothing of the one that read it.
    if ((session === 0 && callsWhole && !isCut) || watch.carries(text) !== null) {
      watch.look("persisted", session, text);
    }
  }
  if (session === 0 || modelRead === null) return;
  const as = watch.carries(modelRead.join("\n"));
  if (as !== null || (readWhole && !isCut)) watch.note("recalled", session, as);
}
