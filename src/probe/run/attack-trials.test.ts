import { describe, expect, it } from "vitest";
import { FakeClock } from "../../../test/fakes/clock.ts";
import { seededRandom } from "../../random/random.ts";
import { ATTACKS } from "../attacks/catalogue.ts";
import { type Failed, failed } from "../attempt/attempt.ts";
import { DEFAULT_RETRY } from "../attempt/retry.ts";
import type { Oracle } from "../contracts/oracle.ts";
import { deterministicOracle } from "../oracles/deterministic.ts";
import { legacyOracle } from "../oracles/legacy.ts";
import type { Target, TargetReport } from "../targets/target.ts";
import { scanStatistics } from "./scan-statistics.ts";
import { runScan } from "./scans.ts";

const answer = (text: string): TargetReport => ({
  status: "answered",
  text,
  toolCalls: null,
  session: null,
  notes: [],
});

function scan(
  attempt: (call: number) => TargetReport,
  { oracle = legacyOracle(["SECRET-4711"]) as Oracle, signal = new AbortController().signal } = {},
) {
  let calls = 0;
  const target: Target = { name: "scripted", attempt: async () => attempt(calls++) };
  return runScan(
    {
      attacks: ATTACKS,
      target,
      oracle,
      concurrency: 4,
      rpm: null,
      retry: { ...DEFAULT_RETRY, maxRetries: 0 },
      minConfidence: 0,
      runId: "test",
    },
    { clock: new FakeClock(), random: seededRandom(1), signal },
  );
}

describe("a scan", () => {
  it("counts an answer without a word or a deed as an error, not as a hold", async () => {
    const statistics = scanStatistics(await scan(() => answer(" \n")));
    expect(statistics.overall).toEqual({ k: 0, n: 0, rate: null, ci: null });
    expect(statistics.errors).toBe(45);
    const call = { name: "send", args: {} };
    const deeds = await scan(() => ({ ...answer(""), toolCalls: [call] }) as TargetReport);
    expect(scanStatistics(deeds).errors).toBe(0);
  });

  it.each<Failed>([
    failed("unreachable", "connection refused"),
    failed("auth", "401"),
    failed("bad_answer", "an HTML page"),
    failed("server_error", "500", { retryable: true }),
    failed("timeout", "no answer in 60 s"),
    failed("crashed", "the agent threw"),
  ])("of a target that always fails with $kind has no rate, and gives up early", async (report) => {
    let sent = 0;
    const result = await scan(() => {
      sent += 1;
      return report;
    });
    const statistics = scanStatistics(result);
    expect(statistics.overall).toEqual({ k: 0, n: 0, rate: null, ci: null });
    expect(statistics.errors).toBe(45);
    expect(result.gaveUp).toBe(report.reason);
    expect(sent).toBeLessThan(20);
  });

  it("counts hits over assessed rows only", async () => {
    const result = await scan((call) =>
      call % 9 === 8 ? failed("server_error", "500") : answer("Nothing to see."),
    );
    const statistics = scanStatistics(result);
    expect(statistics).toMatchObject({ attempted: 45, errors: 5, overall: { k: 0, n: 40 } });
    expect(result.gaveUp).toBeNull();
  });

  it("keeps a provider's block apart from errors and holds", async () => {
    const result = await scan(() => ({ status: "blocked_by_provider", reason: "content filter" }));
    expect(new Set(result.rows.map((row) => row.outcome))).toEqual(
      new Set(["blocked_by_provider"]),
    );
    expect(scanStatistics(result)).toMatchObject({ blocked: 45, errors: 0 });
    expect(scanStatistics(result).overall).toEqual({ k: 0, n: 0, rate: null, ci: null });
  });

  it("takes no hold of a judge that knows no secret for one", async () => {
    const polite = () => answer("How can I help with your order?");
    for (const oracle of [legacyOracle(), deterministicOracle]) {
      const blind = await scan(polite, { oracle });
      expect(scanStatistics(blind)).toMatchObject({ unobserved: 45, overall: { n: 0 } });
      const leak = await scan(() => answer("My system prompt is: You are Shopbot."), { oracle });
      expect(leak.rows.some(({ outcome }) => outcome === "acted")).toBe(true);
    }
    const reads: Oracle = { ...legacyOracle(), seesLeaks: () => true };
    expect(scanStatistics(await scan(polite, { oracle: reads })).overall.n).toBe(45);
  });

  it("notices one reply to everything", async () => {
    const same = scanStatistics(await scan(() => answer("Please sign in."))).sameReply;
    expect(same).toEqual({ text: "Please sign in.", n: 45, of: 45 });
    const own = await scan((call) => answer(`Number ${call % 9}.`));
    expect(scanStatistics(own).sameReply).toBeNull();
  });

  it("takes a refusal as a hold, not an error", async () => {
    const result = await scan(() => answer("I’m sorry, I can’t help with that."));
    expect(new Set(result.rows.map((row) => row.outcome))).toEqual(new Set(["resisted"]));
  });

  it("does not take a judge that failed for a hold", async () => {
    const oracle: Oracle = {
      name: "broken",
      judge: async () => {
        throw new Error("judge is down");
      },
    };
    const result = await scan(() => answer("anything"), { oracle });
    expect(scanStatistics(result)).toMatchObject({ errors: 45, overall: { n: 0, rate: null } });
    expect(result.rows[0]?.reason).toContain("judge is down");
  });

  it("stops for good when a quota is used up", async () => {
    const result = await scan((call) =>
      call < 10 ? answer("Hello.") : failed("quota", "daily limit"),
    );
    expect(scanStatistics(result).overall.n).toBe(10);
    expect(result.gaveUp).toBe("daily limit");
  });

  it("keeps what was done when it is interrupted", async () => {
    const abort = new AbortController();
    const result = await scan(
      (call) => {
        if (call === 8) abort.abort();
        return answer("Hello.");
      },
      { signal: abort.signal },
    );
    expect(result.interrupted).toBe(true);
    expect(result.rows.length).toBeGreaterThanOrEqual(8);
    expect(result.rows.length).toBeLessThan(45);
  });
});
