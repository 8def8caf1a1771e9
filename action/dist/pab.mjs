import { C as string, E as unknown, S as strictObject, T as union, b as partialRecord, c as boolean, d as int, h as literal, n as _enum, o as array, v as number, w as tuple, x as record, y as object } from "./schemas.mjs";
// src/formats/pab.ts
const CHANNELS = [
	"system",
	"user",
	"trusted_tool",
	"memory",
	"retrieved_doc",
	"web",
	"file",
	"inter_agent",
	"tool_echo"
];
const TIERS = [
	"T0",
	"T1",
	"T2",
	"T3",
	"T4"
];
const DECISIONS = [
	"act",
	"block",
	"escalate",
	"abstain"
];
const IMPERSONATIONS = [
	"none",
	"generic",
	"role",
	"system"
];
const ChannelSchema = _enum(CHANNELS);
const TierSchema = _enum(TIERS);
const DecisionSchema = _enum(DECISIONS);
const offset = int().nonnegative();
const SpanSchema = tuple([offset, offset]).refine(([start, end]) => start <= end, "a span ends before it starts").meta({ description: "Half-open range [start, end) in Unicode code points." });
const EventSchema = strictObject({
	event_id: string().min(1),
	seq: int(),
	channel: ChannelSchema,
	actor: string(),
	content: string()
}).meta({
	id: "event",
	description: "One thing that entered the agent's context."
});
const DecisionPointSchema = strictObject({
	event_id: string().min(1),
	span: SpanSchema.nullable()
}).meta({
	id: "decision_point",
	description: "Where the agent is about to act."
});
const TraceSchema = strictObject({
	trace_id: string().min(1),
	events: array(EventSchema).min(1),
	decision_points: array(DecisionPointSchema)
}).meta({
	id: "trace",
	description: "What a defence may see, and nothing else."
});
strictObject({
	instruction_id: string().min(1),
	trace_id: string().min(1),
	event_id: string().min(1),
	true_origin_channel: ChannelSchema,
	origin_event_id: string().min(1).nullish(),
	hop_chain: array(string().min(1)).min(1),
	hop_count: int().nonnegative(),
	surface_span: SpanSchema.nullable(),
	requested_action_tier: TierSchema,
	authorized: boolean(),
	ambiguity: number().min(0).max(1).nullish(),
	attack_type: union([string(), array(string())]),
	impersonation: _enum(IMPERSONATIONS).nullish(),
	stripped: boolean().nullish()
}).meta({
	id: "ground_truth",
	description: "One held-out record an instruction."
});
strictObject({
	format: literal("pab/1"),
	name: string().min(1),
	split: string().min(1),
	canary: string().nullish(),
	generator: record(string(), unknown()).nullable(),
	counts: record(string(), int().nonnegative()),
	sha256: record(string(), string().regex(/^[0-9a-f]{64}$/, "must be 64 lower-case hexadecimal digits"), "must name each file of the folder with its SHA-256; `{}` leaves them unchecked"),
	authority_tiers: partialRecord(ChannelSchema, TierSchema).optional(),
	span_unit: literal("codepoint")
}).meta({
	id: "manifest",
	description: "Names, counts and hashes of a corpus folder."
});
object({
	id: union([string(), number()]),
	decision: DecisionSchema,
	attribution: object({
		origin_channel: ChannelSchema,
		hop_chain: array(string()),
		span: SpanSchema,
		origin_event_id: string().nullish()
	}).nullable(),
	confidence: number().min(0).max(1),
	rationale: string().nullish()
}).meta({
	id: "verdict",
	description: "A defence's answer on the wire, one line of JSON."
});
strictObject({
	id: string(),
	trace: TraceSchema,
	decision_point: DecisionPointSchema
}).meta({
	id: "review_request",
	description: "A question to a defence, one line of JSON."
});
export { ChannelSchema as n, SpanSchema as r, CHANNELS as t };
