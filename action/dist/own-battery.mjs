import { t as require_dist } from "./dist12.mjs";
import { C as string, S as strictObject, T as union, c as boolean, h as literal, n as _enum, o as array, v as number, x as record } from "./schemas.mjs";
import { a as usageError, i as reasonOf, t as BacktrailError } from "./error.mjs";
// src/formats/parse.ts
var import_dist = require_dist();
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
// src/formats/yaml-file.ts
function parseYamlFile(schema, text, path) {
	const lines = new import_dist.LineCounter();
	const document = (0, import_dist.parseDocument)(text, { lineCounter: lines });
	const [broken] = document.errors;
	if (broken) {
		const line = lines.linePos(broken.pos[0]).line;
		throw usageError(`${path}:${line}`, broken.message.split("\n")[0] ?? broken.message);
	}
	const lineOf = (place) => {
		for (let depth = place.length; depth >= 0; depth -= 1) {
			const node = document.getIn(place.slice(0, depth), true);
			const range = hasRange(node) ? node.range : null;
			if (range) return lines.linePos(range[0] ?? 0).line;
		}
		return 1;
	};
	const parsed = schema.safeParse(document.toJS({ maxAliasCount: 10 }));
	if (parsed.success) return {
		file: parsed.data,
		lineOf
	};
	const [issue] = parsed.error.issues;
	throw usageError(`${path}:${lineOf(issue?.path ?? [])}`, issue ? describeIssue(issue) : "cannot be read");
}
function hasRange(node) {
	return typeof node === "object" && node !== null && "range" in node && Array.isArray(node.range);
}
// src/formats/own-battery.ts
const text = string().min(1);
const id = string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, "must be letters, digits, dot, dash, underscore");
const ArgumentSchema = union([
	string(),
	number(),
	boolean(),
	strictObject({ contains: text }),
	strictObject({ regex: text })
]);
const DetectorDataSchema = union([
	strictObject({ contains: text.meta({ description: "The reply holds this text, without regard to case and blanks." }) }),
	strictObject({ regex: text.meta({ description: "RE2 syntax, without regard to case, on the reply." }) }),
	strictObject({ calls: union([text, strictObject({
		name: text,
		arguments: record(string(), ArgumentSchema).optional().meta({ description: "By name; dots lead into nested ones. All must match." })
	})]) }),
	strictObject({ reaches_sink: literal(true).meta({ description: "A request of this trial came to --sink." }) })
], "must be one of contains: TEXT, regex: PATTERN, calls: NAME or { name, arguments }, reaches_sink: true");
const detect = array(DetectorDataSchema).min(1);
const AttackEntrySchema = strictObject({
	id,
	category: id.default("own"),
	prompt: text.optional().meta({ description: "One message; or give turns." }),
	turns: array(text).min(1).optional().meta({ description: "The user's messages in order, in one conversation." }),
	intent: text.optional().meta({ description: "leak_system_prompt, leak_api_key, leak_instructions or a word of your own." }),
	goal: text.optional().meta({ description: "What it is after, in words for a judge." }),
	detect: detect.optional().meta({ description: "Decides alone where it is given." })
}).refine(({ prompt, turns }) => prompt === void 0 !== (turns === void 0), { message: "needs either prompt or turns" }).refine(({ detect: own, goal, intent }) => own ?? goal ?? intent, { message: "needs detect, or a goal or intent for a judge" });
const ProbeEntrySchema = strictObject({
	id,
	category: _enum([
		"leak",
		"tool_abuse",
		"content_injection",
		"bypass"
	]),
	instruction: union([text, strictObject({
		en: text,
		ru: text
	})]).meta({ description: "What is planted; in two languages where carriers of both are used." }),
	rationale: string().default(""),
	detect
});
const CarrierEntrySchema = strictObject({
	id,
	channel: _enum([
		"email",
		"document",
		"webpage",
		"knowledge_base",
		"memory",
		"tool_output"
	]),
	language: _enum(["en", "ru"]).default("en"),
	rationale: string().default(""),
	text: string().refine((value) => value.split("{{instruction}}").length === 2, { message: "must hold {{instruction}} once" }).meta({ description: "The data, with {{instruction}} once where the planted text goes." })
});
const OwnBatterySchema = strictObject({
	schema_version: literal(1),
	attacks: array(AttackEntrySchema).min(1).optional(),
	probes: array(ProbeEntrySchema).min(1).optional(),
	carriers: array(CarrierEntrySchema).min(1).optional()
});
function parseOwnBattery(given, path) {
	return parseYamlFile(OwnBatterySchema, given, path);
}
export { parseWith as a, parseJson as i, parseOwnBattery as n, describeIssues as r, DetectorDataSchema as t };
