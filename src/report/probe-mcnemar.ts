import type { PairedDefenses } from "../probe/paired/mcnemar.ts";
import { formatP } from "../stats/decimal.ts";
import { printable } from "../text/printable.ts";
import { textTable } from "./columns.ts";
import { intervalCell, rateCell } from "./rate-cells.ts";

/** What `mcnemar` prints. */
export function renderPairedDefenses(paired: PairedDefenses, simulated: boolean): string {
  const corrected = paired.correction !== "none";
  const table = textTable(
    [
      { heading: "Defense A" },
      { heading: "Defense B" },
      { heading: "A-only", right: true },
      { heading: "B-only", right: true },
      { heading: "Cases", right: true },
      { heading: "p-value" },
      { heading: "mid-p" },
      ...(corrected ? [{ heading: `${paired.correction}-corrected` }] : []),
      { heading: "all repeats" },
      { heading: "Significant" },
    ],
    paired.pairs.map((pair) => [
      printable(pair.a),
      printable(pair.b),
      String(pair.aOnly),
      String(pair.bOnly),
      String(pair.common),
      formatP(pair.p),
      formatP(pair.midP),
      ...(corrected ? [formatP(pair.pAdjusted)] : []),
      formatP(pair.pRepeats),
      pair.pAdjusted < 0.05 ? "Yes" : "No",
    ]),
  );
  const ranking = textTable(
    [
      { heading: "Defense" },
      { heading: "Cases that held", right: true },
      { heading: "95% CI", right: true },
      { heading: "Cases", right: true },
    ],
    paired.held.map(({ defense, rate }) => [
      printable(defense),
      rateCell(rate.k, rate.n),
      intervalCell(rate.ci),
      String(rate.n),
    ]),
  );
  const uneven = paired.pairs.filter((pair) => pair.uneven > 0);
  const note =
    uneven.length === 0
      ? ""
      : `Note: in ${uneven.length} pair(s) some cases were not repeated equally often; read their "all repeats".\n`;
  return `${simulated ? "SIMULATED\n" : ""}A case is a probe in a carrier; it leaked when any of its repeats did.\n${table}${note}\n${ranking}`;
}
