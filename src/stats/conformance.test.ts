import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { describeReference, type Reference } from "../../test/fakes/shared-data.ts";
import { agreement, cohensKappa } from "./agreement.ts";
import { formatDecimal, formatPoints } from "./decimal.ts";
import { erf } from "./erf.ts";
import { mcnemarExact } from "./exact-tests.ts";
import { formatPercent } from "./rational.ts";
import { twoProportionZ } from "./two-proportions.ts";
import { wilson } from "./wilson.ts";

const FILE = ["conformance", "agentprobe", "stats.json"] as const;
const NUMBERS = ["conformance", "agentprobe", "number-format.json"] as const;

interface Figures {
  wilson_ci: { successes: number; n: number; z: number; result: [number, number, number] }[];
  two_proportion_pvalue: { x1: number; n1: number; x2: number; n2: number; p: number }[];
  erf: { x: number; erf: number }[];
  mcnemar_exact: { a: number; b: number; p: number }[];
  cohens_kappa: {
    tp: number;
    fp: number;
    fn: number;
    tn: number;
    kappa: number;
    agreement: number;
  }[];
}

function load<T>({ at }: Reference, ...path: string[]): T {
  return JSON.parse(readFileSync(at(...path), "utf8")) as T;
}

/** Largest distance between what we compute and what the original computed. */
function worst(pairs: readonly (readonly [number, number])[]): number {
  return Math.max(...pairs.map(([ours, theirs]) => Math.abs(ours - theirs)));
}

describeReference("figures of other implementations", FILE, (reference) => {
  const { size } = reference;
  const figures = load<Figures>(reference, ...FILE);

  it("agree for Wilson intervals; without trials ours is null, theirs 0", () => {
    expect(figures.wilson_ci.length).toBe(size(120, 578));
    const pairs = figures.wilson_ci.flatMap(({ successes, n, z, result }) => {
      const ci = wilson(successes, n, z);
      if (n === 0) {
        expect(ci).toBeNull();
        return [];
      }
      return ci ? [[ci[0], result[1]] as const, [ci[1], result[2]] as const] : [];
    });
    expect(worst(pairs)).toBeLessThan(1e-12);
  });

  it("agree for the error function to 1e-15", () => {
    expect(figures.erf.length).toBe(size(241, 861));
    expect(worst(figures.erf.map(({ x, erf: theirs }) => [erf(x), theirs]))).toBeLessThan(1e-15);
  });

  it("agree for the pooled z test", () => {
    expect(figures.two_proportion_pvalue.length).toBe(size(40, 482));
    const pairs = figures.two_proportion_pvalue.map(
      ({ x1, n1, x2, n2, p }) => [twoProportionZ({ k: x1, n: n1 }, { k: x2, n: n2 }).p, p] as const,
    );
    expect(worst(pairs)).toBeLessThan(1e-12);
  });

  it("agree for the exact McNemar test", () => {
    expect(figures.mcnemar_exact.length).toBe(size(65, 691));
    expect(
      worst(figures.mcnemar_exact.map(({ a, b, p }) => [mcnemarExact(a, b).p, p])),
    ).toBeLessThan(1e-12);
  });

  it("agree for kappa; without cases ours is null, theirs 0", () => {
    expect(figures.cohens_kappa.length).toBe(size(35, 480));
    const pairs = figures.cohens_kappa.flatMap((row) => {
      const kappa = cohensKappa(row);
      const share = agreement(row);
      if (kappa === null || share === null) {
        expect(row.tp + row.fp + row.fn + row.tn).toBe(0);
        return [];
      }
      return [[kappa, row.kappa] as const, [share, row.agreement] as const];
    });
    expect(worst(pairs)).toBeLessThan(1e-12);
  });
});

describeReference("printed numbers of Python", NUMBERS, (reference) => {
  const forms = load<Forms[]>(reference, ...NUMBERS);

  it("agree for plain doubles; a negative zero loses its sign", () => {
    const raw = forms.filter((form) => form["raw_0"] !== undefined);
    expect(raw.length).toBe(reference.size(12, 21));
    for (const form of raw) {
      for (const decimals of [0, 1, 2, 3]) {
        const theirs = String(form[`raw_${decimals}`]).replace(/^-(?=0(\.0*)?$)/, "");
        expect([form.value, formatDecimal(form.value, decimals)]).toEqual([form.value, theirs]);
      }
    }
  });

  it("agree for percentages of small counts", () => {
    let compared = 0;
    for (const form of forms.filter((each) => each["pct_1"] !== undefined)) {
      const ratio = asRatio(form.value);
      if (!ratio) continue;
      const [k, n] = ratio;
      // The original rounds the double 100·k/n, which at a tie may lie a hair off it; ours is exact.
      if (isTie(k, n, 1000)) expect(formatPercent(k, n)).toMatch(/[02468]$/);
      else expect([k, n, formatPercent(k, n)]).toEqual([k, n, form["pct_1"]]);
      if (!isTie(k, n, 100)) expect([k, n, formatPercent(k, n, 0)]).toEqual([k, n, form["pct_0"]]);
      if (!isTie(k, n, 1000)) expect(formatPoints(0, 1, k, n)).toBe(form["signed_pp_1"]);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(100);
  });
});

type Forms = { readonly value: number } & Readonly<Record<string, string | number>>;

function asRatio(value: number): readonly [number, number] | null {
  for (let n = 1; n <= 2310; n += 1) {
    const k = Math.round(value * n);
    if (k / n === value) return [k, n];
  }
  return null;
}

function isTie(k: number, n: number, scale: number): boolean {
  return (2 * k * scale) % n === 0 && ((2 * k * scale) / n) % 2 === 1;
}
