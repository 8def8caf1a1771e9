// src/report/html/trial-text.ts
function argsText(args) {
	return typeof args === "string" ? args : JSON.stringify(args, null, 2) ?? "";
}
export { argsText as t };
