import { z } from "zod";
import { resultDocumentSchema } from "./result-header.ts";

/** The result documents of `detect`, `detect bench` and `detect corpus`. */

const count = z.int().nonnegative();
const share = z.number().min(0).max(1);
const interval = z.tuple([share, share]);
export const InjectionTypeSchema = z.enum([
  "direct_override",
  "delimiter_attack",
  "encoding_attack",
  "role_play",
  "context_manipulation",
  "canary_leak",
  "multi_turn_escalation",
]);
export const ThreatSchema = z.enum(["none", "low", "medium", "high", "critical"]);
export const TextContextSchema = z.enum([
  "tool-result",
  "user-input",
  "agent-instructions",
  "code",
  "document",
]);
const type = InjectionTypeSchema;
const threat = ThreatSchema;

export const DetectionSchema = z.strictObject({
  is_injection: z.boolean(),
  threat_level: threat,
  injection_type: type.nullable(),
  confidence: share,
  matches: z.array(
    z.strictObject({
      rule: z.string(),
      type: type.nullable(),
      threat,
      confidence: share.meta({ description: "Weight after discounts." }),
      span: z
        .tuple([count, count])
        .meta({ description: "Code points of the text as it came, half open." }),
      view: z.string().meta({ description: "raw, normalised, deobfuscated or decoded:…" }),
      path: z.string().nullable().meta({
        description: "Where it stands in JSON, HTML, a table or a mail; null in plain text.",
      }),
      discounts: z.array(z.string()),
      allowed: z.boolean(),
    }),
  ),
  explanation: z.string(),
  evidence: z.array(
    z.strictObject({
      backend: z.string(),
      score: z.number().nullable(),
      blocks: z.literal(false),
      error: z.string().nullable(),
    }),
  ),
});

export const DetectDocumentSchema = resultDocumentSchema("backtrail/detect", 1, {
  result: DetectionSchema,
  advice: z
    .strictObject({
      decision: z.enum(["allow", "review", "deny"]),
      suspicious: z.boolean(),
      because: z.array(z.string()),
    })
    .nullable()
    .meta({
      description:
        "What the policy makes of verdict and evidence; null without a policy. No part of the verdict.",
    }),
});

export const DetectTreeDocumentSchema = resultDocumentSchema("backtrail/detect-tree", 1, {
  files: z.strictObject({
    judged: count,
    bytes: count,
    flagged: count.meta({ description: "Files with a finding that the baseline does not hold." }),
    known: count.meta({ description: "Files whose every finding the baseline holds." }),
    ignored: count.meta({ description: "Entries an ignore file names; a folder counts once." }),
    links: count,
  }),
  unseen: z
    .array(
      z.strictObject({
        path: z.string(),
        why: z.enum(["binary", "too large", "unreadable", "unreadable folder"]),
        detail: z.string(),
        preset: z.string().nullable(),
      }),
    )
    .meta({ description: "What was met and not judged." }),
  findings: z.array(
    z.strictObject({
      path: z.string(),
      sha256: z.string(),
      preset: z.string().nullable(),
      context: TextContextSchema,
      injection_type: type.nullable(),
      threat_level: threat,
      confidence: share,
      further_matches: count.meta({ description: "Lighter matches that are not listed." }),
      matches: z.array(
        z.strictObject({
          rule: z.string(),
          type: type.nullable(),
          threat,
          confidence: share,
          span: z.tuple([count, count]),
          line: count,
          column: count.meta({ description: "From 1, in UTF-16 units." }),
          end_line: count,
          end_column: count,
          path: z.string().nullable(),
          view: z.string(),
          fingerprint: z.string(),
          is_new: z.boolean(),
        }),
      ),
    }),
  ),
});

const rate = z
  .strictObject({ k: count, n: count, rate: share.nullable(), ci: interval.nullable() })
  .meta({ id: "detect_rate", description: "k of n with its Wilson 95 % interval." });
const rates = { group: z.string(), recall: rate, false_positives: rate };
const groups = z.array(z.strictObject(rates));
const original = z
  .strictObject({ recall: z.number().nullable(), false_positives: z.number().nullable() })
  .meta({ id: "original", description: "Published percentages of the original's rules." });

const paired = z
  .strictObject({ ours: rate, theirs: rate, only_ours: count, only_theirs: count, p: share })
  .meta({ id: "paired", description: "p: exact McNemar, not adjusted." });

export const DetectBenchDocumentSchema = resultDocumentSchema("backtrail/detect-bench", 1, {
  sensitivity: z.enum(["strict", "balanced", "permissive"]),
  pooled: z.strictObject({ ...rates, original }),
  sets: z.array(z.strictObject({ ...rates, original: original.nullable() })),
  classes: groups,
  lengths: groups,
  languages: groups,
  families: groups,
  bypass_classes: groups,
  benign_subclasses: groups,
  addressing: groups.meta({
    description:
      "Texts whose words speak to a model about its instructions or acts, and the others.",
  }),
  precision: z.array(
    z.strictObject({
      one_in: count,
      precision: share.nullable(),
      range: interval.nullable(),
    }),
  ),
  rules: z.array(
    z.strictObject({
      rule: z.string(),
      sets: z.array(z.strictObject({ set: z.string(), attacks: count, benign: count })),
      only_set: z.string().nullable(),
    }),
  ),
  fitted: z
    .strictObject({ threshold: share, recall: rate, false_positives: rate })
    .nullable()
    .meta({ description: "The threshold chosen on another split, and what it reaches there." }),
  margin: z
    .strictObject({
      auc: share.nullable(),
      average_precision: share.nullable(),
      points: z.array(
        z.strictObject({
          max_fpr: share,
          above: z.number(),
          recall: rate,
          false_positives: rate,
        }),
      ),
      chosen_elsewhere: z.boolean(),
      sets: z.array(
        z.strictObject({
          set: z.string(),
          auc: share.nullable(),
          recall: rate,
          false_positives: rate,
        }),
      ),
    })
    .nullable()
    .meta({ description: "What the embedding evidence would be worth; it flags nothing." }),
  microseconds_per_kilobyte: z.number().nullable(),
  versus: z
    .array(
      z.strictObject({
        name: z.string(),
        failed: count.meta({ description: "Texts it gave no answer for; in no rate of either." }),
        first_failure: z.string().nullable(),
        attacks: paired,
        harmless: paired,
        everyday: paired.nullable(),
        microseconds_per_kilobyte: z
          .strictObject({ ours: z.number(), theirs: z.number() })
          .nullable()
          .meta({
            description: "Processor time; wall time of a command or a URL, transport included.",
          }),
      }),
    )
    .meta({ description: "Other detectors on the same texts." }),
});

const two = z.tuple([z.string(), z.string()]);

export const DetectCorpusDocumentSchema = resultDocumentSchema("backtrail/detect-corpus", 1, {
  rows: count,
  splits: z.record(z.string(), count),
  leaks: z
    .array(
      z.strictObject({
        kind: z.enum(["exact", "near"]),
        ids: two,
        splits: two,
        similarity: share,
      }),
    )
    .meta({ description: "Texts that stand in two splits; should be none." }),
});
