import { i as reasonOf, t as BacktrailError } from "./error.mjs";
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
export { parseWith as i, describeIssues as n, parseJson as r, describeIssue as t };
