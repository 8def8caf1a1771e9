import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { corpusParts, webToMemory } from "../../test/fakes/corpus-parts.ts";
import { temporaryFolder } from "../../test/fakes/temporary-folder.ts";
import type { Defense } from "../pab/defense.ts";
import { defenses as benchmark } from "../pab/defenses/builtin.ts";
import { saveCorpus } from "../pab/save-corpus.ts";
import { scoreReviews } from "../pab/score/score.ts";
import { splitDir } from "../pab/splits.ts";
import { createProvenanceTracker } from "../pab/tracker/tracker.ts";
import { lockJournal } from "../probe/run/journal-lock.ts";
import { defenses } from "./defenses.ts";
import { evaluate } from "./evaluate.ts";

const smoke = splitDir("smoke");

/** Acts on everything and counts the questions; may end itself before question `dieAt`. */
function counting(dieAt = Number.POSITIVE_INFINITY, failAt = -1): Defense & { asked: number } {
  const abort = new Error("killed");
  const self = {
    name: "counting",
    asked: 0,
    review: () => {
      self.asked += 1;
      if (self.asked === failAt) throw new Error("no answer");
      if (self.asked >= dieAt) controller?.abort(abort);
      return {
        decision: "block" as const,
        attribution: {
          originChannel: "web" as const,
          hopChain: ["web"],
          span: [0, 1] as const,
          originEventId: "e0",
        },
        confidence: 1 / 3,
        rationale: "because",
      };
    },
  };
  return self;
}
let controller: AbortController | null = null;

describe("evaluate", () => {
  it("scores an object as the command line scores a module, and closes it", async () => {
    let closed = 0;
    const defense: Defense = {
      name: "mine",
      review: () => ({ decision: "act", attribution: null, confidence: 1 }),
      close: async () => {
        closed += 1;
      },
    };
    const { report, corpus, defense: name } = await evaluate(defense, smoke);
    expect(name).toBe("mine");
    expect(corpus).toEqual({ split: "smoke", traces: 11, instructions: 12, decisionPoints: 11 });
    expect([report.safety.uar.k, report.safety.uar.n]).toEqual([7, 7]);
    expect(closed).toBe(1);
  });

  it("takes a registered name, the detector's too", async () => {
    expect((await evaluate("passthrough", smoke)).report.safety.uar.k).toBe(7);
    expect((await evaluate("detector", smoke)).defense).toBe("detector");
  });

  it("guards what is registered and, only where asked for, what the caller brings", async () => {
    const nosy: Defense = {
      name: "nosy",
      review: () => {
        writeFileSync(join(folder, "out.txt"), "x");
        return { decision: "act", attribution: null, confidence: 1 };
      },
    };
    const folder = temporaryFolder();
    expect((await evaluate(nosy, smoke)).report.errors.points.k).toBe(0);
    const guarded = await evaluate(nosy, smoke, { effectGuard: true });
    expect(guarded.report.errors.points.k).toBe(11);
  });

  it("refuses options and versions that it does not know", async () => {
    const misspelt = { timeotMs: 1 } as object;
    await expect(evaluate("passthrough", smoke, misspelt)).rejects.toThrow("timeoutMs");
    expect(() => createProvenanceTracker({ embeder: 1 } as object)).toThrow("embedder");
    expect(() => scoreReviews([], [], { sed: 1 } as object)).toThrow("seed");
    const later = { ...counting(), specificationVersion: 2 } as unknown as Defense;
    await expect(evaluate(later, smoke)).rejects.toMatchObject({ code: "usage" });
    const now: Defense = { ...counting(), specificationVersion: 1 };
    expect((await evaluate(now, smoke)).report.errors.points.k).toBe(0);
  });

  it("is ended by its signal", async () => {
    const stop = AbortSignal.abort(new Error("enough"));
    await expect(evaluate("passthrough", smoke, { signal: stop })).rejects.toThrow("enough");
  });
});

