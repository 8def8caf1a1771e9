import { createReadStream, existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { reportOf } from "../../../test/fakes/reports.ts";
import { describeReference, type Reference } from "../../../test/fakes/shared-data.ts";
import { BacktrailError } from "../../formats/error.ts";
import { DEFAULT_DIMENSION, dimensionFor } from "./dimension.ts";
import { readReport } from "./read-report.ts";
import { DIMENSIONS, groupsOf, type Report, totalOf } from "./report.ts";

const FOLDER = ["conformance", "agentprobe"] as const;

interface Case {
  readonly file: string;
  readonly by: string | null;
  readonly error?: { readonly type: string; readonly message: string };
  readonly result?: {
    readonly kind: string;
    readonly label: string;
    readonly group_dim: string;
    readonly overall: [number, number];
    readonly groups: Record<string, [number, number]>;
  };
}

/** Cases on which we part from the original, and why. */
function exempt({ file, by, error }: Case): string | null {
  const message = error?.message ?? "";
  if (by === "channel" && message.startsWith("--by must be one of ['carrier'")) {
    return "--by channel is an error there and accepted here";
  }
  if (file === "bad_bom.json") return "a byte order mark is dropped (fault 9)";
  if (file === "util_some_errors.json" && error === undefined) {
    return "an error row is not a failed task (fault 8)";
  }
  return null;
}

async function load(path: string, file: string): Promise<Report> {
  expect(existsSync(path)).toBe(true);
  return await readReport(createReadStream(path), { where: file });
}

async function outcome(
  { at }: Reference,
  { file, by }: Case,
): Promise<Case["result"] | { error: BacktrailError }> {
  try {
    const report = await load(at(...FOLDER, "reports", file), file);
    const dimension = DIMENSIONS.find((each) => each === by);
    const dim = dimensionFor(report.kind, dimension ?? DEFAULT_DIMENSION[report.kind]);
    const total = totalOf(report);
    return {
      kind: report.kind,
      label: report.label,
      group_dim: dim,
      overall: [total.k, total.n],
      groups: Object.fromEntries(
        [...groupsOf(report, dim)]
          .filter(([, group]) => group.n > 0 || report.kind === "scan")
          .map(([name, { k, n }]) => [name, [k, n]]),
      ),
    };
  } catch (error) {
    if (BacktrailError.isInstance(error)) return { error };
    throw error;
  }
}

describeReference("reports, split eight ways", [...FOLDER, "normalize.jsonl"], (reference) => {
  const { at, size } = reference;
  const cases = readFileSync(at(...FOLDER, "normalize.jsonl"), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Case);

  it("give the same counts, or a clear message where the original raised", async () => {
    expect(cases.length).toBe(size(88, 688));
    let compared = 0;
    let exempted = 0;
    for (const one of cases) {
      const ours = await outcome(reference, one);
      const theirs = one.error;
      if (exempt(one) !== null) {
        exempted += 1;
        continue;
      }
      compared += 1;
      if (theirs !== undefined) {
        const error = ours && "error" in ours ? (ours.error as BacktrailError) : null;
        expect([one.file, one.by, error?.where !== undefined]).toEqual([one.file, one.by, true]);
      } else {
        const { kind, label, group_dim, overall, groups } = one.result ?? ({} as never);
        expect([one.file, one.by, ours]).toEqual([
          one.file,
          one.by,
          { kind, label, group_dim, overall, groups },
        ]);
      }
    }
    expect([compared, exempted]).toEqual([size(88, 635), size(0, 53)]);
  });
});

describe("odd reports", () => {
  const odd = (report: unknown) => reportOf(JSON.stringify(report));
  const leak = { defense: "none", carrier: "c", channel: "email", category: "leak" };
  const trials = (...leaked: unknown[]) => ({
    meta: { backend: "openai", model: "m" },
    rows: leaked.map((one) => ({ ...leak, instruction: "p", leaked: one, reason: "held" })),
  });
  const tasks = (...outcomes: string[]) => ({
    meta: { backend: "openai", model: "m" },
    rows: outcomes.map((outcome, iteration) => ({
      model: "m",
      defense: "none",
      task: "sum_up",
      task_id: "t1",
      iteration,
      outcome,
    })),
  });
  const scan = (hits: number) => ({
    scan_id: "x",
    target: "agent",
    statistics: { total_attacks: 10, hits, misses: 10 - hits, errors: 0 },
    by_category: { ask: { total: 10, hits } },
    results: [],
  });

  it("count an error as an error, and no channel twice", async () => {
    const total = totalOf(await odd(tasks("SUCCESS", "ERROR: no answer", "FAILURE")));
    expect([total.k, total.n, total.errors]).toEqual([1, 2, 1]);
    const rows = ["email", "page", "email"].map((channel) => ({
      ...leak,
      channel,
      instruction: "p",
      leaked: 1,
      reason: "p",
    }));
    const channels = groupsOf(await odd({ ...trials(), rows }), "channel");
    expect([...channels].map(([name, { k, n }]) => [name, k, n])).toEqual([
      ["email", 2, 2],
      ["page", 1, 1],
    ]);
    const marked = `\ufeff${JSON.stringify(trials(0, 1))}`;
    expect(totalOf(await reportOf(marked)).n).toBe(2);
  });

  it("are refused with row and reason where nothing can be counted", async () => {
    await expect(odd(trials(1, null))).rejects.toThrow(/row 2: "leaked" must be/);
    await expect(odd([])).rejects.toThrow(/must be a report object, not a list/);
  });

  it("say so where counts are odd or contradict each other", async () => {
    expect((await odd(trials(true, 0.9, 1.9, 2, -1, " 1 "))).notes.join()).toMatch(
      /4 row\(s\).*"leaked"/,
    );
    expect((await odd(scan(12))).notes.join()).toMatch(/12 hits of 10 attacks contradict/);
    expect((await odd(tasks("success", "success"))).notes.join()).toMatch(/2 row\(s\).*"success"/);
  });
});
