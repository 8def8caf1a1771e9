import type { Report } from "../results/report.ts";
import { commonCells } from "./likeness.ts";

/** Both reports with only the cases that are the same in both; null where there is none. */
export function commonPart(before: Report, after: Report): readonly [Report, Report] | null {
  const common = commonCells(before, after);
  if (common.old.length === 0) return null;
  return [
    { ...before, cells: common.old, stated: null },
    { ...after, cells: common.new, stated: null },
  ];
}
