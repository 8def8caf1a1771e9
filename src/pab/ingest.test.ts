import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../test/fakes/temporary-folder.ts";
import { FINDING_CODES, type FindingCode } from "./corpus/finding.ts";
import { readTrace } from "./corpus/read-trace.ts";
import { loadCorpus } from "./corpus.ts";
import { countFindings, ingestDir } from "./ingest.ts";
import { splitDir } from "./splits.ts";

const root = join(import.meta.dirname, "..", "..", "test", "fixtures", "ingest");
const folders = readdirSync(root);
const codeOf = (folder: string): string => folder.replace(/--.*/, "");
const broken = folders.filter((folder) => codeOf(folder) !== "ok");
const fatal = broken.filter(
  (folder) => FINDING_CODES[codeOf(folder) as FindingCode].severity === "FATAL",
);

describe("a folder with one fault", () => {
  it.each(broken)("%s gives its code, the place and nothing else", async (folder) => {
    const dir = join(root, folder);
    const report = await ingestDir(dir, { validateOnly: true });
    const code = codeOf(folder) as FindingCode;
    expect(new Set(report.findings.map((item) => item.code))).toEqual(new Set([code]));
    const { severity } = FINDING_CODES[code];
    for (const item of report.findings) {
      expect(item.severity).toBe(severity);
      expect(item.path.startsWith(dir)).toBe(true);
    }
    expect(report.ok).toBe(severity === "WARNING");
  });

  it.each(fatal)("%s cannot be loaded", async (folder) => {
    const code = codeOf(folder) === "origin_leak" ? "origin_leak" : "format";
    await expect(loadCorpus(join(root, folder))).rejects.toMatchObject({ code });
  });

  it("exists for every code but those that a repository cannot hold", () => {
    const untested = Object.keys(FINDING_CODES).filter(
      (code) => !folders.some((folder) => codeOf(folder) === code),
    );
    expect(untested).toEqual(["not_a_regular_file", "unreadable_file"]);
  });
});

describe("a sound folder", () => {
  it.each(folders.filter((folder) => codeOf(folder) === "ok"))("%s", async (folder) => {
    const dir = join(root, folder);
    const report = await ingestDir(dir);
    expect(report.findings).toEqual([]);
    expect(report.corpus).toEqual(await loadCorpus(dir));
    expect(report.corpus?.groundTruth).toHaveLength(11);
  });

  it.each(["llm-laundered", "llm-hard", "llm-laundered-2", "llm-hard-2", "llm-mixed"])(
    "%s",
    async (name) => {
      const report = await ingestDir(splitDir(name), { validateOnly: true });
      expect(report.findings).toEqual([]);
      expect(report.corpus).toBeUndefined();
    },
  );

  it("llm-spliced, whose alterations entered on every channel but memory", async () => {
    const report = await ingestDir(splitDir("llm-spliced"), { validateOnly: true });
    expect(report.findings.map(({ code }) => code)).toEqual(["channel_not_covered"]);
  });
});

describe("strict: false", () => {
  it.each(fatal)("softens %s only if it is a cross-reference", async (folder) => {
    const { crossReference } = FINDING_CODES[codeOf(folder) as FindingCode];
    const report = await ingestDir(join(root, folder), { strict: false });
    expect(report.ok).toBe(crossReference);
    expect(report.corpus === undefined).toBe(!crossReference);
  });

  it("leaves out the records that point nowhere and keeps the others", async () => {
    const report = await ingestDir(join(root, "span_outside_event"), { strict: false });
    const ids = report.corpus?.groundTruth.map((one) => one.instructionId);
    expect(ids).toHaveLength(10);
    expect(ids).not.toContain("t#10");
  });
});

describe("strict: false and decision points", () => {
  it.each(["point_missing_event", "point_span_outside_event"])(
    "%s drops the point",
    async (name) => {
      const { corpus } = await ingestDir(join(root, name), { strict: false });
      expect(corpus?.traces[0]?.decisionPoints).toHaveLength(11);
      expect(corpus?.groundTruth).toHaveLength(11);
    },
  );
});

describe("several faults at once", () => {
  it("are all reported, each with its place", async () => {
    const dir = join(temporaryFolder(), "corpus");
    await cp(join(root, "ok--plain"), dir, { recursive: true });
    writeFileSync(join(dir, "a.json"), '{"Source": 1, "events": [{"hopChain": []}]}');
    writeFileSync(join(dir, "b.json"), "{");
    mkdirSync(join(dir, "c.json"));
    symlinkSync("/etc/hostname", join(dir, "d.json"));
    writeFileSync(join(dir, "ground_truth.jsonl"), '{"a": 1}\n\nnull\n');
    const report = await ingestDir(dir, { strict: false });
    expect(report.ok).toBe(false);
    const lines = report.findings.map(
      (item) =>
        `${item.severity} ${item.code} ${item.path.slice(dir.length + 1)}:${item.line ?? ""}`,
    );
    expect([...new Set(lines)]).toEqual([
      "FATAL not_a_regular_file c.json:",
      "FATAL not_a_regular_file d.json:",
      "WARNING unlisted_file a.json:",
      "WARNING unlisted_file b.json:",
      "WARNING counts_contradiction manifest.json:",
      "FATAL wrong_shape ground_truth.jsonl:1",
      "FATAL unknown_key ground_truth.jsonl:1",
      "FATAL wrong_shape ground_truth.jsonl:3",
      "FATAL hash_mismatch ground_truth.jsonl:",
      "FATAL origin_leak a.json:",
      "FATAL wrong_shape a.json:",
      "FATAL invalid_json b.json:",
    ]);
    expect(report.findings.filter((item) => item.code === "origin_leak")).toHaveLength(2);
    expect(countFindings(report, "WARNING")).toBe(3);
  });

  it("do not hide a leak below ten thousand levels", async () => {
    const dir = join(temporaryFolder(), "corpus");
    await cp(join(root, "ok--plain"), dir, { recursive: true });
    const depth = 10_000;
    const leak = `${'{"a":'.repeat(depth)}{"derived_from":1}${"}".repeat(depth)}`;
    writeFileSync(join(dir, "deep.json"), leak);
    const report = await ingestDir(dir);
    expect(report.findings.some((item) => item.code === "origin_leak")).toBe(true);
  });
});

describe("docs/corpora.md", () => {
  it("explains every code under its severity, and marks cross-references", () => {
    const text = readFileSync(join(root, "..", "..", "..", "docs", "corpora.md"), "utf8");
    const rows = text.split("\n").filter((line) => line.startsWith("| `"));
    const warnings = text.indexOf("| WARNING code");
    for (const [code, { severity, crossReference }] of Object.entries(FINDING_CODES)) {
      const row = rows.find((line) => line.split(" | ")[0]?.includes(`\`${code}\``));
      expect(row, code).toBeDefined();
      expect(row?.includes("×"), code).toBe(crossReference);
      expect(text.indexOf(row ?? "") > warnings, code).toBe(severity === "WARNING");
    }
  });
});

describe("a file that cannot be read", () => {
  it("is a finding, not the end", async () => {
    const path = join(temporaryFolder(), "gone.json");
    const { trace, findings } = await readTrace(path, "gone.json");
    expect(trace).toBeNull();
    expect(findings).toMatchObject([{ severity: "FATAL", code: "unreadable_file", path }]);
  });
});
