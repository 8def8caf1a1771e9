import { BacktrailError } from "../../../formats/error.ts";
import type { AgentBackend } from "../../../probe/agent/backend.ts";
import { type Price, priceOf } from "../../../probe/agent/prices.ts";
import { isProvider, PROVIDERS, type ProviderName } from "../../../probe/agent/providers.ts";
import { redactingBackend } from "../../../probe/agent/redacting.ts";
import { sdkBackend } from "../../../probe/agent/sdk/sdk-backend.ts";
import { environmentSecrets, knownRedactor, redactor } from "../../../probe/redact.ts";
import { didYouMean } from "../../../text/near.ts";
import type { CliContext } from "../../context.ts";

/** A hosted model as flags name it. */
export interface ModelChoice {
  readonly backend?: string | undefined;
  /** A model, or `provider/model`, which then decides alone. */
  readonly model?: string | undefined;
  readonly baseUrl?: string | undefined;
  readonly stream: boolean;
  /** The flag to blame, and what works without a key. */
  readonly flag: string;
  readonly withoutKey: string;
}

export interface OpenedModel {
  readonly backend: AgentBackend;
  readonly name: string;
  readonly model: string;
  readonly price: Price | null;
  readonly paid: boolean;
}

/** Provider and model of `--backend` and `--model`: `groq/openai/gpt-oss-20b` is Groq's. */
export function resolveModel(choice: Pick<ModelChoice, "backend" | "model" | "flag">): {
  readonly provider: ProviderName;
  readonly model: string;
} {
  const { backend = "openai", model } = choice;
  const slash = model?.indexOf("/") ?? -1;
  const prefix = model?.slice(0, Math.max(0, slash)) ?? "";
  if (model !== undefined && isProvider(prefix)) {
    return { provider: prefix, model: model.slice(slash + 1) };
  }
  if (!isProvider(backend)) {
    throw new BacktrailError({
      code: "usage",
      where: choice.flag,
      message: `there is no backend "${backend}"; known: ${Object.keys(PROVIDERS).join(", ")}, simulated, gguf${didYouMean(backend, [...Object.keys(PROVIDERS), "simulated", "gguf"])}`,
    });
  }
  return { provider: backend, model: model ?? PROVIDERS[backend].defaultModel };
}

/**
 * Opens a hosted model. Its key comes from the environment alone.
 * @throws BacktrailError with code `usage` when there is no such provider or no key.
 */
export async function openModel(choice: ModelChoice, context: CliContext): Promise<OpenedModel> {
  const { provider, model } = resolveModel(choice);
  const variable = PROVIDERS[provider].keyVariable;
  const key = context.env[variable] ?? "";
  if (key === "" && choice.baseUrl === undefined) {
    throw new BacktrailError({
      code: "usage",
      where: choice.flag,
      message: `${provider}/${model} needs ${variable} in the environment; nothing was sent. ${choice.withoutKey}`,
    });
  }
  const secrets = environmentSecrets(context.env);
  const own = choice.baseUrl !== undefined && provider === "openai";
  const backend = await sdkBackend({
    provider: own ? "openai-compatible" : provider,
    model,
    apiKey: key === "" ? "none" : key,
    baseUrl: choice.baseUrl === undefined ? null : baseAddress(choice.baseUrl, choice.flag),
    stream: choice.stream,
    wallMs: () => context.now().getTime(),
    redact: redactor([...secrets, key]),
  });
  return {
    backend: redactingBackend(backend, knownRedactor([...secrets, key])),
    name: provider,
    model,
    // What another server asks for the same name is not known.
    price: choice.baseUrl === undefined ? priceOf(provider, model) : null,
    paid: choice.baseUrl === undefined,
  };
}

function baseAddress(text: string, flag: string): string {
  if (/^https?:\/\/[^/\s@]+(?:\/\S*)?$/.test(text)) return text.replace(/\/+$/, "");
  throw new BacktrailError({
    code: "usage",
    where: flag,
    message: "the base address must look like http://localhost:11434/v1, without user or password",
  });
}
