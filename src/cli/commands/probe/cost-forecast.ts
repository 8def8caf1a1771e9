import { BacktrailError } from "../../../formats/error.ts";
import { costOf, PRICES_AS_OF } from "../../../probe/agent/prices.ts";
import type { Scenario } from "../../../probe/contracts/scenario.ts";
import type { InjectionPlan } from "../../../probe/run/injection-trials.ts";
import type { MemoryPlan } from "../../../probe/run/memory-trials.ts";
import type { UtilityPlan } from "../../../probe/run/utility-trials.ts";
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
function forecastOf(
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
function judgeForecast(trials: number): Forecast {
  return {
    trials,
    calls: trials,
    inputTokens: trials * (JUDGE_QUESTION_TOKENS + ANSWER_TOKENS),
    outputTokens: trials * VERDICT_TOKENS,
  };
}

/** What a judge will be asked about so many labelled replies, and for about how much. */
export function judgeCostLine(replies: number, backend: PaidPart["backend"]): string {
  const forecast = judgeForecast(replies);
  return forecastLine({ role: "judge", forecast, backend }, costOf(forecast, backend.price));
}

/** Characters of what the agent is told before it reads: rules of thumb, said to be. */
function promptLength({ systemPrompt, userRequest, tools }: Scenario): number {
  return systemPrompt.length + userRequest.length + JSON.stringify(tools).length;
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function screened(trials: number, defenses: readonly { readonly name: string }[]): number {
  return defenses.some(({ name }) => name === "llm_filter") ? trials / defenses.length : 0;
}

/** What an injection scan asks of its agent. */
export function injectionForecast(
  plan: Pick<InjectionPlan, "defenses" | "carriers" | "scenario">,
  trials: number,
): Forecast {
  const { carriers, defenses, scenario } = plan;
  return forecastOf(trials, screened(trials, defenses), {
    prompt: mean(carriers.map((carrier) => promptLength(scenario(carrier).scenario))),
    data: mean(carriers.map(({ embed }) => embed("").length + 80)),
  });
}

/** What a utility scan asks of its agent. */
export function utilityForecast(
  { defenses, tasks }: Pick<UtilityPlan, "defenses" | "tasks">,
  trials: number,
): Forecast {
  return forecastOf(trials, screened(trials, defenses), {
    prompt: mean(
      tasks.map(
        ({ scenario, userRequest }) => scenario.systemPrompt.length + userRequest.length + 600,
      ),
    ),
    data: mean(tasks.map(({ data }) => data.length)),
  });
}

/** Characters of a note of the memory, and of what a session shows of it. */
const NOTE_LENGTH = 80;
const NOTES_SHOWN = 10;

/** Calls of screens in a memory scan: one for a trial's data, one for each note shown later. */
function screenedInMemory(
  trials: number,
  defenses: MemoryPlan["defenses"],
  laterSessions: number,
): number {
  const places = defenses.flatMap(({ name }) => name.split("+"));
  const reading = places.filter((place) => place === "read:llm_filter").length;
  const recalling = places.filter((place) => place === "recall:llm_filter").length;
  const each = reading + recalling * laterSessions * NOTES_SHOWN;
  return Math.ceil((each * trials) / defenses.length);
}

/** What a memory scan asks of its agent: two calls a session. */
export function memoryForecast(
  { defenses, scenarios }: Pick<MemoryPlan, "defenses" | "scenarios">,
  trials: number,
): Forecast {
  const sessions = mean(scenarios.map((one) => one.sessions.length));
  const screens = screenedInMemory(trials, defenses, sessions - 1);
  const asked = forecastOf(Math.ceil(trials * sessions), screens, {
    prompt: mean(scenarios.map(({ system_prompt }) => system_prompt.length)) + 900,
    data: mean(scenarios.map(({ data }) => data.length)) + NOTE_LENGTH * NOTES_SHOWN,
  });
  return { ...asked, trials };
}

/** The judge's part of a run; none for a judge that asks no model. */
export function judgeParts(
  trials: number,
  judge: PaidPart["backend"] | null,
  { judgeBudget = Infinity }: { readonly judgeBudget?: number | undefined },
): readonly PaidPart[] {
  if (judge === null) return [];
  return [
    { role: "judge", forecast: judgeForecast(Math.min(trials, judgeBudget)), backend: judge },
  ];
}

/** One model of a run that may cost money. */
export interface PaidPart {
  /** What it is asked for: `agent`, `judge`. */
  readonly role: string;
  readonly forecast: Forecast;
  readonly backend: Pick<OpenedBackend, "name" | "model" | "paid" | "price">;
}

interface ConsentFlags {
  readonly yes: boolean;
  readonly maxCost?: number | undefined;
}

/**
 * Says what a paid run will cost and asks before it starts: `--yes` or a `--max-cost` that covers
 * the forecast is consent, on a terminal the question is.
 * @throws BacktrailError with code `usage` when there is no consent.
 */
export async function agreeOnCost(
  parts: readonly PaidPart[],
  flags: ConsentFlags,
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
