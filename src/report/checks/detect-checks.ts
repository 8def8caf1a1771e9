import type { z } from "zod";
import type { DetectTreeDocumentSchema } from "../../formats/detect-documents.ts";
import type { McpScanDocumentSchema } from "../../formats/mcp-documents.ts";
import type { Check } from "./check.ts";

/** A check a file with a finding, known ones skipped, and one for each that could not be judged. */
export function treeChecks({
  findings,
  unseen,
}: z.infer<typeof DetectTreeDocumentSchema>): Check[] {
  return [
    ...findings.map(({ path, matches, confidence }): Check => {
      const fresh = matches.filter(({ is_new }) => is_new);
      const rules = [...new Set((fresh.length > 0 ? fresh : matches).map(({ rule }) => rule))];
      return {
        name: path,
        status: fresh.length > 0 ? "failed" : "skipped",
        message: `${fresh.length > 0 ? "" : "known: "}${rules.join(", ")}, weight ${confidence.toFixed(2)}`,
      };
    }),
    ...unseen.map(
      ({ path, why, detail, preset }): Check => ({
        name: path,
        // As the exit code has it: what a machine is known to read may not pass for clean.
        status: why.startsWith("unreadable") || preset !== null ? "error" : "skipped",
        message: `not judged: ${why}${detail === "" ? "" : ` (${detail})`}`,
      }),
    ),
  ];
}

/** A check a definition of the server and one for each that changed. */
export function mcpChecks({ definitions, drift }: z.infer<typeof McpScanDocumentSchema>): Check[] {
  return [
    ...definitions.map(
      ({ kind, name, findings }): Check => ({
        name: `${kind} ${name}`,
        status: findings.length > 0 ? "failed" : "passed",
        message: findings
          .map(({ path, result }) => `${path || "all of it"}: ${result.explanation}`)
          .join("; "),
      }),
    ),
    ...drift.map(
      ({ kind, name, change, when, reasons }): Check => ({
        name: `${kind} ${name}: ${change}`,
        // What is gone can say nothing any more.
        status: change === "removed" ? "skipped" : "failed",
        message: [
          when === "in_session" ? "during the session" : "since the snapshot",
          ...reasons,
        ].join(": "),
      }),
    ),
  ];
}
