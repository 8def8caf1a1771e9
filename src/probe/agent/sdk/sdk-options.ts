import type { Redact } from "../../redact.ts";
import type { ProviderName } from "../providers.ts";

export interface SdkOptions {
  /** `openai-compatible` speaks the chat format of any server at `baseUrl`. */
  readonly provider: ProviderName | "openai-compatible";
  readonly model: string;
  readonly apiKey: string;
  /** Instead of the provider's own address; required for `openai-compatible`. */
  readonly baseUrl: string | null;
  /** Take the answer as a stream. */
  readonly stream: boolean;
  /** Milliseconds since 1970, for a `Retry-After` that names a date. */
  readonly wallMs: () => number;
  readonly redact: Redact;
}

/** The provider library, loaded when it is needed. */
export type Sdk = typeof import("ai");
