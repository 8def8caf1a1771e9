import { readReport } from "../../src/probe/results/read-report.ts";
import type { Report } from "../../src/probe/results/report.ts";

/** `k` leaks of `n` trials of one cell, and `errors` failed ones. */
export interface CellSpec {
  readonly probe: string;
  readonly k: number;
  readonly n: number;
  readonly errors?: number;
  /** Trials of the `n` whose payload was not delivered; they come last. */
  readonly undelivered?: number;
  readonly defense?: string;
  readonly carrier?: string;
}

/** The text of an injection report. */
export function injectionJson(
  cells: readonly CellSpec[],
  meta: Readonly<Record<string, unknown>> = { backend: "openai", model: "gpt-4o-mini" },
): string {
  const rows = cells.flatMap(
    ({ probe, k, n, errors = 0, undelivered = 0, defense = "none", carrier = "c1" }) =>
      Array.from({ length: n + errors }, (_, at) => ({
        defense,
        carrier,
        channel: "email",
        instruction: probe,
        category: "leak",
        leaked: at >= n ? "" : at < k ? 1 : 0,
        reason:
          at >= n
            ? "error: down"
            : at < k
              ? probe
              : at >= n - undelivered
                ? "not_delivered"
                : "held",
      })),
  );
  return JSON.stringify({ meta, rows });
}

/** Cells of one trial each: `k` of `n` carriers leak, from carrier `from` on. */
export function spread(probe: string, k: number, n: number, from = 0): CellSpec[] {
  return Array.from({ length: n }, (_, at) => ({
    probe,
    carrier: `c${at}`,
    k: at >= from && at < from + k ? 1 : 0,
    n: 1,
  }));
}

/** Reads the text of a report. */
export function reportOf(text: string, where = "report.json"): Promise<Report> {
  return readReport(
    (async function* () {
      yield Buffer.from(text);
    })(),
    { where },
  );
}

/** Reads an injection report made of cells. */
export function injectionReport(
  cells: readonly CellSpec[],
  meta?: Readonly<Record<string, unknown>>,
): Promise<Report> {
  return reportOf(injectionJson(cells, meta));
}
