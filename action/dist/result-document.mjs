import { t as BacktrailError } from "./error.mjs";
import { t as VERSION } from "./version.mjs";
import { t as didYouMean } from "./near.mjs";
import { C as string, T as union, c as boolean, d as int, h as literal, n as _enum, o as array, v as number } from "./schemas.mjs";
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
export { numberFlag as a, textFlag as c, listFlag as i, verboseFlag as l, choiceFlag as n, parseOptions as o, intFlag as r, switchFlag as s, resultDocument as t };
