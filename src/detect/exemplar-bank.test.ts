import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../test/fakes/temporary-folder.ts";
import { EmbeddingSignal } from "./embedding/embedding-signal.ts";
import { loadExemplars } from "./exemplar-bank.ts";
import { hashEmbedder } from "./hash-embedder.ts";

const rows = await loadExemplars();
const of = (isAttack: boolean) => rows.filter((row) => row.isAttack === isAttack);

it("a bank that is not there is named", async () => {
  const path = join(temporaryFolder(), "none.jsonl");
  await expect(loadExemplars(path, "none.jsonl")).rejects.toMatchObject({
    code: "io",
    where: "none.jsonl",
  });
});

describe("the starter bank", () => {
  it("has at least 400 exemplars of each side, of many kinds and languages", () => {
    for (const side of [of(true), of(false)]) {
      expect(side.length).toBeGreaterThanOrEqual(400);
      expect(new Set(side.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(9);
      expect(new Set(side.map(({ language }) => language)).size).toBeGreaterThanOrEqual(12);
      expect(side.filter(({ language }) => language !== "en").length).toBeGreaterThan(100);
    }
    const hard = [
      "security",
      "quoted",
      "imperative",
      "technical",
      "trigger_word",
      "assistant_setup",
    ];
    expect(of(false).filter(({ kind }) => hard.includes(kind ?? "")).length).toBeGreaterThan(150);
  });

  it("names no host outside the reserved ones", () => {
    const hosts = rows.flatMap(({ text }) => [
      ...text.matchAll(/(?:https?:\/\/|@)([\w.-]+\.[a-z]{2,})/g),
      ...text.matchAll(/\b([\w-]+\.(?:com|org|net|io|example|invalid|test))\b/g),
    ]);
    expect(hosts.length).toBeGreaterThan(30);
    for (const [, host] of hosts) {
      expect(host).toMatch(/(?:^|\.)(?:example(?:\.(?:com|org|net))?|invalid|test)$/);
    }
  });

  it("tells its own two sides apart when a text is left out", async () => {
    const sample = rows.filter((_, at) => at % 12 === 0);
    const rest = rows.filter((_, at) => at % 12 !== 0);
    const signal = new EmbeddingSignal({ enabled: true }, rest, { embedder: hashEmbedder() });
    const margins = await Promise.all(
      sample.map(async ({ text, isAttack }) => ({
        isAttack,
        margin: (await signal.score(text))?.margin ?? Number.NaN,
      })),
    );
    const attacks = margins.filter(({ isAttack }) => isAttack);
    const benign = margins.filter(({ isAttack }) => !isAttack);
    const above = attacks.flatMap((a) =>
      benign.map((b) => (a.margin > b.margin ? 1 : 0) as number),
    );
    const auc = above.reduce((sum, one) => sum + one, 0) / above.length;
    // Better than chance (0.5) is all that a hash can promise: it knows spelling and no meaning.
    expect(auc).toBeGreaterThan(0.65);
  });
});
