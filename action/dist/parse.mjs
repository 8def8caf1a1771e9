import { i as didYouMean, o as VERSION, s as BacktrailError, u as reasonOf } from "./printable.mjs";
import { S as string, _ as number, m as literal, n as _enum, o as array, s as boolean, u as int, w as union, x as strictObject } from "./schemas.mjs";
// src/formats/result-header.ts
const header = {
	tool_version: string(),
	command: array(string()).meta({ description: "The words that were typed." }),
	seed: int().nullable(),
	inputs: array(strictObject({
		path: string(),
		sha256: string().regex(/^[0-9a-f]{64}$/)
	})),
	environment: strictObject({
		node: string(),
		platform: string()
	}),
	left_out: array(strictObject({
		what: string(),
		why: string()
	})).meta({ description: "What was not measured, and why." }),
	run: strictObject({
		started: string(),
		duration_ms: number()
	}).optional().meta({ description: "Absent with --no-timing." })
};
function resultDocumentSchema(format, schemaVersion, body) {
	return strictObject({
		format: literal(format),
		schema_version: literal(schemaVersion),
		...header,
		...body
	});
}
// src/cli/flags.ts
const written = string().regex(/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i).transform(Number);
function numeric(message) {
	return union([number(), written], message);
}
function numberFlag(low, high) {
	const message = `must be a number from ${low} to ${high}`;
	return numeric(message).pipe(number(message).min(low, message).max(high, message));
}
function intFlag(low, high = Number.MAX_SAFE_INTEGER) {
	const message = high === Number.MAX_SAFE_INTEGER ? `must be a whole number, at least ${low}` : `must be a whole number from ${low} to ${high}`;
	return numeric(message).pipe(int(message).min(low, message).max(high, message));
}
function choiceFlag(words) {
	return _enum(words, { error: ({ input }) => `must be one of ${words.join(", ")}${typeof input === "string" ? didYouMean(input, words) : ""}` });
}
const listFlag = union([array(string()), string().transform((one) => [one])]);
const textFlag = string("needs a value").min(1, "must not be empty");
const verboseFlag = union([
	literal(true).transform(() => 1),
	string().regex(/^v+$/).transform((more) => Math.min(2, 1 + more.length)),
	intFlag(0, 2)
], "must be 0, 1 or 2, or stand without a value");
const switchFlag = boolean("must be true or false");
function parseOptions(schema, options) {
	const result = schema.safeParse(options);
	if (result.success) return result.data;
	const [issue] = result.error.issues;
	const key = String(issue?.path[0] ?? "");
	const flag = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
	throw new BacktrailError({
		code: "usage",
		...flag === "" ? {} : { where: `--${flag}` },
		message: issue !== void 0 && issue.path.length === 1 && options[key] === void 0 ? "is required" : issue?.message ?? "invalid options"
	});
}
// src/cli/result-document.ts
function resultDocument(schema, parts) {
	return documentOf(schema, parts.body, parts);
}
function documentOf({ shape: { format, schema_version } }, body, { invocation, seed, inputs, leftOut, run }) {
	return {
		...body,
		format: format.value,
		schema_version: schema_version.value,
		tool_version: VERSION,
		command: invocation.commandLine,
		seed: seed ?? null,
		inputs,
		environment: {
			node: process.version,
			platform: `${process.platform}-${process.arch}`
		},
		left_out: leftOut ?? [],
		...run ? { run: {
			started: run.started.toISOString(),
			duration_ms: run.finished.getTime() - run.started.getTime()
		} } : {}
	};
}
// src/formats/parse.ts
function describeIssue(issue) {
	const place = issue.path.map((part) => typeof part === "number" ? `[${part}]` : String(part)).join(".").replaceAll(".[", "[");
	return place === "" ? issue.message : `${place}: ${issue.message}`;
}
function describeIssues(error, limit = 3) {
	const shown = error.issues.slice(0, limit).map(describeIssue);
	const rest = error.issues.length - shown.length;
	return rest > 0 ? `${shown.join("; ")}; and ${rest} more` : shown.join("; ");
}
function parseWith(schema, value, where, code = "format") {
	const result = schema.safeParse(value);
	if (result.success) return result.data;
	throw new BacktrailError({
		code,
		where,
		message: describeIssues(result.error)
	});
}
function parseJson(text, where) {
	try {
		return JSON.parse(text.startsWith("﻿") ? text.slice(1) : text);
	} catch (cause) {
		const reason = reasonOf(cause);
		throw new BacktrailError({
			code: "format",
			where,
			message: `not valid JSON: ${reason}`,
			cause
		});
	}
}
export { resultDocument as a, listFlag as c, switchFlag as d, textFlag as f, parseWith as i, numberFlag as l, resultDocumentSchema as m, describeIssues as n, choiceFlag as o, verboseFlag as p, parseJson as r, intFlag as s, describeIssue as t, parseOptions as u };
