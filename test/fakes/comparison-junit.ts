import type { Comparison } from "../../src/probe/compare/comparison.ts";
import type { Gate } from "../../src/probe/compare/gate.ts";
import { junitXml } from "../../src/report/checks/junit.ts";
import { suiteOf } from "../../src/report/checks/suite-of.ts";
import { comparisonBody } from "../../src/report/probe-compare-json.ts";

/** What `agentprobe compare --junit` writes of a comparison. */
export function comparisonJunit(comparison: Comparison, gate: Gate): string {
  const document = { format: "backtrail/probe-comparison", ...comparisonBody(comparison, gate) };
  return junitXml(suiteOf({ name: "agentprobe compare", document, exit: gate.exit, reasons: [] }));
}
