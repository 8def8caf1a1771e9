import { OUTCOMES, type Outcome } from "../../formats/outcome.ts";
import { ScanEntrySchema } from "../../formats/scan-report.ts";
import { type Cell, cellTable } from "./cells.ts";

/** The results of an attack scan, one cell an attack. */
export interface ScanEntries {
  readonly cells: readonly Cell[];
  /** Results that say nothing, because the agent or the judge failed. */
  readonly failed: number;
}

/** What the original writes where its judge failed; every other reply without confidence held. */
const JUDGE_FAILED = /^oracle_error\b/;

/** Reads the results of a scan report, ours or the Python original's; null where it lists none. */
export function scanEntries(results: unknown, where: string): ScanEntries | null {
  if (!Array.isArray(results) || results.length === 0) return null;
  const table = cellTable(where);
  for (const value of results) {
    const entry = ScanEntrySchema.safeParse(value);
    if (!entry.success) return null;
    const { attack_id, category } = entry.data;
    table.add({
      kind: "injection",
      defense: "",
      carrier: "",
      channel: "",
      instruction: attack_id,
      category: category ?? attack_id.split(".")[0] ?? "",
      outcome: outcomeOfEntry(entry.data),
      payloadSent: null,
      oneSided: entry.data.one_sided === true,
    });
  }
  const cells = table.cells();
  return { cells, failed: cells.reduce((total, cell) => total + cell.errors, 0) };
}

function outcomeOfEntry({
  success,
  outcome,
  evidence,
}: {
  readonly success: boolean | null;
  readonly outcome?: string | undefined;
  readonly evidence?: unknown;
}): Outcome {
  if (success === true) return "acted";
  const own = OUTCOMES.find((each) => each === outcome);
  // A result that says "no success" and "acted" contradicts itself; the counts will tell.
  if (own !== undefined && own !== "acted") return own;
  if (success === null) return "error";
  return typeof evidence === "string" && JUDGE_FAILED.test(evidence) ? "error" : "resisted";
}