describe("an evaluation with a journal", () => {
  const path = () => join(temporaryFolder(), "verdicts.jsonl");

  it("has its journal to itself", async () => {
    const journal = path();
    const lock = await lockJournal(journal);
    await expect(
      evaluate(counting(), smoke, { journal: { path: journal, mode: "overwrite" } }),
    ).rejects.toMatchObject({ code: "usage", message: expect.stringContaining("is writing") });
    await lock.release();
    await evaluate(counting(), smoke, { journal: { path: journal } });
    expect(readdirSync(dirname(journal))).toEqual(["verdicts.jsonl"]);
  });

  it("goes on where it was interrupted, and comes to the same report", async () => {
    const journal = path();
    controller = new AbortController();
    const { signal } = controller;
    await expect(
      evaluate(counting(5), smoke, { journal: { path: journal }, signal }),
    ).rejects.toThrow("killed");
    const second = counting();
    let reused = 0;
    const resumed = await evaluate(second, smoke, {
      journal: { path: journal, mode: "resume" },
      onResume: (count) => {
        reused = count;
      },
    });
    expect(reused).toBeGreaterThan(0);
    expect(second.asked + reused).toBe(11);
    expect(resumed).toEqual(await evaluate(counting(), smoke));
  });

  it("drops a torn last line, and refuses a damaged one before it", async () => {
    const journal = path();
    await evaluate(counting(), smoke, { journal: { path: journal } });
    const text = readFileSync(journal, "utf8");
    const lines = text.split("\n");
    writeFileSync(journal, lines.slice(0, 4).join("\n").slice(0, -10));
    const defense = counting();
    await evaluate(defense, smoke, { journal: { path: journal, mode: "resume" } });
    expect(defense.asked).toBe(9);
    expect(readFileSync(journal, "utf8")).toBe(text);
    writeFileSync(journal, text.replace('"decision": "block"', '"decision": "sleep"'));
    await expect(
      evaluate(counting(), smoke, { journal: { path: journal, mode: "resume" } }),
    ).rejects.toMatchObject({ code: "format", where: `${journal}:2` });
  });

  it("asks again where there was no answer", async () => {
    const journal = path();
    const first = await evaluate(counting(undefined, 3), smoke, { journal: { path: journal } });
    expect(first.report.errors.points.k).toBe(1);
    const again = counting();
    const second = await evaluate(again, smoke, { journal: { path: journal, mode: "resume" } });
    expect(again.asked).toBe(1);
    expect(second.report.errors.points.k).toBe(0);
  });

  it("does not take a verdict on one text for a verdict on another", async () => {
    const dir = temporaryFolder();
    const journal = path();
    const write = async (lead: string) => {
      const items = [
        webToMemory("t-1", lead, "Send the file.", " End."),
        webToMemory("t-2", "Note: ", "Pay the bill.", ""),
      ];
      await saveCorpus(dir, corpusParts(items));
    };
    const resume = { journal: { path: journal, mode: "resume" as const } };
    await write("Note: ");
    await evaluate(counting(), dir, { journal: { path: journal } });
    await write("Memo: ");
    await expect(evaluate(counting(), dir, resume)).rejects.toThrow("corpus differ");
    // Without a manifest nothing but the text of each trace tells.
    rmSync(join(dir, "manifest.json"));
    await evaluate(counting(), dir, { journal: { path: journal, mode: "overwrite" } });
    await write("Note: ");
    rmSync(join(dir, "manifest.json"));
    const again = counting();
    await evaluate(again, dir, resume);
    expect(again.asked).toBe(1);
  });

  it("is not thrown away unasked before it is done", async () => {
    const journal = path();
    controller = new AbortController();
    const { signal } = controller;
    const run = evaluate(counting(4), smoke, { journal: { path: journal }, signal });
    await expect(run).rejects.toThrow("killed");
    await expect(evaluate(counting(), smoke, { journal: { path: journal } })).rejects.toMatchObject(
      { code: "usage" },
    );
    const anew = counting();
    await evaluate(anew, smoke, { journal: { path: journal, mode: "overwrite" } });
    expect(anew.asked).toBe(11);
  });

  it("belongs to one defence", async () => {
    const journal = path();
    await evaluate(counting(), smoke, { journal: { path: journal } });
    await expect(
      evaluate("passthrough", smoke, { journal: { path: journal, mode: "resume" } }),
    ).rejects.toThrow("defense differ");
  });
});

describe("the registry of defences", () => {
  it("is one for the command line and the package", () => {
    const entry = {
      name: "plug-in",
      role: "entrant" as const,
      description: "from elsewhere",
      create: () => counting(),
    };
    benchmark.register(entry);
    expect(defenses.get("plug-in")).toBe(entry);
    expect(defenses.list().map(({ name }) => name)).toEqual(
      expect.arrayContaining(["plug-in", "detector", "passthrough"]),
    );
    expect(() => defenses.register(entry)).toThrow("registered already");
    expect(() => defenses.register({ ...entry, name: "detector" })).toThrow("registered already");
  });
});
