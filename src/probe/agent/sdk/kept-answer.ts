import { AsyncLocalStorage } from "node:async_hooks";

/** The body of the last answer to a call, as it came. */
export interface KeptAnswer {
  readonly contentType: string;
  /** Null when it did not come to its end. */
  readonly text: Promise<string | null>;
}

interface Call {
  last: KeptAnswer | null;
}

/**
 * Keeps what a server sent beside what the library makes of it, for answers that the library cannot
 * put into its own form and gives up in the middle of.
 */
export interface AnswerKeeper {
  /** For the library, in place of the global one. */
  readonly fetch: typeof fetch;
  /** @param work is handed what gives the last answer to its own requests, or null */
  readonly keeping: <T>(work: (last: () => KeptAnswer | null) => Promise<T>) => Promise<T>;
}

export function answerKeeper(): AnswerKeeper {
  const calls = new AsyncLocalStorage<Call>();
  return {
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      const call = calls.getStore();
      if (call && response.ok) {
        call.last = {
          contentType: response.headers.get("content-type") ?? "",
          text: response
            .clone()
            .text()
            .catch(() => null),
        };
      }
      return response;
    },
    keeping: (work) => {
      const call: Call = { last: null };
      return calls.run(call, () => work(() => call.last));
    },
  };
}
