// src/report/html/trial-text.ts
const LONGEST = 2e4;
function argsText(args) {
	return typeof args === "string" ? args : JSON.stringify(args, null, 2) ?? "";
}
function cut(text) {
	return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}\n[cut for this page: ${text.length - LONGEST} more characters]`;
}
export { cut as n, argsText as t };
