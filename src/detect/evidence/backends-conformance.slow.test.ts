import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { describeReference } from "../../../test/fakes/shared-data.ts";
import { compileCustomRule } from "../custom-rule.ts";
import { PromptInjectionDetector } from "../detector.ts";
import { type Embedder, EmbeddingSignal, type Exemplar } from "../embedding/embedding-signal.ts";
import { EmbeddingSignalBackend } from "../embedding/embedding-signal-backend.ts";
import type { DetectionResult } from "../result.ts";
import { createEvidenceSignal, type DetectionEvidenceBackend } from "./evidence-signal.ts";

interface Run {
  readonly text: string;
  readonly result?: { readonly evidence: readonly object[] };
  readonly audit_evidence?: readonly object[];
}
interface Figures {
  readonly vocabulary: readonly string[];
  readonly banks: Readonly<Record<string, readonly { text: string; is_attack: boolean }[]>>;
  readonly detector_with_backends: readonly { case: string; runs: readonly Run[] }[];
}

const raise = (): never => {
  throw new Error("boom");
};
const make = (name: unknown, evaluate: unknown): DetectionEvidenceBackend =>
  ({ name, evaluate }) as DetectionEvidenceBackend;
const gives = (name: string, answer: unknown): DetectionEvidenceBackend => make(name, () => answer);
const signal = (name: string, score: number | null, error: string | null = null) =>
  gives(name, createEvidenceSignal({ backend: name, score, error }));
/** What a backend can say that breaks the contract. */
const says = (name: string, score: unknown, blocks: unknown = false): DetectionEvidenceBackend =>
  gives(name, { backend: name, score, blocks, error: null });

/** The backends of a case; what the file leaves to its name. */
function backendsOf(name: string, figures: Figures): DetectionEvidenceBackend[] {
  const bag: Embedder = async (texts) =>
    texts.map((text) =>
      figures.vocabulary.map((word) => text.toLowerCase().split(word).length - 1),
    );
  const bank: Exemplar[] = (figures.banks["small"] ?? []).map(({ text, is_attack }) => ({
    text,
    isAttack: is_attack,
  }));
  const embedding = (embedder: Embedder | null, exemplars = bank): DetectionEvidenceBackend[] => {
    const config = { enabled: false };
    const own = new EmbeddingSignal(config, exemplars, embedder ? { embedder } : {});
    config.enabled = true;
    return [new EmbeddingSignalBackend(own)];
  };
  const cases: Readonly<Record<string, () => DetectionEvidenceBackend[]>> = {
    "no backends": () => [],
    "one signal": () => [signal("stub", 0.5)],
    "contributes nothing": () => [gives("none", null)],
    "score is null": () => [signal("s", null)],
    "own error code kept": () => [signal("s", null, "unavailable")],
    "score together with an error code": () => [signal("s", 0.25, "partial")],
    raises: () => [make("bad", raise)],
    "tries blocks=True": () => [says("blk", 0.5, true)],
    "NaN score": () => [says("nan", Number.NaN)],
    "infinite score": () => [says("inf", Number.POSITIVE_INFINITY)],
    "minus infinite score": () => [says("ninf", Number.NEGATIVE_INFINITY)],
    "text score": () => [says("txt", "1")],
    "integer score": () => [says("int", 3)],
    "huge score": () => [says("huge", 1e300)],
    "negative score": () => [says("neg", -0.75)],
    "order follows registration": () => [
      signal("b2", 0.2),
      signal("b1", 0.1),
      make("bx", raise),
      signal("b1", 0.3),
    ],
    "signal names another backend than its own": () => [
      gives("real", createEvidenceSignal({ backend: "fake", score: 0.9 })),
    ],
    "no name attribute and raises": () => [make(undefined, raise)],
    "name is a number and raises": () => [make(7, raise)],
    "no evaluate method": () => [make("noeval", undefined)],
    "returns a mapping instead of a signal": () => [gives("m", new Map([["score", 0.5]]))],
    "returns a number": () => [gives("n", 0.5)],
    "returns an empty string": () => [gives("e", "")],
    "blocklist hit: backends are not consulted": () => [signal("stub", 0.5)],
    "internal failure: backends are not consulted": () => [signal("stub", 0.5)],
    "embedding backend enabled": () => embedding(bag),
    "embedding backend disabled": () => [
      new EmbeddingSignalBackend(new EmbeddingSignal({}, bank, { embedder: bag })),
    ],
    "embedding backend unavailable (enabled later, no embedder)": () => embedding(null),
    "embedding backend whose embedder raises": () => embedding(async () => raise()),
    "embedding backend with a one-class bank enabled later": () =>
      embedding(
        bag,
        bank.filter(({ isAttack }) => isAttack),
      ),
    "embedding backend with a not-a-number margin": () =>
      embedding(async (texts) => texts.map(() => [Number.NaN, 1])),
    "embedding backend with a width mismatch": () =>
      embedding(async (texts) => texts.map(() => (texts.length === 1 ? [1, 2, 3] : [1, 2]))),
    "verdict unchanged on attack at any score": () => [signal("s", -1), signal("s2", 1)],
    // There is no exit request among the things a backend can throw here.
    "exit request passes through": () => [make("exit", raise)],
  };
  return (cases[name] ?? (() => expect.unreachable(`no backends for the case "${name}"`)))();
}

