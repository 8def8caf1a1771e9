import { t as createParser } from "./dist2.mjs";
// src/formats/sse.ts
function sseEvents(body) {
	const events = [];
	const parser = createParser({ onEvent: ({ event, data }) => events.push({
		event: event ?? null,
		data
	}) });
	const lines = body.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
	parser.feed(`${lines}\n\n`);
	return events;
}
export { sseEvents as t };
