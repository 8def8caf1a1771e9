import type { Meter } from "@opentelemetry/api";
import { VERSION } from "../../formats/version.ts";

/** What of a finished trial is told to whoever collects metrics. */
export interface TrialFigures {
  readonly outcome: string;
  /** Milliseconds that the agent took to answer; null when nothing was sent. */
  readonly latencyMs: number | null;
  /** Null where they are not known. */
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  /** US dollars; null where they are not known. */
  readonly costUsd: number | null;
}

/** Tells of the trials that this process runs. */
export interface TrialMetrics {
  /** @param durationMs of the whole trial, with waits, tries and its judge */
  add(figures: TrialFigures, durationMs: number): void;
}

/** Seconds, as the conventions for generative models have them. */
const BOUNDS = [
  ...[0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64, 1.28, 2.56, 5.12, 10.24, 20.48, 40.96, 81.92],
];
const FLUSH_MS = 2000;

/**
 * The meter that this package's metrics go to: nowhere, until somebody registers a provider with the
 * OpenTelemetry API. It is loaded when a run begins, since most commands have nothing to tell.
 */
export async function openMeter(): Promise<Meter> {
  const { metrics } = await import("@opentelemetry/api");
  return metrics.getMeter("backtrail", VERSION);
}

/** @param scan the kind of scan, as in a journal */
export async function openTrialMetrics(scan: string): Promise<TrialMetrics> {
  const meter = await openMeter();
  const advice = { explicitBucketBoundaries: BOUNDS };
  const seconds = { unit: "s", advice };
  const trials = meter.createCounter("backtrail.trials", {
    ...{ unit: "{trial}", description: "Trials that have ended, errors included." },
  });
  const duration = meter.createHistogram("backtrail.trial.duration", {
    ...{ ...seconds, description: "Duration of a trial, with waits, tries and its judge." },
  });
  const answer = meter.createHistogram("backtrail.agent.duration", {
    ...{ ...seconds, description: "Time that the agent took to answer in a trial." },
  });
  const tokens = meter.createCounter("backtrail.trial.tokens", {
    ...{ unit: "{token}", description: "Tokens that the agent's model read and wrote." },
  });
  const cost = meter.createCounter("backtrail.trial.cost", {
    ...{ unit: "{USD}", description: "What trials cost, where prices are known." },
  });
  return {
    add: (figures, durationMs) => {
      const { outcome, latencyMs, inputTokens, outputTokens, costUsd } = figures;
      const about = { "backtrail.scan": scan, "backtrail.outcome": outcome };
      trials.add(1, about);
      duration.record(durationMs / 1000, about);
      if (latencyMs !== null) answer.record(latencyMs / 1000, about);
      for (const [type, count] of Object.entries({ input: inputTokens, output: outputTokens })) {
        if (count !== null) tokens.add(count, { ...about, "gen_ai.token.type": type });
      }
      if (costUsd !== null) cost.add(costUsd, about);
    },
  };
}

/** Lets a provider send what it holds before this process ends, for two seconds at most. */
export async function flushMetrics(): Promise<void> {
  const { metrics } = await import("@opentelemetry/api");
  const provider: object = metrics.getMeterProvider();
  // The API knows no such thing; every provider that sends has it.
  if (!("forceFlush" in provider) || typeof provider.forceFlush !== "function") return;
  const sent = Promise.resolve<unknown>(provider.forceFlush()).catch(() => undefined);
  const late = new Promise<void>((resolve) => setTimeout(resolve, FLUSH_MS).unref());
  // What its exporter cannot send is for the user's own diagnostics, and no fault of the run.
  await Promise.race([sent, late]);
}
