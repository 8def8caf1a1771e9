import { a as codePointLength, i as OffsetMap, n as isTrusted } from "./model.mjs";
// src/pab/at-the-point.ts
function decisionEvent(trace, point) {
	const event = trace.events.find((candidate) => candidate.eventId === point.eventId);
	if (!event) throw new RangeError(`no event ${point.eventId} in the visible context`);
	return event;
}
function decisionSpan(event, point) {
	return point.span ?? [0, codePointLength(event.content)];
}
function decisionText({ content }, { span }) {
	return span === null ? content : new OffsetMap(content).slice(span);
}
function decideByChannel(channel) {
	return isTrusted(channel) ? "act" : "block";
}
export { decisionText as i, decisionEvent as n, decisionSpan as r, decideByChannel as t };
