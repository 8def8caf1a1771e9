import type { ReadingOptions } from "../../answers/answer-report.ts";
import type { Redact } from "../../redact.ts";
import type { BuildBody } from "./request-body.ts";
import type { Transport } from "./transport.ts";

export interface HttpTargetOptions {
  readonly endpoint: URL;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: BuildBody;
  /** Where reply and calls stand. */
  readonly reading: ReadingOptions;
  /** Limit of one attempt, connection to last byte, in milliseconds. */
  readonly timeoutMs: number;
  /** Largest body that is read, in bytes. */
  readonly maxBytes: number;
  /** Whether a request that may have arrived can be sent again without harm. */
  readonly safeToResend: boolean;
  readonly redact: Redact;
}

export interface HttpSurroundings {
  readonly transport: Transport;
  /** Milliseconds since 1970, for `Retry-After` dates. */
  readonly wallMs: () => number;
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
}
