import { t as printable } from "./printable.mjs";
// src/report/xml-text.ts
function xmlText(text) {
	return printable(text).replace(/[\uFFFE\uFFFF]/g, (bad) => `\\u{${bad.charCodeAt(0).toString(16)}}`).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\"", "&quot;").replaceAll("'", "&apos;");
}
// src/report/checks/junit.ts
const TAGS = {
	failed: "failure",
	error: "error",
	skipped: "skipped"
};
function junitXml({ name, checks, properties }) {
	const count = (status) => checks.filter((check) => check.status === status).length;
	const facts = Object.entries(properties);
	return [
		"<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
		"<testsuites>",
		`<testsuite name="${xmlText(name)}" tests="${checks.length}" failures="${count("failed")}" errors="${count("error")}" skipped="${count("skipped")}">`,
		...facts.length === 0 ? [] : [`<properties>${facts.map(([key, value]) => `<property name="${xmlText(key)}" value="${xmlText(value)}"/>`).join("")}</properties>`],
		...checks.map((check) => testCase(check, name.replaceAll(" ", "."))),
		"</testsuite>",
		"</testsuites>",
		""
	].join("\n");
}
function testCase({ name, status, message }, classname) {
	const open = `<testcase classname="${xmlText(classname)}" name="${xmlText(name)}"`;
	if (status !== "passed") return `${open}><${TAGS[status]} message="${xmlText(message)}"/></testcase>`;
	return message === "" ? `${open}/>` : `${open}><system-out>${xmlText(message)}</system-out></testcase>`;
}
export { junitXml };
