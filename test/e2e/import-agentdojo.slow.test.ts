import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeShared, sharedPath } from "../fakes/shared-data.ts";

const main = join(import.meta.dirname, "..", "..", "dist", "cli", "main.js");

function backtrail(...args: string[]): { readonly status: number | null; readonly stdout: string } {
  return spawnSync(process.execPath, [main, ...args], { encoding: "utf8", maxBuffer: 1 << 28 });
}

/** What a printed text says, quotes aside, read another way than the importer does. */
function unprinted(text: string): string {
  return text
    .replace(/\\x([0-9a-fA-F]{2})|\\u([0-9a-fA-F]{4})/g, (_, x, u) =>
      String.fromCharCode(Number.parseInt(x ?? u, 16)),
    )
    .replace(/\\[nrt]/g, "")
    .replace(/[\s'"\\]+/g, "");
}

describeShared("2,000 public runs as a corpus", ["data", "agentdojo", "runs.tar.xz"], () => {
  let dir: string;
  let corpus: string;
  beforeAll(() => {
    dir = mkdtempSync(join(tmpdir(), "agentdojo-"));
    execFileSync("tar", ["-xJf", sharedPath("data", "agentdojo", "runs.tar.xz"), "-C", dir]);
    const out = join(dir, "imported");
    corpus = join(out, "corpus");
    const run = backtrail(
      "import",
      "agentdojo",
      join(dir, "runs"),
      "--sample",
      "2000",
      "--seed",
      "7",
      "--out",
      out,
    );
    expect(run.status).toBe(0);
  }, 300_000);
  afterAll(() => rmSync(dir, { recursive: true, force: true }), 120_000);

  it("can be trusted, and holds the floors that it can", () => {
    expect(backtrail("pab", "ingest", corpus).status).toBe(0);
    expect(backtrail("pab", "floors", "--corpus", corpus).status).toBe(0);
  }, 120_000);

  it("is compared by tracker, detector and tagger", () => {
    const names = ["provenance-tracker", "detector", "channel-tagger"];
    const run = backtrail(
      "pab",
      "compare",
      "--corpus",
      corpus,
      ...names.flatMap((name) => ["--defense", name]),
    );
    expect(run.status).toBe(0);
    for (const name of names) expect(run.stdout).toMatch(new RegExp(`^${name} `, "m"));
  }, 120_000);

  it("has spans whose text is the planted text, read another way", () => {
    const planted = new Map<string, ReadonlySet<string>>();
    for (const line of readFileSync(join(dir, "imported", "transcripts.jsonl"), "utf8").split(
      "\n",
    )) {
      if (!line.includes('"type": "transcript"')) continue;
      const head = JSON.parse(line);
      const texts = Object.values((head.planted ?? {}) as Record<string, string>);
      planted.set(head.transcript_id, new Set(texts.map((text) => unprinted(text))));
    }
    let checked = 0;
    for (const line of readFileSync(join(corpus, "ground_truth.jsonl"), "utf8").split("\n")) {
      if (line === "") continue;
      const truth = JSON.parse(line);
      if (truth.authorized) continue;
      const trace = JSON.parse(readFileSync(join(corpus, `${truth.trace_id}.json`), "utf8"));
      const event = trace.events.find(
        (one: { event_id: string }) => one.event_id === truth.event_id,
      );
      const text = Array.from(event.content as string)
        .slice(...truth.surface_span)
        .join("");
      expect(planted.get(truth.trace_id)).toContain(unprinted(text));
      checked += 1;
    }
    expect(checked).toBeGreaterThan(1_000);
  }, 120_000);
});
