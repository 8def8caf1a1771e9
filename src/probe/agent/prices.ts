import type { Usage } from "./backend.ts";

/** US dollars per million tokens. */
export interface Price {
  readonly input: number;
  readonly output: number;
}

/** Day for which the list prices below stand; they are not fetched, and may have changed since. */
export const PRICES_AS_OF = "2025-11-01";

/** List prices of providers' own endpoints, by `provider/model`. */
const PRICES: Readonly<Record<string, Price>> = {
  "openai/gpt-4o-mini": { input: 0.15, output: 0.6 },
  "openai/gpt-4o": { input: 2.5, output: 10 },
  "openai/gpt-4.1-mini": { input: 0.4, output: 1.6 },
  "anthropic/claude-haiku-4-5": { input: 1, output: 5 },
  "anthropic/claude-sonnet-4-5": { input: 3, output: 15 },
  "gemini/gemini-2.5-flash": { input: 0.3, output: 2.5 },
  "gemini/gemini-2.5-pro": { input: 1.25, output: 10 },
  "groq/llama-3.3-70b-versatile": { input: 0.59, output: 0.79 },
  "deepseek/deepseek-chat": { input: 0.28, output: 0.42 },
  "mistral/mistral-small-latest": { input: 0.1, output: 0.3 },
};

/** The price of a model, or null when it is not in the table: never a guess. */
export function priceOf(provider: string, model: string): Price | null {
  return PRICES[`${provider}/${model}`] ?? null;
}

/** Cost in US dollars; null when price or tokens are not known. Rounded to a ten-millionth. */
export function costOf(usage: Usage, price: Price | null): number | null {
  if (price === null || usage.inputTokens === null || usage.outputTokens === null) return null;
  const dollars = (usage.inputTokens * price.input + usage.outputTokens * price.output) / 1e6;
  return Math.round(dollars * 1e7) / 1e7;
}
