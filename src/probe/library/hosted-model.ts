import { usageError } from "../../formats/error.ts";
import { type KeysOf, refuseUnknownKeys } from "../../formats/known-keys.ts";
import type { AgentBackend } from "../agent/backend.ts";
import { isProvider, PROVIDERS } from "../agent/providers.ts";
import { sdkBackend } from "../agent/sdk/sdk-backend.ts";
import { redactor } from "../redact.ts";

export interface HostedModelOptions {
  /** `openai`, `anthropic` and so on; `openai-compatible` is any server at `baseUrl`. */
  readonly provider: string;
  readonly model: string;
  readonly apiKey: string;
  /** Instead of the provider's own address; required for `openai-compatible`. */
  readonly baseUrl?: string;
  /** Take the answer as a stream; default false. */
  readonly stream?: boolean;
}

const KEYS: KeysOf<HostedModelOptions> = {
  provider: true,
  model: true,
  apiKey: true,
  baseUrl: true,
  stream: true,
};

/**
 * A hosted model as the backend of the tool agent or of a judge.
 * @throws BacktrailError with code `usage` for an unknown provider or option
 */
export async function hostedModel(options: HostedModelOptions): Promise<AgentBackend> {
  refuseUnknownKeys(options, KEYS, "options");
  const { provider, model, apiKey, baseUrl = null, stream = false } = options;
  if (provider !== "openai-compatible" && !isProvider(provider)) {
    const known = [...Object.keys(PROVIDERS), "openai-compatible"].join(", ");
    throw usageError("provider", `there is no "${provider}"; there are ${known}`);
  }
  if (provider === "openai-compatible" && baseUrl === null) {
    throw usageError("baseUrl", "is needed for openai-compatible");
  }
  const redact = redactor([apiKey]);
  return sdkBackend({ provider, model, apiKey, baseUrl, stream, wallMs: Date.now, redact });
}
