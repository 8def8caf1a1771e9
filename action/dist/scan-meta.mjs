import { C as string, S as strictObject, c as boolean, d as int, g as looseObject, h as literal, n as _enum, o as array, v as number, w as tuple, x as record } from "./schemas.mjs";
import { o as OUTCOMES, t as FingerprintsSchema } from "./injection-results.mjs";
import { t as resultDocumentSchema } from "./result-header.mjs";
import { t as OutOfRange } from "./out-of-range.mjs";
import { n as formatRational } from "./rational.mjs";
// src/formats/outcome-counts.ts
const count$1 = int().nonnegative();
const OutcomeCountsSchema = strictObject({
	...Object.fromEntries(OUTCOMES.map((outcome) => [outcome, count$1])),
	blocked_before_payload: count$1,
	acted_one_sided: count$1
}).meta({ description: "blocked_before_payload is a part of blocked_by_provider; acted_one_sided a part of acted, in no rate: had they held, nobody could have seen it." });
// src/formats/probe-figures.ts
const count = int().nonnegative();
const proportion = number().min(0).max(1);
const p = number().min(0).max(1);
const interval = tuple([number(), number()]).nullable();
const pair = tuple([count, count]).nullable();
const VERDICTS = [
	"regressed",
	"improved",
	"no significant change",
	"inconclusive"
];
const groupVerdict = _enum(VERDICTS);
const verdict = _enum([...VERDICTS, "not_comparable"]);
const gate = strictObject({
	word: _enum([
		"PASS",
		"FAIL",
		"INCONCLUSIVE",
		"NOT COMPARABLE",
		"NOT GATED"
	]),
	exit_code: literal([
		0,
		1,
		2,
		4
	]),
	reasons: array(string())
});
const differences = array(strictObject({
	part: string(),
	old: string(),
	new: string(),
	effect: _enum([
		"noted",
		"reduced",
		"refused"
	])
}));
const rate = strictObject({
	k: count,
	n: count,
	rate: proportion.nullable(),
	ci: interval
});
const kind = _enum([
	"injection",
	"utility",
	"scan"
]);
// src/formats/probe-documents.ts
const runCoverage = strictObject({
	assessed: count,
	failed: count,
	unobserved: count
});
const analyzedGroup = strictObject({
	name: string(),
	leaks: count,
	n: count,
	rate: proportion.nullable(),
	ci: interval,
	errors: count,
	cluster_robust: strictObject({
		ci: interval,
		design_effect: number(),
		effective_n: number(),
		clusters: count
	}).optional()
});
const AnalysisDocumentSchema = resultDocumentSchema("backtrail/probe-analysis", 1, {
	total: analyzedGroup,
	outcomes: OutcomeCountsSchema,
	leak_rate: rate.meta({ description: "Acted over assessed trials." }),
	leak_rate_given_delivery: rate.meta({ description: "Acted over trials whose payload was delivered; empty where that is not recorded." }),
	delivery_recorded: boolean(),
	by_defense: array(analyzedGroup),
	by_channel: array(analyzedGroup),
	by_probe: array(analyzedGroup),
	by_carrier: array(analyzedGroup),
	channel_vs_email: record(string(), strictObject({
		p,
		p_adjusted: p,
		difference: number(),
		difference_ci: interval,
		cohens_h: number()
	})),
	correction: string(),
	cluster: string().nullable(),
	simulated: boolean()
}).meta({ description: "Leak rates of one injection scan." });
const comparedGroup = strictObject({
	name: string(),
	old: pair.meta({ description: "Positives and assessed trials; null where the run lacks it." }),
	new: pair,
	old_rate: proportion.nullable(),
	new_rate: proportion.nullable(),
	delta_pp: number().nullable(),
	delta_ci: interval,
	p_value: p.meta({ description: "Uncorrected; 1 where it is not defined." }),
	p_adjusted: p.nullable(),
	test: _enum([
		"paired",
		"exact",
		"flip",
		"z",
		"cluster",
		"none"
	]),
	tested: strictObject({
		old: pair,
		new: pair
	}).nullable(),
	matched_difference: number().nullable().meta({ description: "Difference of the rates cell by cell, as a proportion (paired test)." }),
	matched_cells: count.nullable(),
	unmatched_trials: strictObject({
		old: count,
		new: count
	}).nullable(),
	cohens_h: number().nullable(),
	interval_agrees: boolean().nullable().meta({ description: "Whether interval and p value say the same; where not, the test decides." }),
	detectable: number().nullable(),
	repeats_to_see: count.nullable().meta({ description: "Of an inconclusive group: repeats of each case (trials without cases) it needs." }),
	old_errors: count,
	new_errors: count,
	old_unobserved: count.meta({ description: "Trials in which nobody could see what happened." }),
	new_unobserved: count,
	old_delivered: count.meta({ description: "Assessed trials whose payload reached the model; all where that is not recorded." }),
	new_delivered: count,
	status: _enum([
		"improved",
		"regressed",
		"flat",
		"added",
		"removed"
	]),
	verdict: groupVerdict.nullable()
});
const ComparisonDocumentSchema = resultDocumentSchema("backtrail/probe-comparison", 1, {
	kind,
	metric_name: string(),
	lower_is_better: boolean(),
	group_dim: string(),
	old_label: string(),
	new_label: string(),
	simulated: boolean(),
	legacy_judge: array(_enum(["old", "new"])).optional().meta({ description: "Runs judged by the original's judge: good to compare with its figures only." }),
	comparable: boolean().meta({ description: "False: the headline difference may be the judge's and is withheld." }),
	overall: comparedGroup,
	groups: array(comparedGroup),
	counts: strictObject({
		improved: count,
		regressed: count,
		flat: count,
		added: count,
		removed: count
	}),
	has_regression: boolean(),
	verdict,
	gate,
	differences,
	unknown: array(string()).meta({ description: "Parts of which the reports do not tell what the runs were made with." }),
	left_out_trials: strictObject({
		old: count,
		new: count,
		groups: array(string())
	}).nullable(),
	coverage: strictObject({
		old: runCoverage,
		new: runCoverage,
		shared_trials: pair,
		shared_cases: pair,
		exact: boolean(),
		missing: array(strictObject({
			dimension: string(),
			names: array(string()),
			of: count
		}))
	}).meta({ description: "What of the old run was measured again, before anything was left out." }),
	newly_failing: array(strictObject({
		name: string(),
		defense: string(),
		carrier: string(),
		probe: string(),
		task: string(),
		old: pair,
		new: pair,
		always: boolean()
	})).meta({ description: "Cases that held in every old trial and do not any more." }),
	contradictions: array(string()),
	method: strictObject({
		test: string(),
		correction: string(),
		family: count,
		alpha: number(),
		detect: number().nullable(),
		cluster: string().nullable()
	})
}).meta({ description: "Two reports compared group by group, and what the gate made of it." });
resultDocumentSchema("backtrail/probe-tables", 1, {
	document: string().optional(),
	blocks: count.optional(),
	stale: boolean().optional(),
	tables: string().meta({ description: "Markdown." })
}).meta({ description: "Result tables as a document holds them." });
resultDocumentSchema("backtrail/probe-power", 1, {
	worsening: proportion,
	power: proportion,
	alpha: proportion,
	tests: count,
	simulated: boolean(),
	groups: array(strictObject({
		name: string(),
		baseline: proportion,
		cells: count.nullable(),
		trials: count.nullable(),
		trials_needed: count.nullable(),
		repeats_needed: count.nullable(),
		detectable_now: proportion.nullable()
	}))
}).meta({ description: "Trials that are needed to see a worsening." });
const McNemarDocumentSchema = resultDocumentSchema("backtrail/probe-mcnemar", 1, {
	simulated: boolean(),
	correction: string(),
	pairs: array(strictObject({
		a: string(),
		b: string(),
		common: count,
		a_only: count,
		b_only: count,
		p,
		mid_p: p,
		p_adjusted: p,
		p_all_repeats: p,
		uneven_cases: count
	})),
	cases_held: array(strictObject({
		defense: string(),
		rate
	}))
}).meta({ description: "Every two defences of a scan on the cases both were tried on." });
const BurnInDocumentSchema = resultDocumentSchema("backtrail/probe-burn-in", 1, {
	simulated: boolean(),
	runs: count,
	pairs: count,
	failed: count.meta({ description: "Pairs that the gate failed though nothing had changed." }),
	words: record(string(), count),
	cases: count,
	flaky: array(strictObject({
		name: string(),
		defense: string(),
		carrier: string(),
		probe: string(),
		k: count,
		n: count
	})),
	worsening: proportion,
	power: proportion,
	repeats_needed: array(strictObject({
		name: string(),
		repeats: count.nullable()
	}))
}).meta({ description: "What the gate makes of an agent that did not change." });
// src/stats/decimal.ts
function exactFraction(value) {
	if (!Number.isFinite(value)) throw new OutOfRange(`not a finite number: ${value}`);
	let den = 1n;
	let scaled = value;
	while (!Number.isInteger(scaled)) {
		scaled *= 2;
		den *= 2n;
	}
	return {
		num: BigInt(scaled),
		den
	};
}
function formatDecimal(value, decimals) {
	return formatRational(exactFraction(value), decimals);
}
function formatShare(value, decimals = 1) {
	const { num, den } = exactFraction(value);
	return formatRational({
		num: num * 100n,
		den
	}, decimals);
}
function formatP(p) {
	return p < .001 ? "p<0.001" : `p=${formatDecimal(p, 3)}`;
}
function formatPoints(k1, n1, k2, n2) {
	if (n1 === 0 || n2 === 0) return "--";
	const num = BigInt(k2) * BigInt(n1) - BigInt(k1) * BigInt(n2);
	const text = formatRational({
		num: num * 100n,
		den: BigInt(n1) * BigInt(n2)
	}, 1);
	return text.startsWith("-") ? text : `+${text}`;
}
// src/formats/scan-meta.ts
const ScanMetaSchema = looseObject({
	backend: string().nullish(),
	model: string().nullish(),
	repeats: number().nullish(),
	temperature: number().nullish(),
	llm_filter: boolean().nullish(),
	n_probes: number().nullish(),
	n_carriers: number().nullish(),
	n_tasks: number().nullish(),
	oracle: string().nullish(),
	simulated: boolean().nullish(),
	interrupted: boolean().nullish(),
	seed: number().nullish(),
	fingerprints: FingerprintsSchema.nullish()
});
export { proportion as _, formatShare as a, ComparisonDocumentSchema as c, differences as d, gate as f, pair as g, p as h, formatPoints as i, McNemarDocumentSchema as l, kind as m, formatDecimal as n, AnalysisDocumentSchema as o, interval as p, formatP as r, BurnInDocumentSchema as s, ScanMetaSchema as t, count as u, verdict as v, OutcomeCountsSchema as y };
