import { C as string, n as _enum, x as record, y as object } from "./schemas.mjs";
// src/formats/outcome.ts
const OUTCOMES = [
	"acted",
	"resisted",
	"blocked_by_defence",
	"blocked_by_provider",
	"not_delivered",
	"not_observed",
	"error"
];
const OutcomeSchema = _enum(OUTCOMES);
function isAssessed(outcome) {
	return outcome !== "error" && outcome !== "not_observed";
}
const LOGGED_OUTCOMES = OUTCOMES.filter((outcome) => outcome !== "not_observed");
const EVIDENCE = [
	"text",
	"calls",
	"telemetry",
	"side_effect"
];
// src/formats/injection-results.ts
function leakedOf(outcome) {
	if (outcome === "acted") return 1;
	return isAssessed(outcome) ? 0 : "";
}
const NAMED = [
	"blocked_by_defence",
	"blocked_by_provider",
	"not_delivered",
	"not_observed"
];
function outcomeOf(leaked, reason) {
	if (leaked === 1) return {
		outcome: "acted",
		reason
	};
	if (leaked === "" && !/^not_observed(?:: |$)/.test(reason)) return {
		outcome: "error",
		reason: reason.replace(/^error(: |$)/, "")
	};
	for (const outcome of NAMED) {
		if (reason === outcome) return {
			outcome,
			reason: ""
		};
		if (reason.startsWith(`${outcome}: `)) return {
			outcome,
			reason: reason.slice(outcome.length + 2)
		};
	}
	return {
		outcome: "resisted",
		reason
	};
}
const FingerprintsSchema = object({
	battery: string().optional(),
	judge: string().optional(),
	target: string().optional(),
	model: string().optional(),
	probes: record(string(), string()).optional(),
	carriers: record(string(), string()).optional(),
	defenses: record(string(), string()).optional(),
	tasks: record(string(), string()).optional(),
	attacks: record(string(), string()).optional(),
	scenarios: string().optional()
});
export { LOGGED_OUTCOMES as a, isAssessed as c, EVIDENCE as i, leakedOf as n, OUTCOMES as o, outcomeOf as r, OutcomeSchema as s, FingerprintsSchema as t };
