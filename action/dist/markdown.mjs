import { t as codeSpan } from "./markdown-code.mjs";
// src/report/checks/markdown.ts
const COMMENT_LIMIT = 65536;
const WORDS = {
	passed: "passed",
	failed: "**failed**",
	error: "**could not tell**",
	skipped: "skipped"
};
const HEADS = {
	passed: "PASS",
	failed: "FAIL",
	error: "ERROR",
	skipped: "NOT GATED"
};
function checksMarkdown({ name, checks, properties }) {
	const gate = checks.at(-1);
	const parts = checks.slice(0, -1).toSorted((a, b) => rank(a) - rank(b));
	const counts = [
		"failed",
		"error",
		"skipped",
		"passed"
	].map((status) => ({
		status,
		n: parts.filter((check) => check.status === status).length
	})).filter(({ n }) => n > 0).map(({ status, n }) => `${n} ${HEADS[status].toLowerCase()}`);
	const head = [
		`### ${codeSpan(name)}: ${gate ? HEADS[gate.status] : "ERROR"}`,
		"",
		...gate && gate.message !== "" ? [`Verdict: ${codeSpan(gate.message)}`, ""] : [],
		...Object.entries(properties).map(([key, value]) => `- ${key}: ${codeSpan(value)}`),
		...Object.keys(properties).length > 0 ? [""] : []
	].join("\n");
	if (parts.length === 0) return `${head}\n`;
	const open = `${head}\n<details${bad(parts) ? " open" : ""}><summary>${parts.length} parts: ${counts.join(", ")}</summary>\n\n| part | | |\n|---|---|---|\n`;
	return open + fitting(parts, COMMENT_LIMIT - open.length - 12 - 100) + "\n</details>\n";
}
function fitting(parts, room) {
	let text = "";
	for (const [at, { name, status, message }] of parts.entries()) {
		const row = `| ${codeSpan(name)} | ${WORDS[status]} | ${message === "" ? "" : codeSpan(message)} |\n`;
		if (text.length + row.length > room) return `${text}\n${parts.length - at} more parts do not fit into a comment.\n`;
		text += row;
	}
	return text;
}
function rank({ status }) {
	return [
		"failed",
		"error",
		"skipped",
		"passed"
	].indexOf(status);
}
function bad(parts) {
	return parts.some(({ status }) => status === "failed" || status === "error");
}
export { checksMarkdown };
