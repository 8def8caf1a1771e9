import { compareReports } from "../../src/probe/compare/compare.ts";
import {
  COMPARE_DEFAULTS,
  type CompareOptions,
  type Comparison,
} from "../../src/probe/compare/comparison.ts";
import { decideGate, type Gate } from "../../src/probe/compare/gate.ts";
import { GATE_DEFAULTS, type GateOptions } from "../../src/probe/compare/gate-options.ts";
import { type CellSpec, injectionReport } from "./reports.ts";

/** A comparison and what the gate made of it. */
export interface GateRun {
  readonly comparison: Comparison;
  readonly gate: Gate;
}

/** Compares two injection reports made of cells and decides the gate. */
export async function gateRun(
  old: readonly CellSpec[],
  now: readonly CellSpec[],
  options: Partial<CompareOptions & GateOptions> = {},
): Promise<GateRun> {
  const comparison = compareReports(await injectionReport(old), await injectionReport(now), {
    ...COMPARE_DEFAULTS,
    ...options,
  });
  return { comparison, gate: decideGate(comparison, { ...GATE_DEFAULTS, ...options }) };
}
