import { BacktrailError } from "../../../formats/error.ts";
import { costOf, PRICES_AS_OF } from "../../../probe/index.ts";
import type { Invocation } from "../../command.ts";
import type { OpenedBackend } from "./open-backend.ts";

/** What a run is expected to send: rough, and said to be. */
export interface Forecast {
  readonly trials: number;
  readonly calls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** Average length of an answer in tokens, by which a forecast counts. */
const ANSWER_TOKENS = 120;

/**
 * A forecast from the texts themselves at four characters a token: two model calls a trial, the
 * data in the second; a screen adds one call with the data.
 */
export function forecastOf(
  trials: number,
  screened: number,
  characters: { readonly prompt: number; readonly data: number },
): Forecast {
  const prompt = characters.prompt / 4;
  const data = characters.data / 4;
  return {
    trials,
    calls: 2 * trials + screened,
    inputTokens: Math.ceil(trials * (2 * prompt + data) + screened * data),
    outputTokens: Math.ceil(trials * 1.3 * ANSWER_TOKENS + screened * 20),
  };
}

/** Tokens of a judge's question without the reply, and of its verdict: rules of thumb. */
const JUDGE_QUESTION_TOKENS = 600;
const VERDICT_TOKENS = 80;

/** A forecast of a judge that is asked about every trial; a hybrid one asks at most so often. */
export function judgeForecast(trials: number): Forecast {
  return {
    trials,
    calls: trials,
    inputTokens: trials * (JUDGE_QUESTION_TOKENS + ANSWER_TOKENS),
    outputTokens: trials * VERDICT_TOKENS,
  };
}

/** One model of a run that may cost money. */
export interface PaidPart {
  /** What it is asked for: `agent`, `judge`. */
  readonly role: string;
  readonly forecast: Forecast;
  readonly backend: Pick<OpenedBackend, "name" | "model" | "paid" | "price">;
}

/**
 * Says what a paid run will cost and asks before it starts: `--yes` or a `--max-cost` that covers
 * the forecast is consent, on a terminal the question is.
 * @throws BacktrailError with code `usage` when there is no consent.
 */
export async function agreeOnCost(
  parts: readonly PaidPart[],
  flags: { readonly yes: boolean; readonly maxCost?: number | undefined },
  invocation: Invocation,
): Promise<void> {
  const { output, context } = invocation;
  const paid = parts.filter(({ backend }) => backend.paid);
  const unknown = paid.find(({ backend }) => backend.price === null)?.backend;
  if (unknown && flags.maxCost !== undefined) {
    throw new BacktrailError({
      code: "usage",
      where: "--max-cost",
      message: `the price of ${unknown.name}/${unknown.model} is not known, so no cost limit can be kept; leave --max-cost out`,
    });
  }
  if (paid.length === 0) return;
  let sum: number | null = 0;
  for (const part of paid) {
    const cost = costOf(part.forecast, part.backend.price);
    sum = sum === null || cost === null ? null : sum + cost;
    await output.talk(forecastLine(part, cost));
  }
  if (unknown) {
    await output.warn(
      `warning: the price of ${unknown.name}/${unknown.model} is not in the table of ${PRICES_AS_OF}; costs stay empty\n`,
    );
  }
  if (flags.yes) return;
  if (flags.maxCost !== undefined && sum !== null && sum <= flags.maxCost) return;
  if (context.stderr.isTTY && (await saysYes(invocation))) return;
  throw new BacktrailError({
    code: "usage",
    where: "--yes",
    message:
      "nothing was sent; add --yes to pay for the run, or --max-cost with a limit in US dollars that covers the forecast",
  });
}

function forecastLine({ role, forecast, backend }: PaidPart, cost: number | null): string {
  const money =
    cost === null ? "cost unknown" : `about $${cost.toFixed(2)} at list prices of ${PRICES_AS_OF}`;
  return `${role} ${backend.name}/${backend.model}: ${forecast.trials} trials, about ${forecast.calls} model calls, ${forecast.inputTokens} tokens in and ${forecast.outputTokens} out: ${money}\n`;
}

async function saysYes({ context }: Invocation): Promise<boolean> {
  await context.stderr.write("Go on? [y/N] ");
  let answer = "";
  for await (const chunk of context.stdin) {
    answer += Buffer.from(chunk).toString("utf8");
    if (answer.includes("\n")) break;
  }
  return /^y(?:es)?$/i.test(answer.trim());
}
