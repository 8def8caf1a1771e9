import { t as canonicalJson } from "./canonical-json.mjs";
import { i as reasonOf, r as isDiskFull, t as BacktrailError } from "./error.mjs";
import { resolve } from "node:path";
import { writeFile } from "node:fs/promises";
import { styleText } from "node:util";
// src/cli/output.ts
function createOutput(context, options) {
	const { json, html } = options;
	const quiet = options["quiet"] === true;
	const jsonOnStdout = json === true || json === "-";
	const colour = context.stdout.isTTY && !context.env["NO_COLOR"] && !jsonOnStdout;
	return {
		jsonOnStdout,
		style: (format, text) => colour ? styleText(format, text) : text,
		print: async (text) => {
			if (!jsonOnStdout) await context.stdout.write(text);
		},
		talk: async (text) => {
			if (!quiet) await context.stderr.write(text);
		},
		warn: (text) => context.stderr.write(text),
		fail: (text) => context.stderr.write(text),
		document: async (value, source) => {
			if (jsonOnStdout) await context.stdout.write(canonicalJson(value));
			else if (typeof json === "string") await writeText(context, json, canonicalJson(value), "--json", 384);
			if (typeof html === "string") {
				const page = await resultPage(value, typeof json === "string" ? json : "", context, source);
				await writeText(context, html, page, "--html", 384);
			}
		}
	};
}
async function resultPage(value, shownAs, { cwd }, { out, documents } = {}) {
	const [{ pageHtml }, { showDocument }] = await Promise.all([import("./page.mjs"), import("./show-document.mjs")]);
	if (documents !== void 0) return pageHtml(await documents());
	const page = showDocument(value, shownAs);
	if (out === void 0) return pageHtml([page]);
	const { openKept, withTrials } = await import("./kept-trials.mjs");
	const trials = await openKept(resolve(cwd, out));
	try {
		return await pageHtml([withTrials(page, await trials.block())]);
	} finally {
		await trials.close();
	}
}
async function writeText(context, path, text, flag, mode = 438) {
	try {
		await writeFile(resolve(context.cwd, path), text, { mode });
	} catch (cause) {
		const reason = isDiskFull(cause) ? "the disk is full" : reasonOf(cause);
		throw new BacktrailError({
			code: "io",
			where: flag,
			message: `cannot write ${path}: ${reason}`,
			cause
		});
	}
}
export { writeText as n, createOutput as t };
