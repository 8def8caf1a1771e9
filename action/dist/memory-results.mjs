import { C as string, c as boolean, d as int, n as _enum, o as array, v as number, y as object } from "./schemas.mjs";
import { n as MEMORY_ARMS, r as MEMORY_STAGES } from "./rate.mjs";
import { o as OUTCOMES } from "./injection-results.mjs";
// src/formats/memory-results.ts
const STAGE_STATES = [
	"reached",
	"not_reached",
	"implied",
	"not_observed"
];
const DEFENCE_PLACES = [
	"read",
	"write",
	"recall",
	"act"
];
const StageSchema = object({
	state: _enum(STAGE_STATES),
	as: _enum(["verbatim", "reworded"]).nullable(),
	session: int().min(0).nullable(),
	judged: boolean().optional()
});
const MemoryRowSchema = object({
	defense: string(),
	scenario: string(),
	channel: string(),
	memory: string(),
	arm: _enum(MEMORY_ARMS),
	fill: int().min(0),
	repeat: int().min(0),
	outcome: _enum(OUTCOMES),
	reason: string(),
	note: string(),
	stages: object(Object.fromEntries(MEMORY_STAGES.map((stage) => [stage, StageSchema]))),
	path: array(_enum(MEMORY_STAGES)),
	actedAtOnce: boolean(),
	stoppedAt: _enum(DEFENCE_PLACES).nullable(),
	stoppedBecause: string(),
	inputTokens: number().nullable(),
	outputTokens: number().nullable(),
	costUsd: number().nullable()
});
[...[
	"outcome",
	"reason",
	...MEMORY_STAGES,
	"acted_at_once",
	"stopped_at",
	"stopped_because"
]];
export { MemoryRowSchema as n, DEFENCE_PLACES as t };
