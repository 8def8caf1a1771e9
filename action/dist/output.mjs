import { t as canonicalJson } from "./canonical-json.mjs";
import { l as isDiskFull, s as BacktrailError, u as reasonOf } from "./printable.mjs";
import { resolve } from "node:path";
import { writeFile } from "node:fs/promises";
import { styleText } from "node:util";
// src/cli/output.ts
function createOutput(context, options) {
	const json = options["json"];
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
		document: async (value) => {
			if (jsonOnStdout) await context.stdout.write(canonicalJson(value));
			else if (typeof json === "string") await writeText(context, json, canonicalJson(value), "--json", 384);
		}
	};
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
