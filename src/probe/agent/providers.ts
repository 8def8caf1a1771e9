/** A provider that `--backend` knows. */
export interface Provider {
  readonly defaultModel: string;
  /** Environment variable of its key. */
  readonly keyVariable: string;
}

/** The hosted backends, with the models of the published runs. */
export const PROVIDERS = {
  openai: { defaultModel: "gpt-4o-mini", keyVariable: "OPENAI_API_KEY" },
  anthropic: { defaultModel: "claude-haiku-4-5", keyVariable: "ANTHROPIC_API_KEY" },
  gemini: { defaultModel: "gemini-2.5-flash", keyVariable: "GEMINI_API_KEY" },
  groq: { defaultModel: "llama-3.3-70b-versatile", keyVariable: "GROQ_API_KEY" },
  deepseek: { defaultModel: "deepseek-chat", keyVariable: "DEEPSEEK_API_KEY" },
  mistral: { defaultModel: "mistral-small-latest", keyVariable: "MISTRAL_API_KEY" },
} as const satisfies Record<string, Provider>;

export type ProviderName = keyof typeof PROVIDERS;

/** Whether a word names a hosted provider. */
export function isProvider(name: string): name is ProviderName {
  return Object.hasOwn(PROVIDERS, name);
}
