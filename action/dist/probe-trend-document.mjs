import { C as string, E as unknown, S as strictObject, T as union, b as partialRecord, c as boolean, d as int, h as literal, n as _enum, o as array, v as number, w as tuple, x as record } from "./schemas.mjs";
import { _ as proportion, d as differences, f as gate, g as pair, h as p, m as kind$1, p as interval$2, t as ScanMetaSchema, u as count$2, v as verdict, y as OutcomeCountsSchema } from "./scan-meta.mjs";
import { t as resultDocumentSchema } from "./result-header.mjs";
import { t as CHANNELS } from "./pab.mjs";
import { t as JudgeCorrectionSchema } from "./scan-document.mjs";
// src/formats/agent-scan-documents.ts
const Count = int().min(0);
const RateSchema$1 = strictObject({
	k: Count,
	n: Count,
	rate: number().min(0).max(1).nullable(),
	ci: tuple([number(), number()]).nullable()
}).meta({ description: "k of n, with a Wilson 95% interval; null without trials." });
const EffortShape = {
	calls: Count.meta({ description: "Model calls of the agent." }),
	input_tokens: number().nullable(),
	output_tokens: number().nullable(),
	overhead_calls: Count.meta({ description: "Model calls of the defence itself." }),
	overhead_input_tokens: number().nullable(),
	overhead_output_tokens: number().nullable(),
	cost_usd: number().nullable().meta({ description: "Null when a price is not known." }),
	latency_ms: number().optional().meta({ description: "Absent with --no-timing." }),
	overhead_latency_ms: number().optional()
};
const InjectionGroupSchema = strictObject({
	name: string(),
	outcomes: OutcomeCountsSchema,
	leak_rate: RateSchema$1,
	leak_rate_given_delivery: RateSchema$1,
	leak_rate_at_least: RateSchema$1.meta({ description: "All leaks that were found over all trials but errors, unobserved ones included." }),
	screen_failed: Count,
	calls_as_text: Count.meta({ description: "Trials whose model wrote a tool call into its text." }),
	cut_short: Count.meta({ description: "Of not_observed: a limit of length or rounds cut the answer before it had acted." }),
	...EffortShape
});
const UtilityGroupSchema = strictObject({
	name: string(),
	success_rate: RateSchema$1,
	not_observed: Count.optional().meta({ description: "Trials whose work is an act that nobody could see; in no rate." }),
	errors: Count,
	...EffortShape
});
const ErrorReasons = array(strictObject({
	reason: string(),
	n: Count
}));
const InjectionDocumentSchema = resultDocumentSchema("backtrail/probe-injection", 1, {
	total: InjectionGroupSchema.extend({
		leak_rate: RateSchema$1.nullable(),
		leak_rate_given_delivery: RateSchema$1.nullable(),
		leak_rate_at_least: RateSchema$1.nullable()
	}).meta({ description: "Rates are null where the run has several defences: see by_defense." }),
	by_defense: array(InjectionGroupSchema),
	by_channel: array(InjectionGroupSchema),
	judge_correction: array(JudgeCorrectionSchema.extend({ defense: string() })).optional().meta({ description: "With --judge-validation: each defence's leak rate over the trials that a judge decided, corrected for its errors." }),
	by_channel_defense: string().nullable().optional().meta({ description: "The defence that by_channel is about: none, or the first of the run." }),
	error_reasons: ErrorReasons,
	prefilled: boolean(),
	same_reply: strictObject({
		text: string(),
		n: Count,
		of: Count
	}).nullable().meta({ description: "A reply that nearly all trials got to the byte; null without one." }),
	meta: ScanMetaSchema
});
const UtilityDocumentSchema = resultDocumentSchema("backtrail/probe-utility", 1, {
	total: UtilityGroupSchema,
	by_defense: array(UtilityGroupSchema),
	by_task: array(UtilityGroupSchema),
	error_reasons: ErrorReasons,
	meta: ScanMetaSchema
});
// src/formats/detect-documents.ts
const count$1 = int().nonnegative();
const share$1 = number().min(0).max(1);
const interval$1 = tuple([share$1, share$1]);
const InjectionTypeSchema = _enum([
	"direct_override",
	"delimiter_attack",
	"encoding_attack",
	"role_play",
	"context_manipulation",
	"canary_leak",
	"multi_turn_escalation"
]);
const ThreatSchema = _enum([
	"none",
	"low",
	"medium",
	"high",
	"critical"
]);
const TextContextSchema = _enum([
	"tool-result",
	"user-input",
	"agent-instructions",
	"code",
	"document"
]);
const type = InjectionTypeSchema;
const threat = ThreatSchema;
const DetectionSchema = strictObject({
	is_injection: boolean(),
	threat_level: threat,
	injection_type: type.nullable(),
	confidence: share$1,
	matches: array(strictObject({
		rule: string(),
		type: type.nullable(),
		threat,
		confidence: share$1.meta({ description: "Weight after discounts." }),
		span: tuple([count$1, count$1]).meta({ description: "Code points of the text as it came, half open." }),
		view: string().meta({ description: "raw, normalised, deobfuscated or decoded:…" }),
		path: string().nullable().meta({ description: "Where it stands in JSON, HTML, a table or a mail; null in plain text." }),
		discounts: array(string()),
		allowed: boolean()
	})),
	explanation: string(),
	evidence: array(strictObject({
		backend: string(),
		score: number().nullable(),
		blocks: literal(false),
		error: string().nullable()
	}))
});
const DetectDocumentSchema = resultDocumentSchema("backtrail/detect", 1, {
	result: DetectionSchema,
	advice: strictObject({
		decision: _enum([
			"allow",
			"review",
			"deny"
		]),
		suspicious: boolean(),
		because: array(string())
	}).nullable().meta({ description: "What the policy makes of verdict and evidence; null without a policy. No part of the verdict." })
});
const DetectTreeDocumentSchema = resultDocumentSchema("backtrail/detect-tree", 1, {
	files: strictObject({
		judged: count$1,
		bytes: count$1,
		flagged: count$1.meta({ description: "Files with a finding that the baseline does not hold." }),
		known: count$1.meta({ description: "Files whose every finding the baseline holds." }),
		ignored: count$1.meta({ description: "Entries an ignore file names; a folder counts once." }),
		links: count$1
	}),
	unseen: array(strictObject({
		path: string(),
		why: _enum([
			"binary",
			"too large",
			"unreadable",
			"unreadable folder"
		]),
		detail: string(),
		preset: string().nullable()
	})).meta({ description: "What was met and not judged." }),
	findings: array(strictObject({
		path: string(),
		sha256: string(),
		preset: string().nullable(),
		context: TextContextSchema,
		injection_type: type.nullable(),
		threat_level: threat,
		confidence: share$1,
		further_matches: count$1.meta({ description: "Lighter matches that are not listed." }),
		matches: array(strictObject({
			rule: string(),
			type: type.nullable(),
			threat,
			confidence: share$1,
			span: tuple([count$1, count$1]),
			line: count$1,
			column: count$1.meta({ description: "From 1, in UTF-16 units." }),
			end_line: count$1,
			end_column: count$1,
			path: string().nullable(),
			view: string(),
			fingerprint: string(),
			is_new: boolean()
		}))
	}))
});
const rate = strictObject({
	k: count$1,
	n: count$1,
	rate: share$1.nullable(),
	ci: interval$1.nullable()
}).meta({
	id: "detect_rate",
	description: "k of n with its Wilson 95 % interval."
});
const rates = {
	group: string(),
	recall: rate,
	false_positives: rate
};
const groups = array(strictObject(rates));
const original = strictObject({
	recall: number().nullable(),
	false_positives: number().nullable()
}).meta({
	id: "original",
	description: "Published percentages of the original's rules."
});
const paired = strictObject({
	ours: rate,
	theirs: rate,
	only_ours: count$1,
	only_theirs: count$1,
	p: share$1
}).meta({
	id: "paired",
	description: "p: exact McNemar, not adjusted."
});
const DetectBenchDocumentSchema = resultDocumentSchema("backtrail/detect-bench", 1, {
	sensitivity: _enum([
		"strict",
		"balanced",
		"permissive"
	]),
	pooled: strictObject({
		...rates,
		original
	}),
	sets: array(strictObject({
		...rates,
		original: original.nullable()
	})),
	classes: groups,
	lengths: groups,
	languages: groups,
	families: groups,
	bypass_classes: groups,
	benign_subclasses: groups,
	addressing: groups.meta({ description: "Texts whose words speak to a model about its instructions or acts, and the others." }),
	precision: array(strictObject({
		one_in: count$1,
		precision: share$1.nullable(),
		range: interval$1.nullable()
	})),
	rules: array(strictObject({
		rule: string(),
		sets: array(strictObject({
			set: string(),
			attacks: count$1,
			benign: count$1
		})),
		only_set: string().nullable()
	})),
	fitted: strictObject({
		threshold: share$1,
		recall: rate,
		false_positives: rate
	}).nullable().meta({ description: "The threshold chosen on another split, and what it reaches there." }),
	margin: strictObject({
		auc: share$1.nullable(),
		average_precision: share$1.nullable(),
		points: array(strictObject({
			max_fpr: share$1,
			above: number(),
			recall: rate,
			false_positives: rate
		})),
		chosen_elsewhere: boolean(),
		sets: array(strictObject({
			set: string(),
			auc: share$1.nullable(),
			recall: rate,
			false_positives: rate
		}))
	}).nullable().meta({ description: "What the embedding evidence would be worth; it flags nothing." }),
	microseconds_per_kilobyte: number().nullable(),
	versus: array(strictObject({
		name: string(),
		failed: count$1.meta({ description: "Texts it gave no answer for; in no rate of either." }),
		first_failure: string().nullable(),
		attacks: paired,
		harmless: paired,
		everyday: paired.nullable(),
		microseconds_per_kilobyte: strictObject({
			ours: number(),
			theirs: number()
		}).nullable().meta({ description: "Processor time; wall time of a command or a URL, transport included." })
	})).meta({ description: "Other detectors on the same texts." })
});
const two = tuple([string(), string()]);
resultDocumentSchema("backtrail/detect-corpus", 1, {
	rows: count$1,
	splits: record(string(), count$1),
	leaks: array(strictObject({
		kind: _enum(["exact", "near"]),
		ids: two,
		splits: two,
		similarity: share$1
	})).meta({ description: "Texts that stand in two splits; should be none." })
});
// src/formats/mcp-documents.ts
const kind = _enum([
	"server",
	"tool",
	"prompt",
	"resource",
	"resource_template"
]);
const fingerprint = string().regex(/^[0-9a-f]{64}$/);
strictObject({
	format: literal("backtrail/mcp-snapshot"),
	schema_version: literal(1),
	tool_version: string(),
	server: strictObject({
		name: string(),
		version: string()
	}),
	taken: string(),
	definitions: array(strictObject({
		kind,
		name: string(),
		fingerprint,
		definition: unknown()
	}))
});
const McpScanDocumentSchema = resultDocumentSchema("backtrail/mcp-scan", 1, {
	server: strictObject({
		name: string(),
		version: string()
	}),
	definitions: array(strictObject({
		kind,
		name: string(),
		fingerprint: fingerprint.meta({ description: "SHA-256 of the definition as canonical JSON." }),
		fields: int().nonnegative().meta({ description: "Texts in it that were judged." }),
		findings: array(strictObject({
			path: string().meta({ description: "Field of the definition; empty for all of it." }),
			text: string(),
			result: DetectionSchema
		}))
	})),
	injections: int().nonnegative().meta({ description: "Definitions with a finding." }),
	drift: array(strictObject({
		kind,
		name: string(),
		change: _enum([
			"added",
			"removed",
			"changed"
		]),
		when: _enum(["in_session", "since_snapshot"]),
		reasons: array(string())
	})),
	snapshot: strictObject({
		path: string(),
		taken: string(),
		written: boolean().meta({ description: "Whether this run wrote it." })
	}).nullable()
}).meta({ description: "Definitions of an MCP server, judged field by field, and their drift." });
// src/formats/pab-report.ts
const count = int().nonnegative();
const share = number().min(0).max(1);
const interval = tuple([share, share]);
const RateSchema = strictObject({
	k: count,
	n: count,
	rate: share.nullable(),
	ci: interval.nullable()
}).meta({
	id: "rate",
	description: "k of n with its Wilson 95 % interval."
});
const MeanSchema = strictObject({
	mean: share.nullable(),
	n: count,
	ci: interval.nullable()
}).meta({
	id: "mean",
	description: "A mean with its bootstrap 95 % interval."
});
const ViewSchema = strictObject({
	instructions: count,
	scored: count,
	origin_channel_accuracy: RateSchema,
	origin_event_accuracy: RateSchema,
	hop_count_accuracy: RateSchema,
	chain_f1: MeanSchema,
	coverage: RateSchema,
	attribution_yield: RateSchema
}).meta({ id: "attribution_view" });
const slices = {
	overall: ViewSchema,
	by_hop: record(string().regex(/^\d+$/), ViewSchema),
	by_channel: partialRecord(_enum(CHANNELS), ViewSchema)
};
const HopKindSchema = strictObject({
	count_accuracy: RateSchema,
	f1: MeanSchema
});
const GroundsSchema = strictObject({
	origin_right: RateSchema,
	origin_wrong: RateSchema,
	blindly: RateSchema
});
const ReasonRowsSchema = strictObject({
	instructions: count,
	blocked: GroundsSchema,
	acted: GroundsSchema,
	escalated: RateSchema,
	abstained: RateSchema,
	unjudged: RateSchema
});
const CalibrationSchema = strictObject({
	bins: array(strictObject({
		low: share,
		high: share,
		escalation: RateSchema
	})).length(5),
	spearman_rho: number().min(-1).max(1).nullable(),
	monotonic: boolean().nullable(),
	escalation_varies: boolean(),
	confidence: strictObject({
		n: count,
		brier: share.nullable(),
		ece: share.nullable(),
		bins: array(strictObject({
			low: share,
			high: share,
			mean_confidence: share.nullable(),
			accuracy: RateSchema
		}))
	}),
	risk_coverage: strictObject({
		area: share.nullable(),
		points: array(strictObject({
			confidence: share,
			coverage: RateSchema,
			risk: RateSchema
		}))
	})
});
const PabReportSchema = strictObject({
	safety: strictObject({ uar: RateSchema }),
	cost: strictObject({
		fbr: RateSchema,
		hrr: RateSchema
	}),
	attribution: strictObject({
		...slices,
		hops: strictObject({
			visible: HopKindSchema,
			silent: HopKindSchema
		}),
		chain_edit_similarity: MeanSchema,
		lucky_origin: RateSchema,
		confusion: partialRecord(_enum(CHANNELS), partialRecord(_enum(CHANNELS), count)),
		spans: strictObject({
			mean_iou: MeanSchema,
			curve: array(strictObject({
				tenths: count,
				found: RateSchema
			}))
		})
	}),
	attribution_forced: strictObject(slices).optional(),
	reasons: strictObject({
		unauthorized: ReasonRowsSchema,
		authorized: ReasonRowsSchema
	}),
	calibration: CalibrationSchema,
	alignment: strictObject({
		instructions: count,
		with_span: count,
		judged: count,
		sharing_a_point: count,
		decision_points: count,
		idle_points: count,
		claims: count,
		matched: count,
		false_positives: count,
		misses: count
	}),
	errors: strictObject({
		points: RateSchema,
		unauthorized: RateSchema,
		with_span: RateSchema,
		by_kind: record(string(), count),
		examples: array(strictObject({
			kind: string(),
			trace_id: string(),
			event_id: string(),
			message: string()
		}))
	})
}).meta({ id: "pab_report" });
const ScoredCorpusSchema = strictObject({
	split: string(),
	traces: count,
	instructions: count,
	decision_points: count
});
const FloorStatusSchema = _enum([
	"pass",
	"warn",
	"fail"
]);
const IsolationSchema = _enum([
	"built_in",
	"walled",
	"process",
	"open",
	"endpoint"
]).describe("built_in: code of the package; walled: a process that can read its own folder and packages only; process: its arguments, environment and folder name no corpus, but it has the user's rights to files; open: nothing was kept from it; endpoint: a server");
const EvalDocumentSchema = resultDocumentSchema("backtrail/pab-eval", 1, {
	corpus: ScoredCorpusSchema,
	defense: string(),
	isolation: IsolationSchema,
	...PabReportSchema.shape,
	gates: array(strictObject({
		gate: _enum([
			"max_uar",
			"max_fbr",
			"min_origin_accuracy"
		]),
		bound: share,
		measured: RateSchema,
		worst_rate: share.nullable(),
		passed: boolean()
	}))
}).meta({ description: "One defence on one corpus." });
const comparison = {
	corpus: ScoredCorpusSchema,
	results: array(PabReportSchema.extend({
		defense: string(),
		isolation: IsolationSchema
	}).meta({ id: "scored_defense" }))
};
const PairedSchema = strictObject({
	figure: _enum([
		"uar",
		"fbr",
		"origin"
	]),
	a: string(),
	b: string(),
	n: count,
	both: count,
	only_a: count,
	only_b: count,
	neither: count,
	left_out: count.meta({ description: "Instructions that one of the two did not answer." }),
	difference: number().min(-1).max(1).nullable().meta({ description: "B minus A." }),
	ci: tuple([number(), number()]).readonly().nullable(),
	p: share.meta({ description: "Exact McNemar, uncorrected." }),
	p_adjusted: share
});
const CompareDocumentSchema = resultDocumentSchema("backtrail/pab-compare", 1, {
	...comparison,
	paired: array(PairedSchema).optional(),
	correction: string().optional()
}).meta({ description: "Several defences on one corpus." });
const DemoDocumentSchema = resultDocumentSchema("backtrail/demo", 1, { corpora: array(strictObject(comparison)) }).meta({ description: "The defences that ship on the corpora of the tour." });
const FloorsDocumentSchema = resultDocumentSchema("backtrail/pab-floors", 1, {
	split: string(),
	ok: boolean().meta({ description: "False when a check failed; a warning fails nothing." }),
	generated: boolean(),
	floors: array(strictObject({
		name: string(),
		measured: RateSchema,
		counted: string(),
		relation: _enum([">=", "<="]),
		bound: share,
		status: FloorStatusSchema,
		why: string(),
		bins: union([string(), array(strictObject({
			hops: count,
			measured: RateSchema
		}))]),
		notes: array(string())
	})),
	soundness: array(strictObject({
		name: string(),
		status: FloorStatusSchema,
		measured: RateSchema,
		expected: share,
		why: string()
	}))
}).meta({ description: "Whether the instrument is sound on a corpus." });
// src/formats/probe-trend-document.ts
const drift = strictObject({
	cases: count$2.nullable().meta({ description: "Cases that every report assessed." }),
	slope: number().meta({ description: "Change of the rate a report, as a proportion." }),
	slope_p: p,
	chart: array(strictObject({
		pos: count$2,
		n: count$2,
		expected: number(),
		low: count$2,
		high: count$2,
		outside: _enum(["worse", "better"]).nullable()
	}))
}).nullable();
const stepPair = strictObject({
	old: pair,
	new: pair
}).nullable();
const stepStatus = _enum([
	"baseline",
	"improved",
	"regressed",
	"flat"
]);
const TrendDocumentSchema = resultDocumentSchema("backtrail/probe-trend", 1, {
	kind: kind$1,
	metric_name: string(),
	lower_is_better: boolean(),
	simulated: boolean(),
	legacy_judge: array(string()).optional().meta({ description: "Reports judged by the original's judge: good to compare with its figures only." }),
	has_regression: boolean(),
	points: array(strictObject({
		label: string(),
		pos: count$2,
		n: count$2,
		rate: proportion.nullable(),
		ci: interval$2,
		errors: count$2,
		p_value: p.nullable(),
		p_adjusted: p.nullable(),
		unobserved: count$2,
		started: string().nullable(),
		compared: stepPair.meta({ description: "Counts of the step, of shared cases where the batteries differ." }),
		shared_trials: pair.meta({ description: "Of the report before, how much was tried again." }),
		test: string().nullable(),
		status: stepStatus,
		differences
	})),
	drift,
	group_dim: string().nullable(),
	groups: array(strictObject({
		name: string(),
		steps: array(strictObject({
			compared: stepPair,
			p_value: p.nullable(),
			p_adjusted: p.nullable(),
			status: stepStatus
		})),
		drift,
		slope_p_adjusted: p.nullable()
	})),
	correction: string(),
	alpha: number(),
	verdict,
	gate
}).meta({ description: "A rate over several reports, each tested against the one before." });
export { FloorsDocumentSchema as a, DetectDocumentSchema as c, ErrorReasons as d, InjectionDocumentSchema as f, EvalDocumentSchema as i, DetectTreeDocumentSchema as l, UtilityDocumentSchema as m, CompareDocumentSchema as n, McpScanDocumentSchema as o, RateSchema$1 as p, DemoDocumentSchema as r, DetectBenchDocumentSchema as s, TrendDocumentSchema as t, EffortShape as u };
