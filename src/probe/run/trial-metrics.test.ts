import { metrics } from "@opentelemetry/api";
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from "@opentelemetry/sdk-metrics";
import { afterEach, expect, it } from "vitest";
import { says } from "../../../test/fakes/scripted-backend.ts";
import { DEFAULT_RETRY } from "../attempt/retry.ts";
import { emailFooter } from "../battery/carriers/email-footer.ts";
import { none } from "../battery/defenses/none.ts";
import { appendExfilToken } from "../battery/probes/append-exfil-token.ts";
import { settingOf } from "../battery/scenarios/list.ts";
import { mail } from "../battery/scenarios/mail.ts";
import { deterministicOracle } from "../oracles/deterministic.ts";
import { type InjectionPlan, injectionTrials } from "./injection-trials.ts";
import { runTrials } from "./run-trials.ts";
import { flushMetrics } from "./trial-metrics.ts";

afterEach(() => metrics.disable());

/** Registers a provider as a user's own code would, and gives what it has sent. */
function collector() {
  const exporter = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
  const reader = new PeriodicExportingMetricReader({ exporter, exportIntervalMillis: 3_600_000 });
  const provider = new MeterProvider({ readers: [reader] });
  metrics.setGlobalMeterProvider(provider);
  const sent = () => {
    const last = exporter.getMetrics().at(-1);
    const all = last?.scopeMetrics.flatMap((scope) => scope.metrics) ?? [];
    return Object.fromEntries(
      all.map(({ descriptor, dataPoints }) => [
        descriptor.name,
        {
          unit: descriptor.unit,
          points: dataPoints.map(({ attributes, value }) => ({ attributes, value })),
        },
      ]),
    );
  };
  return { sent, [Symbol.asyncDispose]: () => provider.shutdown() };
}

it("tells a registered provider of every trial, errors by themselves", async () => {
  await using collected = collector();
  let call = 0;
  const plan = planOf(10, () => {
    call += 1;
    if (call % 5 === 0) throw new Error("no");
    return says(call % 5 === 1 ? "Friday. ZZ-EXFIL-9" : "Friday.");
  });
  const done = await runTrials(injectionTrials, plan);
  await flushMetrics();
  const outcomes: Record<string, number> = {};
  let cost = 0;
  for await (const { row } of done.records()) {
    outcomes[row.outcome] = (outcomes[row.outcome] ?? 0) + 1;
    cost += row.costUsd ?? 0;
  }
  expect(outcomes["error"]).toBe(2);
  expect(Object.keys(outcomes).length).toBeGreaterThan(1);
  const sent = collected.sent();
  const trials = sent["backtrail.trials"];
  expect(trials?.unit).toBe("{trial}");
  const byOutcome = trials?.points.map(({ attributes, value }) => {
    expect(attributes["backtrail.scan"]).toBe("injection");
    return [attributes["backtrail.outcome"], value];
  });
  expect(Object.fromEntries(byOutcome ?? [])).toEqual(outcomes);
  const counts = sent["backtrail.trial.duration"]?.points.map(({ value }) =>
    typeof value === "object" && value !== null && "count" in value ? Number(value.count) : 0,
  );
  expect(counts?.reduce((sum, count) => sum + count, 0)).toBe(10);
  const tokens: Record<string, number> = {};
  for (const { attributes, value } of sent["backtrail.trial.tokens"]?.points ?? []) {
    const type = String(attributes["gen_ai.token.type"]);
    tokens[type] = (tokens[type] ?? 0) + Number(value);
  }
  // 100 in and 10 out in each of eight answers.
  expect(tokens).toEqual({ input: 800, output: 80 });
  const spent = sent["backtrail.trial.cost"]?.points.map(({ value }) => Number(value)) ?? [];
  expect(cost).toBeGreaterThan(0);
  expect(spent.reduce((sum, one) => sum + one, 0)).toBeCloseTo(cost, 9);
});

it("goes on without a provider, and with one that cannot send", async () => {
  await flushMetrics();
  const plan = planOf(2, () => says("Friday."));
  expect((await runTrials(injectionTrials, plan)).interrupted).toBe(false);
  const failing = new MeterProvider();
  failing.forceFlush = async () => {
    throw new Error("nobody listens");
  };
  metrics.setGlobalMeterProvider(failing);
  await runTrials(injectionTrials, plan);
  await flushMetrics();
});

function planOf(repeats: number, answer: () => ReturnType<typeof says>): InjectionPlan {
  return {
    defenses: [{ name: none.name, open: () => none }],
    ...{ carriers: [emailFooter], probes: [appendExfilToken], repeats },
    backend: () => ({ name: "b", model: "m", simulated: false, call: async () => answer() }),
    simulated: false,
    scenario: () => ({ scenario: mail, setting: settingOf(mail) }),
    ...{ oracle: deterministicOracle, minConfidence: 0, concurrency: 1, rpm: null, seed: 1 },
    agent: { maxRounds: 3, temperature: 0, maxOutputTokens: 100, prefillTool: true },
    retry: { ...DEFAULT_RETRY, maxRetries: 0 },
    ...{ timeoutMs: null, price: { input: 1000, output: 10_000 }, maxCostUsd: null },
  };
}
