import { createReadStream, existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { describeReference, type Reference } from "../../../test/fakes/shared-data.ts";
import { BacktrailError } from "../../formats/error.ts";
import type { Counts } from "../../stats/counts.ts";
import { readReport } from "../results/read-report.ts";
import { DIMENSIONS, type Dimension, type Report } from "../results/report.ts";
import { compareReports } from "./compare.ts";
import { COMPARE_DEFAULTS, type ComparedGroup, type CompareOptions } from "./comparison.ts";
import { decideGate } from "./gate.ts";
import { GATE_DEFAULTS } from "./gate-options.ts";
import { trendOf } from "./trend.ts";

const FOLDER = ["conformance", "agentprobe"] as const;

/** The original's way: z test, no correction. */
const ORIGINAL: CompareOptions = { ...COMPARE_DEFAULTS, test: "z", correction: "none" };

interface TheirGroup {
  readonly name: string;
  readonly old: [number, number] | null;
  readonly new: [number, number] | null;
  readonly delta_pp: number | null;
  readonly p_value: number;
  readonly status: string;
}

interface CompareCase {
  readonly old: string;
  readonly new: string;
  readonly by: string | null;
  readonly error?: { readonly type: string; readonly message: string };
  readonly result?: {
    readonly kind: string;
    readonly metric_name: string;
    readonly lower_is_better: boolean;
    readonly group_dim: string;
    readonly old_label: string;
    readonly new_label: string;
    readonly overall: TheirGroup;
    readonly groups: TheirGroup[];
    readonly has_regression: boolean;
  };
}

interface TrendCase {
  readonly files: string[];
  readonly by: string | null;
  readonly error?: { readonly message: string };
  readonly result?: {
    readonly has_regression: boolean;
    readonly points: {
      readonly label: string;
      readonly pos: number;
      readonly n: number;
      readonly p_value: number | null;
      readonly status: string;
    }[];
  };
}

const cache = new Map<string, Promise<Report>>();

function load({ at }: Reference, file: string): Promise<Report> {
  const path = at(...FOLDER, "reports", file);
  const known = cache.get(path);
  if (known) return known;
  const report = existsSync(path)
    ? readReport(createReadStream(path), { where: file })
    : Promise.reject(new BacktrailError({ code: "io", where: file, message: "missing" }));
  cache.set(path, report);
  return report;
}

function dimension(by: string | null): Dimension | undefined {
  if (by === null || by === "") return undefined;
  const found = DIMENSIONS.find((each) => each === by);
  if (!found) throw new BacktrailError({ code: "usage", where: "--by", message: `no ${by}` });
  return found;
}

/** Why we part from the original on a comparison, or null. */
function exempt(names: readonly string[], error?: { readonly message: string }): string | null {
  if (error?.message.startsWith("--by must be one of ['carrier'") && names.includes("channel")) {
    return "--by channel is an error there and accepted here";
  }
  if (names.some((name) => name === "nonsense" || name === "x") && !error) {
    return "an unknown --by is wrong usage, also for a scan report, which knows one split only";
  }
  if (names.includes("bad_bom.json")) return "a byte order mark is dropped (fault 9)";
  if (names.includes("util_some_errors.json") && !error) {
    return "an error row is not a failed task (fault 8)";
  }
  return null;
}

async function failure(promise: Promise<unknown>): Promise<BacktrailError> {
  try {
    await promise;
  } catch (error) {
    if (BacktrailError.isInstance(error)) return error;
    throw error;
  }
  throw new Error("no error");
}

function pairOf(counts: Counts | null): [number, number] | null {
  return counts && [counts.k, counts.n];
}

function sameGroup(ours: ComparedGroup, theirs: TheirGroup, context: string): void {
  expect([context, ours.name, pairOf(ours.old), pairOf(ours.new), ours.status]).toEqual([
    context,
    theirs.name,
    theirs.old,
    theirs.new,
    theirs.status,
  ]);
  expect(Math.abs((ours.test?.p ?? 1) - theirs.p_value)).toBeLessThan(1e-9);
  const measured = (ours.old?.n ?? 0) > 0 && (ours.new?.n ?? 0) > 0;
  if (ours.old && ours.new && measured) {
    const delta = (ours.new.k / ours.new.n - ours.old.k / ours.old.n) * 100;
    expect(delta).toBeCloseTo(theirs.delta_pp ?? Number.NaN, 9);
  }
}

describeReference("comparisons", [...FOLDER, "compare.json"], (reference) => {
  const { at, size } = reference;
  const cases = JSON.parse(readFileSync(at(...FOLDER, "compare.json"), "utf8")) as CompareCase[];

  it("agree with --test z --correction none", async () => {
    expect(cases.length).toBe(size(100, 297));
    let compared = 0;
    let exempted = 0;
    for (const one of cases) {
      if (exempt([one.old, one.new, one.by ?? ""], one.error) !== null) {
        exempted += 1;
        continue;
      }
      compared += 1;
      const context = `${one.old} ${one.new} ${one.by}`;
      const attempt = (async () => {
        const [old, now] = [await load(reference, one.old), await load(reference, one.new)];
        return compareReports(old, now, { ...ORIGINAL, by: dimension(one.by) });
      })();
      if (one.error) {
        await failure(attempt);
        continue;
      }
      const ours = await attempt;
      const { result } = one;
      if (!result) throw new Error(`no result for ${context}`);
      expect([ours.kind, ours.metricName, ours.lowerIsBetter, ours.by]).toEqual([
        result.kind,
        result.metric_name,
        result.lower_is_better,
        result.group_dim,
      ]);
      expect([ours.oldLabel, ours.newLabel]).toEqual([result.old_label, result.new_label]);
      sameGroup(ours.overall, result.overall, context);
      expect([context, ours.groups.map(({ name }) => name)]).toEqual([
        context,
        result.groups.map(({ name }) => name),
      ]);
      ours.groups.forEach((group, place) => {
        const theirs = result.groups[place];
        if (theirs) sameGroup(group, theirs, context);
      });
      const gate = decideGate(ours, GATE_DEFAULTS);
      expect([context, gate.exit === 2, gate.verdict === "regressed"]).toEqual([
        context,
        result.has_regression,
        result.has_regression,
      ]);
    }
    expect([compared, exempted]).toEqual([size(100, 291), size(0, 6)]);
  });
});

describeReference("trends", [...FOLDER, "trend.json"], (reference) => {
  const { at, size } = reference;
  const cases = JSON.parse(readFileSync(at(...FOLDER, "trend.json"), "utf8")) as TrendCase[];

  it("agree with --test z --correction none", async () => {
    expect(cases.length).toBe(size(4, 51));
    let compared = 0;
    let exempted = 0;
    for (const one of cases) {
      if (exempt([...one.files, one.by ?? ""], one.error) !== null) {
        exempted += 1;
        continue;
      }
      compared += 1;
      const attempt = (async () => {
        const reports: Report[] = [];
        for (const file of one.files) reports.push(await load(reference, file));
        return trendOf(reports, { ...ORIGINAL, by: dimension(one.by) });
      })();
      if (one.error) {
        await failure(attempt);
        continue;
      }
      const ours = await attempt;
      expect(ours.points.map(({ where, rate, status }) => [where, rate.k, rate.n, status])).toEqual(
        one.result?.points.map(({ label, pos, n, status }) => [label, pos, n, status]),
      );
      ours.points.forEach((point, place) => {
        const theirs = one.result?.points[place]?.p_value ?? null;
        if (theirs === null) expect(point.test).toBeNull();
        else expect(Math.abs((point.test?.p ?? 9) - theirs)).toBeLessThan(1e-9);
      });
      expect(ours.points.some(({ status }) => status === "regressed")).toBe(
        one.result?.has_regression,
      );
    }
    expect([compared, exempted]).toEqual([size(4, 49), size(0, 2)]);
  });
});
