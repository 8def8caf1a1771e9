import { n as decisionEvent, r as decisionSpan, t as decideByChannel } from "./at-the-point.mjs";
import { i as loadTrackerParameters, t as linearScore } from "./linear-text.mjs";
// src/pab/tracker/query-blind.ts
const sentenceEnd = /(?<=[.!?])\s+|\n+/;
function createQueryBlind() {
	const { force } = loadTrackerParameters().gate;
	return {
		name: "most-order-like",
		review: (trace, point) => {
			const surface = decisionEvent(trace, point);
			const earlier = trace.events.slice(0, -1);
			const scores = earlier.map(({ content }) => Math.max(...content.split(sentenceEnd).map((sentence) => linearScore(force, sentence))));
			const best = earlier[scores.indexOf(Math.max(...scores))] ?? surface;
			return {
				decision: decideByChannel(best.channel),
				attribution: {
					originChannel: best.channel,
					hopChain: [best.channel],
					span: decisionSpan(surface, point),
					originEventId: best.eventId
				},
				confidence: .5
			};
		}
	};
}
export { createQueryBlind };
