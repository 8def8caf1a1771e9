import { n as printableJson } from "./printable.mjs";
// src/formats/canonical-json.ts
function sorted(value) {
	if (Array.isArray(value)) return value.map(sorted);
	if (typeof value !== "object" || value === null) return value;
	const out = Object.create(null);
	for (const key of Object.keys(value).sort()) out[key] = sorted(value[key]);
	return out;
}
function canonicalJson(value) {
	return `${printableJson(JSON.stringify(sorted(value), null, 2))}\n`;
}
function canonicalJsonLine(value) {
	return printableJson(oneLine(value));
}
function oneLine(value) {
	if (Array.isArray(value)) return `[${value.map((item) => oneLine(item ?? null)).join(", ")}]`;
	if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
	const fields = [];
	for (const key of Object.keys(value).sort()) {
		const item = value[key];
		if (item !== void 0) fields.push(`${JSON.stringify(key)}: ${oneLine(item)}`);
	}
	return `{${fields.join(", ")}}`;
}
export { canonicalJsonLine as n, canonicalJson as t };
