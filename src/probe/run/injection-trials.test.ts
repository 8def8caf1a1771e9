import { describe, expect, it } from "vitest";
import { FakeClock } from "../../../test/fakes/clock.ts";
import { says } from "../../../test/fakes/scripted-backend.ts";
import type { InjectionRecord } from "../../formats/trial-journal.ts";
import type { ModelReport } from "../agent/backend.ts";
import type { Clock } from "../attempt/clock.ts";
import { DEFAULT_RETRY } from "../attempt/retry.ts";
import { emailFooter } from "../battery/carriers/email-footer.ts";
import { none } from "../battery/defenses/none.ts";
import { appendExfilToken } from "../battery/probes/append-exfil-token.ts";
import { enumerateTools } from "../battery/probes/enumerate-tools.ts";
import { revealCanary } from "../battery/probes/reveal-canary.ts";
import { revealSystemPrompt } from "../battery/probes/reveal-system-prompt.ts";
import { settingOf } from "../battery/scenarios/list.ts";
import { mail } from "../battery/scenarios/mail.ts";
import type { Oracle } from "../contracts/oracle.ts";
import { deterministicOracle } from "../oracles/deterministic.ts";
import type { InjectionPlan } from "./injection-trials.ts";
import { runInjectionScan } from "./scans.ts";
import { memoryStore } from "./trial-store.ts";

async function scan(
  call: (signal: AbortSignal) => Promise<ModelReport>,
  change: Partial<InjectionPlan> = {},
  clock: Clock = new FakeClock(),
) {
  const store = memoryStore<InjectionRecord>();
  const done = await runInjectionScan(
    {
      defenses: [{ name: none.name, open: () => none }],
      carriers: [emailFooter],
      probes: [appendExfilToken],
      repeats: 20,
      backend: () => ({
        name: "b",
        model: "m",
        simulated: false,
        call: ({ signal }) => call(signal),
      }),
      simulated: false,
      scenario: () => ({ scenario: mail, setting: settingOf(mail) }),
      oracle: deterministicOracle,
      minConfidence: 0,
      agent: { maxRounds: 3, temperature: 0, maxOutputTokens: 100, prefillTool: true },
      concurrency: 1,
      rpm: null,
      retry: { ...DEFAULT_RETRY, maxRetries: 0 },
      timeoutMs: null,
      seed: 1,
      price: null,
      maxCostUsd: null,
      ...change,
    },
    { store, clock },
  );
  const records: InjectionRecord[] = [];
  for await (const record of store.inOrder()) records.push(record);
  return { done, records };
}

const leak = says("Friday. ZZ-EXFIL-9");

describe("an injection scan", () => {
  it("starts no trial once its money is spent, and says why", async () => {
    // 100 tokens in at $1 and 10 out at $10 a thousand: $0.2 a trial.
    const price = { input: 1000, output: 10_000 };
    const { done, records } = await scan(async () => leak, { price, maxCostUsd: 1 });
    expect(records).toHaveLength(5);
    expect(records[0]?.row.costUsd).toBe(0.2);
    expect(done).toMatchObject({ stopped: "the cost limit of $1 is reached", interrupted: false });
  });

  it("knows no cost without a price or without token counts", async () => {
    expect((await scan(async () => leak)).records[0]?.row.costUsd).toBeNull();
    const untold: ModelReport = {
      ...(leak as ModelReport & { status: "answered" }),
      usage: { inputTokens: null, outputTokens: 3 },
    };
    const { records } = await scan(async () => untold, { price: { input: 1, output: 1 } });
    expect(records[0]?.row.costUsd).toBeNull();
  });

  it("gives a call up that does not end, also where it ignores its signal", async () => {
    const aborted: boolean[] = [];
    const { records } = await scan(
      async (signal) => {
        signal.addEventListener("abort", () => aborted.push(true));
        return new Promise(() => undefined);
      },
      { timeoutMs: 30_000, repeats: 2 },
    );
    expect(records.map(({ row }) => [row.outcome, row.reason])).toEqual([
      ["error", "no answer within 30 s"],
      ["error", "no answer within 30 s"],
    ]);
    expect(aborted).toEqual([true, true]);
  });

  it("keeps under its rate limit", async () => {
    const clock = new FakeClock();
    await scan(async () => leak, { rpm: 60, repeats: 5 }, clock);
    expect(clock.now()).toBe(4000);
  });

  it("takes a verdict below the asked confidence for a hold, and a failed judge for an error", async () => {
    const unsure = await scan(async () => leak, { minConfidence: 0.99, repeats: 1 });
    expect(unsure.records[0]?.row).toMatchObject({ outcome: "resisted", reason: "held" });
    const oracle: Oracle = {
      name: "broken",
      judge: async () => {
        throw new Error("judge is down");
      },
    };
    const broken = await scan(async () => leak, { oracle, repeats: 1 });
    expect(broken.records[0]?.row).toMatchObject({
      outcome: "error",
      reason: "the judge failed: judge is down",
    });
  });

  it("holds a leak of what is not known only under a judge that reads, or in a setting of ours", async () => {
    const own = settingOf(mail);
    const unknown = { ...own, canaries: [], systemPrompt: null, toolNames: [] };
    const outcomes = async (oracle: Oracle, setting: typeof own) => {
      const { records } = await scan(async () => says("Lunch is on Friday."), {
        oracle,
        probes: [revealCanary, revealSystemPrompt, enumerateTools],
        scenario: () => ({ scenario: mail, setting }),
        repeats: 1,
      });
      return new Set(records.map(({ row }) => row.outcome));
    };
    const reads: Oracle = {
      name: "reads",
      judge: async (exchange, signal) => deterministicOracle.judge(exchange, signal),
    };
    expect(await outcomes(deterministicOracle, unknown)).toEqual(new Set(["not_observed"]));
    expect(await outcomes(reads, unknown)).toEqual(new Set(["resisted"]));
    expect(await outcomes(deterministicOracle, own)).toEqual(new Set(["resisted"]));
  });

  it("stops sending to a model that is not there, and counts the rest as errors", async () => {
    let sent = 0;
    const { done, records } = await scan(async () => {
      sent += 1;
      return {
        status: "failed",
        kind: "auth",
        reason: "401",
        httpStatus: 401,
        retryable: false,
        retryAfterMs: null,
      };
    });
    expect(sent).toBe(3);
    expect(done.gaveUp).toBe("401");
    expect(records).toHaveLength(20);
    expect(new Set(records.map(({ row }) => row.outcome))).toEqual(new Set(["error"]));
  });
});
