import { READER_ANSWER_JSON_SCHEMA } from "../formats/reader-answer.ts";
import type { Trace } from "../pab/model.ts";
import type { AskReader, ReaderReply } from "../pab/reader/ask-reader.ts";
import { readerQuestion } from "../pab/reader/question.ts";
import { visiblePrefix } from "../pab/visible-prefix.ts";
import type { AgentBackend, ModelReport } from "../probe/agent/backend.ts";
import { modelCaller } from "../probe/agent/model-call.ts";
import { costOf, type Price } from "../probe/agent/prices.ts";
import type { Clock } from "../probe/attempt/clock.ts";
import { GiveUp } from "../probe/attempt/give-up.ts";
import { Pace } from "../probe/attempt/pace.ts";
import { DEFAULT_RETRY, type RetryPolicy } from "../probe/attempt/retry.ts";
import { seededRandom } from "../random/random.ts";

export interface ModelReaderOptions {
  /** The model for one of several votes: a cache must not give the same answer twice. */
  readonly backendFor: (vote: number) => AgentBackend;
  readonly clock: Clock;
  readonly retry?: RetryPolicy;
  /** Limit of one try, in milliseconds. */
  readonly timeoutMs: number;
  /** US dollars a million tokens, or null where they are not known. */
  readonly price: Price | null;
  /** Nothing more is asked once so many calls were made; default: no limit. */
  readonly maxCalls?: number | undefined;
  /** US dollars; a call that may go beyond is not made. Needs a price. */
  readonly maxCost?: number | undefined;
  readonly seed?: number;
  readonly signal?: AbortSignal | undefined;
}

/** Longest answer in tokens: a path and a quotation. */
const ANSWER_TOKENS = 1000;
const CHARACTERS_A_TOKEN = 4;

/** A model of an agent backend as a reader of the tracker, with deadline, retries and limits of cost. */
export function modelReader(options: ModelReaderOptions): AskReader {
  const { clock, retry = DEFAULT_RETRY, timeoutMs, price, maxCalls, maxCost, seed = 0 } = options;
  const around = {
    clock,
    random: seededRandom(seed),
    pace: new Pace(clock, null),
    giveUp: new GiveUp(),
    retry,
    timeoutMs,
    signal: options.signal ?? new AbortController().signal,
  };
  let calls = 0;
  // What calls under way may still cost counts as spent until they are back.
  let spent = 0;
  return async ({ system, text }, vote) => {
    const characters = system.length + text.length;
    const most = costOf(
      { inputTokens: Math.ceil(characters / CHARACTERS_A_TOKEN), outputTokens: ANSWER_TOKENS },
      price,
    );
    if (calls >= (maxCalls ?? Infinity)) return budget(`${maxCalls} calls were made`);
    if (maxCost !== undefined && (most === null || spent + most > maxCost)) {
      return budget(`${maxCost} dollars are spent or would be`);
    }
    calls += 1;
    spent += most ?? 0;
    const ask = modelCaller(options.backendFor(vote), around);
    const { report } = await ask({
      system,
      messages: [{ role: "user", text }],
      tools: [],
      // One answer is the likeliest one; several are only independent if they may differ.
      temperature: vote === 0 ? 0 : 0.7,
      maxOutputTokens: ANSWER_TOKENS,
      seed: seed + vote,
      answerSchema: READER_ANSWER_JSON_SCHEMA,
    });
    if (report.status === "answered")
      spent += (costOf(report.usage, price) ?? most ?? 0) - (most ?? 0);
    return replyOf(report);
  };
}

const budget = (reason: string): ReaderReply => ({ status: "budget", reason });

function replyOf(report: ModelReport): ReaderReply {
  switch (report.status) {
    case "answered":
      return { status: "answered", text: report.text };
    case "blocked_by_provider":
      return { status: "refused", reason: report.reason };
    case "failed":
      return {
        status: report.kind === "timeout" ? "timeout" : "failed",
        reason: `${report.kind}: ${report.reason}`,
      };
  }
}

/** Tokens of an answer as they usually are. */
const TYPICAL_ANSWER_TOKENS = 120;

export interface ReaderForecast {
  readonly trials: number;
  readonly calls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** What asking about every decision point of a corpus takes, by characters: rough. */
export async function readerForecast(
  traces: AsyncIterable<Trace>,
  votes: number,
): Promise<ReaderForecast> {
  let points = 0;
  let characters = 0;
  for await (const trace of traces) {
    for (const point of trace.decisionPoints) {
      const { system, text } = readerQuestion(visiblePrefix(trace, point), point);
      points += 1;
      characters += system.length + text.length;
    }
  }
  return {
    trials: points,
    calls: points * votes,
    inputTokens: Math.ceil((votes * characters) / CHARACTERS_A_TOKEN),
    outputTokens: points * votes * TYPICAL_ANSWER_TOKENS,
  };
}
