import { describe, expect, it } from "vitest";
import type { PageBlock, PageDocument } from "../../../formats/page.ts";
import type { Figure } from "../../../formats/page-block.ts";
import type { HeatBlock, PageTrial } from "../../../formats/page-trials.ts";
import { boundedBlock } from "./bounded-block.ts";
import { boundedDocument } from "./bounded-documents.ts";
import { fairShares, headOf, mostOf } from "./choose.ts";
import { type Limits, ROUNDS } from "./limits.ts";

const [FIRST] = ROUNDS;
if (FIRST === undefined) throw new Error("no rounds");
const limits: Limits = FIRST;
const N = 10_000;

const figure = (rate: number | null): Figure => ({ k: 1, n: 2, rate, ci: null, text: "", at: "" });
const many = <T>(make: (at: number) => T): T[] => Array.from({ length: N }, (_, at) => make(at));
const trial = (outcome: string, input: string | null): PageTrial => ({
  ...{ name: "", outcome, decided: "", reason: "", evidence: "", input },
  ...{ turns: [], calls: null, reply: null, notes: [] },
});

function heat(): HeatBlock {
  const cells = many((at) => ({
    ...{ row: `p${at % 7}`, column: `c${Math.floor(at / 7)}`, kept: [at], beside: 0, n: 1 },
    ...{
      k: at % 1000 === 999 ? 1 : 0,
      counts: { acted: at % 1000 === 999 ? 1 : 0, resisted: at % 1000 === 999 ? 0 : 1 },
    },
  }));
  return {
    ...{ type: "heat", title: "", total: N, rowName: "", columnName: "" },
    layers: [{ name: "none", cells }],
    trials: many((at) => trial(at % 1000 === 999 ? "acted" : "resisted", `i${at}`)),
    inputs: Object.fromEntries(
      many((at) => [`i${at}`, { request: null, data: `${at}`, payload: null }]),
    ),
  };
}

/** A block of each type with very many of whatever it lists. */
const LARGE: { readonly [T in PageBlock["type"]]: Extract<PageBlock, { type: T }> } = {
  table: {
    type: "table",
    title: "",
    columns: [{ name: "a", kind: "text" }],
    rows: many((at) => [`${at}`]),
  },
  forest: {
    type: "forest",
    title: "",
    axis: "",
    rows: many((at) => ({
      group: at < 5 ? "few" : "many",
      label: `${at}`,
      figure: figure(at / N),
    })),
  },
  outcomes: {
    type: "outcomes",
    title: "",
    order: ["acted"],
    rows: many((at) => ({ label: `${at}`, counts: { acted: at } })),
  },
  panels: {
    type: "panels",
    title: "",
    x: "",
    y: "",
    diagonal: false,
    panels: many((at) => ({ label: `${at}`, points: [] })),
  },
  tradeoff: {
    type: "tradeoff",
    title: "",
    x: "",
    y: "",
    points: many((at) => ({ label: `${at}`, x: figure(0), y: figure(at / N) })),
  },
  slopes: {
    type: "slopes",
    title: "",
    before: "",
    after: "",
    rows: many((at) => ({
      label: `${at}`,
      old: figure(0),
      new: figure(at / N),
      verdict: "",
      worse: at === 0,
      p: null,
    })),
  },
  trend: {
    type: "trend",
    title: "",
    y: "",
    points: many((at) => ({
      label: `${at}`,
      figure: figure(0),
      charted: null,
      expected: null,
      low: null,
      high: null,
      status: "",
      outside: false,
    })),
  },
  ledger: {
    type: "ledger",
    title: "",
    whole: "",
    subjects: many((at) => ({ label: `${at}`, total: 0, parts: [] })),
  },
  heat: heat(),
  trials: {
    type: "trials",
    title: "",
    inputs: {},
    trials: many((at) => ({
      ...trial(at < 9000 ? "resisted" : at < 9990 ? "error" : "acted", null),
      group: "",
    })),
  },
  trace: {
    ...{ type: "trace", title: "" },
    events: many((at) => ({
      id: `${at}`,
      channel: "user",
      untrusted: false,
      kind: "content",
      actor: "",
      text: "x".repeat(20),
      evidence: "whole",
      notes: [],
    })),
    trails: many((at) => ({
      label: `${at}`,
      source: "",
      said: "",
      untrusted: at === N - 1,
      stops: [],
      chain: [],
      lost: null,
      values: [],
    })),
  },
};

