import type { Clock } from "../../probe/attempt/clock.ts";
import type { Pacing } from "../../probe/attempt/pace.ts";
import type { SharedState } from "./shared-state.ts";

/** Takes the next place in the row by the clock of Redis; returns the milliseconds until it. */
const TURN = `
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local nextAt = tonumber(redis.call('HGET', KEYS[1], 'next_at') or '0')
local paused = tonumber(redis.call('HGET', KEYS[1], 'paused_until') or '0')
local slot = math.max(now, nextAt, paused)
redis.call('HSET', KEYS[1], 'next_at', string.format('%.3f', slot + ARGV[1]))
return string.format('%.3f', slot - now)`;

const PAUSE = `
local time = redis.call('TIME')
local till = time[1] * 1000 + time[2] / 1000 + ARGV[1]
local paused = tonumber(redis.call('HGET', KEYS[1], 'paused_until') or '0')
redis.call('HSET', KEYS[1], 'paused_until', string.format('%.3f', math.max(till, paused)))`;

/**
 * A pace that all workers of a run keep together: one row of requests under one limit. That one of them
 * was told to hold back is known to the others within a tenth of a second.
 */
export function sharedPace(shared: SharedState, clock: Clock, rpm: number | null): Pacing {
  const { redis, key } = shared;
  let ownPauseUntil = 0;
  return {
    turn: async (signal) => {
      if (rpm !== null) {
        const wait = Number(await redis.eval(TURN, 1, key, 60_000 / rpm));
        if (wait > 0 && !signal.aborted) await clock.sleep(wait, signal);
      }
      while (!signal.aborted) {
        const until = Math.max(ownPauseUntil, (await shared.recent()).pausedUntil);
        const left = until - performance.now();
        if (left <= 0) return;
        await clock.sleep(left, signal);
      }
    },
    pauseFor: (ms) => {
      ownPauseUntil = Math.max(ownPauseUntil, performance.now() + ms);
      redis.eval(PAUSE, 1, key, ms).catch(() => undefined);
    },
  };
}
