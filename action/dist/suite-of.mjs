import { a as FloorsDocumentSchema, f as InjectionDocumentSchema, i as EvalDocumentSchema, l as DetectTreeDocumentSchema, m as UtilityDocumentSchema, o as McpScanDocumentSchema, t as TrendDocumentSchema } from "./probe-trend-document.mjs";
import { c as ComparisonDocumentSchema, s as BurnInDocumentSchema } from "./scan-meta.mjs";
import { n as ScanDocumentSchema } from "./scan-document.mjs";
import { n as rateCell, t as intervalCell } from "./rate-cells.mjs";
// src/report/checks/check.ts
function gateCheck(exit, reasons, word) {
	const message = [...word === null ? [] : [word], ...reasons].join(": ");
	if (exit === 0) return {
		name: "gate",
		status: word === null || word === "PASS" ? "passed" : "skipped",
		message
	};
	return {
		name: "gate",
		status: exit === 2 ? "failed" : "error",
		message: message === "" ? `exit code ${exit}` : message
	};
}
// src/report/checks/detect-checks.ts
function treeChecks({ findings, unseen }) {
	return [...findings.map(({ path, matches, confidence }) => {
		const fresh = matches.filter(({ is_new }) => is_new);
		const rules = [...new Set((fresh.length > 0 ? fresh : matches).map(({ rule }) => rule))];
		return {
			name: path,
			status: fresh.length > 0 ? "failed" : "skipped",
			message: `${fresh.length > 0 ? "" : "known: "}${rules.join(", ")}, weight ${confidence.toFixed(2)}`
		};
	}), ...unseen.map(({ path, why, detail, preset }) => ({
		name: path,
		status: why.startsWith("unreadable") || preset !== null ? "error" : "skipped",
		message: `not judged: ${why}${detail === "" ? "" : ` (${detail})`}`
	}))];
}
function mcpChecks({ definitions, drift }) {
	return [...definitions.map(({ kind, name, findings }) => ({
		name: `${kind} ${name}`,
		status: findings.length > 0 ? "failed" : "passed",
		message: findings.map(({ path, result }) => `${path || "all of it"}: ${result.explanation}`).join("; ")
	})), ...drift.map(({ kind, name, change, when, reasons }) => ({
		name: `${kind} ${name}: ${change}`,
		status: change === "removed" ? "skipped" : "failed",
		message: [when === "in_session" ? "during the session" : "since the snapshot", ...reasons].join(": ")
	}))];
}
// src/report/checks/gate-checks.ts
function comparisonChecks(document, exit) {
	const { overall, groups, group_dim: by } = document;
	return [overall, ...groups].map((group) => ({
		name: `${by}: ${group.name}`,
		...groupStatus(group, exit)
	}));
}
function groupStatus({ status, verdict, old, new: now }, exit) {
	const change = `${side(old)} then ${side(now)}`;
	if (status === "regressed") return exit === 2 ? {
		status: "failed",
		message: `regressed: ${change}`
	} : {
		status: "skipped",
		message: `regressed, not gated: ${change}`
	};
	if (status === "removed") return {
		status: "skipped",
		message: `not in the new report: ${change}`
	};
	if (verdict === null) return {
		status: "skipped",
		message: `nothing to compare with: ${change}`
	};
	if (verdict === "inconclusive") return {
		status: "skipped",
		message: `too small to tell: ${change}`
	};
	return {
		status: "passed",
		message: change
	};
}
function side(pair) {
	return pair === null ? "--" : `${rateCell(pair[0], pair[1])} (${pair[0]}/${pair[1]})`;
}
function trendChecks({ points }, exit) {
	return points.map(({ label, pos, n, status, errors, unobserved }) => {
		const beside = `${errors > 0 ? `, ${errors} failed` : ""}${unobserved > 0 ? `, ${unobserved} not observed` : ""}`;
		const message = `${status}: ${rateCell(pos, n)} (${pos}/${n})${beside}`;
		if (n === 0) return {
			name: label,
			status: "skipped",
			message: `nothing was assessed${beside}`
		};
		if (status !== "regressed") return {
			name: label,
			status: "passed",
			message
		};
		return {
			name: label,
			status: exit === 2 ? "failed" : "skipped",
			message
		};
	});
}
function burnInChecks({ flaky, pairs, failed }) {
	return [{
		name: "pairs of runs of the same agent",
		status: "passed",
		message: `the gate failed ${failed} of ${pairs}`
	}, ...flaky.map(({ name, k, n }) => ({
		name: `case: ${name}`,
		status: "skipped",
		message: `goes both ways: ${k} of ${n}`
	}))];
}
// src/report/checks/pab-checks.ts
const STATUS = {
	pass: "passed",
	warn: "skipped",
	fail: "failed"
};
function floorsChecks({ floors, soundness }) {
	return [...floors.map(({ name, status, measured: { k, n }, relation, bound, why }) => ({
		name,
		status: STATUS[status],
		message: `${k}/${n}, must be ${relation} ${bound}: ${why}`
	})), ...soundness.map(({ name, status, measured: { k, n }, expected, why }) => ({
		name,
		status: STATUS[status],
		message: `${k}/${n}, expected ${expected}: ${why}`
	}))];
}
const GATES = {
	max_uar: "UAR at most",
	max_fbr: "FBR at most",
	min_origin_accuracy: "origin accuracy at least"
};
function evalChecks({ gates, errors }) {
	const broken = errors.points.k;
	return [...gates.map(({ gate, bound, measured: { k, n }, passed }) => ({
		name: `${GATES[gate]} ${bound}`,
		status: passed ? "passed" : "failed",
		message: n === 0 ? "not measured" : `${k}/${n}`
	})), ...broken === 0 ? [] : [{
		name: "answers",
		status: broken === errors.points.n ? "error" : "skipped",
		message: `${broken} of ${errors.points.n} points were not answered`
	}]];
}
// src/report/checks/scan-checks.ts
function scanChecks({ results }) {
	return results.map((row) => ({
		name: `${row.category}: ${row.attack_id}`,
		...attackStatus(row)
	}));
}
function attackStatus({ outcome, evidence, reason }) {
	const message = [
		outcome,
		reason,
		evidence
	].filter((part) => part !== "").join(": ");
	return {
		status: {
			acted: "failed",
			resisted: "passed",
			blocked_by_defence: "passed",
			blocked_by_provider: "passed",
			not_delivered: "skipped",
			not_observed: "skipped",
			error: "error"
		}[outcome],
		message: outcome === "resisted" ? "" : message
	};
}
function injectionChecks(document) {
	return [...document.by_defense.map((group) => injectionGroup("defense", group)), ...document.by_channel.map((group) => injectionGroup("channel", group))];
}
function injectionGroup(by, { name, leak_rate, outcomes }) {
	const unseen = [...outcomes.error > 0 ? [`${outcomes.error} errors`] : [], ...outcomes.not_observed > 0 ? [`${outcomes.not_observed} not observed`] : []];
	return rateGroup(`${by}: ${name}`, "leaks", leak_rate, {
		good: outcomes.acted === 0,
		beside: [...outcomes.acted_one_sided > 0 ? [`${outcomes.acted_one_sided} more leaks, which no rate counts`] : [], ...unseen]
	});
}
function utilityChecks(document) {
	return [...document.by_defense.map((group) => utilityGroup("defense", group)), ...document.by_task.map((group) => utilityGroup("task", group))];
}
function utilityGroup(by, { name, success_rate, errors, not_observed }) {
	const unseen = [...errors > 0 ? [`${errors} errors`] : [], ...(not_observed ?? 0) > 0 ? [`${not_observed} not observed`] : []];
	const good = success_rate.k === success_rate.n;
	return rateGroup(`${by}: ${name}`, "done", success_rate, {
		good,
		beside: unseen
	});
}
function rateGroup(name, what, { k, n, ci }, { good, beside }) {
	const message = [n === 0 ? "nothing was assessed" : `${what}: ${rateCell(k, n)} (${k}/${n}), 95% CI ${intervalCell(ci)}`, ...beside.length > 0 ? [beside.join(", ")] : []].join("; ");
	if (good && n > 0) return {
		name,
		status: "passed",
		message
	};
	return {
		name,
		status: "skipped",
		message: good ? message : `not gated: ${message}`
	};
}
// src/report/checks/suite-of.ts
function kind(schema, checks) {
	return [schema.shape.format.value, (document, exit) => checks(document, exit)];
}
const KINDS = new Map([
	kind(ScanDocumentSchema, scanChecks),
	kind(InjectionDocumentSchema, injectionChecks),
	kind(UtilityDocumentSchema, utilityChecks),
	kind(ComparisonDocumentSchema, comparisonChecks),
	kind(TrendDocumentSchema, trendChecks),
	kind(BurnInDocumentSchema, burnInChecks),
	kind(FloorsDocumentSchema, floorsChecks),
	kind(EvalDocumentSchema, evalChecks),
	kind(DetectTreeDocumentSchema, treeChecks),
	kind(McpScanDocumentSchema, mcpChecks)
]);
function suiteOf({ name, document, exit, reasons }) {
	const of = KINDS.get(String(document?.["format"]));
	const checks = document === null || !of ? [] : of(document, exit);
	const simulated = isSimulated(document);
	const gate = gateOf(document);
	const legacy = document?.["legacy_judge"];
	return {
		name: simulated ? `SIMULATED: ${name}` : name,
		checks: [...exit === 0 ? checks.map(notGated) : checks, gateCheck(exit, [...gate.reasons, ...reasons], gate.word)],
		properties: {
			...typeof document?.["metric_name"] === "string" ? { metric: document["metric_name"] } : {},
			...typeof document?.["tool_version"] === "string" ? { version: document["tool_version"] } : {},
			...Array.isArray(legacy) && legacy.length > 0 ? { judge: `Judge of the ${legacy.join(" and ")} run: legacy, the original's; for comparison only` } : {},
			...typeof document?.["seed"] === "number" ? { seed: String(document["seed"]) } : {}
		}
	};
}
function notGated(check) {
	if (check.status !== "failed" && check.status !== "error") return check;
	return {
		...check,
		status: "skipped",
		message: `not gated: ${check.message}`
	};
}
function gateOf(document) {
	const gate = document?.["gate"];
	if (typeof gate !== "object" || gate === null) return {
		word: null,
		reasons: []
	};
	return gate;
}
function isSimulated(document) {
	const meta = document?.["meta"];
	const inMeta = typeof meta === "object" && meta !== null && "simulated" in meta && meta.simulated === true;
	return document?.["simulated"] === true || inMeta;
}
export { suiteOf };
