import { createReadStream, existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { describeShared, sharedPath } from "../../../test/fakes/shared-data.ts";
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

async function load(file: string): Promise<Report> {
  const path = sharedPath(...FOLDER, "reports", file);
  expect(existsSync(path)).toBe(true);
  return await readReport(createReadStream(path), { where: file });
}

async function outcome({ file, by }: Case): Promise<Case["result"] | { error: BacktrailError }> {
  try {
    const report = await load(file);
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

describeShared(
  "reports of the Python original, split eight ways",
  [...FOLDER, "normalize.jsonl"],
  () => {
    const cases = readFileSync(sharedPath(...FOLDER, "normalize.jsonl"), "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Case);

    it("give the same counts, or a clear message where the original raised", async () => {
      expect(cases.length).toBe(688);
      let compared = 0;
      let exempted = 0;
      for (const one of cases) {
        const ours = await outcome(one);
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
      expect([compared, exempted]).toEqual([635, 53]);
    });

    it("count what the original gets wrong as it is", async () => {
      const total = totalOf(await load("util_some_errors.json"));
      expect([total.k, total.n, total.errors]).toEqual([108, 108, 12]);
      const channels = groupsOf(await load("inj_mini_even.json"), "channel");
      expect([...channels].map(([name, { k, n }]) => [name, k, n])).toEqual([
        ["email", 140, 750],
        ["document", 66, 500],
        ["webpage", 49, 500],
      ]);
      expect(totalOf(await load("bad_bom.json")).n).toBe(0);
      await expect(load("hand_inj_null_leaked.json")).rejects.toThrow(/row 2: "leaked" must be/);
      await expect(load("bad_array.json")).rejects.toThrow(/must be a report object, not a list/);
    });

    it("say so where counts are odd or contradict each other", async () => {
      expect((await load("hand_inj_types.json")).notes.join()).toMatch(/4 row\(s\).*"leaked"/);
      expect((await load("scan_hits_exceed_total.json")).notes.join()).toMatch(
        /12 hits of 10 attacks contradict/,
      );
      expect((await load("util_lowercase.json")).notes.join()).toMatch(/24 row\(s\).*"success"/);
    });
  },
);