describe("a block of a page", () => {
  it.each(Object.values(LARGE).map((block) => [block.type, block] as const))(
    "is bounded and says what it leaves out: %s",
    (_, block) => {
      const { left_out: gone, ...rest } = boundedBlock(block, limits);
      expect(gone?.of).toBe(N);
      expect(gone?.kept).toBeLessThanOrEqual(5000);
      expect(gone?.words).toContain("10,000");
      expect(JSON.stringify(rest).length).toBeLessThan(3_000_000);
    },
  );

  it.each(Object.values(LARGE).map((block) => [block.type, block] as const))(
    "stays as it is where it is small: %s",
    (_, block) => {
      const small = boundedBlock(block, { ...limits, rows: N, drawn: N, cells: 2 * N, trials: N });
      expect(small).toEqual(block);
    },
  );

  it("keeps both ends of a large group of rates and all of a small one", () => {
    const { rows } = boundedBlock(LARGE.forest, limits) as typeof LARGE.forest;
    expect(rows.filter(({ group }) => group === "few")).toHaveLength(5);
    expect(rows.map(({ label }) => label)).toEqual(expect.arrayContaining(["5", "9999"]));
    expect(rows).toHaveLength(limits.drawn);
  });

  it("keeps every cell that acted, its trial and what was sent in it", () => {
    const block = boundedBlock(LARGE.heat, limits) as HeatBlock;
    const acted = block.layers.flatMap(({ cells }) => cells.filter(({ k }) => k > 0));
    expect(acted).toHaveLength(10);
    for (const { kept } of acted) {
      const opened = block.trials[kept[0] ?? -1];
      expect(opened?.outcome).toBe("acted");
      expect(Object.hasOwn(block.inputs, opened?.input ?? "")).toBe(true);
    }
    expect(Object.keys(block.inputs)).toHaveLength(block.trials.length);
    expect(block.left_out?.words).toMatch(/The others hold 5,0\d\d trials, of which 0 acted/);
  });

  it("bounds cells of which no two share a row or a column", () => {
    const cells = many((at) => ({
      row: `${at}`,
      column: `${at}`,
      counts: { resisted: 1 },
      k: 0,
      n: 1,
      beside: 0,
      kept: [],
    }));
    const block = boundedBlock({ ...heat(), layers: [{ name: "", cells }] }, limits) as HeatBlock;
    const [kept] = block.layers;
    expect(kept?.cells.length).toBeGreaterThan(30);
    expect(
      new Set(kept?.cells.map(({ row }) => row)).size *
        new Set(kept?.cells.map(({ column }) => column)).size,
    ).toBeLessThanOrEqual(limits.cells);
  });

  it("lists what acted before what resisted, some of each outcome, and counts the rest", () => {
    const { trials, left_out: gone } = boundedBlock(LARGE.trials, limits) as typeof LARGE.trials;
    const of = (outcome: string) => trials.filter((one) => one.outcome === outcome).length;
    expect([of("acted"), of("error") >= 50, of("resisted") >= 50]).toEqual([10, true, true]);
    expect(gone?.words).toContain("10 of 10 acted");
    expect(gone?.words).toMatch(/of 990 error/);
  });

  it("counts trials that a list never held", () => {
    const block = {
      ...LARGE.trials,
      trials: LARGE.trials.trials.slice(-10),
      totals: { acted: 10, resisted: 90 },
    };
    expect(boundedBlock(block, limits).left_out).toMatchObject({ kept: 10, of: 100 });
  });
});

describe("a document of a page", () => {
  const document: Omit<PageDocument, "id"> = {
    ...{ format: "", kind: "", name: "n".repeat(50_000), file: "" },
    verdict: { tone: "clear", word: "", sentence: "" },
    threats: many((at) => `threat ${at}`),
    facts: many((at) => ({ name: "Input", value: `${at}` })),
    blocks: Array.from({ length: 500 }, (_, at) => ({
      ...LARGE.trace,
      events: [],
      trails: LARGE.trace.trails.slice(at === 499 ? -1 : 0, at === 499 ? undefined : 1),
    })),
  };

  it("is bounded in sentences, facts, texts and conversations, and says so", () => {
    const { threats, facts, name, blocks } = boundedDocument(document, limits);
    expect(threats).toHaveLength(limits.sentences + 1);
    expect(threats.at(-1)).toBe("And 9,941 more such sentences.");
    expect(threats[0]).toMatch(/^50 of 500 conversations are on this page/);
    expect(facts.at(-1)).toEqual({ name: "And", value: "9,941 more" });
    expect(name).toMatch(/\[cut for this page: 30,000 more characters\]$/);
    expect(blocks).toHaveLength(50);
    expect(blocks.some((one) => one.type === "trace" && one.trails[0]?.untrusted)).toBe(true);
  });

  it("keeps the texts of a log whole until there is no room, then says how much is gone", () => {
    const long = {
      ...document,
      blocks: [
        {
          ...LARGE.trace,
          events: LARGE.trace.events
            .slice(0, 1)
            .map((one) => ({ ...one, text: "y".repeat(9_000_000) })),
          trails: [],
        },
      ],
    };
    expect(boundedDocument(long, limits).blocks).toEqual(long.blocks);
    const [last] = boundedDocument(long, ROUNDS.at(-1) ?? limits).blocks;
    expect(last?.type === "trace" && last.events[0]?.notes).toEqual([
      "cut for this page: 8,999,600 more characters",
    ]);
  });
});

describe("choosing", () => {
  it("keeps the order, halves no character, and shares fairly", () => {
    expect(mostOf([1, 9, 2, 8], 2, (n) => n)).toEqual([9, 8]);
    expect(headOf("a\u{1f600}", 2)).toBe("a");
    expect(headOf("a\u{1f600}", 3)).toBe("a\u{1f600}");
    expect(fairShares([100, 3, 100], 43)).toEqual([20, 3, 20]);
  });
});
