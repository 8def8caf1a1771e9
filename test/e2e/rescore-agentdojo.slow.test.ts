import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeShared, sharedPath } from "../fakes/shared-data.ts";

const main = join(import.meta.dirname, "..", "..", "dist", "cli", "main.js");

interface Group {
  readonly pipeline: string;
  readonly suite: string | null;
  readonly attack: string;
  readonly tasks?: string;
  readonly delivered: { readonly k: number; readonly n: number };
  readonly published_successes: { readonly total: number; readonly errors: number };
  readonly withheld_results: { readonly k: number; readonly n: number };
}

describeShared("the 36,679 public AgentDojo runs", ["data", "agentdojo", "runs.tar.xz"], () => {
  let dir: string;
  let text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a JSON document looked into field by field
  let result: any;

  function rescored(workers: number): string {
    const out = spawnSync(
      process.execPath,
      [main, "rescore", "agentdojo", dir, "--workers", String(workers), "--json"],
      { encoding: "utf8", maxBuffer: 1 << 28 },
    );
    expect(out.status).toBe(0);
    return out.stdout;
  }

  beforeAll(() => {
    dir = mkdtempSync(join(tmpdir(), "agentdojo-"));
    execFileSync("tar", ["-xJf", sharedPath("data", "agentdojo", "runs.tar.xz"), "-C", dir]);
    text = rescored(1);
    result = JSON.parse(text);
  }, 300_000);
  afterAll(() => rmSync(dir, { recursive: true, force: true }), 120_000);

  const group = (pipeline: string): Group =>
    result.attacked.find(
      (one: Group) =>
        one.pipeline === pipeline && one.suite === null && one.attack === "important_instructions",
    );

  it("give the same bytes with one worker and two", () => {
    expect(rescored(2)).toBe(text);
  }, 120_000);

  it("give the same bytes in four shards, merged", () => {
    const at = mkdtempSync(join(tmpdir(), "shards-"));
    const run = (words: readonly string[]) =>
      spawnSync(process.execPath, [main, ...words], { cwd: at, encoding: "utf8" });
    const parts = [1, 2, 3, 4].map((index) => {
      const shard = ["--shard", `${index}/4`, "--journal", `${index}.part`];
      expect(run(["rescore", "agentdojo", dir, "--json", ...shard]).status).toBe(0);
      return `${index}.part`;
    });
    expect(run(["merge", ...parts, "--out", "all"]).status).toBe(0);
    expect(readFileSync(join(at, "all.json"), "utf8")).toBe(text);
    rmSync(at, { recursive: true });
  }, 300_000);

  it("are all read, with spans in at least 26,990 attacked runs", () => {
    expect(result).toMatchObject({ runs: 36_679, attacked_runs: 33_119, left_out: [] });
    expect(result.attacked_runs_with_span).toBe(27_017);
  });

  it.each([
    ["command-r-plus", 28, 22],
    ["meta-llama_Llama-3-70b-chat-hf", 161, 35],
    ["gemini-1.5-pro-001", 180, 19],
    ["gpt-3.5-turbo-0125", 65, 12],
  ])("count %s errors as successes where published", (pipeline, total, errors) => {
    expect(group(pipeline).published_successes).toMatchObject({ total, errors });
  });

  it.each([
    ["claude-3-7-sonnet-20250219", 931, 949],
    ["gpt-4o-2024-05-13", 565, 629],
    ["gemini-2.0-flash-001", 530, 949],
    ["gpt-4o-2024-05-13-transformers_pi_detector", 145, 629],
  ])("deliver to %s in %i of %i", (pipeline, k, n) => {
    expect(group(pipeline).delivered).toMatchObject({ k, n });
  });

  it("hold the known faults", () => {
    expect(result.findings).toMatchObject({
      errored_runs_counted_as_successes: 91,
      errored_attacked_runs: 91,
      successes_without_exposure: [
        { suite: "banking", user_task: "user_task_15", version: null, runs: 11 },
      ],
      runs_without_messages: [{ pipeline: "claude-3-opus-20240229", attacked: 207 }],
    });
  });

  it("compare gpt-4o with and without spotlighting task by task", () => {
    const pair = result.paired.find((one: { other: string }) => /spotlighting/.test(one.other));
    expect(pair.published).toMatchObject({ n: 629, fixed: 58, newly_broken: 20 });
    expect(pair.published.p).toBeCloseTo(2.0e-5, 6);
  });

  it("show the detector withholding 229 of 420 benign results, and so a blind defence", () => {
    const detector = result.benign.find(
      (one: Group) =>
        /pi_detector/.test(one.pipeline) && one.suite === null && one.tasks === "user",
    );
    expect(detector.withheld_results).toMatchObject({ k: 229, n: 420 });
    const labelled = result.ledger.filter((row: { labels: unknown[] }) => row.labels.length > 0);
    expect(labelled).toMatchObject([
      { defence: "transformers_pi_detector", labels: [{ label: "blind defence" }] },
    ]);
  });
});
