import { BacktrailError } from "../../../formats/error.ts";
import { costOf, PRICES_AS_OF, type Price } from "../../../probe/index.ts";
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

/**
 * Says what a paid run will cost and asks before it starts: `--yes` or a `--max-cost` that covers
 * the forecast is consent, on a terminal the question is.
 * @throws BacktrailError with code `usage` when there is no consent.
 */
export async function agreeOnCost(
  forecast: Forecast,
  backend: Pick<OpenedBackend, "name" | "model" | "paid" | "price">,
  flags: { readonly yes: boolean; readonly maxCost?: number | undefined },
  invocation: Invocation,
): Promise<void> {
  const { output, context } = invocation;
  if (flags.maxCost !== undefined && backend.paid && backend.price === null) {
    throw new BacktrailError({
      code: "usage",
      where: "--max-cost",
      message: `the price of ${backend.name}/${backend.model} is not known, so no cost limit can be kept; leave --max-cost out`,
    });
  }
  if (!backend.paid) return;
  const cost = costOf(forecast, backend.price);
  await output.talk(`${forecastLine(forecast, cost, backend.price)}\n`);
  if (backend.price === null) {
    await output.warn(
      `warning: the price of ${backend.name}/${backend.model} is not in the table of ${PRICES_AS_OF}; costs stay empty\n`,
    );
  }
  if (flags.yes) return;
  if (flags.maxCost !== undefined && cost !== null && cost <= flags.maxCost) return;
  if (context.stderr.isTTY && (await saysYes(invocation))) return;
  throw new BacktrailError({
    code: "usage",
    where: "--yes",
    message:
      "nothing was sent; add --yes to pay for the run, or --max-cost with a limit in US dollars that covers the forecast",
  });
}

function forecastLine(forecast: Forecast, cost: number | null, price: Price | null): string {
  const money =
    cost === null || price === null
      ? "cost unknown"
      : `about $${cost.toFixed(2)} at list prices of ${PRICES_AS_OF}`;
  return `${forecast.trials} trials, about ${forecast.calls} model calls, ${forecast.inputTokens} tokens in and ${forecast.outputTokens} out: ${money}`;
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
