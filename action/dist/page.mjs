import { t as BacktrailError } from "./error.mjs";
import { t as VERSION } from "./version.mjs";
import { n as printableJson } from "./printable.mjs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
// src/report/html/page.ts
const MARK = "<!--report-data-->";
const templateFile = new URL("../../../dist/report/html/template.html", import.meta.url);
async function pageHtml(documents) {
	const template = await readTemplate();
	const at = template.indexOf(MARK);
	const data = {
		tool_version: VERSION,
		documents: documents.map((one, index) => ({
			...one,
			id: `document-${index + 1}`
		}))
	};
	return template.slice(0, at) + island(data) + template.slice(at + 18);
}
function island(data) {
	return `<script type="application/json" id="report-data">${printableJson(JSON.stringify(data)).replace(/[<>&]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`)}<\/script>`;
}
async function readTemplate() {
	try {
		return await readFile(templateFile, "utf8");
	} catch (cause) {
		throw new BacktrailError({
			code: "unavailable",
			where: fileURLToPath(templateFile),
			message: "the template of the report page is not here; install the whole package, or run npm run build",
			cause
		});
	}
}
export { island, pageHtml };
