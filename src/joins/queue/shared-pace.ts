import type { Redis } from "ioredis";
import type { Clock } from "../../probe/attempt/clock.ts";
import type { Pacing } from "../../probe/attempt/pace.ts";

/** Takes the next place in the row by the clock of Redis; returns the milliseconds until it. */
const TURN = `
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local nextAt = tonumber(redis.call('HGET', KEYS[1], 'next_at') or '0')
local paused = tonumber(redis.call('HGET', KEYS[1], 'paused_until') or '0')
local slot = math.max(now, nextAt)
if tonumber(ARGV[1]) > 0 then
  redis.call('HSET', KEYS[1], 'next_at', string.format('%.3f', slot + ARGV[1]))
end
return string.format('%.3f', math.max(slot, paused) - now)`;

/** How long all still have to wait. */
const PAUSED = `
local time = redis.call('TIME')
local paused = tonumber(redis.call('HGET', KEYS[1], 'paused_until') or '0')
return string.format('%.3f', paused - (time[1] * 1000 + time[2] / 1000))`;

const PAUSE = `
local time = redis.call('TIME')
local till = time[1] * 1000 + time[2] / 1000 + ARGV[1]
local paused = tonumber(redis.call('HGET', KEYS[1], 'paused_until') or '0')
redis.call('HSET', KEYS[1], 'paused_until', string.format('%.3f', math.max(till, paused)))`;

/** A pace that all workers of a run keep together: one row of requests under one limit. */
export function sharedPace(redis: Redis, state: string, clock: Clock, rpm: number | null): Pacing {
  const gapMs = rpm === null ? 0 : 60_000 / rpm;
  return {
    turn: async (signal) => {
      let wait = Number(await redis.eval(TURN, 1, state, gapMs));
      while (wait > 0 && !signal.aborted) {
        await clock.sleep(wait, signal);
        // While it waited all may have been told to hold back.
        wait = Number(await redis.eval(PAUSED, 1, state));
      }
    },
    pauseFor: (ms) => {
      redis.eval(PAUSE, 1, state, ms).catch(() => undefined);
    },
  };
}
