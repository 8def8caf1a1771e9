import { type Defense, DefenseFailure } from "../defense.ts";
import { verdictFromWire } from "../verdict.ts";
import { requestToWire } from "../wire.ts";

/** Largest reply body, in bytes: a verdict is small. */
const MAX_BODY = 10_000_000;

/**
 * A defence behind an HTTP endpoint: one POST of JSON a decision point, one JSON reply. A status
 * other than 2xx, a redirect, a body that is too large or not a verdict is a failure of that point.
 */
export function httpDefense(
  url: string,
  { timeoutMs, fetch }: { readonly timeoutMs: number; readonly fetch: typeof globalThis.fetch },
): Defense {
  let counter = 0;
  const closing = new AbortController();
  return {
    name: url,
    isolation: "endpoint",
    selfTimed: true,
    concurrency: 8,
    review: async (trace, point) => {
      counter += 1;
      const id = String(counter);
      const timeout = AbortSignal.timeout(timeoutMs);
      try {
        const response = await fetch(url, {
          method: "POST",
          headers: { "content-type": "application/json", accept: "application/json" },
          body: JSON.stringify(requestToWire(id, trace, point)),
          redirect: "error",
          signal: AbortSignal.any([timeout, closing.signal]),
        });
        const text = await readBody(response);
        if (!response.ok) {
          throw new DefenseFailure("threw", `HTTP ${response.status}: ${text.slice(0, 120)}`);
        }
        return verdictFromWire(replyTo(id, text));
      } catch (error) {
        if (error instanceof DefenseFailure) throw error;
        if (timeout.aborted)
          throw new DefenseFailure("timeout", `no answer within ${timeoutMs} ms`);
        throw new DefenseFailure("threw", describeNetworkError(error));
      }
    },
    close: async () => closing.abort(),
  };
}

async function readBody(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_BODY)
      throw new DefenseFailure("garbage", `a reply of more than ${MAX_BODY} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function replyTo(id: string, text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new DefenseFailure("garbage", `the reply is not JSON: ${text.slice(0, 120)}`);
  }
  const replied =
    typeof value === "object" && value !== null ? (value as { id?: unknown }).id : undefined;
  if (replied !== undefined && String(replied) !== id) {
    throw new DefenseFailure("garbage", `a reply to request ${String(replied)} instead of ${id}`);
  }
  return value;
}

function describeNetworkError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? error.cause.message : "";
  return cause === "" ? error.message : `${error.message}: ${cause}`;
}
