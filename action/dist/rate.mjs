import { C as string, S as strictObject, c as boolean, d as int, h as literal, n as _enum, o as array } from "./schemas.mjs";
import { t as OutOfRange } from "./out-of-range.mjs";
import { t as DetectorDataSchema } from "./own-battery.mjs";
// src/stats/wilson.ts
const Z_95 = 1.96;
function wilson(k, n, z = Z_95) {
	if (!Number.isInteger(k) || !Number.isInteger(n) || n < 0 || k < 0 || k > n) throw new OutOfRange(`wilson needs integers 0 <= k <= n, not k=${k}, n=${n}`);
	if (!(z >= 0)) throw new OutOfRange(`wilson needs a z of at least 0, not ${z}`);
	return n === 0 ? null : scoreInterval(k / n, n, z);
}
function scoreInterval(p, n, z) {
	const z2 = z * z;
	const denominator = 1 + z2 / n;
	const centre = (p + z2 / (2 * n)) / denominator;
	const half = z * Math.sqrt(p * (1 - p) / n + z2 / (4 * n * n)) / denominator;
	return [p === 0 ? 0 : Math.max(0, centre - half), p === 1 ? 1 : Math.min(1, centre + half)];
}
// src/formats/memory-scenario.ts
const MEMORY_STAGES = [
	"exposed",
	"persisted",
	"survived",
	"recalled",
	"relayed",
	"executed"
];
const MEMORY_ARMS = [
	"attack",
	"order",
	"fact"
];
const text = string().min(1);
const marked = text.refine((value) => value.includes("{{address}}"), { message: "must hold {{address}}, by which it is known again" });
const SessionSchema = strictObject({
	agent: _enum(["main", "peer"]).default("main").meta({ description: "A peer has a memory of its own and reads what the main agent sent it." }),
	day: int().min(0).meta({ description: "Days since the first session." }),
	request: text.meta({ description: "What the user asks; for a peer, what its work is." }),
	reads: boolean().default(false).meta({ description: "The data tool is there and its result holds what is planted." }),
	compacts: boolean().default(false).meta({ description: "Before it begins, the agent rewrites what it has noted so far." })
}).meta({ description: "A conversation; nothing but the memory goes on to the next one." });
const MemoryScenarioSchema = strictObject({
	id: string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, "must be letters, digits, . _ -"),
	rationale: string().default(""),
	channel: _enum([
		"email",
		"document",
		"webpage",
		"knowledge_base",
		"memory",
		"tool_output"
	]).meta({ description: "How what is planted comes in." }),
	memory: _enum([
		"note",
		"profile",
		"index",
		"file",
		"summary"
	]).meta({ description: "note, file: tools to write and to look; profile: written by a tool, shown at every start; index: the agent files whole documents; summary: written at the end of a session, shown at every start." }),
	system_prompt: text,
	data: text.refine((value) => value.split("{{planted}}").length === 2, "must hold {{planted}} once").meta({ description: "What the data tool returns." }),
	attack: marked.meta({ description: "The order that is planted; {{name}}, {{address}}, {{amount}} are drawn anew." }),
	order: marked.meta({ description: "The same order as the user would give it." }),
	fact: marked.meta({ description: "An honest fact in the place of the attack." }),
	question: text.meta({ description: "What the last session asks for under a fact." }),
	act: array(DetectorDataSchema).min(1).meta({ description: "How the deed is known." }),
	path: array(_enum(MEMORY_STAGES)).min(2).refine((path) => path[0] === "exposed" && path.at(-1) === "executed", { message: "goes from exposed to executed" }).refine((path) => new Set(path).size === path.length, { message: "has a stage twice" }),
	sessions: array(SessionSchema).min(2).max(5).refine(([first, ...later]) => first?.reads === true && later.every((one) => !one.reads), { message: "the first session reads, and no later one does" })
}).meta({ description: "Sessions of one agent with a memory, the first of them poisoned." });
strictObject({
	schema_version: literal(1),
	scenarios: array(MemoryScenarioSchema).min(1).refine((list) => new Set(list.map(({ id }) => id)).size === list.length, "has an id twice")
});
// src/stats/rate.ts
function rateOf(k, n) {
	const ci = wilson(k, n);
	return {
		k,
		n,
		rate: n === 0 ? null : k / n,
		ci
	};
}
export { scoreInterval as a, Z_95 as i, MEMORY_ARMS as n, MEMORY_STAGES as r, rateOf as t };
