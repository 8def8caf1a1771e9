import type { z } from "zod";
import type { PabReportSchema } from "../formats/pab-report.ts";
import { snakeKeys } from "../formats/snake-case.ts";
import type { DefenseReport } from "../pab/score/report.ts";

/** Exact fractions are for printing; files hold the nearest number. */
const NOT_WRITTEN: ReadonlySet<string> = new Set(["exact"]);

/** A report as files hold it. */
export function reportToWire(report: DefenseReport): z.output<typeof PabReportSchema> {
  return snakeKeys(report, NOT_WRITTEN) as z.output<typeof PabReportSchema>;
}