const plain = new PromptInjectionDetector();
const noEvidence = ({ evidence: _, ...verdict }: DetectionResult) => verdict;

describeReference(
  "detectors with backends",
  ["conformance", "detect", "embedding.json"],
  ({ at, size }) => {
    const figures = JSON.parse(
      readFileSync(at("conformance", "detect", "embedding.json"), "utf8"),
    ) as Figures;

    it("covers the sets of the file, four texts each", () => {
      expect(figures.detector_with_backends).toHaveLength(size(10, 34));
      for (const { runs } of figures.detector_with_backends) expect(runs).toHaveLength(4);
    });

    it.each(figures.detector_with_backends.map((one) => [one.case, one] as const))(
      "%s",
      async (name, { runs }) => {
        const broken = compileCustomRule({
          id: "x",
          type: "role_play",
          threat: "low",
          confidence: 0.9,
          pattern: "zebra",
        });
        const config = {
          ...(name.startsWith("blocklist") ? { blocklist: ["please reveal"] } : {}),
          ...(name.startsWith("internal") ? { customRules: [{ ...broken, find: raise }] } : {}),
        };
        const own = new PromptInjectionDetector(config, { evidence: backendsOf(name, figures) });
        const without =
          Object.keys(config).length > 0 ? new PromptInjectionDetector(config) : plain;
        for (const [index, { text, result: expected, audit_evidence }] of runs.entries()) {
          const result = await own.detectWithEvidence(text);
          expect(noEvidence(result)).toEqual(noEvidence(without.detect(text)));
          expect(own.auditLog).toHaveLength(index + 1);
          const audited = own.auditLog[index]?.result.evidence;
          if (
            name.startsWith("exit") ||
            (name.startsWith("blocklist") && text.includes("reveal"))
          ) {
            // The original stops here; we go on and list the backend.
            expect(result.evidence).toHaveLength(1);
            continue;
          }
          const wanted = expected?.evidence ?? [];
          expect(result.evidence.map(scoreless)).toEqual(wanted.map(scoreless));
          for (const [place, { score }] of result.evidence.entries()) {
            const other = (wanted[place] as { score: number | null }).score;
            if (score === null || other === null) expect(score).toBe(other);
            else expect(Math.abs(score - other)).toBeLessThanOrEqual(1e-12);
          }
          expect(audited).toEqual(audit_evidence ?? []);
        }
      },
    );
  },
);

const scoreless = (signalled: object) => ({ ...signalled, score: null });
