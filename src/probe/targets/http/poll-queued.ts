import type { HttpSurroundings, HttpTargetOptions } from "./options.ts";
import { retryAfterMs } from "./retry-after.ts";
import type { RawResponse } from "./transport.ts";

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
  let url: URL | null = null;
  for (let polls = 0; polls < MOST_POLLS; polls += 1) {
    if (response.status !== 202 || response.body?.byteLength !== 0) return response;
    // A place that was named once need not be named again.
    const place = response.headers.get("location") ?? response.headers.get("operation-location");
    if (place !== null) url = sameOrigin(place, options.endpoint);
    if (url === null) return response;
    await around.sleep(retryAfterMs(response.headers, around.wallMs()) ?? PAUSE_MS, signal);
    response = await around.transport({
      url,
      method: "GET",
      headers: options.headers,
      body: null,
      maxBytes: options.maxBytes,
      signal,
    });
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
