import { setTimeout as wait } from "node:timers/promises";
import type { Clock } from "./clock.ts";

/** The clock of this machine. */
export const systemClock: Clock = {
  now: () => performance.now(),
  sleep: async (ms, signal) => {
    // An aborted wait ends early; what it waited for looks at the signal itself.
    await wait(ms, undefined, { signal }).catch(() => undefined);
  },
};
