import { t as printable } from "./printable.mjs";
// src/report/github-command.ts
function workflowCommand(command, properties, message) {
	return `::${command} ${Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(value)}`).join(",")}::${escapeData(printable(message))}\n`;
}
function escapeData(text) {
	return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function escapeProperty(text) {
	return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
// src/report/checks/annotations.ts
const MOST = 10;
function annotationsOf({ name, checks }) {
	const bad = checks.filter(({ status }) => status === "failed" || status === "error");
	const lines = [...bad.slice(-1), ...bad.slice(0, -1)].slice(0, MOST).map((check) => workflowCommand("error", { title: printable(`${name}: ${check.name}`) }, check.message || check.status));
	const more = bad.length - lines.length;
	return [...lines, ...more > 0 ? [`${more} more parts of the verdict did not pass\n`] : []].join("");
}
export { annotationsOf };
