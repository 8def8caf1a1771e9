import { describe, expect, it } from "vitest";
import { FakeClock } from "../../../test/fakes/clock.ts";
import { seededRandom } from "../../random/random.ts";
import { failed } from "./attempt.ts";
import { Pace } from "./pace.ts";
import { attemptWithRetry, DEFAULT_RETRY } from "./retry.ts";

const answered = { status: "answered" as const };
const never = new AbortController().signal;

function around(clock: FakeClock, pace = new Pace(clock, null), signal = never) {
  return { clock, random: seededRandom(1), pace, signal };
}

/** Sends what a script says, one entry a try, and remembers when. */
function scripted(clock: FakeClock, script: readonly ReturnType<typeof failed>[]) {
  const sentAt: number[] = [];
  const send = async () => {
    sentAt.push(clock.now());
    return script[sentAt.length - 1] ?? answered;
  };
  return { send, sentAt };
}

describe("attemptWithRetry", () => {
  it("waits at least what Retry-After asks, plus up to a tenth", async () => {
    const clock = new FakeClock();
    const limited = failed("rate_limited", "429", { retryable: true, retryAfterMs: 2000 });
    const { send, sentAt } = scripted(clock, [limited]);
    const done = await attemptWithRetry(send, DEFAULT_RETRY, around(clock));
    expect(done).toMatchObject({ report: answered, tries: 2 });
    expect(sentAt[1]).toBeGreaterThanOrEqual(2000);
    expect(sentAt[1]).toBeLessThanOrEqual(2200);
  });

  it("doubles its wait, within half of it, where nothing was asked", async () => {
    const clock = new FakeClock();
    const down = failed("server_error", "503", { retryable: true });
    const { send, sentAt } = scripted(clock, [down, down, down, down]);
    const done = await attemptWithRetry(send, DEFAULT_RETRY, around(clock));
    expect(done).toMatchObject({ report: down, tries: 4 });
    const waits = sentAt.slice(1).map((at, index) => at - (sentAt[index] ?? 0));
    waits.forEach((wait, index) => {
      expect(wait).toBeGreaterThanOrEqual(250 * 2 ** index);
      expect(wait).toBeLessThanOrEqual(500 * 2 ** index);
    });
  });

  it.each([0, 3])(
    "does not repeat what must not be repeated (maxRetries %i)",
    async (maxRetries) => {
      const clock = new FakeClock();
      const { send, sentAt } = scripted(clock, [failed("auth", "401", { httpStatus: 401 })]);
      const done = await attemptWithRetry(send, { ...DEFAULT_RETRY, maxRetries }, around(clock));
      expect(done.report).toMatchObject({ kind: "auth" });
      expect(sentAt).toHaveLength(1);
    },
  );

  it("sends once with no retries allowed, also on 429", async () => {
    const clock = new FakeClock();
    const limited = failed("rate_limited", "429", { retryable: true, retryAfterMs: 10 });
    const { send, sentAt } = scripted(clock, [limited, limited]);
    await attemptWithRetry(send, { ...DEFAULT_RETRY, maxRetries: 0 }, around(clock));
    expect(sentAt).toHaveLength(1);
  });

  it("gives up a daily limit at once, with a hint", async () => {
    const clock = new FakeClock();
    const daily = failed("rate_limited", "429: daily limit", {
      retryable: true,
      retryAfterMs: 86_400_000,
    });
    const { send, sentAt } = scripted(clock, [daily]);
    const done = await attemptWithRetry(send, DEFAULT_RETRY, around(clock));
    expect(sentAt).toHaveLength(1);
    expect(done.report).toMatchObject({ kind: "quota", retryable: false });
    expect(done.report).toMatchObject({ reason: expect.stringContaining("86400 s") });
  });

  it("waits for the longest that is worth it, and takes a limit alone for the account's", async () => {
    const waits = async (kind: "rate_limited" | "server_error", retryAfterMs: number) => {
      const clock = new FakeClock();
      const pace = new Pace(clock, null);
      const report = failed(kind, "busy", { retryable: true, retryAfterMs });
      const { send, sentAt } = scripted(clock, [report]);
      const held: number[] = [];
      pace.pauseFor = (ms) => void held.push(ms);
      const done = await attemptWithRetry(send, DEFAULT_RETRY, around(clock, pace));
      return { tries: done.tries, held: held.length, sentAt };
    };
    const longest = DEFAULT_RETRY.longestWaitMs;
    expect(await waits("rate_limited", longest)).toMatchObject({ tries: 2, held: 1 });
    expect(await waits("rate_limited", longest + 1)).toMatchObject({ tries: 1, held: 0 });
    expect(await waits("server_error", 1000)).toMatchObject({ tries: 2, held: 0 });
  });

  it("never waits longer than its ceiling", async () => {
    const clock = new FakeClock();
    const down = failed("server_error", "503", { retryable: true });
    const { send, sentAt } = scripted(clock, Array(12).fill(down));
    const policy = { ...DEFAULT_RETRY, maxRetries: 11, maxDelayMs: 4000 };
    await attemptWithRetry(send, policy, around(clock));
    const waits = sentAt.slice(1).map((at, index) => at - (sentAt[index] ?? 0));
    expect(Math.max(...waits)).toBeLessThanOrEqual(4000);
  });

  it("tells the time of the last try alone, without the waits", async () => {
    const clock = new FakeClock();
    const report = failed("server_error", "503", { retryable: true });
    let tries = 0;
    const send = async () => {
      tries += 1;
      await clock.sleep(tries === 1 ? 70 : 30, never);
      return tries === 1 ? report : answered;
    };
    const done = await attemptWithRetry(send, DEFAULT_RETRY, around(clock));
    expect(done).toMatchObject({ tries: 2, latencyMs: 30 });
  });

  it("does not send again when it is interrupted while it waits", async () => {
    const clock = new FakeClock();
    const abort = new AbortController();
    const { send, sentAt } = scripted(clock, [failed("server_error", "1", { retryable: true })]);
    const waiting = clock.sleep.bind(clock);
    const stopping = Object.assign(clock, {
      sleep: (ms: number, signal: AbortSignal) => {
        abort.abort();
        return waiting(ms, signal);
      },
    });
    const done = await attemptWithRetry(
      send,
      DEFAULT_RETRY,
      around(stopping, new Pace(stopping, null), abort.signal),
    );
    expect(done.report).toMatchObject({ status: "failed" });
    expect(sentAt).toHaveLength(1);
  });

  it("holds back parallel requests too when one is told to wait", async () => {
    const clock = new FakeClock();
    const pace = new Pace(clock, null);
    const limited = failed("rate_limited", "429", { retryable: true, retryAfterMs: 5000 });
    const first = scripted(clock, [limited]);
    await attemptWithRetry(first.send, { ...DEFAULT_RETRY, maxRetries: 1 }, around(clock, pace));
    pace.pauseFor(5000);
    const before = clock.now();
    const second = scripted(clock, []);
    await attemptWithRetry(second.send, DEFAULT_RETRY, around(clock, pace));
    expect((second.sentAt[0] ?? 0) - before).toBeGreaterThanOrEqual(5000);
  });

  it("spreads requests under a rate limit", async () => {
    const clock = new FakeClock();
    const pace = new Pace(clock, 60);
    const { send, sentAt } = scripted(clock, []);
    for (let i = 0; i < 4; i += 1) {
      await attemptWithRetry(send, DEFAULT_RETRY, around(clock, pace));
    }
    expect(sentAt).toEqual([0, 1000, 2000, 3000]);
  });

  it("stops waiting when it is interrupted", async () => {
    const clock = new FakeClock();
    const abort = new AbortController();
    const send = async () => {
      abort.abort();
      return failed("server_error", "500", { retryable: true });
    };
    const done = await attemptWithRetry(
      send,
      DEFAULT_RETRY,
      around(clock, undefined, abort.signal),
    );
    expect(done.tries).toBe(1);
  });
});
