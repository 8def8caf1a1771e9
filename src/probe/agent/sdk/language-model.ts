import type { LanguageModel } from "ai";
import type { SdkOptions } from "./sdk-options.ts";

/** The library's model for a provider, asked through `send`; its package is loaded here and not before. */
export async function languageModel(
  options: SdkOptions,
  send: typeof fetch,
): Promise<LanguageModel> {
  const { provider, model, apiKey } = options;
  const address = options.baseUrl === null ? {} : { baseURL: options.baseUrl };
  const settings = { apiKey, fetch: send, ...address };
  switch (provider) {
    case "openai":
      return (await import("@ai-sdk/openai")).createOpenAI(settings).chat(model);
    case "anthropic":
      return (await import("@ai-sdk/anthropic")).createAnthropic(settings)(model);
    case "gemini":
      return (await import("@ai-sdk/google")).createGoogleGenerativeAI(settings)(model);
    case "groq":
      return (await import("@ai-sdk/groq")).createGroq(settings)(model);
    case "deepseek":
      return (await import("@ai-sdk/deepseek")).createDeepSeek(settings)(model);
    case "mistral":
      return (await import("@ai-sdk/mistral")).createMistral(settings)(model);
    case "openai-compatible":
      return (await import("@ai-sdk/openai-compatible")).createOpenAICompatible({
        name: "custom",
        includeUsage: true,
        // Common local servers take a schema; without this the judge's is dropped.
        supportsStructuredOutputs: true,
        apiKey,
        fetch: send,
        baseURL: options.baseUrl ?? "",
      })(model);
  }
}
