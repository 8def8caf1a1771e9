import { createReadStream } from "node:fs";
import type { z } from "zod";
import { BacktrailError, reasonOf } from "../formats/error.ts";
import { type KeysOf, refuseUnknownKeys } from "../formats/known-keys.ts";
import { ComparisonDocumentSchema } from "../formats/probe-documents.ts";
import { compareReports } from "../probe/compare/compare.ts";
import { COMPARE_DEFAULTS, type CompareOptions } from "../probe/compare/comparison.ts";
import { decideGate } from "../probe/compare/gate.ts";
import { GATE_DEFAULTS, type GateOptions } from "../probe/compare/gate-options.ts";
import { readReport } from "../probe/results/read-report.ts";
import type { Report } from "../probe/results/report.ts";
import { comparisonBody } from "./probe-compare-json.ts";

/** How two reports are compared, and what the gate accepts; everything has a default. */
export interface CompareFilesOptions {
  /** What is compared apart; default: the usual split of the kind of report. */
  readonly by?: "probe" | "defense" | "carrier" | "category" | "channel" | "task";
  readonly test?: "auto" | "paired" | "exact" | "z";
  readonly correction?: "holm" | "bh" | "none";
  /** Largest chance, in (0, 1), that two identical agents fail the gate; default 0.05. */
  readonly alpha?: number;
  /** The worsening that must not be missed, as a proportion (0.05 is five points). */
  readonly detect?: number | null;
  readonly cluster?: "carrier" | null;
  /** Report a failed gate, but do not fail. */
  readonly softFail?: boolean;
  /** Groups and cases of the old run may be missing from the new one; such a run is never a PASS. */
  readonly allowMissing?: boolean;
  /** Runs judged by different judges may be compared. */
  readonly acrossJudges?: boolean;
  /** Runs whose cases have equal names and other texts may be compared. */
  readonly acrossBatteries?: boolean;
  /** A run too small to see what it was asked to see fails. */
  readonly requirePower?: boolean;
  /** Cases that never went wrong in the old run and do in the new one fail the gate. */
  readonly failOnNew?: boolean;
  /** Share of failed trials in the new run above which it proves nothing; default 0.05. */
  readonly maxErrorRate?: number;
  /** Share of the old run's cases and trials that the new one must have measured again. */
  readonly minShared?: number;
  /** Share of the old run's trials that must have been assessed for it to be a baseline. */
  readonly minAssessed?: number;
  /** Share of trials of either run in which nobody could see what the agent did. */
  readonly maxUnobserved?: number;
}

const KEYS: KeysOf<CompareFilesOptions> & KeysOf<CompareOptions> & KeysOf<GateOptions> = {
  by: true,
  test: true,
  correction: true,
  alpha: true,
  detect: true,
  cluster: true,
  softFail: true,
  allowMissing: true,
  acrossJudges: true,
  acrossBatteries: true,
  requirePower: true,
  failOnNew: true,
  maxErrorRate: true,
  minShared: true,
  minAssessed: true,
  maxUnobserved: true,
};

/** What `probe compare --json` writes, without the header of a result file. */
export type ComparisonResult = Omit<
  z.output<typeof ComparisonDocumentSchema>,
  | "format"
  | "schema_version"
  | "tool_version"
  | "command"
  | "seed"
  | "inputs"
  | "environment"
  | "left_out"
  | "run"
>;

const BodySchema = ComparisonDocumentSchema.omit({
  format: true,
  schema_version: true,
  tool_version: true,
  command: true,
  seed: true,
  inputs: true,
  environment: true,
  left_out: true,
  run: true,
});

/**
 * Compares two report files of the same kind, CSV or JSON: did the agent get worse? `gate.word` says
 * what may be concluded, and `gate.reasons` why.
 * @param before path of the old report
 * @param after path of the new report
 * @throws BacktrailError with code `io` for a file that cannot be read, `format` for one that is no
 * report or that has nothing in common with the other, `usage` for an unknown option
 */
export async function compare(
  before: string,
  after: string,
  options: CompareFilesOptions = {},
): Promise<ComparisonResult> {
  refuseUnknownKeys(options, KEYS, "options");
  const [old, now] = [await reportIn(before), await reportIn(after)];
  const comparison = compareReports(old, now, { ...COMPARE_DEFAULTS, ...options });
  const gate = decideGate(comparison, { ...GATE_DEFAULTS, ...options });
  return BodySchema.parse(comparisonBody(comparison, gate));
}

async function reportIn(path: string): Promise<Report> {
  try {
    return await readReport(createReadStream(path), { where: path });
  } catch (cause) {
    if (BacktrailError.isInstance(cause)) throw cause;
    throw new BacktrailError({
      code: "io",
      where: path,
      message: `cannot be read: ${reasonOf(cause)}`,
      cause,
    });
  }
}
