import { usageError } from "../../formats/error.ts";
import { type KeysOf, refuseUnknownKeys } from "../../formats/known-keys.ts";
import { type FieldPath, parseFieldPath } from "../answers/field-path.ts";
import { systemClock } from "../attempt/system-clock.ts";
import { redactor } from "../redact.ts";
import { httpTarget } from "../targets/http/http-target.ts";
import { nodeTransport } from "../targets/http/node-transport.ts";
import { fieldBody, templateBody } from "../targets/http/request-body.ts";
import type { Target } from "../targets/target.ts";

export interface HttpAgentOptions {
  /** Default `POST`. */
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * The body of a request: JSON text with `{{prompt}}` and, where wanted, `{{session}}` and
   * `{{history}}` inside its strings. Default `{"message": "{{prompt}}"}`.
   */
  readonly body?: string;
  /** Path of the reply in the answer, like `choices[0].message.content`; default: where it usually is. */
  readonly replyPath?: string;
  /** Path of the tool calls in the answer. */
  readonly callsPath?: string;
  /** Limit of one attempt in milliseconds; default 60,000. */
  readonly timeoutMs?: number;
  /** Largest answer that is read, in bytes; default 10 MiB. */
  readonly maxBytes?: number;
  /** Whether a request that may have arrived can be sent again without harm; default false. */
  readonly safeToResend?: boolean;
}

const KEYS: KeysOf<HttpAgentOptions> = {
  method: true,
  headers: true,
  body: true,
  replyPath: true,
  callsPath: true,
  timeoutMs: true,
  maxBytes: true,
  safeToResend: true,
};

/**
 * An agent behind an HTTP endpoint as the target of a scan. One attempt is one request; redirects are
 * not followed. Values of its headers are taken out of whatever is kept.
 * @throws BacktrailError with code `usage` for an address, body, path or option that makes no sense
 */
export function httpAgent(endpoint: string | URL, options: HttpAgentOptions = {}): Target {
  refuseUnknownKeys(options, KEYS, "options");
  const headers = Object.entries(options.headers ?? {}).map(
    ([name, value]) => [name.toLowerCase(), value] as const,
  );
  return httpTarget(
    {
      endpoint: addressOf(endpoint),
      method: (options.method ?? "POST").toUpperCase(),
      headers: Object.fromEntries(headers),
      body: options.body === undefined ? fieldBody("message", null) : templateBody(options.body),
      reading: {
        output: pathOf(options.replyPath, "replyPath"),
        calls: pathOf(options.callsPath, "callsPath"),
        callName: null,
        callArgs: null,
      },
      timeoutMs: options.timeoutMs ?? 60_000,
      maxBytes: options.maxBytes ?? 10 * 1024 * 1024,
      safeToResend: options.safeToResend ?? false,
      redact: redactor(headers.map(([, value]) => value)),
    },
    { transport: nodeTransport(), wallMs: Date.now, sleep: systemClock.sleep },
  );
}

function pathOf(path: string | undefined, name: string): FieldPath | null {
  return path === undefined ? null : parseFieldPath(path, name);
}

function addressOf(endpoint: string | URL): URL {
  if (!URL.canParse(String(endpoint)))
    throw usageError("endpoint", `"${String(endpoint)}" is no address`);
  const url = new URL(endpoint);
  if (/^https?:$/.test(url.protocol)) return url;
  throw usageError("endpoint", `must begin with http:// or https://, not ${url.protocol}`);
}
