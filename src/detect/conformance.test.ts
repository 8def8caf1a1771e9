import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { describeReference, type Reference } from "../../test/fakes/shared-data.ts";
import { BacktrailError } from "../formats/error.ts";
import { PromptInjectionDetector } from "./detector.ts";

const read = <T>({ at }: Reference, name: string): T =>
  JSON.parse(readFileSync(at("conformance", "detect", name), "utf8"));

interface Verdict {
  readonly is_injection: boolean;
  readonly threat_level: string;
  readonly injection_type: string | null;
  readonly confidence: number;
}

interface AuditFile {
  readonly records: readonly {
    readonly input_hash: string;
    readonly source: string;
    readonly text: string;
    readonly result: Verdict;
  }[];
  readonly batch: {
    readonly inputs: readonly (readonly [string, string])[];
    readonly canary_tokens: readonly string[];
    readonly results: readonly Verdict[];
    readonly audit_sources: readonly string[];
  };
  readonly ring_buffer: {
    readonly detections: number;
    readonly kept: number;
    readonly first_kept_source: string;
    readonly last_source: string;
  };
  readonly multi_turn_is_per_text_only: readonly (Verdict & { readonly text: string })[];
}

const verdictOf = (
  detector: PromptInjectionDetector,
  text: string,
  canaryTokens?: readonly string[],
) => {
  const result = detector.detect(text, canaryTokens ? { canaryTokens } : {});
  return [result.isInjection, result.threatLevel, result.injectionType];
};
const expected = (verdict: Verdict) => [
  verdict.is_injection,
  verdict.threat_level,
  verdict.injection_type,
];

describeReference("audit records", ["conformance", "detect"], (reference) => {
  const file = (): AuditFile => read(reference, "audit.json");

  it("hash, source and verdict", () => {
    for (const record of file().records) {
      const detector = new PromptInjectionDetector({ blocklist: ["magic phrase"] });
      detector.detect(record.text, record.source === "unknown" ? {} : { source: record.source });
      const [kept] = detector.auditLog;
      expect(kept).toMatchObject({ sha256: record.input_hash, source: record.source });
      expect(kept?.result.isInjection).toBe(record.result.is_injection);
      expect(kept?.result.threatLevel).toBe(record.result.threat_level);
      expect(kept?.result.injectionType).toBe(record.result.injection_type);
      expect(kept?.result.confidence).toBe(record.result.confidence);
    }
  });

  it("a batch with a canary", () => {
    const { batch } = file();
    const detector = new PromptInjectionDetector({ canaryTokens: batch.canary_tokens });
    const results = detector.detectBatch(batch.inputs.map(([text, source]) => ({ text, source })));
    expect(
      results.map(({ isInjection, threatLevel, injectionType }) => [
        isInjection,
        threatLevel,
        injectionType,
      ]),
    ).toEqual(batch.results.map(expected));
    expect(detector.auditLog.map(({ source }) => source)).toEqual(batch.audit_sources);
  });

  it("the ring keeps the newest 10,000", () => {
    const { ring_buffer: ring } = file();
    const detector = new PromptInjectionDetector();
    for (let at = 0; at < ring.detections; at += 1) detector.detect("x", { source: String(at) });
    const log = detector.auditLog;
    expect(log).toHaveLength(ring.kept);
    expect(log[0]?.source).toBe(ring.first_kept_source);
    expect(log.at(-1)?.source).toBe(ring.last_source);
  });

  it("escalation inside one text", () => {
    const detector = new PromptInjectionDetector();
    for (const turn of file().multi_turn_is_per_text_only)
      expect([turn.text, ...verdictOf(detector, turn.text)]).toEqual([
        turn.text,
        ...expected(turn),
      ]);
  });
});

interface ConfigCase {
  readonly case: string;
  readonly given: Record<string, unknown>;
  readonly error?: unknown;
}

// Where the original lets a wrong configuration through, or reads a text letter by letter and calls
// it a list, this project refuses; where it takes Python's own collections there is no counterpart.
const STRICTER = new Set([
  "sensitivity is not checked",
  "sensitivity of another type",
  "custom patterns are not checked",
]);
const PYTHON_ONLY = /: (set of one|dict|null list)$/;

describeReference("configurations that are refused", ["conformance", "detect"], (reference) => {
  const cases = () =>
    read<{ detection_config: ConfigCase[] }>(reference, "config-errors.json").detection_config;

  it("every case", () => {
    let checked = 0;
    for (const { case: name, given, error } of cases()) {
      if (PYTHON_ONLY.test(name) || name === "custom patterns are not checked") continue;
      const make = () => new PromptInjectionDetector(given);
      checked += 1;
      if (error === undefined && !STRICTER.has(name)) expect(make, name).not.toThrow();
      else expect(make, name).toThrow(BacktrailError);
    }
    expect(checked).toBeGreaterThan(reference.size(35, 60));
  });

  it("a refusal names the entry and never echoes a canary", () => {
    const make = () =>
      new PromptInjectionDetector({ canaryTokens: ["secret-1", 5 as unknown as string] });
    expect(make).toThrow(/must be a text/);
    expect(make).not.toThrow(/secret-1/);
  });
});
