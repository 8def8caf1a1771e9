import { readFileSync, writeFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { corpusParts, webToMemory } from "../../test/fakes/corpus-parts.ts";
import { describeShared, sharedPath } from "../../test/fakes/shared-data.ts";
import { temporaryFolder } from "../../test/fakes/temporary-folder.ts";
import { sliceCodePoints } from "../text/code-points.ts";
import { loadCorpus, openCorpus } from "./corpus.ts";
import { saveCorpus } from "./save-corpus.ts";
import { splitDir } from "./splits.ts";

const words = fc.string({ unit: "grapheme", minLength: 1 }).filter((text) => text.trim() !== "");

describe("saving and loading", () => {
  it("keeps any text, and spans keep their text after emoji, CJK and combining marks", async () => {
    const dir = temporaryFolder();
    const oneItem = fc.tuple(words, words, words);
    await fc.assert(
      fc.asyncProperty(fc.array(oneItem, { minLength: 1, maxLength: 4 }), async (texts) => {
        const items = texts.map(([lead, text, tail], index) =>
          webToMemory(`t-${index}`, `👩‍👧 漢字 e\u0301 ${lead}`, text, tail),
        );
        const folder = join(dir, String(texts.length));
        await saveCorpus(folder, corpusParts(items));
        const corpus = await loadCorpus(folder);
        expect(corpus.traces).toEqual(items.map((item) => item.trace));
        expect(corpus.groundTruth).toEqual(items.map((item) => item.truth));
        corpus.groundTruth.forEach(({ surfaceSpan }, index) => {
          const content = corpus.traces[index]?.events[2]?.content ?? "";
          expect(sliceCodePoints(content, surfaceSpan ?? [0, 0])).toBe(texts[index]?.[1]);
        });
      }),
      { numRuns: 40 },
    );
  });

  it("keeps lone surrogates", async () => {
    const dir = temporaryFolder();
    const item = webToMemory("t", "\ud800 😀 \udc00", "do it", "");
    await saveCorpus(dir, corpusParts([item]));
    expect((await loadCorpus(dir)).traces).toEqual([item.trace]);
  });

  it("writes the same bytes twice", async () => {
    const items = [webToMemory("b", "x ", "do it", ""), webToMemory("a", "", "do that", " y")];
    const [first, second] = [temporaryFolder(), temporaryFolder()];
    await saveCorpus(first, corpusParts(items));
    await saveCorpus(second, corpusParts(items));
    const contents = async (dir: string): Promise<[string, string][]> =>
      Promise.all(
        (await readdir(dir))
          .sort()
          .map(async (name) => [name, await readFile(join(dir, name), "utf8")] as [string, string]),
      );
    expect(await contents(first)).toEqual(await contents(second));
    expect((await contents(first)).map(([name]) => name)).toEqual([
      "a.json",
      "b.json",
      "ground_truth.jsonl",
      "manifest.json",
    ]);
  });

  it.each([
    "../out",
    "a/b",
    "a\\b",
    "..",
    ".hidden",
    "nul",
    "a.",
    "a:b",
    "e\u0301",
    "manifest",
    "",
  ])("refuses %j as a trace id", async (id) => {
    const save = saveCorpus(temporaryFolder(), corpusParts([webToMemory(id, "", "do it", "")]));
    await expect(save).rejects.toMatchObject({ code: "format" });
  });

  it("refuses ids that one file system would hold apart and another would not", async () => {
    const items = ["Trace", "trace"].map((id) => webToMemory(id, "", "do it", ""));
    const save = saveCorpus(temporaryFolder(), corpusParts(items));
    await expect(save).rejects.toMatchObject({ code: "format", where: "trace_id" });
  });

  it("refuses a leak at any depth and writes no manifest", async () => {
    const { trace, truth } = webToMemory("t", "", "do it", "");
    const leaking = { ...trace, extra: [{ "Hop-Count": 1 }] };
    const dir = temporaryFolder();
    const save = saveCorpus(dir, corpusParts([{ trace: leaking, truth }]));
    await expect(save).rejects.toMatchObject({ code: "origin_leak" });
    expect(await readdir(dir)).toEqual([]);
  });

  it("refuses a folder that holds another corpus's trace", async () => {
    const dir = temporaryFolder();
    writeFileSync(join(dir, "other.json"), "{}");
    const save = saveCorpus(dir, corpusParts([webToMemory("t", "", "do it", "")]));
    await expect(save).rejects.toMatchObject({ code: "io", where: join(dir, "other.json") });
  });
});

describe("loading", () => {
  const saved = async (): Promise<string> => {
    const dir = temporaryFolder();
    await saveCorpus(dir, corpusParts([webToMemory("t", "", "do it", "")]));
    return dir;
  };

  it("names a folder that is not there", async () => {
    const dir = join(temporaryFolder(), "none");
    await expect(loadCorpus(dir)).rejects.toMatchObject({ code: "io", where: dir });
  });

  it("stops at a leak, whatever else is wrong", async () => {
    const dir = await saved();
    const path = join(dir, "t.json");
    const trace = JSON.parse(readFileSync(path, "utf8"));
    trace.events[1].meta = { trueOriginChannel: "web" };
    writeFileSync(path, JSON.stringify(trace));
    await expect(loadCorpus(dir)).rejects.toMatchObject({ code: "origin_leak", where: path });
  });

  it("names the line of a broken record", async () => {
    const dir = await saved();
    const path = join(dir, "ground_truth.jsonl");
    writeFileSync(path, `${readFileSync(path, "utf8")}\n{"half": \n`);
    await expect(openCorpus(dir)).rejects.toMatchObject({ code: "format", where: `${path}:3` });
  });

  it("gives events in the order of seq and takes the manifest's privileges", async () => {
    const dir = temporaryFolder();
    const item = webToMemory("t", "", "do it", "");
    const trace = { ...item.trace, events: item.trace.events.toReversed() };
    const truth = { ...item.truth, authorized: true, attackType: ["benign"], ambiguity: 0.2 };
    await saveCorpus(dir, { ...corpusParts([{ trace, truth }]), authorityTiers: { web: "T1" } });
    const corpus = await loadCorpus(dir);
    expect(corpus.traces).toEqual([item.trace]);
    expect(corpus.authority).toMatchObject({ web: "T1", file: "T4" });
  });
});

describe("the corpora of the package", () => {
  it.each([
    ["llm-laundered", 116, 130, [21, 36, 35, 22, 16]],
    ["llm-hard", 40, 43, null],
    ["llm-spliced", 38, 38, null],
    ["llm-laundered-2", 56, 56, null],
    ["llm-hard-2", 70, 82, null],
    ["llm-mixed", 48, 123, null],
    ["smoke", 11, 12, [2, 5, 4, 0, 1]],
  ] as const)("%s holds what its README says", async (name, traces, instructions, byHops) => {
    const corpus = await loadCorpus(splitDir(name));
    expect(corpus.name).toBe(name);
    expect(corpus.traces).toHaveLength(traces);
    expect(corpus.groundTruth).toHaveLength(instructions);
    for (const [hops, count] of byHops?.entries() ?? []) {
      expect(corpus.groundTruth.filter((one) => one.hopCount === hops)).toHaveLength(count);
    }
  });

  it("are listed when a name is unknown", () => {
    expect(() => splitDir("smok")).toThrow(/smoke, llm-laundered, llm-hard/);
  });
});

describeShared("the originals of the corpora", ["corpora"], () => {
  it.each([
    "llm-laundered",
    "llm-hard",
    "llm-spliced",
    "llm-laundered-2",
    "llm-hard-2",
    "llm-mixed",
  ])("%s: traces byte for byte, truth but for ambiguity and splicing", async (name) => {
    const original = await loadCorpus(sharedPath("corpora", name));
    const ours = await loadCorpus(splitDir(name));
    for (const { traceId } of original.traces) {
      const [before, after] = [original.dir, ours.dir].map((dir) =>
        readFileSync(join(dir, `${traceId}.json`)),
      );
      expect(after).toEqual(before);
    }
    // The originals leave ambiguity open; reading them fills it in by the same rubric.
    const unnamed = ours.groundTruth.map((truth) => ({
      ...truth,
      attackType: truth.attackType.filter((type) => type !== "splicing"),
    }));
    expect(unnamed).toEqual(original.groundTruth);
    expect(ours.manifest?.canary).toBe(original.manifest?.canary);
  });
});
