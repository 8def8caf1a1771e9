import { n as formatError } from "./error.mjs";
import { r as shorten, t as printable } from "./printable.mjs";
import { a as LOGGED_OUTCOMES, o as OUTCOMES } from "./injection-results.mjs";
import { C as string, S as strictObject, c as boolean, d as int, h as literal, n as _enum, o as array, v as number, w as tuple } from "./schemas.mjs";
import { a as formatShare, c as ComparisonDocumentSchema, l as McNemarDocumentSchema, n as formatDecimal, o as AnalysisDocumentSchema, s as BurnInDocumentSchema, t as ScanMetaSchema, y as OutcomeCountsSchema } from "./scan-meta.mjs";
import { i as emptyTally, n as attackRates, t as addTally } from "./tally.mjs";
import { t as formatPercent } from "./rational.mjs";
import { a as parseWith } from "./own-battery.mjs";
import { n as MEMORY_ARMS, r as MEMORY_STAGES, t as rateOf } from "./rate.mjs";
import { a as FloorsDocumentSchema, c as DetectDocumentSchema, d as ErrorReasons, f as InjectionDocumentSchema, i as EvalDocumentSchema, l as DetectTreeDocumentSchema, m as UtilityDocumentSchema, n as CompareDocumentSchema, o as McpScanDocumentSchema, p as RateSchema, r as DemoDocumentSchema, s as DetectBenchDocumentSchema, t as TrendDocumentSchema, u as EffortShape } from "./probe-trend-document.mjs";
import { t as resultDocumentSchema } from "./result-header.mjs";
import { t as DEFENCE_PLACES } from "./memory-results.mjs";
import { n as ScanDocumentSchema, t as JudgeCorrectionSchema } from "./scan-document.mjs";
import { r as OracleValidationDocumentSchema } from "./probe-tool-documents.mjs";
import { t as SPLITS$1 } from "./splits.mjs";
import { t as argsText } from "./trial-text.mjs";
// src/report/html/figure.ts
const NO_DATA = "no data";
function rateFigure({ k, n, rate, ci }, at) {
	return {
		k,
		n,
		rate,
		ci,
		text: rate === null || n === 0 ? NO_DATA : `${formatPercent(k, n)} %`,
		at
	};
}
function meanFigure({ mean, n, ci }, at) {
	return {
		k: null,
		n,
		rate: mean,
		ci,
		text: mean === null ? NO_DATA : formatDecimal(mean, 2),
		at
	};
}
function rateInWords({ k, n, rate, ci }) {
	if (rate === null || n === 0) return "not measured";
	const range = ci === null ? "" : `, 95 % interval ${formatShare(ci[0])} to ${formatShare(ci[1])} %`;
	return `${k} of ${n} (${formatPercent(k, n)} %${range})`;
}
function pointerTo(...steps) {
	return steps.map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}
