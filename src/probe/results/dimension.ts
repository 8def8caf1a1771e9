import { BacktrailError } from "../../formats/error.ts";
import type { Dimension, ReportKind } from "./report.ts";

/** How a report is split when nothing is said. */
export const DEFAULT_DIMENSION: Readonly<Record<ReportKind, Dimension>> = {
  injection: "probe",
  utility: "defense",
  scan: "category",
};

const ALLOWED: Readonly<Record<ReportKind, readonly Dimension[]>> = {
  injection: ["probe", "defense", "carrier", "category", "channel"],
  utility: ["defense", "task"],
  scan: ["category"],
};

/**
 * The dimension to split a report by. A scan report knows one only and is split by it whatever is
 * asked, as in the original.
 * @throws BacktrailError with code `usage` when the kind of report has no such dimension.
 */
export function dimensionFor(kind: ReportKind, asked: Dimension | undefined): Dimension {
  if (kind === "scan" || asked === undefined) return DEFAULT_DIMENSION[kind];
  if (ALLOWED[kind].includes(asked)) return asked;
  throw new BacktrailError({
    code: "usage",
    where: "--by",
    message: `${kind} reports can be split by ${ALLOWED[kind].join(", ")}, not by ${asked}`,
  });
}
