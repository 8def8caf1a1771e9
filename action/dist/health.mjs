import { t as HealthDocumentSchema } from "./probe-tool-documents.mjs";
import { o as EXIT, t as PROVIDERS } from "./providers.mjs";
import { y as object } from "./schemas.mjs";
import { n as systemClock } from "./attempt.mjs";
import { r as shorten, t as printable } from "./printable.mjs";
import { o as parseOptions, t as resultDocument } from "./result-document.mjs";
import { i as redactorsOf, n as targetFlags, u as openTarget } from "./target-flags.mjs";
import { randomUUID } from "node:crypto";
// src/cli/commands/probe/health.ts
const Options = object(targetFlags);
const GREETING = "Hello, are you there?";
const KEYS = Object.values(PROVIDERS).map(({ keyVariable }) => keyVariable);
const run = async (invocation) => {
	const { context, output } = invocation;
	const flags = parseOptions(Options, invocation.options);
	const redact = redactorsOf(invocation, flags);
	const target = await openTarget(flags, context, redact.everything);
	try {
		const before = systemClock.now();
		const report = await target.attempt({
			prompt: GREETING,
			history: [],
			session: null,
			trialKey: randomUUID(),
			signal: context.signal
		});
		const latencyMs = Math.round(systemClock.now() - before);
		const healthy = report.status === "answered";
		const said = healthy ? printable(shorten(redact.own(report.text), 200)) : printable(report.reason);
		const keys = KEYS.filter((name) => (context.env[name] ?? "") !== "");
		await output.print([
			`Target:   ${printable(target.name)}`,
			`Status:   ${healthy ? "ok" : report.status === "failed" ? report.kind : report.status}`,
			`Latency:  ${latencyMs} ms`,
			`${healthy ? "Reply:   " : "Reason:  "} ${said}`,
			`Keys set: ${keys.length === 0 ? "none" : keys.join(", ")}`,
			""
		].join("\n"));
		await output.document(resultDocument(HealthDocumentSchema, {
			invocation: redact.invocation,
			inputs: [],
			body: {
				target: target.name,
				healthy,
				status: report.status === "failed" ? report.kind : report.status,
				reason: healthy ? null : report.reason,
				notes: healthy ? report.notes : [],
				latency_ms: latencyMs,
				keys_set: keys
			}
		}));
		if (context.signal.aborted) return EXIT.interrupted;
		return healthy ? EXIT.ok : EXIT.failed;
	} finally {
		await target.close?.();
	}
};
export { run };
