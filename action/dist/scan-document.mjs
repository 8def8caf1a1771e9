import { C as string, E as unknown, S as strictObject, c as boolean, d as int, h as literal, n as _enum, o as array, v as number, w as tuple, x as record } from "./schemas.mjs";
import { s as OutcomeSchema, t as FingerprintsSchema } from "./injection-results.mjs";
import { t as resultDocumentSchema } from "./result-header.mjs";
// src/formats/scan-document.ts
const count = int().nonnegative();
const share = number().min(0).max(1);
const interval = tuple([number(), number()]).nullable();
const milliseconds = number().nonnegative().nullable();
const counted = strictObject({
	k: count,
	n: count
});
const JudgeCorrectionSchema = strictObject({
	method: literal("rogan_gladen"),
	rate: share.nullable(),
	ci95: interval,
	sensitivity: counted,
	specificity: counted
});
const ScanDocumentSchema = resultDocumentSchema("backtrail/probe-scan", 1, {
	scan_id: string(),
	timestamp: string().optional().meta({ description: "Absent with --no-timing." }),
	target: string(),
	oracle: string(),
	oracle_is: literal("the original's, for comparison only").optional().meta({ description: "With the legacy oracle: whose figures these are." }),
	min_confidence: share,
	fingerprints: FingerprintsSchema,
	statistics: strictObject({
		total_attacks: count,
		assessed: count,
		hits: count,
		misses: count,
		errors: count,
		blocked_by_provider: count,
		not_observed: count.optional().meta({ description: "Attacks whose success this judge could not have seen; in no rate." }),
		one_sided: count.optional().meta({ description: "Of hits: those whose holds this judge could not have seen. They are neither in assessed nor in a rate." }),
		cut_short: count.optional().meta({ description: "Of not_observed: a limit of length cut the answer before it had given in." }),
		avg_confidence: share.nullable(),
		success_rate: share.nullable().meta({ description: "Hits over assessed; null without any." }),
		success_rate_ci95: interval,
		success_rate_at_least: share.nullable().optional().meta({ description: "All hits over all attacks but errors and blocked ones." }),
		error_rate: share.nullable(),
		latency_p50_ms: milliseconds.optional(),
		latency_p95_ms: milliseconds.optional(),
		requests_per_second: number().nullable().optional()
	}),
	judge_correction: JudgeCorrectionSchema.optional().meta({ description: "With --judge-validation: the success rate corrected for the judge's errors." }),
	by_category: record(string(), strictObject({
		total: count,
		hits: count,
		errors: count,
		rate: share.nullable(),
		ci95: interval,
		one_sided: count.optional()
	})).meta({ description: "`total` counts assessed rows." }),
	results: array(strictObject({
		attack_id: string(),
		success: boolean().nullable(),
		confidence: share.nullable(),
		evidence: string(),
		latency_ms: milliseconds,
		category: string(),
		outcome: OutcomeSchema,
		one_sided: literal(true).optional(),
		reason: string(),
		prompt: string().optional().meta({ description: "What was sent, or the last of several." }),
		reply: string().nullable(),
		turns: array(strictObject({
			role: _enum(["user", "assistant"]),
			text: string()
		})).optional().meta({ description: "The whole conversation, for an attack of several messages." }),
		tool_calls: array(strictObject({
			name: string(),
			args: unknown()
		})).optional().meta({ description: "Calls that the answers showed; absent when they show none." }),
		tries: count,
		session: string().nullable(),
		notes: array(string())
	})),
	errors: array(strictObject({
		attack_id: string(),
		reason: string()
	})),
	same_reply: strictObject({
		text: string(),
		n: count,
		of: count
	}).nullable().optional().meta({ description: "A reply that nearly all attacks got to the byte; null without one." }),
	interrupted: boolean(),
	gave_up: string().nullable()
}).meta({ description: "Attacks on one target, with the judge's verdict on each answer." });
export { ScanDocumentSchema as n, JudgeCorrectionSchema as t };
