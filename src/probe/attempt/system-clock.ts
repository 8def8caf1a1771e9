import type { Clock } from "./clock.ts";

/** The clock of this machine. */
export const systemClock: Clock = {
  now: () => performance.now(),
  // An aborted wait ends early and without an error, which would have a stack, a costly thing once
  // a request; what waited looks at the signal itself.
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        signal.removeEventListener("abort", end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      if (signal.aborted) end();
      else signal.addEventListener("abort", end, { once: true });
    }),
};
