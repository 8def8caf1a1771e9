import { allCalls } from "../agent/witnessed-run.ts";
import { type Answered, type Failed, failed } from "../attempt/attempt.ts";
import { guardedAttempt } from "../attempt/guarded.ts";
import { attemptWithRetry, type Retried, type RetryPolicy } from "../attempt/retry.ts";
import { withSink } from "../battery/sink-text.ts";
import type { Attack } from "../contracts/attack.ts";
import type { ToolCall } from "../contracts/tool-call.ts";
import type { Sighting, Witness } from "../contracts/witness.ts";
import type { Target, TargetReport, TargetRequest, Turn } from "../targets/target.ts";
import { mayHaveArrived } from "./agent-plan.ts";
import type { TrialSurroundings } from "./trial-kind.ts";

/** What came of the messages of one attack, sent in one conversation. */
export interface Dialogue {
  /** Of the last message that was sent. */
  readonly report: TargetReport | Failed;
  /** What the agent said, over all turns. */
  readonly text: string;
  /** Over all turns; null when no answer showed calls. */
  readonly toolCalls: readonly ToolCall[] | null;
  /** Whether an answer itself showed calls. */
  readonly shownCalls: boolean;
  /** What a witness saw beside the answers; null without one. */
  readonly sighting: Sighting | null;
  /** Calls that stood in the text of an answer. */
  readonly writtenCalls: readonly ToolCall[];
  readonly notes: readonly string[];
  readonly session: string | null;
  /** User and agent in turn, as far as it came. */
  readonly turns: readonly Turn[];
  readonly tries: number;
  /** Milliseconds of the last try. */
  readonly latencyMs: number | null;
}

/** What of a plan a conversation needs. */
interface Talked {
  readonly target: Target;
  readonly retry: RetryPolicy;
  /** Tells this run's requests from another run's. */
  readonly runId: string;
  readonly witness?: Witness | undefined;
}

const SILENCE = failed("bad_answer", "the agent answered with nothing");
const FORGETFUL = failed(
  "bad_request",
  "the target keeps no conversation, so that a second message would stand alone: give --session-field, a --body-template with {{session}} or {{history}}, or let the server hand out a session",
);

/**
 * Sends the messages of an attack one after the other, each with the talk so far and in the session
 * that the server handed out. It ends with the first that is not answered.
 */
export async function talk(
  attack: Attack,
  { target, retry, runId, witness }: Talked,
  around: TrialSurroundings,
): Promise<Dialogue> {
  const { signal } = around;
  const watch = witness?.begin(attack.id) ?? null;
  const context = watch?.context;
  const trialKey = context?.id ?? `${runId}-${attack.id}`;
  const about = context ? { context } : {};
  const answers: Answered[] = [];
  const turns: Turn[] = [];
  let session: string | null = null;
  let tries = 0;
  let latencyMs: number | null = null;
  let report: TargetReport | Failed = SILENCE;
  for (const message of [...(attack.turns ?? []), attack.prompt]) {
    const prompt = withSink(message, context?.sink ?? null);
    const history = [...turns];
    const request: TargetRequest = { prompt, history, session, trialKey, ...about, signal };
    if (turns.length > 0 && session === null && target.needsSession === true) {
      report = FORGETFUL;
      break;
    }
    const sent: Retried<TargetReport> = await attemptWithRetry<TargetReport>(
      () => guardedAttempt(`target ${target.name}`, async () => target.attempt(request), signal),
      retry,
      around,
    );
    tries += sent.tries;
    latencyMs = sent.latencyMs;
    report = isSilent(sent.report) ? SILENCE : sent.report;
    turns.push({ role: "user", text: prompt });
    if (report.status !== "answered") break;
    answers.push(report);
    turns.push({ role: "assistant", text: report.text });
    session = report.session ?? session;
  }
  around.answered();
  const shown = answers.filter(({ toolCalls }) => toolCalls !== null);
  const ownCalls = shown.length === 0 ? null : shown.flatMap(({ toolCalls }) => toolCalls ?? []);
  const failure = report.status === "failed" ? report : null;
  const broken = failure !== null && failure !== FORGETFUL && mayHaveArrived(failure) ? 1 : 0;
  const sighting = (await watch?.collect(answers.length + broken, signal)) ?? null;
  const told = sighting?.toolCalls ?? null;
  return {
    report,
    text: answers.map(({ text }) => text).join("\n\n"),
    toolCalls: told === null ? ownCalls : allCalls(ownCalls ?? [], told),
    shownCalls: ownCalls !== null,
    sighting,
    writtenCalls: answers.flatMap(({ writtenCalls }) => writtenCalls ?? []),
    notes: [...new Set(answers.flatMap(({ notes }) => notes))],
    session,
    turns,
    tries,
    latencyMs,
  };
}

/** Neither a word nor a deed: that is no refusal, as little as an empty body is. */
function isSilent(report: TargetReport | Failed): boolean {
  return (
    report.status === "answered" &&
    report.text.trim() === "" &&
    (report.toolCalls ?? []).length === 0
  );
}
