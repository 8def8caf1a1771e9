import { o as sliceCodePoints } from "./model.mjs";
import { n as decisionEvent, r as decisionSpan, t as decideByChannel } from "./at-the-point.mjs";
import { n as CARRIER_HOPS, t as scanTokens } from "./scanner.mjs";
// src/pab/tracker/containment-tracker.ts
const THRESHOLD = .5;
function createContainmentTracker() {
	return {
		name: "containment-tracker",
		review: (trace, point) => {
			const surface = decisionEvent(trace, point);
			const span = decisionSpan(surface, point);
			const query = wordsOf(sliceCodePoints(surface.content, span));
			const at = trace.events.indexOf(surface);
			const hops = [];
			let origin = surface;
			for (let event = at; event >= 0; event -= 1) {
				const candidate = trace.events[event];
				if (!candidate) break;
				if (event < at) {
					if (similarity(query, wordsOf(candidate.content)) < THRESHOLD) continue;
					origin = candidate;
				}
				if (!CARRIER_HOPS.has(candidate.channel)) break;
				const hop = CARRIER_HOPS.get(candidate.channel);
				if (hop) hops.unshift(hop);
			}
			if (CARRIER_HOPS.has(origin.channel)) hops.shift();
			return {
				decision: decideByChannel(origin.channel),
				attribution: {
					originChannel: origin.channel,
					hopChain: [origin.channel, ...hops],
					span,
					originEventId: origin.eventId
				},
				confidence: 1
			};
		}
	};
}
function wordsOf(text) {
	const words = [];
	scanTokens(text, (form) => words.push(form));
	return words;
}
function similarity(query, event) {
	if (query.length === 0) return 0;
	const words = new Set(event);
	return (query.filter((word) => words.has(word)).length / query.length + longestRun(query, event) / query.length) / 2;
}
function longestRun(a, b) {
	let longest = 0;
	let runs = new Uint32Array(b.length + 1);
	for (const word of a) {
		const next = new Uint32Array(b.length + 1);
		for (let at = 1; at <= b.length; at += 1) {
			if (b[at - 1] !== word) continue;
			const run = (runs[at - 1] ?? 0) + 1;
			next[at] = run;
			longest = Math.max(longest, run);
		}
		runs = next;
	}
	return longest;
}
export { createContainmentTracker };
