import type { RunStatus } from "../joins/queue/run-status.ts";
import { printable } from "../text/printable.ts";

/** What `queue status` prints: a few lines for each run. */
export function renderQueue(runs: readonly RunStatus[]): string {
  if (runs.length === 0) return "no run is open\n";
  return runs.map(runLines).join("\n");
}

function runLines(run: RunStatus): string {
  const rate = run.per_minute === null ? "--" : `${run.per_minute.toFixed(0)} a minute`;
  const eta = run.eta_s === null ? "--" : `${Math.ceil(run.eta_s)} s`;
  const lines = [
    `${run.id}  ${printable(run.command)}, begun ${run.started}`,
    `  ${run.done} of ${run.units} ${run.unit} done, ${run.waiting} waiting, ${run.active} active, ${run.set_aside} set aside`,
    `  ${rate}, about ${eta} to go, $${run.spent_usd.toFixed(2)} spent`,
    ...(run.gave_up === null ? [] : [`  given up: ${printable(run.gave_up)}`]),
    ...run.workers.map(
      ({ name, concurrency, done }) =>
        `  worker ${printable(name)}: ${done} done, ${concurrency} at once`,
    ),
    ...(run.workers.length === 0 ? ["  no worker"] : []),
  ];
  return `${lines.join("\n")}\n`;
}
