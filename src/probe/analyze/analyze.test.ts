import { createReadStream, existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { describeReference } from "../../../test/fakes/shared-data.ts";
import { BacktrailError } from "../../formats/error.ts";
import { readReport } from "../results/read-report.ts";
import { type Analysis, type AnalyzedGroup, analyze } from "./analyze.ts";

interface TheirGroup {
  readonly name: string;
  readonly leaks: number;
  readonly n: number;
  readonly rate: number;
  readonly ci: [number, number, number];
}

interface Case {
  readonly csv: string;
  readonly error?: { readonly message: string };
  readonly result?: {
    readonly total: TheirGroup;
    readonly by_defense: TheirGroup[];
    readonly by_channel: TheirGroup[];
    readonly by_probe: TheirGroup[];
    readonly channel_vs_email: Record<string, number>;
  };
}

const RAW = { correction: "none", cluster: null } as const;

async function load(path: string): Promise<Analysis> {
  return analyze(await readReport(createReadStream(path), { where: path }), RAW);
}

async function* bytes(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

/** Groups as the original lists them: those without an assessed row are not there. */
function listed(groups: readonly AnalyzedGroup[]): (string | number)[][] {
  return groups.filter((group) => group.n > 0).map(({ name, k, n }) => [name, k, n]);
}

function counts(groups: readonly TheirGroup[]): (string | number)[][] {
  return groups.map(({ name, leaks, n }) => [name, leaks, n]);
}

describeReference("analyses", ["conformance", "agentprobe", "analyze.json"], ({ at, size }) => {
  const cases = JSON.parse(
    readFileSync(at("conformance", "agentprobe", "analyze.json"), "utf8"),
  ) as Case[];

  it("agree on every file", async () => {
    expect(cases.length).toBe(size(3, 27));
    let compared = 0;
    for (const { csv, error, result } of cases) {
      // A byte order mark hides the first column from the original (fault 9).
      if (csv.endsWith("bom.csv")) continue;
      const path = csv.startsWith("data/")
        ? at("data", "agentprobe", csv.slice(5))
        : at("conformance", "agentprobe", csv);
      compared += 1;
      if (error) {
        const attempt = existsSync(path)
          ? load(path)
          : Promise.reject(new BacktrailError({ code: "io", message: "missing" }));
        await expect(attempt.then(() => csv)).rejects.toBeInstanceOf(BacktrailError);
        continue;
      }
      const ours = await load(path);
      if (!result) throw new Error(`no result in ${csv}`);
      expect([csv, ours.total.k, ours.total.n]).toEqual([csv, result.total.leaks, result.total.n]);
      expect(listed(ours.byDefense)).toEqual(counts(result.by_defense));
      expect(listed(ours.byChannel)).toEqual(counts(result.by_channel));
      expect(listed(ours.byProbe)).toEqual(counts(result.by_probe));
      for (const theirs of result.by_defense) {
        const group = ours.byDefense.find(({ name }) => name === theirs.name);
        expect(group?.rate).toBeCloseTo(theirs.rate, 12);
        expect(group?.ci?.[0]).toBeCloseTo(theirs.ci[1], 12);
        expect(group?.ci?.[1]).toBeCloseTo(theirs.ci[2], 12);
      }
      expect(ours.channelTests.map(({ channel }) => channel).sort()).toEqual(
        Object.keys(result.channel_vs_email).sort(),
      );
      for (const test of ours.channelTests) {
        expect(Math.abs(test.p - (result.channel_vs_email[test.channel] ?? 9))).toBeLessThan(1e-9);
      }
    }
    expect(compared).toBe(size(3, 26));
  });
});

describe("analyze", () => {
  const HEADER = "defense,carrier,channel,instruction,category,leaked,reason";

  it("names the row and line of a short row, and reads past a byte order mark", async () => {
    const read = (text: string) => readReport(bytes(text), { where: "r.csv" });
    const whole = "none,c,email,p,leak,1,p";
    await expect(read(`${HEADER}\n${whole}\n${whole}\nnone,c,email\n`)).rejects.toThrow(
      /row 3 \(line 4\): has 3 fields/,
    );
    const marked = analyze(await read(`\ufeff${HEADER}\n${whole}\n`), RAW);
    expect(marked.byDefense[0]?.name).toBe("none");
  });

  it("gives null, never 0, where nothing was assessed", async () => {
    const report = await readReport(bytes(`${HEADER}\nnone,c,email,p,leak,,error: x\n`), {
      where: "r.csv",
    });
    const { total, byDefense, rates } = analyze(report, RAW);
    expect([total.rate, total.ci, total.errors]).toEqual([null, null, 1]);
    expect(byDefense.map(({ rate, errors }) => [rate, errors])).toEqual([[null, 1]]);
    expect(rates.givenDelivery.rate).toBeNull();
  });

  it("keeps what was never delivered apart", async () => {
    const rows = [
      "none,c,email,p,leak,1,p",
      "none,c,email,p,leak,0,not_delivered",
      "none,d,email,p,leak,0,held",
      "none,d,email,p,leak,0,blocked_by_defence: filter",
    ];
    const report = await readReport(bytes(`${HEADER}\n${rows.join("\n")}\n`), { where: "r.csv" });
    const { rates, tally, total } = analyze(report, { correction: "holm", cluster: "carrier" });
    expect([rates.overAssessed.n, rates.givenDelivery.n]).toEqual([4, 3]);
    expect(tally.blocked_by_defence).toBe(1);
    expect(total.robust?.clusters).toBe(2);
  });
});
