/** Response headers; names in any case. */
export interface HeaderView {
  readonly get: (name: string) => string | null;
  readonly cookies: readonly string[];
}

/** A response with its whole body, decompressed. */
export interface RawResponse {
  readonly status: number;
  readonly headers: HeaderView;
  /** Null when it was larger than the limit; the rest was not read. */
  readonly body: Uint8Array | null;
}

export interface RawRequest {
  readonly url: URL;
  readonly method: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Null for none. */
  readonly body: string | null;
  readonly maxBytes: number;
  readonly signal: AbortSignal;
}

/**
 * Sends one request and reads the answer. Redirects are not followed, nothing is sent twice. Rejects
 * when there is no complete answer; `code` says why where the system knows.
 */
export type Transport = (request: RawRequest) => Promise<RawResponse>;
