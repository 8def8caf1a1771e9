import { C as string, S as strictObject, d as int, h as literal, o as array, v as number } from "./schemas.mjs";
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
export { resultDocumentSchema as t };
