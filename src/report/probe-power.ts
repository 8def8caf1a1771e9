import type { PowerPlan } from "../probe/compare/power-plan.ts";
import { formatShare } from "../stats/decimal.ts";
import { printable } from "../text/printable.ts";
import { textTable } from "./columns.ts";

/** What `power` prints. */
export function renderPowerPlan(plan: PowerPlan, simulated: boolean): string {
  const known = plan.needs.some(({ trials }) => trials !== null);
  const cells = plan.needs.some((need) => need.cells !== null);
  const table = textTable(
    [
      { heading: "Group" },
      { heading: "Baseline", right: true },
      { heading: "N per run", right: true },
      ...(cells
        ? [
            { heading: "Cells", right: true },
            { heading: "Repeats", right: true },
          ]
        : []),
      ...(known
        ? [
            { heading: "N now", right: true },
            { heading: "Sees now", right: true },
          ]
        : []),
    ],
    plan.needs.map((need) => [
      printable(need.name),
      `${formatShare(need.baseline)}%`,
      need.needed === null ? "--" : String(need.needed),
      ...(cells
        ? [
            need.cells === null ? "--" : String(need.cells),
            need.repeats === null ? "--" : String(need.repeats),
          ]
        : []),
      ...(known
        ? [
            String(need.trials ?? "--"),
            need.seesNow === null ? "--" : `${formatShare(need.seesNow)}pp`,
          ]
        : []),
    ]),
  );
  const family = plan.tests === 1 ? "one test" : `${plan.tests} tests`;
  return `${simulated ? "SIMULATED\n" : ""}To see a worsening of ${formatShare(plan.worsening)}pp with power ${formatShare(plan.power, 0)}% (level ${plan.alpha} over ${family}):\n${table}`;
}
