import { t as printable } from "./printable.mjs";
// src/report/markdown-code.ts
function codeSpan(text) {
	if (text === "") return "(empty)";
	const shown = printable(text).replaceAll("|", "\\u{7c}");
	const longest = Math.max(0, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length));
	const fence = "`".repeat(longest + 1);
	const pad = /^[` ]|[` ]$/.test(shown) ? " " : "";
	return `${fence}${pad}${shown}${pad}${fence}`;
}
export { codeSpan as t };
