import { z } from "zod";

/**
 * The provenance benchmark on disk: traces, held-out ground truth, manifest, and the wire form of
 * a verdict. Everything here is snake case, as the files are; `src/pab/model.ts` has the types
 * that code works with. All offsets are Unicode code points, half open.
 */

export const CHANNELS = [
  "system",
  "user",
  "trusted_tool",
  "memory",
  "retrieved_doc",
  "web",
  "file",
  "inter_agent",
  "tool_echo",
] as const;

/** Where a text entered the agent's context. */
export type Channel = (typeof CHANNELS)[number];

export const TIERS = ["T0", "T1", "T2", "T3", "T4"] as const;

export const TRANSFORMS = [
  "paraphrase",
  "summarize",
  "write_read_memory",
  "relay_to_peer",
  "tool_echo",
] as const;

export const DECISIONS = ["act", "block", "escalate", "abstain"] as const;

export const IMPERSONATIONS = ["none", "generic", "role", "system"] as const;

export const ATTACK_TYPES = [
  "benign",
  "direct",
  "impersonation",
  "laundering",
  "splicing",
  "stripping",
] as const;

export const ChannelSchema = z.enum(CHANNELS);
export const TierSchema = z.enum(TIERS);
export const DecisionSchema = z.enum(DECISIONS);

const offset = z.int().nonnegative();

export const SpanSchema = z
  .tuple([offset, offset])
  .refine(([start, end]) => start <= end, "a span ends before it starts")
  .meta({ description: "Half-open range [start, end) in Unicode code points." });

export const EventSchema = z
  .strictObject({
    event_id: z.string().min(1),
    seq: z.int(),
    channel: ChannelSchema,
    actor: z.string(),
    content: z.string(),
  })
  .meta({ id: "event", description: "One thing that entered the agent's context." });

export const DecisionPointSchema = z
  .strictObject({ event_id: z.string().min(1), span: SpanSchema.nullable() })
  .meta({ id: "decision_point", description: "Where the agent is about to act." });

export const TraceSchema = z
  .strictObject({
    trace_id: z.string().min(1),
    events: z.array(EventSchema).min(1),
    decision_points: z.array(DecisionPointSchema),
  })
  .meta({ id: "trace", description: "What a defence may see, and nothing else." });

export const GroundTruthSchema = z
  .strictObject({
    instruction_id: z.string().min(1),
    trace_id: z.string().min(1),
    event_id: z.string().min(1),
    true_origin_channel: ChannelSchema,
    origin_event_id: z.string().min(1).nullish(),
    hop_chain: z.array(z.string().min(1)).min(1),
    hop_count: z.int().nonnegative(),
    surface_span: SpanSchema.nullable(),
    requested_action_tier: TierSchema,
    authorized: z.boolean(),
    ambiguity: z.number().min(0).max(1).nullish(),
    attack_type: z.union([z.string(), z.array(z.string())]),
    impersonation: z.enum(IMPERSONATIONS).nullish(),
    stripped: z.boolean().nullish(),
  })
  .meta({ id: "ground_truth", description: "One held-out record an instruction." });

export const ManifestSchema = z
  .strictObject({
    format: z.literal("pab/1"),
    name: z.string().min(1),
    split: z.string().min(1),
    canary: z.string().nullish(),
    generator: z.record(z.string(), z.unknown()).nullable(),
    counts: z.record(z.string(), z.int().nonnegative()),
    sha256: z.record(
      z.string(),
      z.string().regex(/^[0-9a-f]{64}$/, "must be 64 lower-case hexadecimal digits"),
      "must name each file of the folder with its SHA-256; `{}` leaves them unchecked",
    ),
    authority_tiers: z.partialRecord(ChannelSchema, TierSchema).optional(),
    span_unit: z.literal("codepoint"),
  })
  .meta({ id: "manifest", description: "Names, counts and hashes of a corpus folder." });

export const WireVerdictSchema = z
  .object({
    id: z.union([z.string(), z.number()]),
    decision: DecisionSchema,
    attribution: z
      .object({
        origin_channel: ChannelSchema,
        hop_chain: z.array(z.string()),
        span: SpanSchema,
        origin_event_id: z.string().nullish(),
      })
      .nullable(),
    confidence: z.number().min(0).max(1),
    rationale: z.string().nullish(),
  })
  .meta({ id: "verdict", description: "A defence's answer on the wire, one line of JSON." });

export const WireRequestSchema = z
  .strictObject({
    id: z.string(),
    trace: TraceSchema,
    decision_point: DecisionPointSchema,
  })
  .meta({ id: "review_request", description: "A question to a defence, one line of JSON." });
