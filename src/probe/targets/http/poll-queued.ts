import type { HttpSurroundings, HttpTargetOptions } from "./options.ts";
import type { RawResponse } from "./read-answer.ts";
import { readBody } from "./read-body.ts";
import { retryAfterMs } from "./retry-after.ts";

const MOST_POLLS = 30;
const PAUSE_MS = 1000;

export interface PollSurroundings {
  readonly options: HttpTargetOptions;
  readonly around: HttpSurroundings;
  /** Ends with the attempt's own time limit. */
  readonly signal: AbortSignal;
}

/**
 * Follows a queued answer (202 without a body) to the place it names, with GET, so that the request
 * itself is not sent twice. Only on the same origin, for the headers may hold credentials.
 */
export async function pollQueued(
  first: RawResponse,
  { options, around, signal }: PollSurroundings,
): Promise<RawResponse> {
  let response = first;
  for (let polls = 0; polls < MOST_POLLS; polls += 1) {
    if (response.status !== 202 || response.body.byteLength > 0) return response;
    const place =
      response.headers.get("location") ?? response.headers.get("operation-location") ?? null;
    const url = place === null ? null : sameOrigin(place, options.endpoint);
    if (url === null) return response;
    await around.sleep(retryAfterMs(response.headers, around.wallMs()) ?? PAUSE_MS, signal);
    const next = await around.fetch(url, {
      headers: { ...options.headers },
      redirect: "manual",
      signal,
    });
    const body = await readBody(next, options.maxBytes);
    // A place that is named once need not be named again.
    const headers = new Headers(next.headers);
    if (!headers.has("location")) headers.set("location", place ?? "");
    response = { status: next.status, headers, body: body ?? new Uint8Array() };
  }
  return response;
}

function sameOrigin(place: string, endpoint: URL): URL | null {
  try {
    const url = new URL(place, endpoint);
    return url.origin === endpoint.origin ? url : null;
  } catch {
    return null;
  }
}
