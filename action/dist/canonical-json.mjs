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
	return printableJson(oneLine(sorted(value)));
}
function oneLine(value) {
	if (Array.isArray(value)) return `[${value.map((item) => oneLine(item ?? null)).join(", ")}]`;
	if (typeof value === "object" && value !== null) return `{${Object.entries(value).filter(([, item]) => item !== void 0).map(([key, item]) => `${JSON.stringify(key)}: ${oneLine(item)}`).join(", ")}}`;
	return JSON.stringify(value) ?? "null";
}
export { canonicalJsonLine as n, canonicalJson as t };
