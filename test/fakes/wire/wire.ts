/** What a fake provider says, before it is put into its wire format. */
export interface WireReply {
  readonly text: string;
  /** Arguments as the text a model wrote, which need not be JSON. */
  readonly toolCalls: readonly { readonly name: string; readonly args: string }[];
  /** The provider's filter stopped the answer. */
  readonly filtered?: boolean;
}

/** A provider's own wire format, as far as these tests need it. */
export interface Wire {
  /** Path below the base address that a request must ask for. */
  readonly path: (stream: boolean) => string;
  /** Name and value of the header that carries the key. */
  readonly keyHeader: readonly [name: string, value: string];
  readonly json: (reply: WireReply) => unknown;
  readonly sse: (reply: WireReply) => string;
  /** The system text of a request. */
  readonly systemOf: (request: never) => unknown;
  /** The format has arguments as text, so that a model can write some that are not JSON. */
  readonly textArguments: boolean;
}

export const KEY = "test-key-0123456789";

/** Server-sent events without names. */
export function events(frames: readonly unknown[], done = "data: [DONE]\n\n"): string {
  return `${frames.map((frame) => `data: ${JSON.stringify(frame)}\n\n`).join("")}${done}`;
}
