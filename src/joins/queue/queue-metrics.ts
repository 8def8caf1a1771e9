import type { BatchObservableCallback } from "@opentelemetry/api";
import { openMeter } from "../../probe/run/trial-metrics.ts";
import type { RunStatus } from "./run-status.ts";

/**
 * Lets whoever collects metrics ask how far a run on a queue has come. Only the process that began it
 * tells that, so that sums over processes stay true.
 * @param look null where it cannot be seen now
 * @returns ends it
 */
export async function observeRun(look: () => Promise<RunStatus | null>): Promise<() => void> {
  const meter = await openMeter();
  const units = meter.createObservableUpDownCounter("backtrail.queue.unit.count", {
    ...{ unit: "{unit}", description: "Trials, traces or files of a run by their state." },
  });
  const workers = meter.createObservableUpDownCounter("backtrail.queue.worker.count", {
    ...{ unit: "{worker}", description: "Workers that serve a run." },
  });
  const observe: BatchObservableCallback = async (result) => {
    const status = await look();
    if (status === null) return;
    const about = { "backtrail.run.id": status.id, "backtrail.unit": status.unit };
    const { waiting, active, done, set_aside: failed } = status;
    for (const [state, count] of Object.entries({ waiting, active, done, failed })) {
      result.observe(units, count, { ...about, "backtrail.unit.state": state });
    }
    result.observe(workers, status.workers.length, about);
  };
  const instruments = [units, workers];
  meter.addBatchObservableCallback(observe, instruments);
  return () => meter.removeBatchObservableCallback(observe, instruments);
}

/** Counts the units that this worker has done. */
export async function countUnits(unit: RunStatus["unit"]): Promise<(done: number) => void> {
  const units = (await openMeter()).createCounter("backtrail.worker.units", {
    ...{ unit: "{unit}", description: "Trials, traces or files that a worker has done." },
  });
  return (done) => units.add(done, { "backtrail.unit": unit });
}
