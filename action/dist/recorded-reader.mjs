import { C as string, c as boolean, o as array, v as number, y as object } from "./schemas.mjs";
import { n as ChannelSchema, r as SpanSchema } from "./pab.mjs";
import { t as decideByChannel } from "./at-the-point.mjs";
import { readFileSync } from "node:fs";
import { createHash } from "node:crypto";
// src/formats/recorded-answer.ts
const RecordedAnswerSchema = object({
	corpus: string(),
	trace_id: string(),
	event_id: string(),
	surface_span: SpanSchema,
	visible_sha256: string(),
	origin_event_id: string(),
	origin_event: number().int().nonnegative(),
	origin_channel: ChannelSchema,
	hop_chain: array(string()),
	sure: boolean()
});
// src/pab/defense.ts
var DefenseFailure = class extends Error {
	kind;
	constructor(kind, message) {
		super(message);
		this.name = "DefenseFailure";
		this.kind = kind;
	}
};
// src/pab/reader/visible-key.ts
function visibleKey({ events }) {
	const seen = [...events].sort((a, b) => a.seq - b.seq);
	return createHash("sha256").update(JSON.stringify(seen.map(({ channel, content }) => [channel, content]))).digest("hex");
}
// src/pab/reader/recorded-reader.ts
const SURE = .99;
const UNSURE = .75;
function recordedReader() {
	const answers = new Map();
	for (const line of recorded().split("\n").filter(Boolean)) {
		const answer = RecordedAnswerSchema.parse(JSON.parse(line));
		answers.set(placeOf(answer.visible_sha256, answer.surface_span), answer);
	}
	return {
		name: "recorded-reader",
		review: (trace, point) => {
			const answer = point.span && answers.get(placeOf(visibleKey(trace), point.span));
			if (!answer) throw new DefenseFailure("threw", "no answer is on record for this text");
			return {
				decision: decideByChannel(answer.origin_channel),
				attribution: {
					originChannel: answer.origin_channel,
					hopChain: answer.hop_chain,
					span: answer.surface_span,
					originEventId: trace.events[answer.origin_event]?.eventId
				},
				confidence: answer.sure ? SURE : UNSURE,
				rationale: "recorded: a language model that read this trace blind"
			};
		}
	};
}
function placeOf(key, [from, to]) {
	return `${key} ${from} ${to}`;
}
function recorded() {
	return readFileSync(new URL("../../../data/reader/blind-answers.jsonl", import.meta.url), "utf8");
}
export { recordedReader };