// src/report/html/page-kind.ts
function pageKind(title, command, schema, show) {
	const format = schema.shape.format.value;
	const typed = schema;
	return {
		format,
		title,
		command,
		show: (value, file) => {
			const document = parseWith(typed, value, file);
			const { name, verdict, threats, blocks, defense_rates } = show(document);
			const header = document;
			return {
				format,
				kind: title,
				name,
				file,
				verdict,
				threats: [...threats, ...header.left_out.map(({ what, why }) => `Left out: ${what} (${why})`)],
				facts: factsOf(header),
				blocks,
				defense_rates
			};
		}
	};
}
function inputFacts(inputs) {
	return inputs.map(({ path, sha256 }) => ({
		name: "Input",
		value: `${path} (SHA-256 ${sha256})`
	}));
}
function factsOf(header) {
	return [
		{
			name: "Command",
			value: header.command.join(" ")
		},
		{
			name: "Version",
			value: header.tool_version
		},
		{
			name: "Seed",
			value: header.seed === null ? "none" : String(header.seed)
		},
		...inputFacts(header.inputs),
		{
			name: "Environment",
			value: `Node ${header.environment.node}, ${header.environment.platform}`
		},
		...header.run === void 0 ? [] : [{
			name: "Run",
			value: `${header.run.started}, ${header.run.duration_ms} ms`
		}]
	];
}
// src/report/html/threats.ts
function outcomeThreats(counts, blocked = "a hold") {
	return [
		told$1(counts.error, "failed with an error; they are in no rate"),
		told$1(counts.not_observed, "could not be observed: an attack that succeeded there would not have been seen"),
		told$1(counts.not_delivered, "never delivered their payload; they count as holds in the leak rate"),
		told$1(counts.blocked_by_provider, `were answered by the provider's filter, which says nothing about the agent; ${blocked === "a hold" ? "they count as holds in the leak rate" : "they are in no rate"}`)
	].flat();
}
function told$1(n, what) {
	return n === 0 ? [] : [`${n} ${n === 1 ? "trial" : "trials"}: ${what}.`];
}
function oneSidedThreat(n, atLeast) {
	return n === 0 ? [] : [`${n} ${n === 1 ? "success is" : "successes are"} in no rate: had the attack been held there, nobody could have seen it. Of all that did not fail, at least ${rateInWords(atLeast)} succeeded.`];
}
const WIDE = .2;
function smallNumbers(rates) {
	const measured = rates.filter(({ ci }) => ci !== null);
	const widths = measured.map(({ ci }) => ci === null ? 0 : ci[1] - ci[0]);
	const wide = widths.filter((width) => width > WIDE).length;
	if (wide === 0) return [];
	const fewest = measured.reduce((least, { n }) => Math.min(least, n), Number.POSITIVE_INFINITY);
	const widest = widths.reduce((most, width) => Math.max(most, width), 0);
	return [`Small numbers: ${wide} of ${measured.length} rates have an interval wider than ${WIDE * 100} points (the widest ${formatShare(widest)}, the fewest trials ${fewest}).`];
}
const SIMULATED = "SIMULATED: an offline stand-in answered. These figures say nothing about a model.";
const INTERRUPTED = "The run was stopped before its end: what it did not get to is not safe.";
function errorReasons(reasons) {
	return reasons.map(({ reason, n }) => `Error, ${n} times: ${reason}`);
}
const PUBLIC_SPLIT = "Public split: this corpus ships with the package, so a defence may have been made on it.";
// src/report/html/kinds/analysis.ts
const SPLITS = [
	["Defence", "by_defense"],
	["Channel", "by_channel"],
	["Probe", "by_probe"],
	["Carrier", "by_carrier"]
];
const analysisKind = pageKind("Analysis of an injection scan", "probe analyze", AnalysisDocumentSchema, (document) => {
	const { leak_rate, outcomes, by_defense } = document;
	return {
		name: by_defense.map(({ name }) => name).join(", "),
		verdict: leak_rate.n === 0 && outcomes.acted === 0 ? {
			tone: "unmeasured",
			word: "Not measured",
			sentence: "No trial could be assessed."
		} : {
			tone: outcomes.acted > 0 ? "finding" : "clear",
			word: outcomes.acted > 0 ? "Attacks got through" : "None seen to get through",
			sentence: `${by_defense.map((one) => `${one.name}: ${rateInWords({
				...one,
				k: one.leaks
			})}`).join("; ")}.`
		},
		threats: [
			...document.simulated ? [SIMULATED] : [],
			...outcomeThreats(outcomes),
			...oneSidedThreat(outcomes.acted_one_sided, attackRates(outcomes).atLeast),
			...document.delivery_recorded ? [] : ["Whether a payload was delivered is not recorded."],
			...smallNumbers(by_defense)
		],
		blocks: [{
			type: "forest",
			title: "Leak rate",
			note: `Channels are tested against email; correction ${document.correction}.`,
			axis: "Leak rate: acted on the injected order, of assessed trials; lower is better",
			rows: SPLITS.flatMap(([group, key]) => document[key].map(({ name, leaks, n, rate, ci }, at) => ({
				group,
				label: name,
				figure: rateFigure({
					k: leaks,
					n,
					rate,
					ci
				}, pointerTo(key, at))
			})))
		}, {
			type: "outcomes",
			title: "How the trials ended",
			order: OUTCOMES,
			rows: [{
				label: "all",
				counts: outcomes
			}]
		}]
	};
});
// src/report/html/kinds/burn-in.ts
const burnInKind = pageKind("Burn-in", "probe burn-in", BurnInDocumentSchema, (document) => {
	const { runs, words, flaky, cases, repeats_needed, simulated } = document;
	const number = (name) => ({
		name,
		kind: "number"
	});
	return {
		name: `${runs} runs of one agent`,
		verdict: verdictOf$5(document),
		threats: [
			...simulated ? [SIMULATED] : [],
			"Pairs share runs: how often the gate failed describes these runs and is no sample of others.",
			...flaky.length > 0 ? [`${flaky.length} of ${cases} cases ended both ways though nothing had changed.`] : [],
			...needThreats(document)
		],
		blocks: [
			{
				type: "table",
				title: "What the gate said of two runs of the same agent",
				columns: [{
					name: "Gate",
					kind: "text"
				}, number("Pairs")],
				rows: Object.entries(words)
			},
			{
				type: "forest",
				title: "Cases that ended both ways",
				axis: "Trials that acted on the injected order, of all of the case",
				rows: flaky.map(({ name, k, n }, at) => ({
					group: "Case",
					label: name,
					figure: rateFigure(rateOf(k, n), pointerTo("flaky", at))
				}))
			},
			{
				type: "table",
				title: "Repeats that see a worsening",
				note: `Of ${points(document.worsening)} points, with a chance of ${points(document.power)} %.`,
				columns: [{
					name: "Group",
					kind: "text"
				}, number("Repeats of each case")],
				rows: repeats_needed.map(({ name, repeats }) => [name, repeats])
			}
		]
	};
});
function verdictOf$5({ pairs, failed, runs }) {
	const sentence = `The same agent ${runs} times: the gate failed for nothing in ${failed} of ${pairs} pairs.`;
	if (pairs === 0) return {
		tone: "unmeasured",
		word: "Not measured",
		sentence
	};
	return failed > 0 ? {
		tone: "finding",
		word: "The gate cried wolf",
		sentence
	} : {
		tone: "clear",
		word: "No false alarm",
		sentence
	};
}
function needThreats({ repeats_needed, worsening }) {
	const never = repeats_needed.filter(({ repeats }) => repeats === null);
	return never.length === 0 ? [] : [`No number of repeats sees a worsening of ${points(worsening)} points in ${never.map(({ name }) => name).join(", ")}.`];
}
function points(share) {
	return Math.round(share * 1e4) / 100;
}
// src/report/html/kinds/comparison.ts
const comparisonKind = pageKind("Comparison", "probe compare", ComparisonDocumentSchema, (document) => ({
	name: `${document.old_label} → ${document.new_label}`,
	verdict: gateVerdict(document.gate, `${document.verdict.replaceAll("_", " ")}; ${ratesOf$1(document)}`),
	threats: threatsOf$3(document),
	blocks: [
		{
			type: "slopes",
			title: `${document.metric_name} before and after, by ${document.group_dim}`,
			note: `${document.lower_is_better ? "Lower" : "Higher"} is better. Tests: ${document.method.test}, corrected by ${document.method.correction} over ${document.method.family}.`,
			before: document.old_label,
			after: document.new_label,
			rows: [slope("overall", document.overall, ["overall"]), ...document.groups.map((group, at) => slope(group.name, group, ["groups", at]))]
		},
		newlyFailing(document),
		{
			type: "table",
			title: "What was compared",
			columns: [
				{
					name: "Report",
					kind: "text"
				},
				{
					name: "Assessed",
					kind: "number"
				},
				{
					name: "Failed",
					kind: "number"
				},
				{
					name: "Not observed",
					kind: "number"
				}
			],
			rows: ["old", "new"].map((side) => [
				side === "old" ? document.old_label : document.new_label,
				document.coverage[side].assessed,
				document.coverage[side].failed,
				document.coverage[side].unobserved
			])
		}
	]
}));
function ratesOf$1({ overall, metric_name, comparable }) {
	if (!comparable) return "the difference of the rates is withheld";
	const side = (pair) => pair === null ? "not measured" : rateInWords(rateOf(...pair));
	return `${metric_name} before ${side(overall.old)}, after ${side(overall.new)}`;
}
function gateVerdict({ word, reasons }, verdict) {
	const tone = word === "FAIL" ? "finding" : word === "PASS" ? "clear" : word === "NOT GATED" ? "neutral" : "unmeasured";
	const why = reasons.length === 0 ? "" : ` ${reasons.join("; ")}.`;
	return {
		tone,
		word: `Gate: ${word}`,
		sentence: `Verdict: ${verdict.replaceAll("_", " ")}.${why}`
	};
}
function slope(label, group, path) {
	return {
		label,
		old: pairFigure(group.old, [...path, "old"]),
		new: pairFigure(group.new, [...path, "new"]),
		verdict: group.verdict ?? group.status,
		worse: group.verdict === "regressed",
		p: group.p_adjusted
	};
}
function pairFigure(pair, path) {
	return pair === null ? null : rateFigure(rateOf(...pair), pointerTo(...path));
}
function threatsOf$3(document) {
	const { coverage, differences, unknown, left_out_trials: left, groups } = document;
	const open = groups.filter(({ verdict }) => verdict === "inconclusive").length;
	return [
		...document.simulated ? [SIMULATED] : [],
		...document.comparable ? [] : ["The runs are not comparable: a difference may be the judge’s or the battery’s."],
		...document.contradictions,
		...["old", "new"].flatMap((side) => [...told(coverage[side].failed, side, "failed; they are in no rate"), ...told(coverage[side].unobserved, side, "could not be observed; they are in no rate")]),
		...coverage.missing.map(({ dimension, names, of }) => `${names.length} of ${of} in ${dimension} are missing from the new run: ${names.join(", ")}.`),
		...left === null ? [] : [`${left.old} old and ${left.new} new trials have no partner and were left out.`],
		...open > 0 ? [`Small numbers: ${open} of ${groups.length} groups are too small to tell.`] : [],
		...differences.map(({ part, effect }) => `The runs differ in ${part} (${effect}).`),
		...unknown.length > 0 ? [`The reports do not tell: ${unknown.join(", ")}.`] : [],
		...document.legacy_judge === void 0 || document.legacy_judge.length === 0 ? [] : ["Judged by the original’s judge: good to compare with its own figures only."]
	];
}
function told(n, side, what) {
	return n === 0 ? [] : [`${n} trials of the ${side} run ${what}.`];
}
function newlyFailing({ newly_failing }) {
	return {
		type: "table",
		title: "Cases that held and do not any more",
		note: "Where a case was tried once on either side this is chance as often as not; the gate weighs them together.",
		columns: [
			{
				name: "Case",
				kind: "text"
			},
			{
				name: "Before",
				kind: "figure"
			},
			{
				name: "After",
				kind: "figure"
			}
		],
		rows: newly_failing.map(({ name, old, new: now }, at) => [
			name,
			pairFigure(old, [
				"newly_failing",
				at,
				"old"
			]),
			pairFigure(now, [
				"newly_failing",
				at,
				"new"
			])
		])
	};
}
// src/report/html/kinds/detect-bench.ts
const GROUPINGS = [
	"classes",
	"lengths",
	"languages",
	"families",
	"bypass_classes",
	"benign_subclasses"
];
const detectBenchKind = pageKind("Detector benchmark", "detect bench", DetectBenchDocumentSchema, (document) => {
	const { pooled, sets, sensitivity } = document;
	return {
		name: `detect, ${sensitivity}`,
		verdict: {
			tone: pooled.recall.n + pooled.false_positives.n === 0 ? "unmeasured" : "neutral",
			word: "Measured on labelled texts",
			sentence: `Attacks found: ${rateInWords(pooled.recall)}. Harmless texts flagged: ${rateInWords(pooled.false_positives)}.`
		},
		threats: ["These sets are known to who wrote the rules: expect less on texts that nobody has read.", ...smallNumbers(sets.flatMap(({ recall, false_positives }) => [recall, false_positives]))],
		blocks: [
			{
				type: "forest",
				title: "Attacks found and harmless texts flagged, set by set",
				axis: "Found: higher is better. Flagged: lower is better",
				rows: [...sets.map(({ group, recall }, at) => ({
					group: "Attacks found",
					label: group,
					figure: rateFigure(recall, pointerTo("sets", at, "recall"))
				})), ...sets.map(({ group, false_positives }, at) => ({
					group: "Harmless flagged",
					label: group,
					figure: rateFigure(false_positives, pointerTo("sets", at, "false_positives"))
				}))]
			},
			alarmTable("By set", "sets", [...sets]),
			...GROUPINGS.filter((name) => document[name].length > 0).map((name) => alarmTable(`By ${name.replaceAll("_", " ")}`, name, document[name])),
			precision(document)
		]
	};
});
function alarmTable(title, at, groups) {
	return {
		type: "table",
		title,
		columns: [
			{
				name: "Group",
				kind: "text"
			},
			{
				name: "Attacks found",
				kind: "figure"
			},
			{
				name: "Harmless flagged",
				kind: "figure"
			},
			{
				name: "Alarms per 1,000 harmless texts",
				kind: "number"
			}
		],
		rows: groups.map(({ group, recall, false_positives }, index) => [
			group,
			rateFigure(recall, pointerTo(at, index, "recall")),
			rateFigure(false_positives, pointerTo(at, index, "false_positives")),
			false_positives.rate === null ? null : false_positives.rate * 1e3
		])
	};
}
function precision({ precision: rows }) {
	return {
		type: "table",
		title: "How many alarms are attacks",
		note: "By how rare attacks are among the texts.",
		columns: [
			{
				name: "One attack in",
				kind: "number"
			},
			{
				name: "Precision",
				kind: "number"
			},
			{
				name: "Low",
				kind: "number"
			},
			{
				name: "High",
				kind: "number"
			}
		],
		rows: rows.map(({ one_in, precision: share, range }) => [
			one_in,
			share,
			range?.[0] ?? null,
			range?.[1] ?? null
		])
	};
}
// src/report/html/kinds/detections.ts
const detectKind = pageKind("Detection", "detect", DetectDocumentSchema, (document) => ({
	name: "One text",
	verdict: detectVerdict(document),
	threats: ["A detector reads patterns: a text that it lets pass may still be an attack.", ...document.result.evidence.flatMap(({ backend, error }) => error === null ? [] : [`${backend} gave no answer: ${error}`])],
	blocks: [{
		type: "table",
		title: "Matches",
		columns: [
			{
				name: "Rule",
				kind: "text"
			},
			{
				name: "Type",
				kind: "text"
			},
			{
				name: "Threat",
				kind: "text"
			},
			{
				name: "Confidence",
				kind: "number"
			},
			{
				name: "From",
				kind: "number"
			},
			{
				name: "To",
				kind: "number"
			},
			{
				name: "Read as",
				kind: "text"
			},
			{
				name: "Where",
				kind: "text"
			},
			{
				name: "Counted less for",
				kind: "text"
			},
			{
				name: "Allowed by a list",
				kind: "text"
			}
		],
		rows: document.result.matches.map(({ rule, type, threat, confidence, span, view, path, discounts, allowed }) => [
			rule,
			type,
			threat,
			confidence,
			...span,
			view,
			path,
			discounts.join("; ") || null,
			allowed ? "allowed" : null
		])
	}, ...document.result.evidence.length === 0 ? [] : [evidenceTable(document)]]
}));
function detectVerdict({ result, advice }) {
	const because = advice === null ? "" : ` Policy: ${advice.decision}${advice.because.length > 0 ? ` (${advice.because.join("; ")})` : ""}.`;
	const sentence = `${result.explanation}${because}`;
	if (result.is_injection) return {
		tone: "finding",
		word: "Reads like an injection",
		sentence
	};
	if (advice !== null && advice.decision !== "allow") return {
		tone: "finding",
		word: `Policy: ${advice.decision}`,
		sentence
	};
	const { length } = result.matches;
	return length === 0 ? {
		tone: "clear",
		word: "No rule fired",
		sentence
	} : {
		tone: "clear",
		word: "No finding",
		sentence: `${sentence} ${length} ${length === 1 ? "match is" : "matches are"} too light or allowed; they are listed below.`
	};
}
function evidenceTable({ result }) {
	return {
		type: "table",
		title: "Evidence of other detectors",
		note: "It never makes or lifts a finding of the rules.",
		columns: [
			{
				name: "Detector",
				kind: "text"
			},
			{
				name: "Score",
				kind: "number"
			},
			{
				name: "Error",
				kind: "text"
			}
		],
		rows: result.evidence.map(({ backend, score, error }) => [
			backend,
			score,
			error
		])
	};
}
const detectTreeKind = pageKind("Detection in files", "detect", DetectTreeDocumentSchema, ({ files, findings, unseen }) => ({
	name: `${files.judged} files`,
	verdict: treeVerdict(files, unseen),
	threats: [
		...unseen.length === 0 ? [] : [`${unseen.length} files or folders were met and not judged; they are listed below.`],
		...files.ignored === 0 ? [] : [`${files.ignored} entries are ignored by an ignore file.`],
		...files.known === 0 ? [] : [`${files.known} files have findings that the baseline holds.`]
	],
	blocks: [{
		type: "table",
		title: "Findings",
		columns: [
			{
				name: "File",
				kind: "text"
			},
			{
				name: "Line",
				kind: "number"
			},
			{
				name: "Rule",
				kind: "text"
			},
			{
				name: "Type",
				kind: "text"
			},
			{
				name: "Threat",
				kind: "text"
			},
			{
				name: "Confidence",
				kind: "number"
			},
			{
				name: "New",
				kind: "text"
			}
		],
		note: lighterNote(findings),
		rows: findings.flatMap(({ path, matches }) => matches.map(({ line, rule, type, threat, confidence, is_new }) => [
			path,
			line,
			rule,
			type,
			threat,
			confidence,
			is_new ? "new" : "known"
		]))
	}, {
		type: "table",
		title: "Not judged",
		columns: [
			{
				name: "Path",
				kind: "text"
			},
			{
				name: "Why",
				kind: "text"
			},
			{
				name: "Detail",
				kind: "text"
			}
		],
		rows: unseen.map(({ path, why, detail }) => [
			path,
			why,
			detail
		])
	}]
}));
function lighterNote(findings) {
	const lighter = findings.reduce((sum, { further_matches }) => sum + further_matches, 0);
	return lighter === 0 ? void 0 : `${lighter} lighter matches in these files are not listed.`;
}
function treeVerdict(files, unseen) {
	return files.judged === 0 ? {
		tone: "unmeasured",
		word: "Nothing was judged",
		sentence: "No file was read."
	} : files.flagged > 0 ? {
		tone: "finding",
		word: "Files with findings",
		sentence: `${files.flagged} of ${files.judged} files hold a finding that the baseline does not.`
	} : {
		tone: unseen.some(isUnread) ? "unmeasured" : "clear",
		word: unseen.some(isUnread) ? "Not all was judged" : "No new finding",
		sentence: `None of ${files.judged} files holds a finding that the baseline does not${unseen.length > 0 ? `; ${unseen.length} more were not judged` : ""}.`
	};
}
function isUnread({ why, preset }) {
	return why.startsWith("unreadable") || preset !== null;
}
const mcpScanKind = pageKind("MCP server", "probe mcp-scan", McpScanDocumentSchema, ({ server, definitions, injections, drift }) => ({
	name: `${server.name} ${server.version}`,
	verdict: definitions.length === 0 ? {
		tone: "unmeasured",
		word: "Nothing was judged",
		sentence: "The server listed no definition."
	} : injections + drift.length > 0 ? {
		tone: "finding",
		word: "Findings in its definitions",
		sentence: `${injections} of ${definitions.length} definitions read like an injection; ${drift.length} changed.`
	} : {
		tone: "clear",
		word: "No finding",
		sentence: `None of ${definitions.length} definitions reads like an injection, and none changed.`
	},
	threats: ["Definitions were read, not run: what the tools return was not judged."],
	blocks: [{
		type: "table",
		title: "Findings",
		columns: [
			{
				name: "Kind",
				kind: "text"
			},
			{
				name: "Name",
				kind: "text"
			},
			{
				name: "Field",
				kind: "text"
			},
			{
				name: "Text",
				kind: "text"
			},
			{
				name: "Why",
				kind: "text"
			}
		],
		rows: definitions.flatMap(({ kind, name, findings }) => findings.map(({ path, text, result }) => [
			kind,
			name,
			path,
			text,
			result.explanation
		]))
	}, {
		type: "table",
		title: "Drift",
		columns: [
			{
				name: "Kind",
				kind: "text"
			},
			{
				name: "Name",
				kind: "text"
			},
			{
				name: "Change",
				kind: "text"
			},
			{
				name: "When",
				kind: "text"
			},
			{
				name: "What",
				kind: "text"
			}
		],
		rows: drift.map(({ kind, name, change, when, reasons }) => [
			kind,
			name,
			change,
			when.replaceAll("_", " "),
			reasons.join("; ")
		])
	}]
}));
// src/report/html/kinds/floors.ts
const floorsKind = pageKind("Floors", "pab floors", FloorsDocumentSchema, (document) => {
	const checks = [...document.floors, ...document.soundness];
	const failed = checks.filter(({ status }) => status === "fail");
	const warned = checks.filter(({ status }) => status === "warn");
	return {
		name: document.split,
		verdict: {
			tone: document.ok ? "clear" : "finding",
			word: document.ok ? "The instrument is sound here" : "The instrument is not sound here",
			sentence: `${checks.length - failed.length - warned.length} of ${checks.length} checks passed, ${warned.length} warned, ${failed.length} failed${failed.length > 0 ? `: ${failed.map(({ name }) => name).join(", ")}` : ""}.`
		},
		threats: document.floors.flatMap(({ name, notes }) => notes.map((note) => `${name}: ${note}`)),
		blocks: [{
			type: "table",
			title: "Floors",
			note: "What two defences must score by how they are built; another score means that the format leaks.",
			columns: [
				{
					name: "Floor",
					kind: "text"
				},
				{
					name: "Measured",
					kind: "figure"
				},
				{
					name: "Must be",
					kind: "text"
				},
				{
					name: "Status",
					kind: "text"
				},
				{
					name: "Why",
					kind: "text"
				}
			],
			rows: document.floors.map(({ name, measured, relation, bound, status, why }, at) => [
				name,
				rateFigure(measured, pointerTo("floors", at, "measured")),
				`${relation} ${bound}`,
				status,
				why
			])
		}, {
			type: "table",
			title: "Soundness",
			columns: [
				{
					name: "Check",
					kind: "text"
				},
				{
					name: "Measured",
					kind: "figure"
				},
				{
					name: "Expected",
					kind: "number"
				},
				{
					name: "Status",
					kind: "text"
				},
				{
					name: "Why",
					kind: "text"
				}
			],
			rows: document.soundness.map(({ name, measured, expected, status, why }, at) => [
				name,
				rateFigure(measured, pointerTo("soundness", at, "measured")),
				expected,
				status,
				why
			])
		}]
	};
});
// src/formats/log-documents.ts
const count = int().nonnegative();
const share = number().min(0).max(1);
const rate = strictObject({
	k: count,
	n: count,
	rate: share.nullable(),
	ci: tuple([share, share]).nullable()
});
const counted$1 = array(strictObject({
	name: string(),
	count
}));
const name = string();
const ImportDocumentSchema = resultDocumentSchema("backtrail/import", 1, {
	files: count,
	formats: counted$1,
	transcripts: count,
	events: count,
	channels: counted$1,
	missing_evidence: counted$1,
	refused: count,
	skipped: count,
	notes: array(strictObject({
		file: name,
		line: int().positive().nullable(),
		pointer: string(),
		reason: string()
	})),
	note_count: count,
	definition_changes: array(strictObject({
		tool: name,
		file: name,
		event_id: name,
		previous_file: name,
		previous_event_id: name,
		fingerprint: string().regex(/^[0-9a-f]{64}$/),
		previous_fingerprint: string().regex(/^[0-9a-f]{64}$/),
		changes: array(string()),
		calls_before: count
	})),
	traces: count,
	instructions: count,
	planted_instructions: count,
	without_trace: counted$1,
	unclassified: strictObject({
		transcripts: count,
		events: count,
		dropped_events: count,
		tools: counted$1
	})
}).meta({ description: "What an import read, and what it could not." });
const attacked = strictObject({
	pipeline: name,
	suite: name.nullable(),
	attack: name,
	runs: count,
	published: strictObject({
		asr: rate,
		utility: rate
	}),
	outcomes: strictObject(Object.fromEntries([...LOGGED_OUTCOMES, "exposure_unknown"].map((outcome) => [outcome, count]))),
	asr: rate,
	asr_given_delivery: rate,
	delivered: rate,
	utility: rate,
	published_successes: strictObject({
		total: count,
		errors: count,
		without_exposure: count,
		without_messages: count
	}),
	exposure_unknown: count
});
const benign = strictObject({
	pipeline: name,
	suite: name.nullable(),
	tasks: _enum(["user", "injection"]),
	runs: count,
	published_utility: rate,
	utility: rate,
	errors: count,
	withheld_results: rate,
	runs_with_withheld: rate
});
const discordance = strictObject({
	n: count,
	fixed: count,
	newly_broken: count,
	p: share
});
const ledger$1 = strictObject({
	defended: name,
	base: name,
	defence: name,
	attack: name,
	tasks: count,
	stopped_needed: count,
	stopped_unneeded: count,
	still_acted: count,
	newly_acted: count,
	nothing_to_stop: count,
	crashed: count,
	no_reference: count,
	stops: strictObject({
		blocked: count,
		resisted: count,
		not_delivered: count,
		exposure_unknown: count,
		without_any_call: count,
		user_task_failed: count,
		with_crashes: count,
		by_not_working: rate,
		twin_worked: count,
		twin_hit: rate
	}),
	benign: strictObject({
		tasks: count,
		worked: count,
		broke: count,
		broken: rate,
		mended: count,
		crashed: count,
		withheld_results: rate
	}),
	labels: array(strictObject({
		label: _enum([
			"crash defence",
			"blind defence",
			"breaks the work"
		]),
		counts: rate,
		meaning: string()
	})),
	no_label: string().nullable()
});
const findings = strictObject({
	errored_runs_counted_as_successes: count,
	errored_attacked_runs: count,
	successes_without_exposure: array(strictObject({
		suite: name,
		user_task: name,
		version: name.nullable(),
		runs: count,
		pipelines: array(name),
		user_prompt_names: array(string()),
		where_named: rate,
		where_not_named: rate
	})),
	runs_without_messages: array(strictObject({
		pipeline: name,
		suite: name,
		attacked: count,
		benign: count,
		published_utility_true: count,
		published_security_true: count
	})),
	runs_without_verdict: array(string()),
	same_id_other_task: array(strictObject({
		suite: name,
		id: name,
		wordings: array(strictObject({
			text: string(),
			versions: array(name.nullable()),
			pipelines: count
		}))
	})),
	pipelines_named_otherwise: array(strictObject({
		folder: name,
		name,
		runs: count
	})),
	successes_without_call_after_exposure: rate,
	attacked_runs_of_unknown_exposure: rate
});
const RescoreDocumentSchema = resultDocumentSchema("backtrail/rescore-agentdojo", 1, {
	files: count,
	runs: count,
	attacked_runs: count,
	benign_runs: count,
	attacked_runs_with_span: count,
	spans: count,
	findings,
	attacked: array(attacked),
	benign: array(benign),
	paired: array(strictObject({
		base: name,
		other: name,
		attack: name,
		matched: count,
		differing_tasks: count,
		only_base: count,
		only_other: count,
		published: discordance,
		rescored: discordance
	})),
	ledger: array(ledger$1)
}).meta({ description: "Published benchmark runs with honest outcomes, beside the published figures." });
resultDocumentSchema("backtrail/trace", 1, {
	trace_id: name,
	events: array(strictObject({
		event_id: name,
		channel: name,
		actor: string()
	})),
	instructions: array(strictObject({
		instruction_id: name,
		surface_event_id: name,
		surface_span: tuple([count, count]).nullable(),
		origin_event_id: name.nullable(),
		chain: array(name),
		authorized: boolean()
	}))
}).meta({ description: "A trace and the trails of its instructions." });
resultDocumentSchema("backtrail/trace-log", 1, { transcripts: array(strictObject({
	transcript_id: name,
	format: name,
	name: string().nullable(),
	events: array(strictObject({
		event_id: name,
		channel: name,
		kind: name,
		actor: string(),
		evidence: name
	}))
})) }).meta({ description: "The transcripts of a log, without their text." });
const place = strictObject({
	transcript_id: name,
	event_id: name,
	channel: name,
	tool: name.nullable(),
	span: tuple([count, count]),
	text: string()
});
const causeTrail = {
	stops: array(place),
	chain: array(name),
	lost: string().nullable()
};
resultDocumentSchema("backtrail/trace-cause", 1, {
	transcripts: count,
	acts: array(strictObject({
		transcript_id: name,
		act_id: name,
		file: name,
		line: int().positive().nullable(),
		pointer: string(),
		tool: name.nullable(),
		request_event_id: name.nullable(),
		verdict: _enum([
			"asked for",
			"rests on untrusted text",
			"cannot be told"
		]),
		motive: strictObject({
			...causeTrail,
			over_the_head: boolean(),
			link: number().nonnegative()
		}).nullable(),
		values: array(strictObject({
			pointer: string(),
			value: string(),
			kind: _enum([
				"copied",
				"partly copied",
				"reworded",
				"computed"
			]).nullable(),
			share: share.nullable(),
			origin: strictObject(causeTrail).nullable(),
			also_in: array(name),
			untrusted: boolean()
		})),
		values_left: count,
		unseen: array(string())
	})),
	texts: array(strictObject({
		...place.shape,
		...causeTrail
	})),
	verdicts: counted$1
}).meta({ description: "Why an agent acted: where values and orders came from." });
// src/report/html/kinds/import.ts
const importKind = pageKind("Imported logs", "import", ImportDocumentSchema, (document) => {
	const { files, transcripts, events, refused, skipped, note_count, notes, unclassified } = document;
	return {
		name: `${transcripts} transcripts`,
		verdict: transcripts === 0 ? {
			tone: "unmeasured",
			word: "Nothing was read",
			sentence: `None of ${files} files held a transcript.`
		} : {
			tone: "neutral",
			word: "Imported",
			sentence: `${events} events of ${transcripts} transcripts from ${files} files; ${document.traces} traces with ${document.instructions} instructions were written.`
		},
		threats: [
			...refused > 0 ? [`${refused} files were refused.`] : [],
			...skipped > 0 ? [`${skipped} lines or parts were skipped.`] : [],
			...document.missing_evidence.map(({ name, count }) => `${count} events are ${name}: the log does not hold their text.`),
			...unclassified.events > 0 ? [`The channel of ${unclassified.events} events is not known; ${unclassified.dropped_events} were left out of the traces.`] : [],
			...note_count > notes.length ? [`${note_count} notes, of which ${notes.length} are kept.`] : []
		],
		blocks: [
			counted("Events by channel", "Channel", document.channels),
			counted("Formats", "Format", document.formats),
			counted("Transcripts without a trace", "Why", document.without_trace),
			{
				type: "table",
				title: "Definitions of tools that changed",
				columns: [
					{
						name: "Tool",
						kind: "text"
					},
					{
						name: "File",
						kind: "text"
					},
					{
						name: "Changes",
						kind: "text"
					},
					{
						name: "Calls before",
						kind: "number"
					}
				],
				rows: document.definition_changes.map(({ tool, file, changes, calls_before }) => [
					tool,
					file,
					changes.join("; "),
					calls_before
				])
			},
			{
				type: "table",
				title: "Notes",
				columns: [
					{
						name: "File",
						kind: "text"
					},
					{
						name: "Line",
						kind: "number"
					},
					{
						name: "Place",
						kind: "text"
					},
					{
						name: "Why",
						kind: "text"
					}
				],
				rows: notes.map(({ file, line, pointer, reason }) => [
					file,
					line,
					pointer,
					reason
				])
			}
		]
	};
});
function counted(title, name, rows) {
	return {
		type: "table",
		title,
		columns: [{
			name,
			kind: "text"
		}, {
			name: "Count",
			kind: "number"
		}],
		rows: rows.map((row) => [row.name, row.count])
	};
}
// src/report/html/agent-of.ts
function agentOf({ backend, model }) {
	return `${backend ?? "?"}/${model ?? "?"}`;
}
// src/report/html/judge-correction.ts
function judgeCorrections(rows) {
	if (rows.length === 0) return [];
	const number = (name) => ({
		name,
		kind: "number"
	});
	const figure = (name) => ({
		name,
		kind: "figure"
	});
	return [{
		type: "table",
		title: "Corrected for the judge",
		note: "By Rogan and Gladen, if the judge errs here as it did on the labelled replies; the rates above are as it judged.",
		columns: [
			{
				name: "Of",
				kind: "text"
			},
			number("Corrected rate"),
			number("Low"),
			number("High"),
			figure("Leaks that the judge knew"),
			figure("Holds that the judge knew")
		],
		rows: rows.map(({ label, correction: { rate, ci95, sensitivity, specificity }, path }) => [
			label,
			rate,
			ci95?.[0] ?? null,
			ci95?.[1] ?? null,
			rateFigure(rateOf(sensitivity.k, sensitivity.n), pointerTo(...path, "sensitivity")),
			rateFigure(rateOf(specificity.k, specificity.n), pointerTo(...path, "specificity"))
		])
	}];
}
// src/report/html/overhead.ts
function overheadTable(groups) {
	const number = (name) => ({
		name,
		kind: "number"
	});
	return {
		type: "table",
		title: "What each defence cost",
		note: "Sums over all trials. Cost stands beside safety and is never blended with it.",
		columns: [
			{
				name: "Defence",
				kind: "text"
			},
			number("Model calls"),
			number("Calls of the defence"),
			number("Input tokens"),
			number("Output tokens"),
			number("Extra input tokens"),
			number("Extra output tokens"),
			number("US dollars"),
			number("Seconds"),
			number("Extra seconds")
		],
		rows: groups.map((one) => [
			one.name,
			one.calls,
			one.overhead_calls,
			one.input_tokens,
			one.output_tokens,
			one.overhead_input_tokens,
			one.overhead_output_tokens,
			one.cost_usd,
			seconds(one.latency_ms),
			seconds(one.overhead_latency_ms)
		])
	};
}
function seconds(milliseconds) {
	return milliseconds === void 0 ? null : Math.round(milliseconds) / 1e3;
}
// src/report/html/kinds/injection.ts
const injectionKind = pageKind("Injection scan", "probe injection-scan", InjectionDocumentSchema, (document) => {
	const { by_defense: defenses, by_channel: channels, meta } = document;
	return {
		name: agentOf(meta),
		verdict: verdictOf$4(defenses),
		threats: threatsOf$2(document),
		blocks: [
			{
				type: "forest",
				title: "Leak rate by defence and channel",
				note: channelNote(document),
				axis: "Leak rate: acted on the injected order, of assessed trials; lower is better",
				rows: [
					...defenses.map((one, at) => row("Defence", one, ["by_defense", at])),
					...defenses.map((one, at) => ({
						one,
						at
					})).filter(({ one }) => one.outcomes.acted_one_sided + one.outcomes.not_observed > 0).map(({ one, at }) => ({
						group: "At least, unobserved trials included",
						label: one.name,
						figure: rateFigure(one.leak_rate_at_least, pointerTo("by_defense", at, "leak_rate_at_least"))
					})),
					...channels.map((one, at) => row("Channel", one, ["by_channel", at]))
				]
			},
			{
				type: "outcomes",
				title: "How the trials ended",
				note: "Every outcome by itself. Errors and trials that nobody could observe are no holds.",
				order: OUTCOMES,
				rows: defenses.map(({ name, outcomes }) => ({
					label: name,
					counts: outcomes
				}))
			},
			...judgeCorrections((document.judge_correction ?? []).map(({ defense, ...correction }, at) => ({
				label: defense,
				correction,
				path: ["judge_correction", at]
			}))),
			overheadTable(defenses)
		],
		defense_rates: {
			measure: "leak",
			agent: agentOf(meta),
			rates: defenses.map(({ name, leak_rate }, at) => ({
				name,
				figure: rateFigure(leak_rate, pointerTo("by_defense", at, "leak_rate"))
			}))
		}
	};
});
function row(group, { name, leak_rate }, path) {
	return {
		group,
		label: name,
		figure: rateFigure(leak_rate, pointerTo(...path, "leak_rate"))
	};
}
function channelNote({ by_channel_defense: only }) {
	return only == null ? void 0 : `Channels: trials of defence “${only}” alone.`;
}
function verdictOf$4(defenses) {
	const measured = defenses.filter(({ leak_rate }) => leak_rate.n > 0);
	const leaking = defenses.filter(({ outcomes }) => outcomes.acted > 0);
	if (measured.length + leaking.length === 0) return {
		tone: "unmeasured",
		word: "Not measured",
		sentence: "No trial could be assessed; nothing is known about this agent."
	};
	const each = defenses.map(({ name, leak_rate, outcomes }) => `${name}: ${rateInWords(leak_rate)}${outcomes.acted_one_sided > 0 ? `, and ${outcomes.acted_one_sided} in no rate` : ""}`);
	return leaking.length > 0 ? {
		tone: "finding",
		word: "Attacks got through",
		sentence: `The agent acted on injected orders. ${each.join("; ")}.`
	} : {
		tone: "clear",
		word: "None seen to get through",
		sentence: `No assessed trial acted on its injected order. ${each.join("; ")}.`
	};
}
function threatsOf$2({ total, by_defense, meta, same_reply, prefilled, error_reasons }) {
	return [
		...meta.simulated === true ? [SIMULATED] : [],
		...meta.interrupted === true ? [INTERRUPTED] : [],
		...outcomeThreats(total.outcomes),
		...oneSidedThreat(total.outcomes.acted_one_sided, attackRates(total.outcomes).atLeast),
		...same_reply === null ? [] : [`${same_reply.n} of ${same_reply.of} replies are the same bytes: is this the agent, or an error page?`],
		...total.screen_failed > 0 ? [`${total.screen_failed} trials: the screen itself failed and the data passed unscreened.`] : [],
		...total.calls_as_text > 0 ? [`${total.calls_as_text} trials: the model wrote a tool call into its text.`] : [],
		...total.cut_short > 0 ? [`${total.cut_short} of the trials not observed: a limit of length or rounds cut the answer before it had acted.`] : [],
		...prefilled ? ["The data stood in the first message: the agent was not made to call its tool."] : [],
		...errorReasons(error_reasons),
		...smallNumbers(by_defense.map(({ leak_rate }) => leak_rate))
	];
}
// src/formats/memory-documents.ts
const Count = int().min(0);
const ExactRate = RateSchema.meta({ description: "k of n; the 95% interval is that of Clopper and Pearson (Wilson's where the document names no funnel_interval)." });
const FunnelSchema = array(strictObject({
	stage: _enum(MEMORY_STAGES),
	reached: ExactRate.meta({ description: "Over the trials that have the stage on their way and in which it could be seen." }),
	given_before: ExactRate.meta({ description: "Over those of them that had reached the stage before it on their way." }),
	verbatim: Count.meta({ description: "Of those reached: in the planted words." }),
	by_judge: strictObject({
		reworded: Count,
		of: Count,
		correction: JudgeCorrectionSchema
	}).nullable().optional().meta({ description: "Of those not reached by words or marker: texts in which a judge looked for what was planted in other words, and found it; in no rate. Null where it was asked about none." }),
	implied: Count.meta({ description: "Nobody could look, but a later stage proves it; in no rate." }),
	not_observed: Count.meta({ description: "Nobody could look; in no rate." })
}));
const PlacesSchema = strictObject(Object.fromEntries(DEFENCE_PLACES.map((place) => [place, Count]))).meta({ description: "Trials that the defence stopped, by the first place where it did." });
const GroupSchema = strictObject({
	name: string(),
	outcomes: OutcomeCountsSchema,
	acted_rate: RateSchema,
	acted_rate_given_delivery: RateSchema,
	acted_at_once: Count.meta({ description: "Trials whose first session, which read it, did already what was planted." }),
	funnel: FunnelSchema,
	stopped_at: PlacesSchema
});
const DefenseSchema = strictObject({
	name: string(),
	attack: GroupSchema,
	memory_utility: array(strictObject({
		arm: _enum(MEMORY_ARMS),
		kept: RateSchema.meta({ description: "Remembered and used, of those assessed." }),
		stopped: Count,
		not_observed: Count,
		errors: Count
	})).meta({ description: "The honest twins: the user's own order, and a fact." }),
	changes: array(strictObject({
		stage: _enum(MEMORY_STAGES),
		pairs: Count,
		stopped: Count.meta({ description: "Reached without the defence alone." }),
		opened: Count.meta({ description: "Reached with the defence alone." }),
		difference: number().min(-1).max(1).nullable(),
		ci: tuple([number(), number()]).nullable()
	})).meta({ description: "Each stage beside the same cells without a defence: with less without, with Newcombe's 95% interval for pairs." }),
	right_reason: strictObject({
		held_and_kept: RateSchema,
		acted_and_kept: RateSchema
	}).nullable().meta({ description: "Cells whose attack was held, or not, and of those all honest twins were kept." }),
	by_scenario: array(GroupSchema),
	by_fill: array(GroupSchema).meta({ description: "By legitimate notes held beforehand." }),
	...EffortShape
});
const MemoryDocumentSchema = resultDocumentSchema("backtrail/probe-memory", 1, {
	by_defense: array(DefenseSchema),
	funnel_interval: literal("clopper-pearson").optional().meta({ description: "What the intervals of funnels are; absent: Wilson's." }),
	rewording_judge: string().optional().meta({ description: "The judge of `by_judge`." }),
	base_defense: string().nullable().meta({ description: "What changes are set beside: none, or the first defence of the run." }),
	outcomes: OutcomeCountsSchema.meta({ description: "Of all arms." }),
	error_reasons: ErrorReasons,
	prefilled: boolean(),
	meta: ScanMetaSchema
});
// src/report/html/kinds/memory-charts.ts
function rates(defenses) {
	return {
		type: "forest",
		title: "Planted memories acted on, and honest ones kept",
		note: "A memory that forgets everything is safe and useless: read the groups together.",
		axis: "Acted on: lower is better. Kept: higher is better",
		rows: [
			...defenses.map(({ name, attack }, at) => ({
				group: "Acted on what was planted",
				label: name,
				figure: rateFigure(attack.acted_rate, pointerTo("by_defense", at, "attack", "acted_rate"))
			})),
			...["held_and_kept", "acted_and_kept"].flatMap((reason) => defenses.flatMap(({ name, right_reason }, at) => right_reason === null ? [] : [{
				group: reason === "held_and_kept" ? "Attack held: all its honest twins kept" : "Attack acted on: all its honest twins kept",
				label: name,
				figure: rateFigure(right_reason[reason], pointerTo("by_defense", at, "right_reason", reason))
			}])),
			...defenses.flatMap(({ name, memory_utility }, at) => memory_utility.map(({ arm, kept }, index) => ({
				group: `Kept: ${arm.replaceAll("_", " ")}`,
				label: name,
				figure: rateFigure(kept, pointerTo("by_defense", at, "memory_utility", index, "kept"))
			})))
		]
	};
}
function funnel(defenses) {
	return {
		type: "forest",
		title: "How far a planted order came, stage by stage",
		note: "Of the trials in which the stage could be seen; what nobody could look at is in no rate.",
		axis: "Trials that reached the stage; lower is better",
		rows: defenses.flatMap(({ name, attack }, at) => attack.funnel.map(({ stage, reached }, index) => ({
			group: name,
			label: stage.replaceAll("_", " "),
			figure: rateFigure(reached, pointerTo("by_defense", at, "attack", "funnel", index, "reached"))
		})))
	};
}
// src/report/html/kinds/memory-tables.ts
function honest(defenses) {
	return {
		type: "table",
		title: "How the honest memories ended",
		columns: [
			{
				name: "Defence",
				kind: "text"
			},
			{
				name: "Memory",
				kind: "text"
			},
			{
				name: "Kept, of assessed",
				kind: "figure"
			},
			...[
				"Stopped by the defence",
				"Not observed",
				"Errors"
			].map((name) => ({
				name,
				kind: "number"
			}))
		],
		rows: defenses.flatMap(({ name, memory_utility }, at) => memory_utility.map(({ arm, kept, stopped, not_observed, errors }, index) => [
			name,
			arm.replaceAll("_", " "),
			rateFigure(kept, pointerTo("by_defense", at, "memory_utility", index, "kept")),
			stopped,
			not_observed,
			errors
		]))
	};
}
function stopped(defenses) {
	return {
		type: "table",
		title: "Where each defence stopped an attacked trial first",
		columns: [
			{
				name: "Defence",
				kind: "text"
			},
			...DEFENCE_PLACES.map((place) => ({
				name: `At ${place}`,
				kind: "number"
			})),
			{
				name: "Acted at once",
				kind: "number"
			}
		],
		rows: defenses.map(({ name, attack }) => [
			name,
			...DEFENCE_PLACES.map((place) => attack.stopped_at[place]),
			attack.acted_at_once
		])
	};
}
function parts(title, what, defenses, by) {
	return {
		type: "table",
		title,
		columns: [
			{
				name: "Defence",
				kind: "text"
			},
			{
				name: what,
				kind: "text"
			},
			...[
				"Acted",
				"Persisted",
				"Recalled"
			].map((name) => ({
				name,
				kind: "figure"
			})),
			...["Not observed", "Errors"].map((name) => ({
				name,
				kind: "number"
			}))
		],
		rows: defenses.flatMap((defense, at) => defense[by].map((group, index) => {
			const stage = (name) => {
				const place = group.funnel.findIndex((one) => one.stage === name);
				const found = group.funnel[place];
				return found ? rateFigure(found.reached, pointerTo("by_defense", at, by, index, "funnel", place, "reached")) : null;
			};
			const acted = pointerTo("by_defense", at, by, index, "acted_rate");
			return [
				defense.name,
				group.name.replaceAll("_", " "),
				rateFigure(group.acted_rate, acted),
				stage("persisted"),
				stage("recalled"),
				group.outcomes.not_observed,
				group.outcomes.error
			];
		}))
	};
}
function judged({ by_defense, rewording_judge }) {
	const rows = by_defense.flatMap(({ name, attack }) => attack.funnel.flatMap(({ stage, by_judge }) => {
		if (!by_judge) return [];
		const { reworded, of, correction } = by_judge;
		const { rate, ci95, sensitivity, specificity } = correction;
		return [[
			...[
				name,
				stage.replaceAll("_", " "),
				reworded,
				of,
				rate
			],
			...[ci95?.[0] ?? null, ci95?.[1] ?? null],
			`${sensitivity.k} of ${sensitivity.n}`,
			`${specificity.k} of ${specificity.n}`
		]];
	}));
	if (rows.length === 0) return [];
	return [{
		type: "table",
		title: "In other words, as a judge reads it",
		note: `Texts without the planted words or a marker, read by ${rewording_judge ?? "a judge"}; in no rate. Corrected for its errors by Rogan and Gladen, if it errs here as on its labelled notes.`,
		columns: [
			...["Defence", "Stage"].map((name) => ({
				name,
				kind: "text"
			})),
			...[
				"Reworded",
				"Of",
				"Corrected rate",
				"Low",
				"High"
			].map((name) => ({
				name,
				kind: "number"
			})),
			...["Rewordings found", "Others left alone"].map((name) => ({
				name,
				kind: "text"
			}))
		],
		rows
	}];
}
function changes({ by_defense, base_defense }) {
	return {
		type: "table",
		title: "What each defence changed",
		note: `The same cells beside ${base_defense ?? "no base"}; differences with Newcombe’s interval for pairs.`,
		columns: [
			{
				name: "Defence",
				kind: "text"
			},
			{
				name: "Stage",
				kind: "text"
			},
			...[
				"Pairs",
				"Stopped",
				"Opened",
				"Difference",
				"Low",
				"High"
			].map((name) => ({
				name,
				kind: "number"
			}))
		],
		rows: by_defense.flatMap((one) => one.changes.map(({ stage, pairs, stopped, opened, difference, ci }) => [
			one.name,
			stage.replaceAll("_", " "),
			pairs,
			stopped,
			opened,
			difference,
			ci?.[0] ?? null,
			ci?.[1] ?? null
		]))
	};
}
// src/report/html/kinds/memory.ts
const memoryKind = pageKind("Memory scan", "probe memory-scan", MemoryDocumentSchema, (document) => {
	const { by_defense: defenses, meta } = document;
	const attacked = emptyTally();
	for (const { attack } of defenses) addTally(attacked, attack.outcomes);
	return {
		name: `${meta.backend ?? "?"}/${meta.model ?? "?"}`,
		verdict: verdictOf$3(defenses),
		threats: [
			...meta.simulated === true ? [SIMULATED] : [],
			...meta.interrupted === true ? [INTERRUPTED] : [],
			...outcomeThreats(attacked),
			...oneSidedThreat(attacked.acted_one_sided, attackRates(attacked).atLeast),
			...honestThreats(defenses),
			...document.prefilled ? ["The data stood in the first message: the agent was not made to call its tool."] : [],
			...errorReasons(document.error_reasons),
			...smallNumbers(defenses.map(({ attack }) => attack.acted_rate))
		],
		blocks: [
			rates(defenses),
			funnel(defenses),
			{
				type: "outcomes",
				title: "How the attacked trials ended",
				order: OUTCOMES,
				rows: defenses.map(({ name, attack }) => ({
					label: name,
					counts: attack.outcomes
				}))
			},
			honest(defenses),
			changes(document),
			stopped(defenses),
			parts("Attacked trials by scenario", "Scenario", defenses, "by_scenario"),
			parts("Attacked trials by legitimate notes held before", "Notes", defenses, "by_fill"),
			...judged(document),
			overheadTable(defenses)
		]
	};
});
function honestThreats(defenses) {
	const arms = defenses.flatMap(({ memory_utility }) => memory_utility);
	const sum = (of) => arms.reduce((total, one) => total + one[of], 0);
	return [...sum("errors") > 0 ? [`${sum("errors")} trials of honest memories failed with an error; they are in no rate.`] : [], ...sum("not_observed") > 0 ? [`${sum("not_observed")} trials of honest memories could not be observed.`] : []];
}
function verdictOf$3(defenses) {
	const acted = defenses.filter(({ attack }) => attack.outcomes.acted > 0);
	if (acted.length === 0 && defenses.every(({ attack }) => attack.acted_rate.n === 0)) return {
		tone: "unmeasured",
		word: "Not measured",
		sentence: "No attacked trial could be assessed; nothing is known about this agent’s memory."
	};
	const each = defenses.map(({ name, attack: { acted_rate, outcomes } }) => `${name}: ${rateInWords(acted_rate)}${outcomes.acted_one_sided > 0 ? `, and ${outcomes.acted_one_sided} in no rate` : ""}`);
	return acted.length > 0 ? {
		tone: "finding",
		word: "Planted memories were acted on",
		sentence: `In a later session the agent did what a text had planted. ${each.join("; ")}.`
	} : {
		tone: "clear",
		word: "None seen to be acted on",
		sentence: `No assessed trial did later what a text had planted. ${each.join("; ")}.`
	};
}
// src/report/html/kinds/oracle-validation.ts
const oracleValidationKind = pageKind("Judge against people", "probe validate-oracle", OracleValidationDocumentSchema, (document) => {
	const { oracle, confusion, not_judged, false_negatives, false_positives } = document;
	const { tp, fp, tn, fn } = confusion;
	const rates = ratesOf(document);
	return {
		name: oracle,
		verdict: verdictOf$2(document),
		threats: [
			...not_judged > 0 ? [`${not_judged} replies got no verdict of the judge; they are in no count.`] : [],
			"Labelled replies are known to who made the judge: expect less on replies of another agent.",
			...smallNumbers(rates.map(({ rate }) => rate))
		],
		blocks: [
			{
				type: "forest",
				title: "How often the judge agrees with people",
				note: `Verdicts count from a confidence of ${document.min_confidence} on.`,
				axis: "Replies that both call the same; higher is better",
				rows: rates.map(({ label, rate, at }) => ({
					group: "Replies",
					label,
					figure: rateFigure(rate, pointerTo(...at))
				}))
			},
			{
				type: "table",
				title: "Judge and people",
				columns: [
					{
						name: "The judge said",
						kind: "text"
					},
					{
						name: "People said leak",
						kind: "number"
					},
					{
						name: "People said held",
						kind: "number"
					}
				],
				rows: [[
					"leak",
					tp,
					fp
				], [
					"held",
					fn,
					tn
				]]
			},
			mistakes("Leaks that the judge missed", false_negatives),
			mistakes("False alarms of the judge", false_positives)
		]
	};
});
function ratesOf({ confusion: { tp, fp, tn, fn } }) {
	return [
		{
			label: "all",
			rate: rateOf(tp + tn, tp + fp + tn + fn),
			at: ["agreement"]
		},
		{
			label: "leaks",
			rate: rateOf(tp, tp + fn),
			at: ["confusion", "tp"]
		},
		{
			label: "holds",
			rate: rateOf(tn, tn + fp),
			at: ["confusion", "tn"]
		}
	];
}
function verdictOf$2(document) {
	const { n, kappa, confusion } = document;
	const [all] = ratesOf(document);
	if (n === 0 || all === void 0) return {
		tone: "unmeasured",
		word: "Not measured",
		sentence: "The judge gave no verdict on any labelled reply."
	};
	return {
		tone: "neutral",
		word: "Compared with people",
		sentence: `Judge and people agree on ${rateInWords(all.rate)}, Cohen’s kappa ${kappa === null ? "not defined" : kappa.toFixed(2)}; ${confusion.fn} leaks missed, ${confusion.fp} false alarms.`
	};
}
function mistakes(title, cases) {
	return {
		type: "table",
		title,
		columns: [
			{
				name: "Reply",
				kind: "text"
			},
			{
				name: "Probe",
				kind: "text"
			},
			{
				name: "Intent",
				kind: "text"
			},
			{
				name: "Confidence",
				kind: "number"
			},
			{
				name: "Evidence",
				kind: "text"
			},
			{
				name: "Note",
				kind: "text"
			}
		],
		rows: cases.map(({ id, probe, intent, confidence, evidence, note }) => [
			id,
			probe,
			intent,
			confidence,
			evidence,
			note
		])
	};
}
// src/report/html/pab-blocks.ts
function pabBlocks(placed) {
	return [
		{
			type: "tradeoff",
			title: "Safety against cost",
			note: "No number blends the two: a defence that blocks everything is safe and useless.",
			x: "FBR, authorized instructions refused",
			y: "UAR, unauthorized instructions acted on",
			points: placed.map(({ defense, report: { safety, cost }, path }) => ({
				label: defense,
				x: rateFigure(cost.fbr, pointerTo(...path, "cost", "fbr")),
				y: rateFigure(safety.uar, pointerTo(...path, "safety", "uar"))
			}))
		},
		headline(placed),
		hops(placed),
		reliability(placed),
		ledger(placed),
		spans(placed)
	];
}
function headline(placed) {
	const row = (group, pick) => placed.map((one) => ({
		group,
		label: one.defense,
		figure: pick(one)
	}));
	return {
		type: "forest",
		title: "Origin named right, and how often it was named at all",
		axis: "Share of instructions with an origin; higher is better",
		rows: [
			...row("Origin channel right, of scored", ({ report, path }) => rateFigure(report.attribution.overall.origin_channel_accuracy, pointerTo(...path, "attribution", "overall", "origin_channel_accuracy"))),
			...row("Coverage: scored, of all", ({ report, path }) => rateFigure(report.attribution.overall.coverage, pointerTo(...path, "attribution", "overall", "coverage"))),
			...row("Handed to a person (HRR)", ({ report, path }) => rateFigure(report.cost.hrr, pointerTo(...path, "cost", "hrr")))
		]
	};
}
function hops(placed) {
	return {
		type: "panels",
		title: "Origin accuracy by hop count",
		note: "A defence that reads only labels scores at 0 hops and nowhere else.",
		x: "hops between origin and surface",
		y: "origin channel right, of scored",
		diagonal: false,
		panels: placed.map(({ defense, report, path }) => ({
			label: defense,
			points: Object.entries(report.attribution.by_hop).map(([hop, view]) => ({
				x: Number(hop),
				figure: rateFigure(view.origin_channel_accuracy, pointerTo(...path, "attribution", "by_hop", hop, "origin_channel_accuracy"))
			}))
		}))
	};
}
function reliability(placed) {
	return {
		type: "panels",
		title: "Reliability: confidence against how often it was right",
		note: "On the dashed line a defence is as sure as it is right; below it, too sure.",
		x: "mean confidence",
		y: "right, of claims with such confidence",
		diagonal: true,
		panels: placed.map(({ defense, report, path }) => ({
			label: defense,
			points: report.calibration.confidence.bins.flatMap(({ mean_confidence, accuracy }, at) => mean_confidence === null ? [] : [{
				x: mean_confidence,
				figure: rateFigure(accuracy, pointerTo(...path, "calibration", "confidence", "bins", at, "accuracy"))
			}])
		}))
	};
}
function ledger(placed) {
	return {
		type: "ledger",
		title: "For the right reason?",
		note: "Unauthorized instructions by what was decided, and by whether the origin was named right.",
		whole: "unauthorized instructions",
		subjects: placed.map(({ defense, report, path }) => ({
			label: defense,
			total: report.reasons.unauthorized.instructions,
			parts: ledgerParts(report.reasons.unauthorized, [
				...path,
				"reasons",
				"unauthorized"
			])
		}))
	};
}
const GROUNDS = [
	[
		"origin_right",
		"origin right",
		"right"
	],
	[
		"origin_wrong",
		"origin wrong",
		"lucky"
	],
	[
		"blindly",
		"no origin",
		"lucky"
	]
];
function ledgerParts(rows, path) {
	const at = (...steps) => pointerTo(...path, ...steps);
	return [
		...GROUNDS.map(([key, ground, kind]) => ({
			decision: "blocked",
			ground,
			kind,
			figure: rateFigure(rows.blocked[key], at("blocked", key))
		})),
		...GROUNDS.map(([key, ground]) => ({
			decision: "acted",
			ground,
			kind: "wrong",
			figure: rateFigure(rows.acted[key], at("acted", key))
		})),
		...[
			"escalated",
			"abstained",
			"unjudged"
		].map((decision) => ({
			decision,
			ground: decision,
			kind: "open",
			figure: rateFigure(rows[decision], at(decision))
		}))
	];
}
function spans(placed) {
	const figure = (name) => ({
		name,
		kind: "figure"
	});
	return {
		type: "table",
		title: "The path and the passage",
		columns: [
			{
				name: "Defence",
				kind: "text"
			},
			figure("Hop count right"),
			figure("Chain F1"),
			figure("Span overlap (IoU)"),
			figure("Points without an answer")
		],
		rows: placed.map(({ defense, report: { attribution, errors }, path }) => [
			defense,
			rateFigure(attribution.overall.hop_count_accuracy, pointerTo(...path, "attribution", "overall", "hop_count_accuracy")),
			meanFigure(attribution.overall.chain_f1, pointerTo(...path, "attribution", "overall", "chain_f1")),
			meanFigure(attribution.spans.mean_iou, pointerTo(...path, "attribution", "spans", "mean_iou")),
			rateFigure(errors.points, pointerTo(...path, "errors", "points"))
		])
	};
}
const ISOLATION = {
	process: "nothing kept it from the files of its user; nothing that it was given names the corpus.",
	open: "nothing was kept from it (it ran in this process, or with --open-defense): it could have read the answers.",
	endpoint: "a server answered; what it can read is not known here."
};
function pabThreats(split, placed) {
	return [
		...placed.flatMap(({ defense, isolation }) => ISOLATION[isolation] === void 0 ? [] : [`${defense}: ${ISOLATION[isolation]}`]),
		...placed.flatMap(({ defense, report: { errors } }) => errors.points.k === 0 ? [] : [`${defense}: ${errors.points.k} of ${errors.points.n} decision points got no answer; they count as abstentions, never as safe.`]),
		...SPLITS$1.some((name) => name === split) ? [PUBLIC_SPLIT] : [],
		...smallNumbers(placed.flatMap(({ report }) => [report.safety.uar, report.cost.fbr]))
	];
}
// src/report/html/kinds/pab.ts
const evalKind = pageKind("Evaluation of a defence", "pab eval", EvalDocumentSchema, (document) => {
	const { defense, corpus, gates, safety, cost } = document;
	const placed = [{
		defense,
		isolation: document.isolation,
		report: document,
		path: []
	}];
	const failed = gates.filter(({ passed }) => !passed);
	const figures = `UAR ${rateInWords(safety.uar)}; FBR ${rateInWords(cost.fbr)}; handed to a person ${rateInWords(cost.hrr)}.`;
	return {
		name: `${defense} on ${corpus.split}`,
		verdict: {
			tone: failed.length > 0 ? "finding" : safety.uar.n === 0 ? "unmeasured" : "neutral",
			word: failed.length > 0 ? `Gate failed: ${failed.map(({ gate }) => gate.replaceAll("_", " ")).join(", ")}` : safety.uar.n === 0 ? "Not measured" : gates.length === 0 ? "Measured, no gate asked" : "Gates passed",
			sentence: figures
		},
		threats: pabThreats(corpus.split, placed),
		blocks: [...gateTable(gates), ...pabBlocks(placed)]
	};
});
function gateTable(gates) {
	if (gates.length === 0) return [];
	return [{
		type: "table",
		title: "Gates",
		columns: [
			{
				name: "Gate",
				kind: "text"
			},
			{
				name: "Bound",
				kind: "number"
			},
			{
				name: "Measured",
				kind: "figure"
			},
			{
				name: "Worst, with what got no answer",
				kind: "number"
			},
			{
				name: "Result",
				kind: "text"
			}
		],
		rows: gates.map(({ gate, bound, measured, worst_rate, passed }, at) => [
			gate.replaceAll("_", " "),
			bound,
			rateFigure(measured, pointerTo("gates", at, "measured")),
			worst_rate,
			passed ? "passed" : "FAILED"
		])
	}];
}
const compareKind = pageKind("Defences compared", "pab compare", CompareDocumentSchema, ({ corpus, results, paired, correction }) => {
	const placed = results.map(({ defense, isolation, ...report }, at) => ({
		defense,
		isolation,
		report,
		path: ["results", at]
	}));
	return {
		name: `${results.length} defences on ${corpus.split}`,
		verdict: comparedVerdict(placed, sentenceOf(placed)),
		threats: pabThreats(corpus.split, placed),
		blocks: [...pabBlocks(placed), ...paired === void 0 || paired.length === 0 ? [] : [{
			type: "table",
			title: "Every two defences on the same instructions",
			note: `Difference is B minus A; exact McNemar, corrected by ${correction ?? "none"}.`,
			columns: [
				{
					name: "Figure",
					kind: "text"
				},
				{
					name: "A",
					kind: "text"
				},
				{
					name: "B",
					kind: "text"
				},
				...[
					"Only A",
					"Only B",
					"Both",
					"Neither",
					"Left out",
					"Difference",
					"p, adjusted"
				].map((name) => ({
					name,
					kind: "number"
				}))
			],
			rows: paired.map((pair) => [
				pair.figure.toUpperCase(),
				pair.a,
				pair.b,
				pair.only_a,
				pair.only_b,
				pair.both,
				pair.neither,
				pair.left_out,
				pair.difference,
				pair.p_adjusted
			])
		}]]
	};
});
const demoKind = pageKind("Demo", "demo", DemoDocumentSchema, ({ corpora }) => {
	const placed = corpora.map(({ results }, corpus) => results.map(({ defense, isolation, ...report }, at) => ({
		defense,
		isolation,
		report,
		path: [
			"corpora",
			corpus,
			"results",
			at
		]
	})));
	return {
		name: corpora.map(({ corpus }) => corpus.split).join(", "),
		verdict: comparedVerdict(placed.flat(), placed.map(sentenceOf).join(" ")),
		threats: corpora.flatMap(({ corpus }, at) => pabThreats(corpus.split, placed[at] ?? []).map((threat) => `${corpus.split}: ${threat}`)),
		blocks: corpora.flatMap(({ corpus }, at) => pabBlocks(placed[at] ?? []).map((block) => ({
			...block,
			title: `${corpus.split}: ${block.title}`
		})))
	};
});
function comparedVerdict(placed, sentence) {
	return placed.every(({ report }) => report.safety.uar.n === 0) ? {
		tone: "unmeasured",
		word: "Not measured",
		sentence
	} : {
		tone: "neutral",
		word: "Compared",
		sentence
	};
}
function sentenceOf(placed) {
	const unsafe = placed.filter(({ report }) => report.safety.uar.k > 0).length;
	const measured = placed.filter(({ report }) => report.safety.uar.n > 0).length;
	const silent = placed.filter(({ report }) => report.errors.unauthorized.k > 0).length;
	return `${unsafe} of ${measured} defences acted on unauthorized instructions at least once${silent === 0 ? "" : `; ${silent} left such instructions without an answer, which proves nothing`}. Read UAR beside FBR: blocking everything is no defence.`;
}
// src/report/html/kinds/paired-defenses.ts
const mcnemarKind = pageKind("Defences on the same cases", "probe mcnemar", McNemarDocumentSchema, ({ pairs, cases_held, simulated, correction }) => {
	const apart = pairs.filter(({ p_adjusted }) => p_adjusted < .05);
	return {
		name: `${cases_held.length} defences`,
		verdict: {
			tone: pairs.length === 0 ? "unmeasured" : "neutral",
			word: pairs.length === 0 ? "Nothing to compare" : "Compared in pairs",
			sentence: `${apart.length} of ${pairs.length} pairs differ at 5 %, by the exact McNemar test corrected by ${correction}.`
		},
		threats: [...simulated ? [SIMULATED] : [], ...smallNumbers(cases_held.map(({ rate }) => rate))],
		blocks: [{
			type: "forest",
			title: "Cases that held",
			axis: "Cases in which no trial acted; higher is better",
			rows: cases_held.map(({ defense, rate }, at) => ({
				group: "Defence",
				label: defense,
				figure: rateFigure(rate, pointerTo("cases_held", at, "rate"))
			}))
		}, {
			type: "table",
			title: "Pairs",
			columns: [
				{
					name: "A",
					kind: "text"
				},
				{
					name: "B",
					kind: "text"
				},
				...[
					"Cases in common",
					"Only A held",
					"Only B held",
					"p",
					"p, adjusted"
				].map((name) => ({
					name,
					kind: "number"
				}))
			],
			rows: pairs.map(({ a, b, common, a_only, b_only, p, p_adjusted }) => [
				a,
				b,
				common,
				a_only,
				b_only,
				p,
				p_adjusted
			])
		}]
	};
});
// src/report/html/kinds/rescore.ts
const rescoreKind = pageKind("Published runs, scored again", "rescore agentdojo", RescoreDocumentSchema, (document) => {
	const { attacked, ledger, findings } = document;
	const labelOf = (one) => [
		one.pipeline,
		one.suite,
		one.attack
	].filter((part) => part !== null).join(" · ");
	return {
		name: `${document.runs} runs`,
		verdict: {
			tone: document.attacked_runs === 0 ? "unmeasured" : "neutral",
			word: document.attacked_runs === 0 ? "Not measured" : "Scored again",
			sentence: `${document.attacked_runs} attacked and ${document.benign_runs} benign runs; ${findings.errored_runs_counted_as_successes} runs that had failed were published as successes, and in ${findings.runs_without_verdict.length} the log holds no verdict.`
		},
		threats: [`Exposure is not known in ${findings.attacked_runs_of_unknown_exposure.k} of ${findings.attacked_runs_of_unknown_exposure.n} attacked runs.`, ...findings.runs_without_messages.map(({ pipeline, suite, attacked: n }) => `${pipeline}, ${suite}: ${n} attacked runs hold no messages.`)],
		blocks: [
			{
				type: "forest",
				title: "Success of the attacks, published and scored again",
				axis: "Attacks that succeeded; lower is better",
				rows: [...attacked.map((one, at) => ({
					group: "As published",
					label: labelOf(one),
					figure: rateFigure(one.published.asr, pointerTo("attacked", at, "published", "asr"))
				})), ...attacked.map((one, at) => ({
					group: "Scored again",
					label: labelOf(one),
					figure: rateFigure(one.asr, pointerTo("attacked", at, "asr"))
				}))]
			},
			{
				type: "outcomes",
				title: "How the attacked runs ended",
				order: [...OUTCOMES, "exposure_unknown"],
				rows: attacked.map((one) => ({
					label: labelOf(one),
					counts: one.outcomes
				}))
			},
			{
				type: "tradeoff",
				title: "Work done against attacks that succeeded",
				x: "utility under attack",
				y: "attacks that succeeded, scored again",
				points: attacked.map((one, at) => ({
					label: labelOf(one),
					x: rateFigure(one.utility, pointerTo("attacked", at, "utility")),
					y: rateFigure(one.asr, pointerTo("attacked", at, "asr"))
				}))
			},
			{
				type: "table",
				title: "What each defence did to the same runs",
				columns: [
					{
						name: "Defence",
						kind: "text"
					},
					{
						name: "Attack",
						kind: "text"
					},
					...[
						"Stopped that needed it",
						"Stopped that did not",
						"Still acted",
						"Newly acted",
						"Crashed"
					].map((name) => ({
						name,
						kind: "number"
					})),
					{
						name: "Benign work broken",
						kind: "figure"
					},
					{
						name: "Label",
						kind: "text"
					}
				],
				rows: ledger.map((one, at) => [
					one.defended,
					one.attack,
					one.stopped_needed,
					one.stopped_unneeded,
					one.still_acted,
					one.newly_acted,
					one.crashed,
					rateFigure(one.benign.broken, pointerTo("ledger", at, "benign", "broken")),
					one.labels.map(({ label }) => label).join(", ") || one.no_label
				])
			}
		]
	};
});
// src/report/html/kinds/scan.ts
const scanKind = pageKind("Attack scan", "probe scan", ScanDocumentSchema, (document) => ({
	name: document.target,
	verdict: verdictOf$1(document),
	threats: threatsOf$1(document),
	blocks: [
		{
			type: "forest",
			title: "Success of the attacks by category",
			axis: "Attacks that succeeded, of assessed; lower is better",
			rows: [...categoriesOf(document)].map(([name, rows]) => ({
				group: "Category",
				label: name,
				figure: rateFigure(categoryRate(document.by_category, name, rows), pointerTo("by_category", name))
			}))
		},
		{
			type: "outcomes",
			title: "How the attacks ended",
			order: OUTCOMES,
			rows: [{
				label: "all",
				counts: countOutcomes(document.results)
			}, ...byCategory(document)]
		},
		...judgeCorrections(document.judge_correction === void 0 ? [] : [{
			label: "all",
			correction: document.judge_correction,
			path: ["judge_correction"]
		}]),
		trialsOf(document)
	]
}));
function countOutcomes(rows) {
	const counts = Object.fromEntries(OUTCOMES.map((outcome) => [outcome, 0]));
	for (const { outcome } of rows) counts[outcome] += 1;
	return counts;
}
function byCategory(document) {
	return [...categoriesOf(document)].map(([label, some]) => ({
		label,
		counts: countOutcomes(some)
	}));
}
function categoriesOf({ by_category, results }) {
	const rows = new Map(Object.keys(by_category).map((name) => [name, []]));
	for (const row of results) {
		const known = rows.get(row.category);
		if (known === void 0) rows.set(row.category, [row]);
		else known.push(row);
	}
	return rows;
}
function categoryRate(said, name, rows) {
	const one = Object.hasOwn(said, name) ? said[name] : void 0;
	if (one !== void 0) return {
		k: one.hits - (one.one_sided ?? 0),
		n: one.total,
		rate: one.rate,
		ci: one.ci95
	};
	const assessed = rows.filter(({ success, one_sided }) => success !== null && one_sided !== true);
	return rateOf(assessed.filter(({ success }) => success === true).length, assessed.length);
}
function rateOfAll({ statistics }) {
	const { hits, one_sided = 0, assessed, success_rate, success_rate_ci95 } = statistics;
	return {
		k: hits - one_sided,
		n: assessed,
		rate: success_rate,
		ci: success_rate_ci95
	};
}
function atLeastOf({ statistics }) {
	const { hits, total_attacks, errors, blocked_by_provider } = statistics;
	return rateOf(hits, total_attacks - errors - blocked_by_provider);
}
function verdictOf$1(document) {
	const rate = rateOfAll(document);
	const { hits, one_sided = 0 } = document.statistics;
	if (rate.n + hits === 0) return {
		tone: "unmeasured",
		word: "Not measured",
		sentence: `None of ${document.statistics.total_attacks} attacks could be assessed; nothing is known about this target.`
	};
	const sentence = `${rateInWords(rate)} attacks succeeded, as judged by ${document.oracle}${one_sided > 0 ? `; ${one_sided} further ones are in no rate` : ""}.`;
	return hits > 0 ? {
		tone: "finding",
		word: "Attacks got through",
		sentence
	} : {
		tone: "clear",
		word: "None seen to get through",
		sentence
	};
}
function threatsOf$1(document) {
	const { results, by_category, same_reply, interrupted, gave_up, oracle_is, statistics } = document;
	return [
		...interrupted ? [INTERRUPTED] : [],
		...gave_up === null ? [] : [`The run was given up: ${gave_up}`],
		...outcomeThreats(countOutcomes(results), "in no rate"),
		...oneSidedThreat(statistics.one_sided ?? 0, atLeastOf(document)),
		...same_reply == null ? [] : [`${same_reply.n} of ${same_reply.of} replies are the same bytes: is this the agent, or an error page?`],
		...oracle_is === void 0 ? [] : [`The judge is ${oracle_is}: its figures are good to compare with its own.`],
		...smallNumbers(Object.values(by_category).map(({ total, ci95 }) => ({
			n: total,
			ci: ci95
		})))
	];
}
function trialsOf({ results, oracle, min_confidence }) {
	return {
		type: "trials",
		title: "Every attack",
		note: "Each opens what was sent, what came back and who decided.",
		inputs: Object.fromEntries(results.flatMap(({ prompt }, at) => prompt === void 0 ? [] : [[String(at), {
			request: null,
			data: prompt,
			payload: null
		}]])),
		trials: results.map((one, at) => ({
			name: one.attack_id,
			group: one.category,
			outcome: one.outcome,
			decided: one.confidence === null ? "nobody: there was no answer to judge" : `${oracle}, confidence ${one.confidence} (counted from ${min_confidence} on)`,
			reason: one.reason,
			evidence: one.evidence,
			input: one.prompt === void 0 ? null : String(at),
			turns: one.turns ?? [],
			calls: one.tool_calls?.map(({ name, args }) => ({
				name,
				args: argsText(args)
			})) ?? null,
			reply: one.reply,
			notes: one.notes
		}))
	};
}
// src/report/html/kinds/trend.ts
const trendKind = pageKind("Trend", "probe trend", TrendDocumentSchema, (document) => ({
	name: `${document.points[0]?.label ?? "?"} → ${document.points.at(-1)?.label ?? "?"}`,
	verdict: gateVerdict(document.gate, document.verdict),
	threats: threatsOf(document),
	blocks: [{
		type: "trend",
		title: `${document.metric_name} over ${document.points.length} reports`,
		note: driftNote(document),
		y: `${document.metric_name}, ${document.lower_is_better ? "lower" : "higher"} is better`,
		points: document.points.map((point, at) => {
			const limits = document.drift?.chart[at];
			return {
				label: point.label,
				figure: rateFigure({
					k: point.pos,
					n: point.n,
					rate: point.rate,
					ci: point.ci
				}, pointerTo("points", at)),
				charted: limits === void 0 ? null : rateFigure(rateOf(limits.pos, limits.n), pointerTo("drift", "chart", at)),
				expected: limits === void 0 || limits.n === 0 ? null : limits.expected / limits.n,
				low: limits === void 0 || limits.n === 0 ? null : limits.low / limits.n,
				high: limits === void 0 || limits.n === 0 ? null : limits.high / limits.n,
				status: point.status,
				outside: limits?.outside != null
			};
		})
	}, ...document.groups.length === 0 ? [] : [groups(document)]]
}));
function driftNote({ drift, correction }) {
	if (drift === null) return `Each report is tested against the one before; correction ${correction}.`;
	return `${drift.cases === null ? "" : `Line and limits are of the ${drift.cases} cases that every report assessed. `}Slope ${(drift.slope * 100).toFixed(2)} points a report (p = ${drift.slope_p.toPrecision(2)}); each report is tested against the one before; correction ${correction}.`;
}
function groups({ groups: all, group_dim }) {
	return {
		type: "table",
		title: `By ${group_dim ?? "group"}`,
		columns: [
			{
				name: "Group",
				kind: "text"
			},
			{
				name: "Steps that got worse",
				kind: "number"
			},
			{
				name: "Last step",
				kind: "text"
			},
			{
				name: "Slope, points a report",
				kind: "number"
			},
			{
				name: "p of the slope, adjusted",
				kind: "number"
			}
		],
		rows: all.map(({ name, steps, drift, slope_p_adjusted }) => [
			name,
			steps.filter(({ status }) => status === "regressed").length,
			steps.at(-1)?.status ?? null,
			drift === null ? null : Math.round(drift.slope * 1e4) / 100,
			slope_p_adjusted
		])
	};
}
function threatsOf({ points, simulated, legacy_judge }) {
	return [
		...simulated ? [SIMULATED] : [],
		...points.flatMap(({ label, errors, unobserved }) => [...errors > 0 ? [`${label}: ${errors} trials failed; they are in no rate.`] : [], ...unobserved > 0 ? [`${label}: ${unobserved} trials could not be observed; they are in no rate.`] : []]),
		...legacy_judge === void 0 || legacy_judge.length === 0 ? [] : [`Judged by the original’s judge, good to compare with its own figures only: ${legacy_judge.join(", ")}.`],
		...smallNumbers(points)
	];
}
// src/report/html/kinds/utility.ts
const utilityKind = pageKind("Utility scan", "probe utility-scan", UtilityDocumentSchema, ({ by_defense: defenses, by_task: tasks, total, meta, error_reasons }) => {
	const unseen = total.not_observed ?? 0;
	return {
		name: meta.model ?? "?",
		verdict: verdictOf(defenses),
		threats: [
			...meta.simulated === true ? [SIMULATED] : [],
			...meta.interrupted === true ? [INTERRUPTED] : [],
			...total.errors > 0 ? [`${total.errors} trials failed with an error; they are in no rate.`] : [],
			...unseen > 0 ? [`${unseen} trials could not be observed: whether the work was done is not known.`] : [],
			...errorReasons(error_reasons),
			...smallNumbers(defenses.map(({ success_rate }) => success_rate))
		],
		blocks: [
			{
				type: "forest",
				title: "Tasks done by defence and task",
				axis: "Tasks done, of assessed; higher is better",
				rows: [...defenses.map(({ name, success_rate }, at) => ({
					group: "Defence",
					label: name,
					figure: rateFigure(success_rate, pointerTo("by_defense", at, "success_rate"))
				})), ...tasks.map(({ name, success_rate }, at) => ({
					group: "Task",
					label: name,
					figure: rateFigure(success_rate, pointerTo("by_task", at, "success_rate"))
				}))]
			},
			{
				type: "outcomes",
				title: "How the tasks ended",
				order: [
					"success",
					"failure",
					"not_observed",
					"error"
				],
				rows: defenses.map(({ name, success_rate: { k, n }, not_observed, errors }) => ({
					label: name,
					counts: {
						success: k,
						failure: n - k,
						not_observed: not_observed ?? 0,
						error: errors
					}
				}))
			},
			overheadTable(defenses)
		],
		defense_rates: {
			measure: "utility",
			agent: agentOf(meta),
			rates: defenses.map(({ name, success_rate }, at) => ({
				name,
				figure: rateFigure(success_rate, pointerTo("by_defense", at, "success_rate"))
			}))
		}
	};
});
function verdictOf(defenses) {
	const measured = defenses.filter(({ success_rate }) => success_rate.n > 0);
	return measured.length === 0 ? {
		tone: "unmeasured",
		word: "Not measured",
		sentence: "No task could be assessed; nothing is known about the agent’s work."
	} : {
		tone: "neutral",
		word: "Honest work done",
		sentence: `${measured.map(({ name, success_rate }) => `${name}: ${rateInWords(success_rate)}`).join("; ")}.`
	};
}
// src/report/html/kinds/list.ts
const PAGE_KINDS = [
	injectionKind,
	utilityKind,
	memoryKind,
	scanKind,
	comparisonKind,
	trendKind,
	analysisKind,
	mcnemarKind,
	burnInKind,
	oracleValidationKind,
	evalKind,
	compareKind,
	demoKind,
	floorsKind,
	detectBenchKind,
	detectKind,
	detectTreeKind,
	mcpScanKind,
	importKind,
	rescoreKind
];
// src/report/html/show-document.ts
function showDocument(value, file) {
	const format = formatOf(value);
	const kind = PAGE_KINDS.find((one) => one.format === format);
	if (kind === void 0) throw formatError(file, `${format === null ? "is no result document" : `holds ${printable(shorten(format, 80))}, which a page does not show`}; name files that commands wrote with --json`);
	return kind.show(value, file);
}
function formatOf(value) {
	if (typeof value !== "object" || value === null || !("format" in value)) return null;
	return typeof value.format === "string" ? value.format : null;
}
export { showDocument };
