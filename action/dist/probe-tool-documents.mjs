import { C as string, S as strictObject, c as boolean, d as int, h as literal, o as array, v as number, w as tuple, y as object } from "./schemas.mjs";
import { t as AttackShape } from "./attack.mjs";
import { t as resultDocumentSchema } from "./result-header.mjs";
// src/formats/probe-tool-documents.ts
const count = int().nonnegative();
const share = number().min(0).max(1);
const mistakes = array(strictObject({
	id: string(),
	probe: string().nullable(),
	intent: string().nullable(),
	note: string(),
	confidence: share.nullable(),
	evidence: string()
}));
const JudgeValidationSchema = object({
	format: literal("backtrail/oracle-validation"),
	oracle: string(),
	min_confidence: share,
	confusion: object({
		tp: count,
		fp: count,
		tn: count,
		fn: count
	})
});
const OracleValidationDocumentSchema = resultDocumentSchema("backtrail/oracle-validation", 1, {
	oracle: string(),
	min_confidence: share,
	n: count.meta({ description: "Labelled replies on which the oracle gave a verdict." }),
	agreement: share.nullable(),
	agreement_ci95: tuple([share, share]).nullable(),
	kappa: number().min(-1).max(1).nullable(),
	confusion: strictObject({
		tp: count,
		fp: count,
		tn: count,
		fn: count
	}),
	not_judged: count.meta({ description: "Replies on which the oracle failed." }),
	false_negatives: mistakes,
	false_positives: mistakes
}).meta({ description: "How well a judge agrees with labelled replies." });
const HealthDocumentSchema = resultDocumentSchema("backtrail/probe-health", 1, {
	target: string(),
	healthy: boolean(),
	status: string().meta({ description: "`answered`, or what went wrong." }),
	reason: string().nullable(),
	notes: array(string()),
	latency_ms: count,
	keys_set: array(string()).meta({ description: "Names of variables that hold a provider's key; never the keys." })
}).meta({ description: "Whether an agent answers." });
resultDocumentSchema("backtrail/init", 1, {
	files: array(string()).meta({ description: "What was written, from the working folder." }),
	endpoint: string(),
	output_field: string().nullable().meta({ description: "Where the reply stands; null for a usual place." })
}).meta({ description: "How scans of an agent were set up." });
resultDocumentSchema("backtrail/attack-catalogue", 1, { attacks: array(strictObject(AttackShape)) }).meta({ description: "The messages of a scan." });
export { JudgeValidationSchema as n, OracleValidationDocumentSchema as r, HealthDocumentSchema as t };
