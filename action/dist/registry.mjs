import { A as decoded, D as firstText, E as asText, M as textOf, N as RecentMap, O as own, T as asObject, _ as errorText, a as langchain, b as resultWithError, c as StepBuffer, d as readMessage$1, f as readMessages, g as readCall$1, h as isLlamaIndexMessage, i as readObservation, l as roughSize, m as readDefinitions, n as channelOfBenchmark, o as readRequestBody, p as readPart, r as otel, s as readResponseBody, u as isMessage$1, v as missingBlock, w as asList, x as readUserText, y as resultText } from "./shipped.mjs";
import { t as sseEvents } from "./sse.mjs";
import { createHash } from "node:crypto";
// src/logs/agentdojo/run.ts
const none = (value) => value === null || value === "none" || value === "" ? null : value;
function looksLikeAgentDojo(value) {
	return typeof own(value, "suite_name") === "string" && typeof own(value, "user_task_id") === "string" && Array.isArray(own(value, "messages"));
}
function readAgentDojoRun(value) {
	const run = asObject(value);
	if (!run) return { reason: "not a JSON object" };
	const suite = asText(run["suite_name"]);
	const userTask = asText(run["user_task_id"]);
	const messages = asList(run["messages"]);
	if (suite === null) return { reason: "no suite_name: not an AgentDojo run" };
	if (userTask === null) return { reason: "no user_task_id: not an AgentDojo run" };
	if (messages === null) return { reason: "no list of messages: not an AgentDojo run" };
	return {
		suite,
		userTask,
		pipeline: asText(run["pipeline_name"]) ?? "unknown",
		injectionTask: none(asText(run["injection_task_id"])),
		attack: none(asText(run["attack_type"])),
		injections: readInjections(run["injections"]),
		messages: messages.map(readMessage),
		error: readError(run["error"]),
		benchmarkVersion: asText(run["benchmark_version"]),
		utility: typeof run["utility"] === "boolean" ? run["utility"] : null,
		security: typeof run["security"] === "boolean" ? run["security"] : null
	};
}
function readInjections(value) {
	const injections = asObject(value);
	if (!injections) return null;
	const out = Object.create(null);
	for (const [vector, text] of Object.entries(injections)) if (typeof text === "string") out[vector] = text;
	return out;
}
function readError(value) {
	if (value === null || value === void 0) return null;
	return typeof value === "string" ? none(value) : JSON.stringify(value);
}
function readMessage(value) {
	const { text, otherParts } = readContent(own(value, "content"));
	const answers = own(value, "tool_call");
	return {
		role: asText(own(value, "role")) ?? "unknown",
		text,
		otherParts,
		calls: (asList(own(value, "tool_calls")) ?? []).map(readCall),
		answers: asObject(answers) ? readCall(answers) : null,
		callId: asText(own(value, "tool_call_id")),
		error: readError(own(value, "error"))
	};
}
function readContent(content) {
	if (typeof content === "string") return {
		text: content,
		otherParts: []
	};
	const parts = asList(content);
	if (!parts) return {
		text: null,
		otherParts: []
	};
	const otherParts = [];
	let text = null;
	for (const part of parts) {
		const type = asText(own(part, "type")) ?? typeof part;
		const piece = typeof part === "string" ? part : asText(own(part, "content")) ?? asText(own(part, "text"));
		if ((type === "text" || type === "string") && piece !== null) text = text === null ? piece : `${text}\n${piece}`;
		else otherParts.push(type);
	}
	return {
		text,
		otherParts
	};
}
function readCall(value) {
	return {
		id: asText(own(value, "id")),
		function: asText(own(value, "function")) ?? "unknown",
		args: own(value, "args") ?? null
	};
}
// src/logs/importers/agentdojo.ts
const agentdojo = {
	name: "agentdojo",
	summary: "AgentDojo and AgentDyn run logs",
	session: false,
	detect: (value) => looksLikeAgentDojo(value) ? "has suite_name, user_task_id and messages" : null,
	read(value, reader) {
		const run = readAgentDojoRun(value);
		if ("reason" in run) {
			reader.skip(run.reason);
			return;
		}
		const name = [
			run.pipeline,
			run.suite,
			run.userTask,
			run.attack ?? "none",
			run.injectionTask ?? "none"
		].join("/");
		const builder = reader.transcript(name, { planted: run.attack === null ? null : run.injections });
		if (run.messages.length === 0) reader.note("the log holds no messages", "/messages");
		const task = run.messages.find(({ role }) => role === "user")?.text ?? "";
		for (const [index, message] of run.messages.entries()) {
			const pointer = `/messages/${index}`;
			const notes = message.otherParts.filter((type) => type !== "thinking").map((type) => `a ${type} part is not text`);
			if (message.role === "tool") {
				const tool = message.answers?.function ?? null;
				builder.result({
					callId: message.callId ?? message.answers?.id ?? null,
					tool,
					args: message.answers?.args ?? null,
					hint: tool === null ? null : channelOfBenchmark(tool),
					...resultWithError(message.text ?? "", message.error),
					...message.error === null ? { notes } : { notes: ["tool error", ...notes] },
					pointer: `${pointer}/content`
				});
				continue;
			}
			builder.content(channelOf$2(message, task), {
				text: message.text ?? "",
				pointer: `${pointer}/content`,
				...message.role === "user" && channelOf$2(message, task) !== "user" ? {
					actor: "harness",
					notes: [...notes, "written by the pipeline, not by the user"]
				} : { notes }
			});
			for (const [at, call] of message.calls.entries()) builder.call({
				callId: call.id,
				tool: call.function,
				args: call.args,
				pointer: `${pointer}/tool_calls/${at}`
			});
		}
		if (run.error !== null) builder.decision({
			text: run.error,
			pointer: "/error",
			notes: ["the run ended in an error"]
		});
	}
};
function channelOf$2(message, task) {
	const { role, text } = message;
	if (role === "user") return (text ?? "").trim() === task.trim() ? "user" : "unclassified";
	return role === "system" || role === "assistant" ? role : "unclassified";
}
// src/logs/importers/ai-sdk-steps.ts
function aiSdkSteps(value) {
	const list = asList(value) ?? asList(own(value, "steps")) ?? asList(own(value, "_steps"));
	return list?.length && list.every(isStep$1) ? list : null;
}
function isStep$1(value) {
	const isCurrent = asList(own(value, "content")) !== null && own(value, "finishReason") !== void 0;
	const isOlder = asList(own(value, "toolCalls")) !== null && asList(own(value, "toolResults")) !== null;
	return (isCurrent || isOlder) && own(value, "role") === void 0;
}
function readAiSdkSteps(builder, steps, pointer) {
	const speaker = {
		role: "assistant",
		actor: "assistant",
		messageId: null,
		name: null
	};
	for (const [index, step] of steps.entries()) {
		const at = `${pointer}/${index}`;
		const body = decoded(own(own(step, "request"), "body"));
		if (asObject(body)) readRequestBody(builder, body, `${at}/request/body`);
		builder.list();
		for (const [nth, part] of partsOf$1(step).entries()) readPart(builder, part, speaker, `${at}/content/${nth}`);
		const messages = asList(own(own(step, "response"), "messages"));
		if (messages) readMessages(builder, messages, `${at}/response/messages`);
	}
}
function partsOf$1(step) {
	const content = asList(own(step, "content"));
	if (content) return content;
	const typed = (key, type) => (asList(own(step, key)) ?? []).map((one) => ({
		...asObject(one),
		type
	}));
	const text = asText(own(step, "text"));
	const reasoning = asText(own(step, "reasoning"));
	return [
		...reasoning ? [{
			type: "reasoning",
			text: reasoning
		}] : [],
		...text ? [{
			type: "text",
			text
		}] : [],
		...typed("toolCalls", "tool-call"),
		...typed("toolResults", "tool-result")
	];
}
// src/logs/importers/ai-sdk.ts
const aiSdk = {
	name: "ai-sdk",
	summary: "AI SDK model messages, steps of a run, UI messages and UI message streams",
	session: false,
	detect: (value) => {
		if (aiSdkSteps(value)) return "steps with content and finish reason";
		const list = asList(value) ?? asList(own(value, "messages"));
		if (!list || list.length === 0) return isUiEvent(value) ? "a UI message stream event" : null;
		if (list.every(isUiEvent)) return "a UI message stream";
		if (list.some(isUiMessage)) return "messages with parts and ids";
		return list.some(hasModelParts) ? "messages with tool-call or tool-result parts" : null;
	},
	isStreamEvent: (value) => isUiEvent(value),
	assemble: (events) => events,
	read(value, reader) {
		const list = asList(value) ?? asList(own(value, "messages")) ?? [value];
		const builder = reader.transcript(asText(own(value, "id")) ?? asText(own(value, "chatId")));
		const steps = aiSdkSteps(value);
		if (steps) readAiSdkSteps(builder, steps, asList(value) ? "" : "/steps");
		else if (list.every(isUiEvent)) readStream(builder, list);
		else readMessages(builder, list, asList(value) ? "" : "/messages");
	}
};
const UI_EVENTS = /^(?:start|start-step|finish|finish-step|abort|error|message-metadata|(?:text|reasoning)-(?:start|delta|end)|reasoning-part-finish|tool-(?:input-(?:start|delta|available|error)|output-(?:available|error|denied)|approval-request)|source-(?:url|document)|file|data-[A-Za-z0-9_-]+)$/;
function isUiEvent(value) {
	const type = asText(own(value, "type"));
	return type !== null && UI_EVENTS.test(type) && own(value, "role") === void 0;
}
function isUiMessage(value) {
	const parts = asList(own(value, "parts"));
	return parts !== null && typeof own(value, "id") === "string" && parts.every((part) => typeof own(part, "type") === "string" && own(part, "content") === void 0);
}
function hasModelParts(value) {
	return (asList(own(value, "content")) ?? []).some((part) => /^tool-(?:call|result|approval)/.test(asText(own(part, "type")) ?? ""));
}
function readStream(builder, events) {
	const texts = new Map();
	const inputs = new Map();
	const flush = () => {
		for (const { text, at, kind } of texts.values()) builder.content("assistant", {
			text,
			pointer: `/${at}`
		}, kind === "reasoning" ? "reasoning" : "content");
		texts.clear();
	};
	const callOf = (id) => {
		const input = inputs.get(id);
		if (!input || input.done) return;
		input.done = true;
		builder.call({
			callId: id,
			tool: input.tool,
			args: decoded(input.json || null),
			pointer: `/${input.at}`
		});
	};
	for (const [at, event] of events.entries()) {
		const type = asText(own(event, "type")) ?? "";
		const id = asText(own(event, "id")) ?? "";
		const callId = asText(own(event, "toolCallId")) ?? "";
		const delta = /^(text|reasoning)-delta$/.exec(type);
		if (delta) {
			const kind = delta[1];
			const key = `${kind}:${id}`;
			const entry = texts.get(key) ?? {
				text: "",
				at,
				kind
			};
			entry.text += asText(own(event, "delta")) ?? asText(own(event, "text")) ?? "";
			texts.set(key, entry);
		} else if (type === "tool-input-start") inputs.set(callId, {
			tool: asText(own(event, "toolName")) ?? "unknown",
			json: "",
			at,
			done: false
		});
		else if (type === "tool-input-delta") {
			const input = inputs.get(callId);
			if (input) input.json += asText(own(event, "inputTextDelta")) ?? "";
		} else if (type === "tool-input-available") {
			flush();
			inputs.set(callId, {
				tool: asText(own(event, "toolName")) ?? "unknown",
				json: "",
				at,
				done: true
			});
			builder.call({
				callId,
				tool: asText(own(event, "toolName")) ?? "unknown",
				args: own(event, "input"),
				pointer: `/${at}`
			});
		} else if (/^tool-(?:output|input-error|approval)/.test(type)) {
			flush();
			callOf(callId);
			readToolEvent(builder, event, type, callId, at);
		} else if (type === "finish-step" || type === "finish") {
			flush();
			for (const open of inputs.keys()) callOf(open);
		} else if (type === "file" || /^(?:source|data)-/.test(type)) builder.content("unclassified", {
			text: JSON.stringify(event),
			pointer: `/${at}`,
			notes: [type]
		});
		else if (type === "error") builder.decision({
			text: asText(own(event, "errorText")) ?? "error",
			pointer: `/${at}`,
			notes: ["stream error"]
		});
	}
	flush();
	for (const open of inputs.keys()) callOf(open);
}
function readToolEvent(builder, event, type, callId, at) {
	const pointer = `/${at}`;
	if (type === "tool-approval-request" || type === "tool-output-denied") {
		builder.decision({
			text: type,
			callId,
			pointer,
			notes: [type]
		});
		return;
	}
	const error = asText(own(event, "errorText"));
	const { text, notes } = resultText(own(event, "output") ?? error ?? void 0);
	builder.result({
		callId,
		text,
		notes: error === null ? notes : ["tool error", ...notes],
		pointer: asObject(event) ? `${pointer}/output` : pointer
	});
}
// src/logs/importers/anthropic-events.ts
const EVENTS$2 = new Set([
	"message_start",
	"content_block_start",
	"content_block_delta",
	"content_block_stop",
	"message_delta",
	"message_stop"
]);
function isAnthropicEvent(value) {
	return EVENTS$2.has(own(value, "type"));
}
function assembleAnthropicEvents(events) {
	let message = {
		type: "message",
		role: "assistant"
	};
	const blocks = new Map();
	const inputs = new Map();
	for (const event of events) {
		const index = Number(own(event, "index") ?? 0);
		switch (own(event, "type")) {
			case "message_start":
				message = {
					...message,
					...asObject(own(event, "message")) ?? {}
				};
				break;
			case "content_block_start":
				blocks.set(index, { ...asObject(own(event, "content_block")) ?? {} });
				break;
			case "content_block_delta":
				addDelta$1(blocks, inputs, index, own(event, "delta"));
				break;
			case "message_delta":
				message = {
					...message,
					...asObject(own(event, "delta")) ?? {}
				};
				break;
			case "error": return event;
		}
	}
	for (const [index, json] of inputs) {
		const block = blocks.get(index);
		if (block) block["input"] = json === "" ? {} : parsedOr(json);
	}
	const content = [...blocks].sort(([a], [b]) => a - b).map(([, block]) => block);
	return {
		...message,
		content
	};
}
function addDelta$1(blocks, inputs, index, delta) {
	const block = blocks.get(index) ?? {};
	blocks.set(index, block);
	const json = asText(own(delta, "partial_json"));
	if (json !== null) inputs.set(index, (inputs.get(index) ?? "") + json);
	for (const key of [
		"text",
		"thinking",
		"signature",
		"content"
	]) {
		const piece = asText(own(delta, key));
		if (piece !== null) block[key] = (asText(block[key]) ?? "") + piece;
	}
}
function parsedOr(json) {
	try {
		return JSON.parse(json);
	} catch {
		return json;
	}
}
// src/logs/importers/conversations.ts
const CONVERSATIONS = 2e4;
var Conversations = class {
	#keys = new RecentMap(CONVERSATIONS);
	#made = 0;
	keyOf(messages, answer, name) {
		const hashes = prefixHashes(messages);
		let found = null;
		for (let at = hashes.length - 1; at >= 0 && found === null; at -= 1) found = this.#keys.get(hashes[at] ?? "") ?? null;
		this.#made += 1;
		const key = found ?? name ?? `conversation ${this.#made}`;
		const last = prefixHashes(answer === null ? messages : [...messages, answer]).at(-1);
		if (last !== void 0) this.#keys.set(last, key);
		return key;
	}
};
function prefixHashes(messages) {
	let before = "";
	return messages.map((message) => {
		before = createHash("sha256").update(before).update(said(message)).digest("base64");
		return before;
	});
}
function said(message) {
	const content = own(message, "content");
	const texts = (asList(content) ?? [content]).map((part) => asText(part) ?? asText(own(part, "text")) ?? asText(own(part, "id")) ?? "");
	const calls = (asList(own(message, "tool_calls")) ?? []).map((call) => [own(call, "id"), own(own(call, "function"), "name")]);
	return JSON.stringify([
		own(message, "role"),
		texts,
		own(message, "tool_call_id"),
		calls
	]);
}
// src/logs/importers/sse.ts
const FIELD = /^(?:(?:data|event|id|retry)(?::|$)|:|\s*$)/;
function parseSse(text) {
	const events = [];
	const bad = [];
	let number = 0;
	for (const { data } of sseEvents(text)) {
		const json = data.trim();
		if (json === "" || json === "[DONE]") continue;
		number += 1;
		try {
			events.push(JSON.parse(json));
		} catch {
			bad.push(number);
		}
	}
	return {
		events,
		bad,
		stray: text.split(/\r\n|[\r\n]/).filter((line) => !FIELD.test(line)).length
	};
}
// src/logs/importers/anthropic.ts
const anthropic = {
	name: "anthropic",
	summary: "Anthropic Messages requests, responses, streams and recorded exchanges",
	session: false,
	joins: true,
	detect: (value) => {
		if (own(value, "type") === "message" && own(value, "role") === "assistant" && asList(own(value, "content"))) return "type message, role assistant, content blocks";
		if (isAnthropicEvent(value)) return "a Messages stream event";
		if (isExchange(value)) return "a recorded HTTP exchange with status, headers and body";
		return isRequest$1(own(value, "request") ?? own(value, "body") ?? value) ? "messages of Anthropic content blocks" : null;
	},
	isStreamEvent: isAnthropicEvent,
	assemble: assembleAnthropicEvents,
	read(value, reader) {
		if (isExchange(value)) {
			readExchange(value, reader);
			return;
		}
		const request = [
			own(value, "request"),
			own(value, "body"),
			own(value, "params"),
			value
		].find(isRequest$1);
		const response = own(value, "response") ?? value;
		const name = asText(own(value, "id")) ?? asText(own(value, "custom_id"));
		const key = keyOf(name, request, response, reader);
		const builder = reader.transcript(key, key === name ? {} : { name });
		if (request !== void 0) readRequest$1(builder, request, request === value ? "" : "/request");
		if (own(response, "type") === "message") readResponse(builder, response, response === value ? "" : "/response");
	}
};
function keyOf(name, request, response, reader) {
	const messages = asList(own(request, "messages"));
	if (messages === null) return name;
	const content = own(response, "type") === "message" ? own(response, "content") : void 0;
	const answer = content === void 0 ? null : {
		role: "assistant",
		content
	};
	return reader.state(Conversations).keyOf(messages, answer, name);
}
function isExchange(value) {
	return typeof own(value, "status") === "number" && own(value, "body") !== void 0 && asObject(own(value, "headers")) !== null;
}
function readExchange(value, reader) {
	const status = Number(own(value, "status"));
	const raw = own(value, "body");
	const text = typeof raw === "string" ? raw : "";
	const body = /^(?:event|data):/m.test(text) && !/^\s*[{[]/.test(text) ? assembleAnthropicEvents(parseSse(text).events) : decoded(raw);
	if (status >= 400 || own(body, "type") === "error") {
		reader.skip(`an error body: HTTP ${status}`, "/body");
		return;
	}
	const builder = reader.transcript(asText(own(body, "id")));
	const request = decoded(own(value, "request") ?? own(value, "requestBody"));
	if (isRequest$1(request)) readRequest$1(builder, request, "/request");
	if (asList(own(body, "content"))) readResponse(builder, body, "/body");
	else reader.skip("the body is no message", "/body");
}
function readRequest$1(builder, request, pointer) {
	const system = own(request, "system");
	if (system !== void 0 && system !== null) readPart(builder, system, {
		role: "system",
		actor: "system",
		messageId: null,
		name: null
	}, `${pointer}/system`);
	const tools = asList(own(request, "tools"))?.filter((tool) => own(tool, "input_schema") !== void 0);
	if (tools && tools.length > 0) readDefinitions(builder, tools, null, `${pointer}/tools`);
	readMessages(builder, asList(own(request, "messages")) ?? [], `${pointer}/messages`);
}
function readResponse(builder, response, pointer) {
	builder.list();
	readMessage$1(builder, {
		...asObject(response) ?? {},
		role: "assistant"
	}, pointer);
	if (own(response, "stop_reason") === "refusal") {
		const why = own(own(response, "stop_details"), "explanation");
		builder.decision({
			text: asText(why) ?? "refusal",
			pointer: `${pointer}/stop_reason`,
			notes: ["the provider refused"]
		});
	}
}
const BLOCKS = new Set([
	"tool_use",
	"tool_result",
	"thinking",
	"redacted_thinking",
	"server_tool_use",
	"mcp_tool_use",
	"mcp_tool_result",
	"web_search_tool_result",
	"web_fetch_tool_result",
	"document",
	"search_result"
]);
function isRequest$1(value) {
	const messages = asList(own(value, "messages"));
	if (!messages || messages.length === 0) return false;
	if (!messages.every((message) => ["user", "assistant"].includes(asText(own(message, "role")) ?? ""))) return false;
	const hasSystem = own(value, "system") !== void 0 && own(value, "max_tokens") !== void 0;
	const hasBlocks = messages.some((message) => (asList(own(message, "content")) ?? []).some((block) => BLOCKS.has(own(block, "type"))));
	return hasSystem || hasBlocks;
}
// src/logs/importers/autogen.ts
const autogen = {
	name: "autogen",
	summary: "AutoGen messages, task results and saved states",
	session: true,
	detect: (value) => {
		if (STATES.test(asText(own(value, "type")) ?? "") && own(value, "version") !== void 0) return "a saved state of an agent or team";
		if (isMessage(value)) return "a message with source and type";
		const list = asList(value) ?? asList(own(value, "messages"));
		return list?.length && list.every(isMessage) ? "messages with source and type" : null;
	},
	read(value, reader) {
		const list = asList(value) ?? asList(own(value, "messages"));
		const team = reader.state(Team);
		if (list) readThread(reader.transcript(null), list, "", team);
		else if (isMessage(value)) readThread(reader.transcript(null), [value], "", team);
		else for (const { name, messages, at, isContext } of threadsIn(value)) {
			const builder = reader.transcript(name);
			if (isContext) readContext$1(builder, messages, at, name);
			else readThread(builder, messages, at, new Team(), name);
		}
	}
};
const TYPES$3 = /^(?:TextMessage|MultiModalMessage|StopMessage|HandoffMessage|StructuredMessage(?:\[.*\]|<.*>)?|ToolCall(?:RequestEvent|ExecutionEvent|SummaryMessage)|MemoryQueryEvent|ThoughtEvent|UserInputRequestedEvent|ModelClientStreamingChunkEvent|Code(?:Generation|Execution)Event|SelectSpeakerEvent|SelectorEvent)$/;
const STATES = /State$/;
function isMessage(value) {
	return typeof own(value, "source") === "string" && TYPES$3.test(asText(own(value, "type")) ?? "");
}
var Team = class {
	first = null;
};
function readThread(builder, list, pointer, team, self = null) {
	builder.list();
	const speakers = new Set(list.filter(speaks).map((message) => own(message, "source")));
	const reader = self !== null && speakers.has(self) ? self : null;
	for (const [index, message] of list.entries()) {
		const source = asText(own(message, "source")) ?? "unknown";
		if (speaks(message)) team.first ??= source;
		const ownWords = reader ?? (speakers.size > 1 || self !== null ? null : team.first);
		readOne$1(builder, asObject(message) ?? {}, `${pointer}/${index}`, source, ownWords);
	}
}
function speaks(message) {
	const type = asText(own(message, "type")) ?? "";
	return own(message, "source") !== "user" && /^(?:Text|ToolCall|Thought|Code|Stop)/.test(type);
}
function readOne$1(builder, message, pointer, source, self) {
	const type = asText(message["type"]) ?? "";
	const content = message["content"];
	const at = `${pointer}/content`;
	const role = source === "user" ? "user" : source === self ? "assistant" : "inter_agent";
	if (/^ToolCallRequest/.test(type)) readCalls(builder, content, source, at);
	else if (/^ToolCallExecution/.test(type)) readResults(builder, content, at);
	else if (type === "MemoryQueryEvent") for (const [index, one] of (asList(content) ?? []).entries()) builder.content("memory", {
		text: textOf(own(one, "content") ?? one),
		actor: "memory",
		pointer: `${at}/${index}`
	});
	else if (type === "ThoughtEvent") builder.content("assistant", {
		text: textOf(content),
		actor: source,
		pointer: at
	}, "reasoning");
	else if (type === "CodeExecutionEvent") {
		const output = own(message["result"], "output") ?? message["result"];
		builder.result({
			callId: null,
			tool: "code_execution",
			text: textOf(output),
			pointer: `${pointer}/result`
		});
	} else if (/^(?:ModelClientStreamingChunk|UserInputRequested|Select)/.test(type)) return;
	else {
		for (const [index, part] of partsOf(content).entries()) {
			const about = {
				actor: source,
				messageId: firstText(message, "id"),
				pointer: `${at}/${index}`
			};
			if (part === null) builder.content("file", {
				...about,
				text: null,
				evidence: "binary",
				notes: ["an image"]
			});
			else builder.content(role, {
				...about,
				text: part
			});
		}
		for (const [index, one] of (asList(message["context"]) ?? []).entries()) builder.content("inter_agent", {
			text: textOf(own(one, "content") ?? one),
			actor: source,
			pointer: `${pointer}/context/${index}`
		});
	}
}
function partsOf(content) {
	const list = asList(content);
	if (list) return list.map((one) => typeof one === "string" ? one : null);
	return content === void 0 || content === null ? [] : [textOf(content)];
}
function readCalls(builder, content, actor, at) {
	readMessage$1(builder, {
		role: "assistant",
		name: actor,
		tool_calls: content
	}, at);
}
function readResults(builder, content, at) {
	for (const [index, one] of (asList(content) ?? []).entries()) readMessage$1(builder, {
		role: "tool",
		tool_call_id: own(one, "call_id"),
		name: own(one, "name"),
		content: own(one, "content"),
		is_error: own(one, "is_error")
	}, `${at}/${index}`);
}
function threadsIn(value, name = null, at = "", depth = 0) {
	if (depth > 12) return [];
	return Object.entries(asObject(value) ?? {}).flatMap(([key, item]) => {
		const place = `${at}/${key}`;
		const messages = asList(item);
		if (!messages) return threadsIn(item, key === "agent_states" ? null : at.endsWith("/agent_states") ? key : name, place, depth + 1);
		const isContext = messages.length > 0 && messages.every(isContextMessage);
		const isThread = messages.length > 0 && messages.every(isMessage);
		if (!isContext && !isThread) return [];
		return [{
			name: name ?? "thread",
			messages,
			at: place,
			isContext
		}];
	});
}
function isContextMessage(value) {
	return /^(?:(?:System|User|Assistant)Message|FunctionExecutionResultMessage)$/.test(asText(own(value, "type")) ?? "");
}
const MEMORY = /^\s*Relevant memory content/;
function readContext$1(builder, list, pointer, self) {
	builder.list();
	for (const [index, message] of list.entries()) {
		const at = `${pointer}/${index}/content`;
		const type = asText(own(message, "type")) ?? "";
		const content = own(message, "content");
		const source = asText(own(message, "source")) ?? "system";
		if (type === "FunctionExecutionResultMessage") readResults(builder, content, at);
		else if (type === "AssistantMessage") {
			const thought = asText(own(message, "thought"));
			if (thought !== null) builder.content("assistant", {
				text: thought,
				actor: source,
				pointer: `${pointer}/${index}/thought`
			}, "reasoning");
			if (asList(content)) readCalls(builder, content, source, at);
			else builder.content("assistant", {
				text: textOf(content),
				actor: self ?? source,
				pointer: at
			});
		} else {
			const isPeer = type === "UserMessage" && source !== "user";
			for (const [part, text] of partsOf(content).entries()) {
				const role = type === "SystemMessage" ? MEMORY.test(text ?? "") ? "memory" : "system" : isPeer ? "inter_agent" : "user";
				builder.content(role, {
					text,
					actor: source,
					pointer: `${at}/${part}`
				});
			}
		}
	}
}
// src/logs/importers/bedrock.ts
const bedrock = {
	name: "bedrock",
	summary: "Amazon Bedrock Converse bodies, streams and model invocation logs",
	session: false,
	joins: true,
	detect: (value) => {
		if (own(value, "schemaType") === "ModelInvocationLog") return "a log of a model invocation";
		if (isRequest(value) || isRequest(own(value, "request"))) return "has messages of Converse blocks";
		if (isAnswer$1(value) || isAnswer$1(own(value, "response"))) return "has a Converse answer";
		if (isRequest({ messages: value })) return "a list of messages of Converse blocks";
		return isStreamEvent(value) ? "a Converse stream event" : null;
	},
	isStreamEvent,
	assemble: assembleEvents,
	read(value, reader) {
		const logged = own(value, "schemaType") === "ModelInvocationLog";
		const request = logged ? own(own(value, "input"), "inputBodyJson") : [
			value,
			own(value, "request"),
			{ messages: value }
		].find(isRequest);
		const response = logged ? own(own(value, "output"), "outputBodyJson") : [value, own(value, "response")].find(isAnswer$1);
		const name = firstText(value, "requestId", "id");
		const messages = asList(own(request, "messages"));
		const answer = own(own(response, "output"), "message") ?? null;
		const key = messages === null ? name : reader.state(Conversations).keyOf(messages, answer, name);
		const builder = reader.transcript(key, key === name ? {} : { name });
		const at = logged ? ["/input/inputBodyJson", "/output/outputBodyJson"] : ["", ""];
		if (request !== void 0) readRequestBody(builder, decoded(request), at[0] ?? "");
		if (response !== void 0) readAnswer(builder, decoded(response), at[1] ?? "");
		if (logged && (request === void 0 || response === void 0)) reader.note("the bodies of an invocation are not in the log: they were too large or left out");
	}
};
function readAnswer(builder, response, pointer) {
	const events = asList(response);
	const whole = events?.some(isStreamEvent) ?? false ? assembleEvents(events ?? []) : assembleAnthropicEvents(events ?? []);
	readResponseBody(builder, events === null ? response : whole, pointer);
}
const KINDS$3 = [
	"toolUse",
	"toolResult",
	"reasoningContent",
	"guardContent",
	"citationsContent"
];
function isRequest(value) {
	const messages = asList(own(value, "messages"));
	if (!messages || messages.length === 0) return false;
	const blocks = messages.flatMap((message) => asList(own(message, "content")) ?? [null]);
	return blocks.every((block) => asObject(block) !== null && own(block, "type") === void 0) && messages.every((message) => /^(?:user|assistant)$/.test(asText(own(message, "role")) ?? "")) && (blocks.some((block) => KINDS$3.some((kind) => asObject(own(block, kind)) !== null)) || [
		"toolConfig",
		"inferenceConfig",
		"modelId"
	].some((key) => own(value, key) !== void 0));
}
function isAnswer$1(value) {
	const message = own(own(value, "output"), "message");
	return own(value, "stopReason") !== void 0 && asList(own(message, "content")) !== null;
}
const EVENTS$1 = /^(?:messageStart|contentBlockStart|contentBlockDelta|contentBlockStop|messageStop|metadata)$/;
function isStreamEvent(value) {
	const keys = Object.keys(asObject(value) ?? {});
	return keys.length === 1 && EVENTS$1.test(keys[0] ?? "") && keys[0] !== "metadata";
}
function assembleEvents(events) {
	const blocks = new Map();
	const blockOf = (event) => {
		const index = Number(own(event, "contentBlockIndex") ?? 0);
		const block = blocks.get(index) ?? {
			text: "",
			reasoning: "",
			call: null,
			input: ""
		};
		blocks.set(index, block);
		return block;
	};
	for (const event of events) {
		const start = own(event, "contentBlockStart");
		const call = asObject(own(own(start, "start"), "toolUse"));
		if (call) blockOf(start).call = call;
		const told = own(event, "contentBlockDelta");
		const delta = own(told, "delta");
		if (asObject(delta) === null) continue;
		const block = blockOf(told);
		block.text += asText(own(delta, "text")) ?? "";
		block.reasoning += asText(own(own(delta, "reasoningContent"), "text")) ?? "";
		block.input += asText(own(own(delta, "toolUse"), "input")) ?? "";
	}
	return {
		output: { message: {
			role: "assistant",
			content: [...blocks].sort(([a], [b]) => a - b).map(([, block]) => wholeBlock(block))
		} },
		stopReason: null
	};
}
function wholeBlock({ text, reasoning, call, input }) {
	if (call) return { toolUse: {
		...call,
		input: decoded(input || null)
	} };
	if (reasoning !== "") return { reasoningContent: { reasoningText: { text: reasoning } } };
	return { text };
}
// src/logs/importers/claude-attachments.ts
function readAttachmentLine(builder, line, pointer) {
	const attachment = own(line, "attachment");
	const kind = asText(own(attachment, "type")) ?? "attachment";
	const at = `${pointer}/attachment`;
	if (kind === "queued_command") return readQueued(builder, attachment, at);
	const body = bodyOf$1(attachment);
	builder.content(channelOf$1(kind), {
		text: body === null ? null : textOf(body),
		actor: firstText(attachment, "filename", "displayPath", "hookName", "path") ?? kind,
		notes: body === null ? [`${kind}: no text in the log`] : [kind],
		pointer: at
	});
	return null;
}
function readQueued(builder, attachment, at) {
	const prompt = own(attachment, "prompt") ?? bodyOf$1(attachment);
	const mode = asText(own(attachment, "commandMode")) ?? "prompt";
	const origin = asText(own(own(attachment, "origin"), "kind")) ?? "human";
	const isUser = /^(?:prompt|bash)$/.test(mode) && origin === "human";
	const role = isUser ? "user" : "unclassified";
	const actor = isUser ? "user" : "harness";
	const notes = [isUser ? "typed while a tool ran" : `queued ${mode} of ${origin}`];
	if (typeof prompt === "string") builder.content(role, {
		text: prompt,
		actor,
		notes,
		pointer: at
	});
	else if (prompt !== null) readPart(builder, prompt, {
		role,
		actor,
		messageId: null,
		name: null
	}, `${at}/prompt`);
	else builder.content(role, {
		text: null,
		actor,
		notes: ["queued_command: no text in the log"],
		pointer: at
	});
	return isUser ? asText(prompt) : null;
}
const FILE = /^(?:file|compact_file_reference|pdf_reference|already_read_file|directory|edited_(?:text|image)_file|selected_lines_in_ide|opened_file_in_ide|diagnostics|notebook)$/;
const SYSTEM = /^(?:(?:critical_)?system_reminder|todo_reminder|task_reminder|todo|plan_mode(?:_\w+)?|auto_mode(?:_\w+)?|output_style|skill_listing|dynamic_skill|command_permissions|token_usage|budget_usd|date_change|deferred_tools_delta|agent_listing_delta|verify_plan_reminder|hook_\w+|async_hook_response)$/;
function channelOf$1(kind) {
	if (FILE.test(kind)) return "file";
	if (SYSTEM.test(kind)) return "system";
	if (/^(?:nested_memory|relevant_memories|memory_update|memory)$/.test(kind)) return "memory";
	return /^(?:teammate_mailbox|task_status)$/.test(kind) ? "inter_agent" : "unclassified";
}
const ABOUT = new Set("type filename displayPath path hookName hookEvent toolUseID uuid timestamp exitCode durationMs lineStart lineEnd ideName itemCount commandMode origin truncated".split(" "));
function bodyOf$1(attachment) {
	for (const key of [
		"content",
		"text",
		"snippet",
		"prompt"
	]) {
		const found = own(attachment, key);
		if (found !== void 0 && found !== null && found !== "") return own(own(found, "file"), "content") ?? found;
	}
	const said = Object.entries(asObject(attachment) ?? {}).filter(([key, value]) => !ABOUT.has(key) && typeof value !== "number" && typeof value !== "boolean").filter(([, value]) => value !== null && value !== "" && !isEmptyList(value));
	return said.length === 0 ? null : Object.fromEntries(said);
}
function isEmptyList(value) {
	return Array.isArray(value) && value.length === 0;
}
// src/logs/importers/claude-harness.ts
const REMINDER = /<system-reminder>[\s\S]*?(?:<\/system-reminder>|$)/g;
const WRITERS = [
	[/^<local-command-std(?:out|err)>/, {
		channel: "trusted_tool",
		actor: "local command"
	}],
	[/^<bash-std(?:out|err)>/, {
		channel: "unclassified",
		actor: "local shell",
		isShellOutput: true
	}],
	[/^<(?:task-notification|teammate-message)\b/, {
		channel: "inter_agent",
		actor: "sub-agent"
	}],
	[/^Caveat: The messages below were generated by the user while running local commands/, {
		channel: "system",
		actor: "harness"
	}],
	[/^\[Request interrupted by user/, {
		channel: "system",
		actor: "harness"
	}],
	[/^<user-prompt-submit-hook>|^Stop hook feedback:/, {
		channel: "unclassified",
		actor: "hook"
	}],
	[/^This session is being continued from a previous conversation that ran out of context/, {
		channel: "memory",
		actor: "compaction"
	}]
];
function stretchesOf(text) {
	const stretches = [];
	let from = 0;
	for (const found of text.matchAll(REMINDER)) {
		stretches.push(...plainStretch(text.slice(from, found.index)));
		stretches.push({
			channel: "system",
			actor: "harness",
			text: found[0]
		});
		from = found.index + found[0].length;
	}
	stretches.push(...plainStretch(text.slice(from)));
	return stretches;
}
function plainStretch(text) {
	if (text.trim() === "") return [];
	const start = text.trimStart();
	return [{
		...WRITERS.find(([pattern]) => pattern.test(start))?.[1] ?? {
			channel: "user",
			actor: "user"
		},
		text
	}];
}
// src/logs/importers/claude-code.ts
const claudeCode = {
	name: "claude-code",
	summary: "Claude Code session logs and the web export",
	session: true,
	detect: (value) => {
		if (asList(own(value, "loglines"))) return "has loglines";
		const type = asText(own(value, "type")) ?? "";
		if ((type === "user" || type === "assistant") && asObject(own(value, "message")) && (own(value, "uuid") ?? own(value, "sessionId") ?? own(value, "session_id")) !== void 0) return `a ${type} line with message and uuid`;
		if (type === "attachment" && asObject(own(value, "attachment")) && own(value, "sessionId")) return "an attachment line with sessionId";
		if (type === "summary" && own(value, "leafUuid") !== void 0) return "a summary line with leafUuid";
		return type === "file-history-snapshot" || type === "system" && own(value, "sessionId") !== void 0 ? `a ${type} line` : null;
	},
	read(value, reader) {
		const lines = asList(own(value, "loglines"));
		if (!lines) readLine(value, "", reader);
		else for (const [index, line] of lines.entries()) readLine(line, `/loglines/${index}`, reader);
	},
	end(reader) {
		const { undelivered } = reader.state(Seen);
		if (undelivered > 0) reader.note(`${undelivered} prompts were queued and never shown to the model in this log`);
	}
};
const MAX_QUEUE = 1e3;
var Seen = class {
	session = null;
	command = "";
	#queue = [];
	#keys = new RecentMap(5e4);
	queued(text) {
		if (text !== null && this.#queue.length < MAX_QUEUE) this.#queue.push(text.trim());
	}
	delivered(text) {
		if (text === null || this.#queue.length === 0) return;
		this.#queue = this.#queue.filter((queued) => !text.includes(queued));
	}
	get undelivered() {
		return this.#queue.length;
	}
	add(key) {
		if (this.#keys.has(key)) return false;
		this.#keys.set(key, true);
		return true;
	}
};
const SILENT$1 = new Set([
	"summary",
	"file-history-snapshot",
	"progress",
	"result",
	"stream_event",
	"last-prompt",
	"custom-title",
	"ai-title",
	"agent-name",
	"tag",
	"mode",
	"pr-link",
	"permission-mode"
]);
function readLine(line, pointer, reader) {
	if (!asObject(line)) {
		reader.skip("a line that is no object", pointer);
		return;
	}
	const type = asText(own(line, "type"));
	const seen = reader.state(Seen);
	const uuid = firstText(line, "uuid");
	if (uuid !== null && !seen.add(`line ${uuid} ${hashOf(own(line, "message") ?? line)}`)) return;
	seen.session = firstText(line, "sessionId", "session_id") ?? seen.session;
	const builder = reader.transcript(seen.session);
	switch (type) {
		case "user":
		case "assistant":
			readTurn(builder, line, type, pointer, seen, reader);
			return;
		case "system":
			readSystem(builder, line, pointer);
			return;
		case "queue-operation":
			if (own(line, "operation") === "enqueue") seen.queued(firstText(line, "content"));
			return;
		case "attachment":
			seen.delivered(readAttachmentLine(builder, line, pointer));
			return;
		default: if (type === null || !SILENT$1.has(type)) reader.skip(type === null ? "a line without a type" : `unknown line type ${type.slice(0, 60)}`, pointer);
	}
}
function readTurn(builder, line, type, pointer, seen, reader) {
	const message = asObject(own(line, "message"));
	if (!message) {
		reader.skip("a line whose message is no object", `${pointer}/message`);
		return;
	}
	const content = message["content"];
	if (content === void 0) {
		reader.skip("a message without content", `${pointer}/message`);
		return;
	}
	const messageId = asText(message["id"]);
	const speaker = speakerOf(line, type, messageId ?? firstText(line, "uuid"));
	const at = `${pointer}/message/content`;
	const blocks = asList(content);
	if (!blocks) {
		readText(builder, textOf(content), speaker, at, seen);
		return;
	}
	for (const [index, block] of blocks.entries()) {
		if (messageId !== null && !seen.add(`block ${messageId} ${hashOf(block)}`)) continue;
		const text = own(block, "type") === "text" ? asText(own(block, "text")) : typeof block === "string" ? block : null;
		const object = asObject(block);
		if (text !== null) readText(builder, text, speaker, `${at}/${index}`, seen);
		else if (object?.["type"] === "tool_result") readToolResult(builder, object, `${at}/${index}`, reader);
		else readPart(builder, block, speaker, `${at}/${index}`);
	}
}
function speakerOf(line, type, messageId) {
	const flag = (key) => own(line, key) === true;
	const side = flag("isSidechain");
	if (type === "assistant") return {
		role: side ? "inter_agent" : "assistant",
		actor: side ? "sub-agent" : "assistant",
		messageId,
		name: null
	};
	if (flag("isCompactSummary") || flag("isVisibleInTranscriptOnly")) return {
		role: "memory",
		actor: "compaction",
		messageId,
		name: null
	};
	if (side) return {
		role: "inter_agent",
		actor: "main agent",
		messageId,
		name: null
	};
	if (flag("isMeta")) return {
		role: "system",
		actor: "harness",
		messageId,
		name: null
	};
	return {
		role: "user",
		actor: "user",
		messageId,
		name: null
	};
}
function readText(builder, text, speaker, pointer, seen) {
	const { role, actor, messageId } = speaker;
	if (role === "tool") return;
	if (role !== "user") {
		builder.content(role, {
			text,
			actor,
			messageId,
			pointer
		});
		return;
	}
	for (const { channel, actor: writer, text: said, isShellOutput } of stretchesOf(text)) {
		if (channel === "user") seen.delivered(said);
		const command = /^\s*<bash-input>([\s\S]*?)<\/bash-input>/.exec(said)?.[1];
		if (command !== void 0) seen.command = command;
		const shell = isShellOutput ? builder.map.ofTool("Bash", null, { command: seen.command }) : null;
		builder.content(shell ?? channel, {
			text: said,
			actor: writer,
			messageId,
			pointer
		});
	}
}
function readSystem(builder, line, pointer) {
	const subtype = asText(own(line, "subtype")) ?? "";
	const text = asText(own(line, "content"));
	if (text === null) return;
	if (/^(?:compact_boundary|microcompact_boundary|turn_duration|api_error|stop_hook_summary|init|informational)$/.test(subtype)) builder.decision({
		text,
		actor: "harness",
		notes: [subtype],
		pointer: `${pointer}/content`
	});
	else builder.content("system", {
		text,
		actor: subtype || "harness",
		pointer: `${pointer}/content`
	});
}
const PERSISTED = /^\s*<persisted-output>[\s\S]*?saved to:?\s*(\S+)/;
const CLEARED = /^\s*\[Old tool result content cleared\]\s*$/;
function readToolResult(builder, block, pointer, reader) {
	const { text, evidence, notes } = resultWithError(block["content"], null);
	const callId = firstText(block, "tool_use_id");
	const failed = block["is_error"] === true ? ["tool error", ...notes] : notes;
	const path = PERSISTED.exec(text ?? "")?.[1];
	if (path !== void 0) {
		const whole = reader.sideFile(path);
		builder.heard(text ?? "");
		const why = whole === null ? "the model was shown this preview; the file it names is not beside the log" : "the model was shown a preview; the text is that of the file beside the log";
		builder.result({
			callId,
			text: whole ?? text,
			evidence: "truncated",
			savedTo: path,
			notes: [...failed, why],
			pointer
		});
	} else if (CLEARED.test(text ?? "")) {
		const cleared = [...failed, "cleared from the context; the text is not here"];
		builder.result({
			callId,
			text: null,
			evidence: "hidden",
			notes: cleared,
			pointer
		});
	} else builder.result({
		callId,
		text,
		...evidence ? { evidence } : {},
		notes: failed,
		pointer
	});
}
function hashOf(value) {
	return createHash("sha256").update(JSON.stringify(value) ?? "").digest("base64").slice(0, 16);
}
// src/logs/importers/codex-exec.ts
const EVENTS = /^(?:thread\.started|turn\.(?:started|completed|failed)|item\.(?:started|updated|completed))$/;
function isExecEvent(value) {
	const type = asText(own(value, "type")) ?? "";
	if (!EVENTS.test(type)) return false;
	return type.startsWith("item.") ? typeof own(own(value, "item"), "type") === "string" : type !== "thread.started" || typeof own(value, "thread_id") === "string";
}
var Thread = class {
	name = null;
};
function readExecEvent(value, reader) {
	const type = asText(own(value, "type")) ?? "";
	const thread = reader.state(Thread);
	if (type === "thread.started") {
		thread.name = firstText(value, "thread_id");
		reader.note("the events of codex exec hold what the agent did, but not what it was asked");
	}
	const builder = reader.transcript(thread.name);
	if (type === "turn.failed") {
		const text = firstText(own(value, "error"), "message") ?? "failed";
		builder.decision({
			text,
			pointer: "/error",
			notes: ["the turn failed"]
		});
	}
	const item = asObject(own(value, "item"));
	if (type !== "item.completed" || !item) return;
	builder.list();
	readItem$1(builder, item, "/item");
}
function readItem$1(builder, item, pointer) {
	const callId = firstText(item, "id");
	const text = firstText(item, "text", "message") ?? "";
	const called = (tool, args, server, result) => {
		builder.call({
			callId,
			tool,
			server,
			args,
			pointer
		});
		const { text: found, evidence, notes } = resultText(result);
		const about = {
			callId,
			tool,
			server,
			text: found,
			notes,
			pointer
		};
		builder.result({
			...about,
			...evidence ? { evidence } : {}
		});
	};
	switch (item["type"]) {
		case "agent_message":
			builder.content("assistant", {
				text,
				pointer
			});
			break;
		case "reasoning":
			builder.content("assistant", {
				text,
				pointer
			}, "reasoning");
			break;
		case "command_execution":
			called("shell", { command: item["command"] }, null, item["aggregated_output"]);
			break;
		case "mcp_tool_call": {
			const failure = firstText(own(item, "error"), "message");
			const result = own(item["result"], "content") ?? item["result"] ?? failure;
			called(firstText(item, "tool") ?? "unknown", item["arguments"] ?? null, firstText(item, "server"), result);
			break;
		}
		case "web_search":
			called("web_search", { query: item["query"] }, null, void 0);
			break;
		case "file_change":
			builder.call({
				callId,
				tool: "apply_patch",
				args: item["changes"] ?? null,
				pointer
			});
			break;
		case "todo_list":
			builder.call({
				callId,
				tool: "update_plan",
				args: item["items"] ?? null,
				pointer
			});
			break;
		default: builder.content("unclassified", {
			text: JSON.stringify(item),
			pointer,
			notes: [`unknown item type ${(asText(item["type"]) ?? "").slice(0, 60)}`]
		});
	}
}
// src/logs/importers/codex-harness.ts
const FRAMES = [
	[/^<(?:environment_context|turn_aborted|permissions instructions|collaboration_mode|personality_spec|model_switch)\b/, {
		channel: "system",
		actor: "harness"
	}],
	[/^(?:# AGENTS\.md instructions|<user_instructions>|<INSTRUCTIONS>|<skills?>|<apps_instructions>|<plugins_instructions>)/, {
		channel: "file",
		actor: "project instructions"
	}],
	[/^<subagent_notification>/, {
		channel: "inter_agent",
		actor: "sub-agent"
	}],
	[/^Another language model started to solve this problem and produced a summary/, {
		channel: "memory",
		actor: "compaction"
	}]
];
const SHELL = /^<user_shell_command>\s*<command>\s*([\s\S]*?)\s*<\/command>/;
const REQUEST = /\n## My request for Codex:\s*\n/g;
const FRAME = /^<([a-z][\w-]*)(?: [^<>\n]*)?>[\s\S]*<\/\1>$/i;
function codexStretches(text) {
	const start = text.trim();
	if (start === "") return [];
	const shell = SHELL.exec(start)?.[1];
	if (shell !== void 0 || start.startsWith("<user_shell_command>")) return [{
		channel: "unclassified",
		actor: "local shell",
		text,
		command: shell ?? ""
	}];
	const known = FRAMES.find(([pattern]) => pattern.test(start))?.[1];
	if (known) return [{
		...known,
		text
	}];
	const request = [...text.matchAll(REQUEST)].at(-1);
	if (request && /^# Context from my IDE setup/.test(start)) {
		const asked = text.slice(request.index + request[0].length);
		return [{
			channel: "unclassified",
			actor: "editor",
			text: text.slice(0, request.index)
		}, {
			channel: "user",
			actor: "user",
			text: asked
		}];
	}
	if (FRAME.test(start)) return [{
		channel: "unclassified",
		actor: "frame",
		text,
		isUnknownFrame: true
	}];
	return [{
		channel: "user",
		actor: "user",
		text
	}];
}
// src/logs/importers/codex.ts
const codex = {
	name: "codex",
	summary: "Codex CLI session rollouts and exec event streams",
	session: true,
	detect: (value) => {
		if (isRolloutLine(value)) return "a rollout line with timestamp, type and payload";
		return isExecEvent(value) ? "an event of codex exec" : null;
	},
	read(value, reader) {
		const session = reader.state(Session$1);
		const type = asText(own(value, "type")) ?? "";
		const payload = asObject(own(value, "payload"));
		if (!payload) {
			if (isExecEvent(value)) readExecEvent(value, reader);
			else reader.skip("not a line of a rollout");
			return;
		}
		if (type === "session_meta") session.name ??= firstText(payload, "id", "session_id");
		const builder = reader.transcript(session.name);
		const isTyped = type === "event_msg" && payload["type"] === "user_message";
		settle(session, builder, isTyped ? asText(payload["message"]) : null);
		builder.list();
		if (type === "response_item") readItem(builder, payload, "/payload", session);
		else if (type === "session_meta" || type === "turn_context") readContext(builder, payload);
		else if (type === "compacted") readCompacted(builder, payload, session);
		else if (isTyped) readTyped(builder, asText(payload["message"]) ?? "");
		else if (type !== "event_msg") reader.skip(`a rollout line of type ${type.slice(0, 60)}`);
	},
	end(reader) {
		const session = reader.state(Session$1);
		settle(session, reader.transcript(session.name), null);
	}
};
const TYPES$2 = /^(?:session_meta|response_item|event_msg|turn_context|compacted|world_state|inter_agent_communication)$/;
function isRolloutLine(value) {
	return TYPES$2.test(asText(own(value, "type")) ?? "") && asObject(own(value, "payload")) !== null;
}
var Session$1 = class {
	name = null;
	open = null;
};
function settle(session, builder, typed) {
	const { open } = session;
	session.open = null;
	if (open === null) return;
	const here = builder.place;
	const { text } = open.stretch;
	const isTyped = typed?.trim() === text.trim();
	builder.at(open.place.file, open.place.line);
	if (isTyped) builder.content("user", {
		text,
		pointer: open.pointer
	});
	else builder.content("unclassified", {
		text,
		actor: "harness",
		notes: ["a frame under the user's role that the log does not call typed"],
		pointer: open.pointer
	});
	builder.at(here.file, here.line);
}
function readTyped(builder, text) {
	for (const stretch of codexStretches(text)) if (stretch.isUnknownFrame) builder.content("user", {
		text,
		pointer: "/payload/message"
	});
	else sayStretch(builder, stretch, "/payload/message");
}
function readItem(builder, item, pointer, session) {
	const type = asText(item["type"]) ?? "";
	if (/^(?:ghost_snapshot|other)$/.test(type)) return;
	if (type === "message" && item["role"] === "user") {
		for (const [index, part] of (asList(item["content"]) ?? []).entries()) {
			const at = `${pointer}/content/${index}`;
			const text = asText(own(part, "text"));
			const speaker = {
				role: "user",
				actor: "user",
				messageId: null,
				name: null
			};
			if (text === null) readPart(builder, part, speaker, at);
			else for (const stretch of codexStretches(text)) if (stretch.isUnknownFrame) session.open = {
				stretch,
				pointer: at,
				place: builder.place
			};
			else sayStretch(builder, stretch, at);
		}
		return;
	}
	if (/_call_output$/.test(type)) {
		const body = printed(item["output"]);
		const { text, evidence, notes } = resultText(body);
		const about = {
			callId: firstText(item, "call_id"),
			text,
			notes,
			pointer
		};
		builder.result({
			...about,
			...evidence ? { evidence } : {}
		});
		return;
	}
	if (typeof item["role"] === "string") readMessage$1(builder, item, pointer);
	else readPart(builder, item, {
		role: "assistant",
		actor: "assistant",
		messageId: firstText(item, "id"),
		name: null
	}, pointer);
}
function printed(output) {
	const framed = decoded(output);
	if (asObject(own(framed, "metadata")) && own(framed, "output") !== void 0) return own(framed, "output");
	const content = own(framed, "content");
	return asObject(framed) && (asList(content) || asText(content) !== null) ? content : output;
}
function sayStretch(builder, stretch, pointer) {
	const { channel, actor, text, command } = stretch;
	const shell = command === void 0 ? null : builder.map.ofTool("shell", null, { command });
	builder.content(shell ?? channel, {
		text,
		actor,
		pointer
	});
}
function readContext(builder, payload) {
	for (const key of [
		"base_instructions",
		"instructions",
		"developer_instructions"
	]) {
		const text = asText(payload[key]) ?? firstText(payload[key], "text");
		if (text !== null) builder.content("system", {
			text,
			pointer: `/payload/${key}`
		});
	}
	const project = asText(payload["user_instructions"]);
	if (project !== null) builder.content("file", {
		text: project,
		actor: "project instructions",
		pointer: "/payload/user_instructions"
	});
}
function readCompacted(builder, payload, session) {
	const text = firstText(payload, "message");
	if (text !== null) builder.content("memory", {
		text,
		actor: "compaction",
		pointer: "/payload/message"
	});
	for (const [index, item] of (asList(payload["replacement_history"]) ?? []).entries()) {
		const at = `/payload/replacement_history/${index}`;
		const object = asObject(item);
		const isItem = typeof object?.["type"] === "string";
		if (object && isItem) readItem(builder, object, at, session);
		else builder.content("memory", {
			text: firstText(item, "text") ?? textOf(item),
			actor: "compaction",
			pointer: at
		});
	}
}
// src/logs/importers/document.ts
const document = {
	name: "document",
	summary: "a page, file, notebook or skill as one event",
	session: false,
	detect: (value) => {
		if (isLoose(value)) return value.note;
		if (asList(own(value, "cells")) && own(value, "nbformat") !== void 0) return "a notebook with cells";
		if (asObject(own(value, "mcpServers"))) return "a configuration of MCP servers";
		if (isContext(value)) return "a context with a question (BIPIA)";
		return isAttackList(value) ? "lists of attack texts by name (BIPIA)" : null;
	},
	read(value, reader) {
		const builder = reader.transcript(null);
		if (isLoose(value)) {
			builder.content(value.channel, {
				text: value.text,
				evidence: value.loose === "binary" ? "binary" : "whole",
				notes: [value.note],
				pointer: ""
			});
			return;
		}
		const cells = asList(own(value, "cells"));
		const text = cells ? cells.map(cellText).join("\n\n") : textOf(value);
		builder.content("file", {
			text,
			pointer: ""
		});
	}
};
function isLoose(value) {
	return own(value, "loose") !== void 0 && own(value, "channel") !== void 0;
}
function cellText(cell) {
	const join = (value) => asList(value)?.map((line) => asText(line) ?? "").join("") ?? asText(value) ?? "";
	const outputs = (asList(own(cell, "outputs")) ?? []).map((output) => join(own(output, "text") ?? own(own(output, "data"), "text/plain")));
	return [join(own(cell, "source")), ...outputs].filter((part) => part !== "").join("\n");
}
function isContext(value) {
	return (own(value, "context") ?? own(value, "error") ?? own(value, "code")) !== void 0 && (own(value, "question") !== void 0 || own(value, "ideal") !== void 0 || own(value, "code") !== void 0);
}
function isAttackList(value) {
	const object = asObject(value);
	if (!object) return false;
	const lists = Object.values(object);
	return lists.length > 0 && lists.every((list) => asList(list)?.length && (asList(list) ?? []).every((item) => typeof item === "string"));
}
// src/logs/importers/gemini.ts
const gemini = {
	name: "gemini",
	summary: "Gemini requests, responses, streams and saved contents",
	session: false,
	detect: (value) => {
		if (isHistory$1(value)) return "a list of contents with parts";
		if (isHistory$1(own(value, "history"))) return "a saved history of contents";
		for (const body of [
			value,
			own(value, "request"),
			own(value, "response")
		]) {
			if (isHistory$1(own(body, "contents"))) return "has contents with parts";
			if (isAnswer(body)) return "has candidates with parts";
		}
		return null;
	},
	isStreamEvent: isAnswer,
	assemble: assembleChunks,
	read(value, reader) {
		const name = firstText(value, "id", "responseId", "response_id");
		const builder = reader.transcript(name);
		const history = asList(value) ?? own(value, "history");
		if (isHistory$1(history)) {
			readRequestBody(builder, { contents: history }, asList(value) ? "" : "/history");
			return;
		}
		for (const [key, at] of [
			["request", "/request"],
			["", ""],
			["response", "/response"]
		]) {
			const body = key === "" ? value : own(value, key);
			if (isHistory$1(own(body, "contents"))) readRequestBody(builder, body, at);
			if (isAnswer(body)) readResponseBody(builder, body, at);
		}
	}
};
function isAnswer(value) {
	const candidates = asList(own(value, "candidates"));
	return candidates !== null && candidates.length > 0 && candidates.every((one) => asObject(one) !== null) && candidates.some((one) => own(one, "content") !== void 0 || own(one, "finishReason") !== void 0);
}
const ROLES$1 = new Set([
	void 0,
	null,
	"user",
	"model",
	"function",
	"tool"
]);
function isHistory$1(value) {
	const list = asList(value);
	return list !== null && list.length > 0 && list.every((one) => {
		const parts = asList(own(one, "parts"));
		return parts !== null && ROLES$1.has(own(one, "role")) && parts.every(isPart);
	});
}
const KINDS$2 = /^(?:text|thought|(?:function|tool)_?(?:call|response)|(?:inline|file)_?data|executable_?code|code_?execution_?result|thought_?signature)$/i;
function isPart(part) {
	const keys = Object.keys(asObject(part) ?? {});
	return !keys.includes("type") && keys.some((key) => KINDS$2.test(key));
}
function assembleChunks(chunks) {
	const answers = new Map();
	let grounding;
	for (const chunk of chunks) for (const candidate of asList(own(chunk, "candidates")) ?? []) {
		const index = Number(own(candidate, "index") ?? 0);
		const parts = answers.get(index) ?? [];
		answers.set(index, parts);
		grounding = own(candidate, "groundingMetadata") ?? grounding;
		for (const part of asList(own(own(candidate, "content"), "parts")) ?? []) addPiece(parts, part);
	}
	const candidates = [...answers.values()].map((parts) => ({
		content: {
			role: "model",
			parts
		},
		groundingMetadata: grounding
	}));
	return {
		...asObject(chunks.at(-1)),
		candidates
	};
}
function addPiece(parts, part) {
	const text = asText(own(part, "text"));
	const last = parts.at(-1);
	const isSameKind = own(part, "thought") === true === (last?.["thought"] === true);
	if (text !== null && typeof last?.["text"] === "string" && isSameKind) last["text"] += text;
	else parts.push({ ...asObject(part) });
}
// src/logs/importers/gemini-cli.ts
const geminiCli = {
	name: "gemini-cli",
	summary: "Gemini CLI sessions, checkpoints and prompt logs",
	session: true,
	detect: (value) => {
		if (isHeader(value)) return "a session with sessionId and projectHash";
		if (isEntry(value)) return "an entry of type user or gemini";
		if (isUpdate(value)) return "an update of a session";
		const list = asList(value);
		return list?.length && list.every(isPrompt) ? "a list of prompts" : null;
	},
	read(value, reader) {
		const session = reader.state(Session);
		const prompts = asList(value);
		if (prompts) {
			for (const [index, one] of prompts.entries()) {
				const text = firstText(one, "message");
				const builder = reader.transcript(firstText(one, "sessionId"));
				if (text !== null) builder.content("user", {
					text,
					pointer: `/${index}/message`
				});
			}
			return;
		}
		session.name ??= firstText(value, "sessionId");
		const builder = reader.transcript(session.name);
		const whole = own(value, "$set") ?? value;
		const at = whole === value ? "" : "/$set";
		const messages = asList(own(whole, "messages"));
		if (isEntry(value)) {
			builder.list();
			readEntry(builder, asObject(value) ?? {}, "", reader);
		}
		if (own(value, "$rewindTo") !== void 0) reader.note("messages were taken back; what a model had read before is kept");
		builder.list();
		for (const [index, entry] of (messages ?? []).entries()) readEntry(builder, asObject(entry) ?? {}, `${at}/messages/${index}`, reader);
	}
};
var Session = class {
	name = null;
};
function isHeader(value) {
	return typeof own(value, "sessionId") === "string" && own(value, "projectHash") !== void 0;
}
function isUpdate(value) {
	return asObject(own(value, "$set")) !== null || typeof own(value, "$rewindTo") === "string";
}
const TYPES$1 = /^(?:user|gemini|info|warning|error)$/;
function isEntry(value) {
	const content = own(value, "content");
	return TYPES$1.test(asText(own(value, "type")) ?? "") && typeof own(value, "id") === "string" && typeof own(value, "timestamp") === "string" && (typeof content === "string" || isParts(content) || asList(own(value, "toolCalls")) !== null);
}
function isParts(content) {
	return (asList(content) ?? [content]).every((part) => typeof part === "string" || asObject(part) && own(part, "type") === void 0);
}
function isPrompt(value) {
	return typeof own(value, "messageId") === "number" && typeof own(value, "sessionId") === "string" && own(value, "type") === "user";
}
function readEntry(builder, entry, pointer, reader) {
	const type = asText(entry["type"]) ?? "";
	if (/^(?:info|warning|error)$/.test(type)) {
		const text = asText(entry["content"]);
		if (text !== null) builder.heard(text);
		return;
	}
	const content = asList(entry["content"]) ?? [entry["content"]];
	if (type === "user") readPrompt(builder, content, `${pointer}/content`);
	else if (type === "gemini") {
		for (const [index, thought] of (asList(entry["thoughts"]) ?? []).entries()) {
			const text = [firstText(thought, "subject"), firstText(thought, "description")];
			builder.content("assistant", {
				text: text.filter((one) => one !== null).join(": "),
				pointer: `${pointer}/thoughts/${index}`
			}, "reasoning");
		}
		readMessage$1(builder, {
			role: "assistant",
			content: entry["content"]
		}, pointer);
		for (const [index, call] of (asList(entry["toolCalls"]) ?? []).entries()) readToolCall(builder, asObject(call) ?? {}, `${pointer}/toolCalls/${index}`);
	} else reader.skip(`an entry of type ${type.slice(0, 60)}`, pointer);
}
const OPENS = /^\s*--- Content from referenced files ---\s*$/;
const CLOSES = /^\s*--- End of content ---\s*$/;
const HARNESS = [
	[/^\s*<session_context>|^This is the Gemini CLI\. We are setting up the context/, "system"],
	[/^\s*<state_snapshot>/, "memory"],
	[/^\s*<(?:hook_context|system-reminder)>|^System: /, "unclassified"]
];
function readPrompt(builder, parts, pointer) {
	let isFile = false;
	for (const [index, part] of parts.entries()) {
		const at = `${pointer}/${index}`;
		const text = asText(part) ?? asText(own(part, "text"));
		const speaker = {
			role: "user",
			actor: "user",
			messageId: null,
			name: null
		};
		if (text === null) {
			if (part !== void 0 && part !== null) readPart(builder, part, speaker, at);
			continue;
		}
		const isEnd = CLOSES.test(text) && !parts.slice(index + 1).some((one) => CLOSES.test(textIn(one)));
		if (isFile && isEnd) isFile = false;
		else if (isFile) builder.content("file", {
			text,
			actor: "referenced file",
			pointer: at
		});
		else if (OPENS.test(text)) isFile = true;
		else readPromptText(builder, text, at);
		if (OPENS.test(text) || isEnd) builder.heard(text);
	}
}
const textIn = (part) => asText(part) ?? asText(own(part, "text")) ?? "";
function readPromptText(builder, text, pointer) {
	const harness = HARNESS.find(([pattern]) => pattern.test(text))?.[1];
	if (harness !== void 0) {
		builder.content(harness, {
			text,
			actor: "harness",
			pointer
		});
		return;
	}
	const opens = /\n--- Content from referenced files ---\n/.exec(text);
	const asked = opens ? text.slice(0, opens.index) : text;
	builder.content("user", {
		text: asked,
		pointer
	});
	if (opens) builder.content("file", {
		text: text.slice(opens.index),
		actor: "referenced file",
		pointer
	});
}
function readToolCall(builder, call, pointer) {
	const callId = firstText(call, "id");
	const tool = firstText(call, "name") ?? "unknown";
	builder.call({
		callId,
		tool,
		args: call["args"] ?? null,
		pointer
	});
	const result = call["result"];
	if (result === void 0 || result === null) return;
	const failed = /^(?:error|cancelled)$/.test(asText(call["status"]) ?? "");
	for (const [index, part] of (asList(result) ?? [result]).entries()) {
		const at = `${pointer}/result/${index}`;
		const isResponse = asObject(own(part, "functionResponse")) !== null;
		const speaker = {
			role: "tool",
			actor: tool,
			messageId: null,
			name: tool
		};
		if (isResponse) readPart(builder, part, speaker, at);
		else {
			const { text, evidence, notes } = resultText(typeof part === "string" ? part : textPart(part));
			builder.result({
				callId,
				tool,
				text,
				...evidence ? { evidence } : {},
				notes: failed ? ["tool error", ...notes] : notes,
				pointer: at
			});
		}
	}
}
function textPart(part) {
	return asText(own(part, "text")) ?? part;
}
// src/logs/importers/google-adk.ts
const googleAdk = {
	name: "google-adk",
	summary: "Google ADK sessions, events and eval sets",
	session: true,
	detect: (value) => {
		const list = asList(value) ?? asList(own(value, "events"));
		if (list?.length && list.every(isEvent)) return "events with author and invocation";
		if (isEvent(value)) return "an event with author and invocation";
		return (asList(own(value, "eval_cases")) ?? asList(own(value, "evalCases")))?.some((one) => turnsOf(one) !== null) ? "an eval set with conversations" : null;
	},
	read(value, reader) {
		const cases = asList(own(value, "eval_cases")) ?? asList(own(value, "evalCases"));
		if (cases) {
			for (const [index, one] of cases.entries()) readCase$1(one, `/eval_cases/${index}`, reader);
			return;
		}
		const list = asList(value) ?? asList(own(value, "events"));
		const at = asList(value) ? "" : "/events";
		const builder = reader.transcript(list ? firstText(value, "id") : null);
		builder.list();
		for (const [index, event] of (list ?? [value]).entries()) readEvent(builder, event, list ? `${at}/${index}` : "", reader);
		readState$1(builder, own(value, "state"), "/state");
	}
};
function isEvent(value) {
	return typeof own(value, "author") === "string" && firstText(value, "invocationId", "invocation_id") !== null && (own(value, "content") !== void 0 || asObject(own(value, "actions")) !== null);
}
var Agents = class {
	first = null;
};
function readEvent(builder, event, pointer, reader) {
	if (own(event, "partial") === true) return;
	const author = asText(own(event, "author")) ?? "unknown";
	const agents = reader.state(Agents);
	if (author !== "user") agents.first ??= author;
	const content = asObject(own(event, "content"));
	if (content) readMessage$1(builder, {
		role: author === "user" ? "user" : "assistant",
		name: author,
		id: own(event, "id"),
		parts: content["parts"]
	}, `${pointer}/content`);
	const failure = firstText(event, "errorMessage", "error_message");
	if (failure !== null) builder.decision({
		text: failure,
		pointer: `${pointer}/errorMessage`,
		notes: ["an error"]
	});
	const actions = own(event, "actions");
	readState$1(builder, own(actions, "stateDelta") ?? own(actions, "state_delta"), `${pointer}/actions/stateDelta`);
}
function readState$1(builder, state, pointer) {
	for (const [key, value] of Object.entries(asObject(state) ?? {})) {
		if (value === null || typeof value === "number" || typeof value === "boolean") continue;
		const text = asText(value) ?? JSON.stringify(value);
		builder.spare({
			text,
			actor: key,
			notes: ["session state"],
			pointer: `${pointer}/${key}`
		}, value);
	}
}
function turnsOf(value) {
	const turns = asList(own(value, "conversation"));
	return turns?.length && turns.every((turn) => userContent(turn) !== void 0) ? turns : null;
}
const userContent = (turn) => own(turn, "user_content") ?? own(turn, "userContent");
function readCase$1(value, pointer, reader) {
	const turns = turnsOf(value);
	const builder = reader.transcript(firstText(value, "eval_id", "evalId"));
	if (!turns) {
		reader.skip("a case without a conversation", pointer);
		return;
	}
	builder.list();
	for (const [index, turn] of turns.entries()) {
		const at = `${pointer}/conversation/${index}`;
		const say = (role, content, place) => {
			if (asObject(content)) readMessage$1(builder, {
				...asObject(content),
				role
			}, `${at}/${place}`);
		};
		say("user", userContent(turn), "user_content");
		const between = own(turn, "intermediate_data") ?? own(turn, "intermediateData");
		const parts = (snake, camel, key) => (asList(own(between, snake) ?? own(between, camel)) ?? []).map((one) => ({ [key]: one }));
		say("assistant", { parts: parts("tool_uses", "toolUses", "functionCall") }, "intermediate_data/tool_uses");
		say("user", { parts: parts("tool_responses", "toolResponses", "functionResponse") }, "intermediate_data/tool_responses");
		for (const [step, event] of (asList(own(between, "invocation_events")) ?? []).entries()) say("assistant", own(event, "content"), `intermediate_data/invocation_events/${step}`);
		say("assistant", own(turn, "final_response") ?? own(turn, "finalResponse"), "final_response");
	}
}
// src/logs/importers/injecagent.ts
const injecagent = {
	name: "injecagent",
	summary: "InjecAgent cases and result files",
	session: false,
	detect: (value) => isCase(asList(value)?.[0] ?? value) ? "has Attacker Instruction, User Tool and Tool Response" : null,
	read(value, reader) {
		const list = asList(value);
		if (!list) readCase(value, "", reader);
		else for (const [index, item] of list.entries()) readCase(item, `/${index}`, reader);
	}
};
function isCase(value) {
	return typeof own(value, "Attacker Instruction") === "string" && typeof own(value, "Tool Response") === "string";
}
function readCase(value, pointer, reader) {
	if (!isCase(value)) {
		reader.skip("not an InjecAgent case: it lacks Attacker Instruction or Tool Response", pointer);
		return;
	}
	const planted = asText(own(value, "Attacker Instruction")) ?? "";
	const builder = reader.transcript(pointer || "case", { planted: { "Tool Response": planted } });
	const user = asText(own(value, "User Instruction"));
	const tool = asText(own(value, "User Tool")) ?? "unknown";
	const args = asText(own(value, "Tool Parameters"));
	const at = (key) => `${pointer}/${key}`;
	if (user !== null) builder.content("user", {
		text: user,
		pointer: at("User Instruction")
	});
	const thought = asText(own(value, "Thought"));
	if (thought !== null) builder.content("assistant", {
		text: thought,
		pointer: at("Thought")
	}, "reasoning");
	builder.call({
		callId: "call-1",
		tool,
		args,
		pointer: at("Tool Parameters")
	});
	builder.result({
		callId: "call-1",
		tool,
		hint: channelOf(tool),
		text: asText(own(value, "Tool Response")),
		pointer: at("Tool Response")
	});
	for (const key of [
		"output",
		"Output",
		"response"
	]) {
		const output = own(value, key);
		if (output !== void 0 && output !== null) builder.content("assistant", {
			text: textOf(output),
			pointer: at(key)
		});
	}
	if (firstText(asList(own(value, "Attacker Tools")) ?? [], "0") !== null && own(value, "eval") !== void 0) {
		const verdict = textOf(own(value, "eval"));
		builder.decision({
			text: `benchmark verdict: ${verdict}`,
			pointer: at("eval")
		});
	}
}
function channelOf(tool) {
	if (/^(?:Amazon|Shopify|Twitter|GitHub|WebBrowser)/.test(tool)) return "web";
	if (/^(?:Gmail|Evernote|GoogleCalendar|Teladoc|Todoist|Twilio)/.test(tool)) return "retrieved_doc";
	return null;
}
// src/logs/importers/inspect.ts
const inspect = {
	name: "inspect",
	summary: "Inspect logs: .json and .eval (stored, deflated and Zstandard)",
	session: false,
	detect: (value) => {
		if (asObject(own(value, "eval")) && own(value, "version") !== void 0) return "has version and eval";
		if (isSample(value)) return "a sample with id, epoch and messages";
		const events = asList(own(value, "events"));
		return events?.some((event) => typeof own(event, "event") === "string") || events !== null && own(value, "expected") !== void 0 ? "a list of Inspect events" : null;
	},
	read(value, reader) {
		if (isSample(value)) {
			readSample(value, "", reader);
			return;
		}
		const samples = asList(own(value, "samples"));
		if (!samples && own(value, "eval") !== void 0) {
			reader.skip("a header without samples: the log was read or written header-only; take the whole log");
			return;
		}
		if (!samples) {
			readEvents(value, "", reader);
			return;
		}
		for (const [index, sample] of samples.entries()) readSample(sample, `/samples/${index}`, reader);
	}
};
function isSample(value) {
	return own(value, "epoch") !== void 0 && own(value, "id") !== void 0 && (asList(own(value, "messages")) !== null || asList(own(value, "events")) !== null);
}
function readSample(sample, pointer, reader) {
	if (!asObject(sample)) {
		reader.skip("a sample that is no object", pointer);
		return;
	}
	const attachments = asObject(own(sample, "attachments")) ?? asObject(own(own(sample, "transcript"), "content")) ?? {};
	const messages = asList(own(sample, "messages")) ?? [];
	const name = `${String(own(sample, "id"))}/${String(own(sample, "epoch") ?? 1)}`;
	const builder = reader.transcript(name);
	readTools(builder, sample, pointer, attachments);
	if (messages.length === 0) {
		readEvents(sample, pointer, reader, attachments, name);
		return;
	}
	readMessages(builder, byWriter(messages).map((message) => withoutRefusal(resolved(message, attachments))), `${pointer}/messages`);
	noteOtherCalls(sample, messages, pointer, reader);
	for (const [index, message] of messages.entries()) {
		const error = own(message, "error");
		if (asText(own(error, "type")) !== "approval") continue;
		builder.decision({
			text: firstText(error, "message") ?? "not approved",
			callId: firstText(message, "tool_call_id"),
			notes: ["denied"],
			pointer: `${pointer}/messages/${index}/error`
		});
	}
	const failure = own(sample, "error");
	if (failure !== void 0 && failure !== null) builder.decision({
		text: firstText(failure, "message") ?? "error",
		notes: ["the sample ended in an error"],
		pointer: `${pointer}/error`
	});
}
const GO_ON = /^\s*(?:Please proceed to the next step using your best judgement|Your submission was incorrect)/;
function byWriter(messages) {
	return messages.map((message) => {
		return own(message, "role") === "user" && asText(own(message, "source")) === null && GO_ON.test(textOf(own(message, "content"))) ? {
			...asObject(message),
			role: "harness"
		} : message;
	});
}
function noteOtherCalls(sample, messages, pointer, reader) {
	const known = new Set(messages.map((message) => own(message, "id")));
	const others = (asList(own(sample, "events")) ?? asList(own(own(sample, "transcript"), "events")) ?? []).filter((event) => {
		const given = (asList(own(event, "input")) ?? []).map((message) => own(message, "id")).filter((id) => typeof id === "string");
		return own(event, "event") === "model" && given.length > 0 && !given.some((id) => known.has(id));
	});
	if (others.length === 0) return;
	reader.note(`${others.length} calls of a model are in none of the sample's messages (graders, agents inside): not read`, `${pointer}/events`);
}
function readTools(builder, sample, pointer, attachments) {
	const events = asList(own(sample, "events")) ?? asList(own(own(sample, "transcript"), "events"));
	for (const [index, event] of (events ?? []).entries()) {
		const tools = asList(own(event, "tools"));
		if (own(event, "event") !== "model" || !tools?.length) continue;
		builder.list();
		const named = tools.map((tool) => resolved(tool, attachments));
		readDefinitions(builder, named, null, `${pointer}/events/${index}/tools`);
	}
}
function withoutRefusal(message) {
	if (own(message, "content") === "" || asText(own(own(message, "error"), "type")) !== "approval") return message;
	return {
		...asObject(message),
		error: null
	};
}
function readEvents(value, pointer, reader, attachments = {}, name = null) {
	const builder = reader.transcript(name);
	let messages = 0;
	for (const [index, event] of (asList(own(value, "events")) ?? []).entries()) {
		if (own(event, "event") !== "model") continue;
		const at = `${pointer}/events/${index}`;
		const input = asList(own(event, "input")) ?? [];
		const choices = asList(own(own(event, "output"), "choices")) ?? [];
		messages += input.length + choices.length;
		readMessages(builder, input.map((message) => resolved(message, attachments)), `${at}/input`);
		const answers = choices.map((choice) => resolved(own(choice, "message"), attachments));
		if (answers.length > 0) readMessages(builder, answers, `${at}/output/choices`);
	}
	if (messages === 0) reader.note("holds events but no messages", pointer);
}
const REFERENCE = /^attachment:\/\/([0-9a-f]{16,64})$/;
function resolved(value, attachments, depth = 0) {
	if (typeof value === "string") {
		const hash = REFERENCE.exec(value)?.[1];
		return hash !== void 0 && Object.hasOwn(attachments, hash) ? attachments[hash] : value;
	}
	if (depth > 8 || typeof value !== "object" || value === null) return value;
	if (Array.isArray(value)) return value.map((item) => resolved(item, attachments, depth + 1));
	return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolved(item, attachments, depth + 1)]));
}
// src/logs/importers/langfuse.ts
const langfuse = {
	name: "langfuse",
	summary: "Langfuse trace exports, observations and the normalised ChatML form",
	session: true,
	detect: (value) => {
		if (isChatMl(value)) return "observations with normalised input and output (ChatML)";
		if (asList(own(value, "observations"))) return "a trace with observations";
		if (isObservation(value)) return "an observation with type, traceId, input and output";
		const list = asList(value);
		return list?.length && list.every(isObservation) ? "a list of observations" : null;
	},
	read(value, reader) {
		if (isChatMl(value)) readChatMl(value, reader);
		else if (asList(own(value, "observations"))) readTrace(value, reader);
		else for (const item of asList(value) ?? [value]) readOne(item, reader);
	},
	end: (reader) => reader.state(StepBuffer).flush()
};
const TYPES = {
	GENERATION: "model",
	EMBEDDING: "other",
	TOOL: "tool",
	RETRIEVER: "retriever",
	AGENT: "agent",
	CHAIN: "other",
	EVALUATOR: "other",
	GUARDRAIL: "guardrail",
	SPAN: "other",
	EVENT: "other"
};
function isObservation(value) {
	const type = asText(own(value, "type"));
	return type !== null && Object.hasOwn(TYPES, type) && (own(value, "traceId") ?? own(value, "trace_id")) !== void 0;
}
function isChatMl(value) {
	const object = asObject(value);
	if (!object) return false;
	const entries = Object.values(object);
	return entries.length > 0 && entries.every((entry) => isSide(own(entry, "input")) || isSide(own(entry, "output")));
}
function isSide(value) {
	return typeof own(value, "success") === "boolean" && (own(value, "data") !== void 0 || own(value, "error") !== void 0);
}
function readTrace(value, reader) {
	const trace = asObject(own(value, "trace")) ?? value;
	const builder = reader.transcript(firstText(trace, "id", "traceId"));
	const root = {
		kind: "agent",
		name: firstText(trace, "name"),
		pointer: own(value, "trace") === trace ? "/trace" : ""
	};
	readObservation(builder, {
		...root,
		input: own(trace, "input"),
		output: null
	});
	for (const [index, item] of (asList(own(value, "observations")) ?? []).entries()) addStep(builder, item, `/observations/${index}`, reader);
	reader.state(StepBuffer).flush();
	readObservation(builder, {
		...root,
		input: null,
		output: own(trace, "output")
	});
}
function readOne(item, reader) {
	if (!isObservation(item)) {
		reader.skip("not a Langfuse observation: it lacks type or traceId");
		return;
	}
	addStep(reader.transcript(firstText(item, "traceId", "trace_id")), item, "", reader);
}
function addStep(builder, item, pointer, reader) {
	const id = firstText(item, "id");
	const type = asText(own(item, "type")) ?? "SPAN";
	const step = {
		id,
		parentId: firstText(item, "parentObservationId", "parent_observation_id"),
		start: startOf(item),
		size: roughSize(item),
		read: (to, phase, { isInner }) => readObservation(to, {
			kind: TYPES[type] ?? "other",
			name: firstText(item, "name"),
			input: own(item, "input"),
			output: own(item, "output"),
			error: own(item, "level") === "ERROR" ? own(item, "statusMessage") : null,
			stepId: id,
			isRoot: !isInner && type !== "EVENT",
			pointer
		}, phase)
	};
	reader.state(StepBuffer).add(builder, step, reader);
}
function startOf(value) {
	const time = Date.parse(firstText(value, "startTime", "start_time") ?? "");
	return Number.isNaN(time) ? null : time;
}
function readChatMl(value, reader) {
	const builder = reader.transcript(null);
	const steps = Object.entries(value).map(([id, step]) => ({
		id,
		input: dataOf(own(step, "input")),
		output: dataOf(own(step, "output")),
		failed: [own(step, "input"), own(step, "output")].filter((side) => own(side, "success") === false).length
	}));
	let failed = 0;
	for (const step of steps.sort((a, b) => b.input.length - a.input.length)) {
		failed += step.failed;
		for (const side of ["input", "output"]) {
			const list = step[side];
			if (list.length === 0) continue;
			const pointer = `/${escapePointer(step.id)}/${side}/data`;
			const messages = list.filter((item) => asText(own(item, "role")) !== null);
			const rest = list.filter((item) => !messages.includes(item));
			for (const [index, item] of list.entries()) {
				const tools = asList(own(item, "tools"));
				if (tools?.length) {
					builder.list();
					readDefinitions(builder, tools, null, `${pointer}/${index}/tools`);
				}
			}
			if (messages.length > 0) readMessages(builder, messages, pointer);
			for (const item of rest) readRoleless(builder, item, `${pointer}/${list.indexOf(item)}`);
		}
	}
	if (failed > 0) reader.note(`${failed} inputs or outputs were not understood by the exporter and are not in the file`);
}
function readRoleless(builder, item, pointer) {
	const body = own(item, "content") ?? own(item, "json");
	if (body === void 0) return;
	const inner = decoded(body);
	for (const [key, found] of [
		["messages", own(inner, "messages")],
		["output", own(inner, "output")],
		["args/messages", own(own(asList(own(inner, "output"))?.[0], "args"), "messages")],
		["message", own(inner, "message")]
	]) {
		const nested = asList(found) ?? [found];
		if (!nested.every(isMessage$1)) continue;
		readMessages(builder, nested, `${pointer}/json/${key}`);
		return;
	}
	const { text, notes } = resultText(inner);
	builder.list();
	builder.result({
		callId: null,
		text,
		notes,
		pointer
	});
}
function dataOf(side) {
	return own(side, "success") === true ? asList(own(side, "data")) ?? [] : [];
}
function escapePointer(key) {
	return key.replaceAll("~", "~0").replaceAll("/", "~1");
}
// src/logs/importers/langsmith.ts
const langsmith = {
	name: "langsmith",
	summary: "LangSmith runs, post and patch batches, recordings of managed agents",
	session: true,
	detect: (value) => {
		if (asList(own(value, "post")) && asList(own(value, "patch"))) return "a batch with post and patch";
		if (isRun(value)) return "a run with run_type and inputs";
		if (isRecording(value)) return "a recorded client.beta.sessions call";
		const list = asList(value);
		return list?.length && list.every(isRun) ? "a list of runs" : null;
	},
	read(value, reader) {
		if (isRecording(value)) {
			readRecording(value, reader);
			return;
		}
		const posts = asList(own(value, "post"));
		const list = posts ? mergePatches(posts, asList(own(value, "patch")) ?? []) : asList(value) ?? [value];
		for (const [index, run] of list.entries()) readRun(run, posts ? `/post/${index}` : asList(value) ? `/${index}` : "", reader);
	},
	end: (reader) => reader.state(StepBuffer).flush()
};
function isRun(value) {
	return typeof own(value, "run_type") === "string" && own(value, "inputs") !== void 0;
}
function mergePatches(posts, patches) {
	return posts.map((post, index) => {
		const id = own(post, "id");
		const patch = patches.find((item) => own(item, "id") === id && id !== void 0) ?? patches[index];
		return {
			...asObject(post) ?? {},
			...asObject(patch) ?? {}
		};
	});
}
const NO_PARENT = {
	trace: null,
	parent: null
};
const KINDS$1 = {
	llm: "model",
	chat_model: "model",
	tool: "tool",
	retriever: "retriever",
	chain: "other",
	prompt: "other",
	parser: "other",
	embedding: "other"
};
function readRun(run, pointer, reader, { trace, parent } = NO_PARENT) {
	if (!isRun(run)) {
		reader.skip("not a LangSmith run: it lacks run_type or inputs", pointer);
		return;
	}
	const builder = reader.transcript(firstText(run, "trace_id") ?? trace ?? firstText(run, "id"));
	const id = firstText(run, "id") ?? `${parent ?? ""}${pointer}`;
	const parentId = firstText(run, "parent_run_id") ?? parent;
	const start = Date.parse(firstText(run, "start_time") ?? "");
	const kind = KINDS$1[asText(own(run, "run_type")) ?? ""] ?? "other";
	const step = {
		id,
		parentId,
		start: Number.isNaN(start) ? null : start,
		size: roughSize({
			...asObject(run),
			child_runs: null
		}),
		read: (to, phase, { isInner }) => readObservation(to, {
			kind,
			name: firstText(run, "name"),
			input: own(run, "inputs"),
			output: own(run, "outputs"),
			error: own(run, "error"),
			callId: firstText(own(own(run, "extra"), "metadata"), "tool_call_id"),
			stepId: id,
			isRoot: !isInner && parentId === null,
			pointer,
			inputPointer: `${pointer}/inputs`,
			outputPointer: `${pointer}/outputs`
		}, phase)
	};
	reader.state(StepBuffer).add(builder, step, reader);
	const children = asList(own(run, "child_runs")) ?? [];
	for (const [index, child] of children.entries()) {
		const inner = {
			trace: firstText(run, "trace_id") ?? trace ?? id,
			parent: id
		};
		readRun(child, `${pointer}/child_runs/${index}`, reader, inner);
	}
}
function isRecording(value) {
	const [method] = asList(value) ?? [];
	return typeof method === "string" && /^client\.(?:beta\.)?[a-z_.]+$/.test(method);
}
function readRecording(value, reader) {
	const [method, payload] = asList(value) ?? [];
	const builder = reader.transcript(null);
	builder.list();
	if (method === "client.beta.sessions.create") {
		const system = asText(own(own(payload, "agent"), "system"));
		if (system !== null) builder.content("system", {
			text: system,
			pointer: "/1/agent/system"
		});
		const tools = asList(own(own(payload, "agent"), "tools"))?.filter((tool) => own(tool, "name") !== void 0);
		if (tools?.length) readDefinitions(builder, tools, null, "/1/agent/tools");
		return;
	}
	if (asText(method)?.endsWith(".send")) return;
	if (asText(method)?.endsWith(".stream")) readStreamed(payload, reader);
	else reader.note(`a call of ${asText(method) ?? "?"} carries no messages`);
}
function readStreamed(event, reader) {
	const builder = reader.transcript(null);
	const type = asText(own(event, "type")) ?? "";
	const id = asText(own(event, "id"));
	const pointer = "/1";
	if (type === "user.message" || type === "agent.message") {
		const role = type === "user.message" ? "user" : "assistant";
		readPart(builder, own(event, "content"), {
			role,
			actor: role,
			messageId: id,
			name: null
		}, `${pointer}/content`);
	} else if (/^agent\.(?:mcp_|custom_)?tool_use$/.test(type)) builder.call({
		callId: id,
		tool: firstText(event, "name") ?? "unknown",
		server: firstText(event, "mcp_server_name"),
		args: own(event, "input") ?? null,
		pointer
	});
	else if (/^(?:agent|user)\.(?:mcp_|custom_)?tool_result$/.test(type)) {
		const { text, evidence, notes } = resultText(own(event, "content"));
		const failed = own(event, "is_error") === true ? ["tool error"] : [];
		builder.result({
			callId: firstText(event, "tool_use_id", "mcp_tool_use_id", "custom_tool_use_id"),
			text,
			...evidence ? { evidence } : {},
			notes: [...failed, ...notes],
			pointer: `${pointer}/content`
		});
	} else if (type === "user.tool_confirmation") builder.decision({
		text: firstText(event, "result") ?? type,
		callId: firstText(event, "tool_use_id"),
		pointer,
		notes: [type]
	});
	else if (type === "agent.thinking") builder.content("assistant", {
		text: null,
		evidence: "hidden",
		messageId: id,
		pointer,
		notes: ["thinking: not in the log"]
	}, "reasoning");
	else if (!/^(?:session|span)\./.test(type)) builder.content("unclassified", {
		text: JSON.stringify(event),
		pointer,
		notes: [`unknown event type ${type.slice(0, 60)}`]
	});
}
// src/logs/importers/llamaindex.ts
const llamaindex = {
	name: "llamaindex",
	summary: "LlamaIndex chat messages, chat stores and memories",
	session: false,
	detect: (value) => {
		if (isHistory(value) || isHistory(own(value, "messages"))) return "messages with typed blocks";
		return storesOf(value).length > 0 ? "a chat store of messages with blocks" : null;
	},
	read(value, reader) {
		const name = firstText(value, "id", "session_id");
		for (const [list, at] of [[value, ""], [own(value, "messages"), "/messages"]]) if (isHistory(list)) readMessages(reader.transcript(name), asList(list) ?? [], at);
		for (const { key, list, at } of storesOf(value)) readMessages(reader.transcript(key), list, `${at}/${key}`);
	}
};
function isHistory(value) {
	const list = asList(value);
	return list !== null && list.length > 0 && list.every((one) => isLlamaIndexMessage(asObject(one) ?? {}));
}
function storesOf(value) {
	return ["/chat_store/store", "/store"].flatMap((at) => {
		const store = at.slice(1).split("/").reduce(own, value);
		return Object.entries(asObject(store) ?? {}).flatMap(([key, list]) => isHistory(list) ? [{
			key,
			list: asList(list) ?? [],
			at
		}] : []);
	});
}
// src/logs/importers/mcp-exchanges.ts
function readSampling(builder, params, actor, pointer) {
	const system = asText(own(params, "systemPrompt"));
	if (system !== null) builder.content("inter_agent", {
		text: system,
		actor,
		pointer: `${pointer}/systemPrompt`
	});
	const tools = asList(own(params, "tools"));
	if (tools) readDefinitions(builder, tools, actor, `${pointer}/tools`);
	for (const [index, message] of (asList(own(params, "messages")) ?? []).entries()) {
		const at = `${pointer}/messages/${index}`;
		const content = own(message, "content");
		for (const [i, block] of (asList(content) ?? [content]).entries()) {
			const place = `${at}/content/${i}`;
			const text = asText(block) ?? (own(block, "type") === "text" ? asText(own(block, "text")) : null);
			if (text !== null) builder.content("inter_agent", {
				text,
				actor,
				pointer: place
			});
			else if (own(block, "type") === "tool_result") readToldResult(builder, block, actor, place);
			else readPart(builder, normalBlock(block), {
				role: "inter_agent",
				actor,
				messageId: null,
				name: null
			}, place);
		}
	}
}
function readToldResult(builder, block, actor, pointer) {
	const { text, evidence, notes } = resultText(own(block, "content") ?? own(block, "structuredContent"));
	builder.result({
		callId: firstText(block, "toolUseId", "tool_use_id"),
		channel: "inter_agent",
		text,
		...evidence ? { evidence } : {},
		actor,
		notes: ["a result, as the server tells it", ...notes],
		pointer
	});
}
function readSamplingResult(builder, result, pointer) {
	const content = own(result, "content");
	readMessage$1(builder, {
		role: "assistant",
		content: asList(content) ?? [content]
	}, pointer);
}
function readElicitation(builder, params, actor, pointer) {
	const text = firstText(params, "message") ?? textOf(params);
	builder.decision({
		text,
		actor,
		notes: ["shown to the user, not to the model"],
		pointer
	});
}
function readElicitationResult(builder, result, pointer) {
	const content = own(result, "content");
	if (content === void 0 || content === null) builder.decision({
		text: firstText(result, "action") ?? "",
		pointer,
		notes: ["elicitation"]
	});
	else builder.content("user", {
		text: textOf(content),
		notes: ["answer to a server's question"],
		pointer: `${pointer}/content`
	});
}
function readNotification(builder, params, actor, pointer) {
	const text = firstText(params, "message") ?? textOf(own(params, "data") ?? params);
	builder.decision({
		text,
		actor,
		notes: ["a notification, not shown to the model"],
		pointer
	});
}
function normalBlock(block) {
	const id = own(block, "toolUseId");
	return id === void 0 ? block : {
		...block,
		tool_use_id: id
	};
}
// src/logs/importers/mcp-session.ts
const PENDING = 1e4;
var McpSession = class {
	#pending = new RecentMap(PENDING);
	#server = null;
	get actor() {
		return this.#server ?? "server";
	}
	read(builder, message, server) {
		const method = asText(own(message, "method"));
		const id = own(message, "id");
		const from = server ?? this.#server;
		if (method !== null) {
			if (id !== void 0 && id !== null) this.#remember(id, {
				method,
				params: own(message, "params")
			});
			this.#request(builder, method, own(message, "params"), id, from);
			return;
		}
		if (own(message, "result") === void 0 && own(message, "error") === void 0) return;
		const pending = this.#pending.get(String(id));
		this.#pending.delete(String(id));
		if (own(message, "error") !== void 0) this.#error(builder, pending, own(message, "error"), id);
		else this.#answer(builder, pending, own(message, "result"), id, from);
	}
	#remember(id, pending) {
		this.#pending.set(String(id), pending);
	}
	#request(builder, method, params, id, server) {
		if (method === "tools/call") builder.call({
			callId: id === void 0 ? null : String(id),
			tool: firstText(params, "name") ?? "unknown",
			server,
			args: own(params, "arguments") ?? null,
			pointer: "/params"
		});
		else if (method === "sampling/createMessage") readSampling(builder, params, this.actor, "/params");
		else if (method === "elicitation/create") readElicitation(builder, params, this.actor, "/params");
		else if (method === "notifications/message" || method === "notifications/progress") readNotification(builder, params, this.actor, "/params");
	}
	#answer(builder, pending, result, id, server) {
		switch (pending?.method ?? methodOfResult(result)) {
			case "initialize":
				this.readInitialized(builder, result, "/result");
				return;
			case "tools/list":
				readDefinitions(builder, asList(own(result, "tools")) ?? [], server, "/result/tools");
				return;
			case "tools/call":
				this.readToolResult(builder, result, {
					id: id === void 0 ? null : String(id),
					tool: firstText(pending?.params, "name"),
					server,
					pointer: "/result"
				});
				return;
			case "resources/read":
				this.readResources(builder, result, "/result");
				return;
			case "prompts/get":
				this.#prompt(builder, result);
				return;
			case "sampling/createMessage":
				readSamplingResult(builder, result, "/result");
				return;
			case "elicitation/create":
				readElicitationResult(builder, result, "/result");
				return;
			default: return;
		}
	}
	#error(builder, pending, error, id) {
		const text = firstText(error, "message") ?? textOf(error);
		if (pending?.method === "tools/call") builder.result({
			callId: String(id),
			text,
			notes: ["JSON-RPC error"],
			pointer: "/error"
		});
		else builder.decision({
			text,
			pointer: "/error",
			notes: [`JSON-RPC error to ${pending?.method ?? "an unknown request"}`]
		});
	}
	readInitialized(builder, result, pointer) {
		this.#server = firstText(own(result, "serverInfo"), "name") ?? this.#server;
		const text = asText(own(result, "instructions"));
		if (text === null) return;
		builder.content("trusted_tool", {
			text,
			actor: this.#server ?? "server",
			notes: ["server instructions"],
			pointer: `${pointer}/instructions`
		}, "definition");
	}
	readToolResult(builder, result, about) {
		const failed = own(result, "isError") === true ? ["tool error"] : [];
		const blocks = asList(own(result, "content")) ?? [];
		const texts = [];
		const common = {
			callId: about.id,
			tool: about.tool,
			server: about.server
		};
		for (const [index, block] of blocks.entries()) {
			const pointer = `${about.pointer}/content/${index}`;
			const type = asText(own(block, "type"));
			const text = type === "text" ? asText(own(block, "text")) : null;
			if (text !== null) {
				texts.push(text);
				const notes = index > 0 ? ["some clients forward only the first block"] : [];
				builder.result({
					...common,
					text,
					notes: [...failed, ...notes],
					pointer
				});
			} else if (type === "resource" || type === "resource_link") this.readResourceBlock(builder, block, about.server, pointer);
			else builder.result({
				...common,
				text: null,
				evidence: "binary",
				notes: [...failed, missingBlock(block)],
				pointer
			});
		}
		const structured = own(result, "structuredContent");
		if (structured === void 0 || structured === null) return;
		const text = textOf(structured);
		if (texts.some((one) => one === text || sameJson(one, text))) return;
		builder.result({
			...common,
			text,
			notes: [...failed, "structuredContent of the same result"],
			pointer: `${about.pointer}/structuredContent`
		});
	}
	readResourceBlock(builder, block, server, pointer) {
		const resource = asObject(own(block, "resource")) ?? block;
		const uri = firstText(resource, "uri");
		const text = asText(own(resource, "text"));
		builder.content(this.#channelOfUri(builder, uri, server), {
			text,
			evidence: text !== null ? "whole" : own(resource, "blob") === void 0 ? "hidden" : "binary",
			actor: uri ?? "resource",
			notes: text === null ? [own(block, "type") === "resource_link" ? "a link; its text is not in the log" : missingBlock(block)] : [],
			pointer
		});
	}
	readResources(builder, result, pointer) {
		for (const [index, item] of (asList(own(result, "contents")) ?? []).entries()) this.readResourceBlock(builder, {
			type: "resource",
			resource: item
		}, this.#server, `${pointer}/contents/${index}`);
	}
	#prompt(builder, result) {
		readSampling(builder, result, this.actor, "/result");
	}
	#channelOfUri(builder, uri, server) {
		if (uri !== null && /^file:/i.test(uri)) return "file";
		if (uri !== null && /^https?:/i.test(uri)) return "web";
		const name = server ?? this.#server;
		return (name === null ? null : builder.map.ofServer(name)) ?? "unclassified";
	}
};
function methodOfResult(result) {
	if (own(result, "serverInfo") !== void 0) return "initialize";
	if (asList(own(result, "tools"))) return "tools/list";
	if (asList(own(result, "contents"))) return "resources/read";
	if (asList(own(result, "messages"))) return "prompts/get";
	if (own(result, "role") !== void 0) return "sampling/createMessage";
	if (own(result, "action") !== void 0) return "elicitation/create";
	return asList(own(result, "content")) || own(result, "structuredContent") ? "tools/call" : null;
}
function sameJson(a, b) {
	try {
		return JSON.stringify(JSON.parse(a)) === JSON.stringify(JSON.parse(b));
	} catch {
		return false;
	}
}
// src/logs/importers/mcp.ts
const mcp = {
	name: "mcp",
	summary: "MCP JSON-RPC sessions, single messages and bodies",
	session: true,
	detect: (value) => {
		const message = unwrapped(value);
		if (own(message, "jsonrpc") === "2.0") return "a JSON-RPC 2.0 message";
		const [first] = asList(value) ?? [];
		if (own(unwrapped(first), "jsonrpc") === "2.0") return "a list of JSON-RPC 2.0 messages";
		if (METHOD.test(asText(own(value, "method")) ?? "")) return "an MCP method with params";
		return fragmentOf(value);
	},
	read(value, reader) {
		const session = reader.state(McpSession);
		for (const item of own(unwrapped(asList(value)?.[0]), "jsonrpc") ? asList(value) ?? [] : [value]) {
			const message = unwrapped(item);
			const builder = reader.transcript(null);
			if (own(message, "jsonrpc") !== void 0 || own(message, "method") !== void 0) session.read(builder, message, firstText(item, "server", "serverName", "server_name"));
			else readFragment(message, reader, session);
		}
	}
};
const METHOD = /^(?:initialize|ping|tools\/|resources\/|prompts\/|sampling\/|elicitation\/|completion\/|roots\/|logging\/|notifications\/|tasks\/|server\/)/;
function unwrapped(value) {
	for (const key of [
		"message",
		"payload",
		"data",
		"msg",
		"jsonrpc_message",
		"body"
	]) {
		const inner = own(value, key);
		if (own(inner, "jsonrpc") === "2.0") return inner;
	}
	return value;
}
function fragmentOf(value) {
	if (!asObject(value)) return null;
	const has = (key) => own(value, key) !== void 0;
	if (asList(own(value, "content"))?.every(isBlock) && !has("role") && (has("isError") || has("structuredContent") || has("resultType"))) return "an MCP tool result";
	if (asList(own(value, "contents"))?.every((item) => own(item, "uri") !== void 0)) return "MCP resource contents";
	if (has("inputSchema") && has("name")) return "an MCP tool definition";
	if (has("name") && asObject(own(value, "arguments")) && !has("role") && !has("type")) return "MCP call parameters";
	if (asList(own(value, "messages"))?.every((item) => typeof own(item, "role") === "string") && (has("maxTokens") || has("modelPreferences") || has("description") || has("systemPrompt"))) return "MCP sampling or prompt messages";
	if (asList(own(value, "tools"))?.some((tool) => own(tool, "inputSchema") !== void 0)) return "an MCP tool list";
	if (has("role") && has("stopReason") && has("model")) return "an MCP sampling result";
	if (has("serverInfo") && has("protocolVersion")) return "an MCP initialize result";
	if (LISTINGS.some((key) => asList(own(value, key))?.every((item) => asObject(item) !== null))) return "an MCP listing";
	if (isDescriptor(value)) return "an MCP descriptor";
	if (/^(?:user|assistant)$/.test(asText(own(value, "role")) ?? "") && isBlock(own(value, "content"))) return "an MCP message";
	if (has("requestedSchema") || own(value, "mode") === "url" && has("url")) return "an MCP elicitation request";
	if (/^(?:accept|decline|cancel)$/.test(asText(own(value, "action")) ?? "")) return "an MCP elicitation result";
	if (has("level") && has("data") && (has("logger") || Object.keys(value).length <= 3)) return "an MCP log notification";
	if (has("progressToken") && has("progress")) return "an MCP progress notification";
	if (SILENT.some((key) => has(key)) && !has("role") && !has("messages")) return "an MCP body without text";
	if (isBlock(value) && Object.keys(value).every((key) => BLOCK_KEYS.has(key))) return "an MCP content block";
	return null;
}
const BLOCK_KEYS = new Set("type text data mimeType resource uri name title description size annotations _meta icons id input tool_use_id content toolUseId isError structuredContent".split(" "));
const LISTINGS = [
	"resources",
	"resourceTemplates",
	"prompts"
];
const SILENT = [
	"requestId",
	"clientInfo",
	"roots",
	"hints",
	"cursor",
	"taskId",
	"completion",
	"ref",
	"progressToken"
];
function isDescriptor(value) {
	const name = typeof own(value, "name") === "string";
	if (typeof (own(value, "uri") ?? own(value, "uriTemplate")) === "string") return own(value, "text") === void 0 && own(value, "type") === void 0;
	return name && asList(own(value, "arguments")) !== null;
}
function isBlock(value) {
	return /^(?:text|image|audio|resource|resource_link|tool_use|tool_result)$/.test(asText(own(value, "type")) ?? "");
}
function readFragment(value, reader, session) {
	const builder = reader.transcript(null);
	switch (fragmentOf(value)) {
		case "an MCP tool result":
			session.readToolResult(builder, value, {
				id: null,
				tool: null,
				server: null,
				pointer: ""
			});
			return;
		case "MCP resource contents":
			session.readResources(builder, value, "");
			return;
		case "an MCP tool definition":
			readDefinitions(builder, [value], null, "");
			return;
		case "an MCP tool list":
			readDefinitions(builder, asList(own(value, "tools")) ?? [], null, "/tools");
			return;
		case "MCP call parameters":
			builder.call({
				callId: null,
				tool: firstText(value, "name") ?? "unknown",
				args: own(value, "arguments"),
				pointer: ""
			});
			return;
		case "MCP sampling or prompt messages":
			readSampling(builder, value, session.actor, "");
			return;
		case "an MCP initialize result":
			session.readInitialized(builder, value, "");
			return;
		case "an MCP listing":
			for (const key of LISTINGS) readDefinitions(builder, asList(own(value, key)) ?? [], null, `/${key}`);
			return;
		case "an MCP descriptor":
			readDefinitions(builder, [value], null, "");
			return;
		case "an MCP message":
			readMessage$1(builder, value, "");
			return;
		case "an MCP body without text": return;
		case "an MCP sampling result":
			readSamplingResult(builder, value, "");
			return;
		case "an MCP elicitation request":
			readElicitation(builder, value, session.actor, "");
			return;
		case "an MCP elicitation result":
			readElicitationResult(builder, value, "");
			return;
		case "an MCP log notification":
		case "an MCP progress notification":
			readNotification(builder, value, session.actor, "");
			return;
		case "an MCP content block":
			readBlock(value, reader, session);
			return;
		default: reader.skip("not an MCP message or body");
	}
}
function readBlock(value, reader, session) {
	const builder = reader.transcript(null);
	const type = asText(own(value, "type"));
	if (type === "tool_use") readCall$1(builder, value, {
		actor: "assistant",
		messageId: null
	}, "");
	else if (type === "resource" || type === "resource_link") session.readResourceBlock(builder, value, null, "");
	else readPart(builder, value, {
		role: "unclassified",
		actor: "content block",
		messageId: null,
		name: null
	}, "");
}
// src/logs/importers/openai-agents-traces.ts
function isTraceRecord(value) {
	const batch = asList(own(value, "data"));
	if (batch) return batch.length > 0 && batch.every(isTraceRecord);
	const object = own(value, "object");
	return object === "trace" && own(value, "workflow_name") !== void 0 || object === "trace.span" && own(value, "span_data") !== void 0;
}
const KINDS = {
	generation: "model",
	response: "model",
	function: "tool",
	guardrail: "guardrail",
	agent: "other",
	handoff: "other",
	custom: "other"
};
function readTraceRecord(value, reader, pointer = "") {
	const batch = asList(own(value, "data"));
	if (batch && own(value, "object") === void 0) {
		for (const [index, record] of batch.entries()) readTraceRecord(record, reader, `${pointer}/data/${index}`);
		return;
	}
	if (own(value, "object") !== "trace.span") return;
	const data = own(value, "span_data");
	const type = asText(own(data, "type")) ?? "";
	const id = firstText(value, "id");
	const start = Date.parse(firstText(value, "started_at") ?? "");
	const builder = reader.transcript(firstText(value, "trace_id"));
	const about = {
		pointer,
		inputPointer: `${pointer}/span_data/input`,
		stepId: id
	};
	const input = type === "response" ? responseInput(data) : own(data, "input");
	const output = own(data, type === "response" ? "response" : "output") ?? own(data, "data");
	const step = {
		id,
		parentId: firstText(value, "parent_id"),
		start: Number.isNaN(start) ? null : start,
		size: roughSize(data),
		read: (to, phase) => {
			readObservation(to, {
				...about,
				kind: KINDS[type] ?? "other",
				name: firstText(data, "name") ?? type,
				input,
				output: isMark(data) ? null : output,
				error: type === "function" ? own(value, "error") : null,
				outputPointer: `${pointer}/span_data/output`
			}, phase);
			if (type !== "response" || phase === "input" || output !== void 0) return;
			to.content("unclassified", {
				text: null,
				evidence: "hidden",
				actor: "response",
				notes: [`only the id of the response is in the log: ${firstText(data, "response_id") ?? "?"}`],
				pointer: `${pointer}/span_data`
			});
		}
	};
	reader.state(StepBuffer).add(builder, step, reader);
}
function responseInput(data) {
	const input = own(data, "input");
	const items = typeof input === "string" ? [{
		role: "user",
		content: input
	}] : input;
	return items === void 0 ? void 0 : { input: items };
}
function isMark(data) {
	return own(own(data, "data"), "sdk_span_type") !== void 0;
}
// src/logs/importers/openai-responses.ts
const openaiResponses = {
	name: "openai-responses",
	summary: "Responses API bodies and streams, with hosted tools",
	session: false,
	detect: (value) => {
		if (own(value, "object") === "response") return "object is response";
		if (isResponseEvent(value)) return "a stream event of type response.*";
		if (asObject(own(own(value, "response"), "body")) === null && own(own(value, "response"), "object") === "response") return "its response has object response";
		if (isItems(own(value, "output"))) return "has a list of output items";
		if (isItems(own(value, "input"))) return "has a list of input items";
		return isItems(value) ? "a list of response items" : null;
	},
	isStreamEvent: isResponseEvent,
	assemble: assembleResponseEvents,
	read(value, reader) {
		const builder = reader.transcript(asText(own(value, "id")) ?? asText(own(own(value, "response"), "id")));
		const list = asList(value);
		if (list) {
			readItems(builder, list, "");
			return;
		}
		readBody(builder, own(value, "request"), "/request");
		readBody(builder, value, "");
		readBody(builder, own(value, "response"), "/response");
		const status = asText(own(value, "status"));
		if (status === "failed" || status === "incomplete") {
			const why = own(value, "error") ?? own(value, "incomplete_details");
			builder.decision({
				text: `${status}: ${JSON.stringify(why) ?? ""}`,
				pointer: "/status",
				notes: [status]
			});
		}
	}
};
function readBody(builder, body, pointer) {
	if (!asObject(body)) return;
	const instructions = own(body, "instructions");
	if (typeof instructions === "string") builder.content("system", {
		text: instructions,
		pointer: `${pointer}/instructions`
	});
	else if (asList(instructions)) readItems(builder, asList(instructions) ?? [], `${pointer}/instructions`);
	const tools = asList(own(body, "tools"))?.filter((tool) => firstText(tool, "name", "description", "server_description") !== null);
	if (tools && tools.length > 0) readDefinitions(builder, tools, null, `${pointer}/tools`);
	const input = own(body, "input");
	if (typeof input === "string") readUserText(builder, input, `${pointer}/input`);
	else if (asList(input)) readItems(builder, asList(input) ?? [], `${pointer}/input`);
	builder.list();
	const output = own(body, "output");
	if (asList(output)) readItems(builder, asList(output) ?? [], `${pointer}/output`);
}
function readItems(builder, items, pointer) {
	builder.list();
	for (const [index, item] of items.entries()) {
		const at = `${pointer}/${index}`;
		const type = asText(own(item, "type"));
		if (typeof own(item, "role") === "string" && (type === null || type === "message")) readMessage$1(builder, item, at);
		else readPart(builder, item, {
			role: "assistant",
			actor: "assistant",
			messageId: asText(own(item, "id")),
			name: null
		}, at);
	}
}
const ITEM = /^(?:message|reasoning|compaction|item_reference|function_call(?:_output|_result)?|custom_tool_call(?:_output)?|[a-z_]+_call(?:_output)?|mcp_list_tools|mcp_approval_re(?:quest|sponse))$/;
function isItems(value) {
	const list = asList(value);
	if (!list || list.length === 0) return false;
	return list.some((item) => own(item, "type") !== void 0 && ITEM.test(asText(own(item, "type")) ?? "") && own(item, "content") !== null) && list.every((item) => asObject(item) !== null && (ITEM.test(asText(own(item, "type")) ?? "") || typeof own(item, "role") === "string"));
}
function isResponseEvent(value) {
	return /^response\.[a-z_.]+$/.test(asText(own(value, "type")) ?? "");
}
function assembleResponseEvents(events) {
	const items = new Map();
	let last = null;
	for (const event of events) {
		const type = asText(own(event, "type")) ?? "";
		if (/^response\.(?:completed|incomplete|failed)$/.test(type)) last = own(event, "response");
		if (type === "response.output_item.done") items.set(Number(own(event, "output_index") ?? items.size), own(event, "item"));
	}
	if (asList(own(last, "output"))?.length) return last;
	const output = [...items].sort(([a], [b]) => a - b).map(([, item]) => item);
	return {
		...asObject(last) ?? {},
		object: "response",
		output
	};
}
// src/logs/importers/openai-agents.ts
const openaiAgents = {
	name: "openai-agents",
	summary: "OpenAI Agents SDK run states 1.x and trace exports, of the SDKs for JavaScript and Python",
	session: true,
	detect: (value) => {
		if (isTraceRecord(value)) return "a trace or span with span_data";
		const list = asList(value);
		if (list?.length && list.every(isTraceRecord)) return "a list of traces and spans";
		if (isPython(value)) return "a Python run state with $schemaVersion";
		if (own(value, "$schemaVersion") !== void 0) return "has $schemaVersion";
		return own(value, "originalInput") !== void 0 && own(value, "modelResponses") !== void 0 ? "has originalInput and modelResponses" : null;
	},
	read(value, reader) {
		const list = asList(value);
		if (list) for (const [index, record] of list.entries()) readTraceRecord(record, reader, `/${index}`);
		else if (isTraceRecord(value)) readTraceRecord(value, reader);
		else {
			const states = reader.state(States);
			const name = states.count === 0 ? null : `state ${states.count}`;
			states.count += 1;
			readState(isPython(value) ? camelCased(value) : value, name, 0, reader);
		}
	},
	end: (reader) => reader.state(StepBuffer).flush()
};
var States = class {
	count = 0;
};
function isPython(value) {
	return own(value, "$schemaVersion") !== void 0 && own(value, "original_input") !== void 0;
}
const PYTHON_KEYS = new Set("original_input generated_items model_responses raw_item current_step data interruptions session_items pending_agent_tool_runs".split(" "));
function camelCased(value, depth = 0) {
	const list = asList(value);
	if (depth > 4) return value;
	if (list) return list.map((item) => camelCased(item, depth + 1));
	const object = asObject(value);
	if (!object) return value;
	return Object.fromEntries(Object.entries(object).map(([key, item]) => PYTHON_KEYS.has(key) ? [key.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase()), key === "raw_item" ? item : camelCased(item, depth + 1)] : [key, item]));
}
function readState(value, name, depth, reader) {
	const fault = faultOf(value);
	if (fault !== null) {
		reader.skip(fault);
		return;
	}
	const builder = reader.transcript(name);
	const input = own(value, "originalInput");
	builder.list();
	if (typeof input === "string") readUserText(builder, input, "/originalInput");
	else if (asList(input)) readItems(builder, asList(input) ?? [], "/originalInput");
	readGenerated(builder, asList(own(value, "generatedItems")) ?? [], "/generatedItems");
	for (const [index, response] of (asList(own(value, "modelResponses")) ?? []).entries()) readItems(builder, asList(own(response, "output")) ?? [], `/modelResponses/${index}/output`);
	const step = own(own(value, "currentStep"), "data");
	readGenerated(builder, asList(own(step, "interruptions")) ?? [], "/currentStep/data/interruptions");
	const nested = Object.entries(asObject(own(value, "pendingAgentToolRuns")) ?? {});
	for (const [key, state] of nested) if (depth < 3) readState(decoded(state), `${name ?? ""}/${key}`, depth + 1, reader);
}
function readGenerated(builder, items, pointer) {
	const rest = [];
	for (const [index, item] of items.entries()) {
		const raw = own(item, "rawItem") ?? item;
		const at = `${pointer}/${index}`;
		readDescription(builder, item, at);
		if (own(item, "type") !== "tool_approval_item") {
			rest.push(raw);
			continue;
		}
		readItems(builder, rest.splice(0), pointer);
		const actor = firstText(own(item, "agent"), "name") ?? "assistant";
		builder.list();
		readCall$1(builder, raw, {
			actor,
			messageId: null
		}, `${at}/rawItem`);
		const callId = firstText(raw, "callId", "call_id", "id");
		builder.decision({
			text: "approval asked",
			callId,
			actor,
			notes: ["tool_approval_item"],
			pointer: at
		});
	}
	readItems(builder, rest, pointer);
}
function readDescription(builder, item, pointer) {
	const description = firstText(item, "description");
	const name = firstText(item, "tool_name", "toolName") ?? firstText(own(item, "rawItem"), "name");
	if (description === null || name === null) return;
	builder.list();
	const about = {
		text: description,
		actor: name,
		pointer: `${pointer}/description`
	};
	builder.content("trusted_tool", about, "definition");
}
const SANDBOX_SINCE = {
	2: 15,
	3: 18,
	4: 19,
	5: 20
};
function faultOf(value) {
	const version = own(value, "$schemaVersion");
	if (version === void 0) return "a run state without $schemaVersion: nobody can tell how to read it";
	const parts = /^(\d+)\.(\d+)$/.exec(asText(version) ?? "");
	if (!parts) return `$schemaVersion ${JSON.stringify(version).slice(0, 20)} is no version`;
	const [major, minor] = [Number(parts[1]), Number(parts[2])];
	if (major !== 1) return `run state version ${parts[0]} is not known; versions 1.x are`;
	if (hasPrototypeKey(value, 0)) return "the state holds a key that would reach a prototype";
	const items = asList(own(value, "generatedItems")) ?? [];
	if (minor < 8 && items.some((item) => /^tool_search_/.test(asText(own(item, "type")) ?? ""))) return `a state of version ${parts[0]} cannot hold tool search items`;
	const sandbox = Number(own(own(own(value, "sandbox"), "sessionState"), "version") ?? 0);
	if (sandbox > 5 || minor < (SANDBOX_SINCE[sandbox] ?? 0)) return `a state of version ${parts[0]} cannot hold a sandbox session of version ${sandbox}`;
	return null;
}
function hasPrototypeKey(value, depth) {
	if (typeof value !== "object" || value === null || depth > 60) return false;
	return Object.hasOwn(value, "__proto__") || Object.values(value).some((item) => hasPrototypeKey(item, depth + 1));
}
// src/logs/importers/streamed-calls.ts
var StreamedCalls = class {
	#calls = [];
	#newest = new Map();
	add(piece, position) {
		const given = own(piece, "index");
		const slot = typeof given === "number" || typeof given === "string" ? given : position;
		const id = asText(own(piece, "id")) || null;
		const body = own(piece, "function") ?? own(piece, "custom") ?? piece;
		const name = asText(own(body, "name")) ?? "";
		const args = argumentsOf(own(body, "arguments") ?? own(body, "input"));
		const open = this.#newest.get(slot);
		const call = (id === null ? void 0 : this.#calls.find((call) => call.id === id)) ?? (open && !startsAnother(open, id, name) ? open : this.#start());
		this.#newest.set(slot, call);
		call.id ??= id;
		if (name !== call.name) call.name += name;
		call.arguments += args;
	}
	#start() {
		const call = {
			id: null,
			name: "",
			arguments: ""
		};
		this.#calls.push(call);
		return call;
	}
	finished() {
		return this.#calls.map(({ id, name, arguments: args }) => ({
			id,
			type: "function",
			function: {
				name,
				arguments: args
			}
		}));
	}
};
function startsAnother(open, id, name) {
	if (id !== null && open.id !== null && id !== open.id) return name !== "" || isWhole(open);
	if (name === "" || open.name === "") return false;
	return isWhole(open) || name !== open.name && open.arguments !== "";
}
function isWhole({ arguments: args }) {
	if (!/[\]}]\s*$/.test(args)) return false;
	try {
		JSON.parse(args);
		return true;
	} catch {
		return false;
	}
}
function argumentsOf(value) {
	if (typeof value === "string") return value;
	return value === void 0 || value === null ? "" : JSON.stringify(value);
}
// src/logs/importers/chat-chunks.ts
function isChatChunk(value) {
	return own(value, "object") === "chat.completion.chunk" || own(asList(own(value, "choices"))?.[0], "delta") !== void 0;
}
function assembleChatChunks(events) {
	const choices = new Map();
	let error;
	let id = null;
	for (const event of events) {
		id ??= asText(own(event, "id"));
		error ??= own(event, "error");
		for (const item of asList(own(event, "choices")) ?? []) {
			const index = Number(own(item, "index") ?? 0);
			const choice = choices.get(index) ?? newChoice();
			choices.set(index, choice);
			choice.finish = asText(own(item, "finish_reason")) ?? choice.finish;
			addDelta(choice, own(item, "delta"));
		}
	}
	return {
		...id === null ? {} : { id },
		object: "chat.completion",
		...error === void 0 ? {} : { error },
		choices: [...choices].sort(([a], [b]) => a - b).map(([index, choice]) => finished(index, choice))
	};
}
function newChoice() {
	return {
		content: "",
		reasoning: "",
		refusal: "",
		finish: null,
		parts: [],
		calls: new StreamedCalls(),
		legacy: new StreamedCalls()
	};
}
function addDelta(choice, delta) {
	addContent(choice, own(delta, "content"));
	choice.reasoning += reasoningOf(delta);
	choice.refusal += asText(own(delta, "refusal")) ?? "";
	choice.content += asText(own(own(delta, "audio"), "transcript")) ?? "";
	for (const [at, piece] of (asList(own(delta, "tool_calls")) ?? []).entries()) choice.calls.add(piece, at);
	const legacy = own(delta, "function_call");
	if (asObject(legacy)) choice.legacy.add(legacy, 0);
}
function addContent(choice, content) {
	for (const piece of asList(content) ?? [content]) {
		const text = asText(piece) ?? asText(own(piece, "text"));
		const thinking = own(piece, "thinking") ?? own(piece, "reasoning");
		if (thinking !== void 0) choice.reasoning += joinedText(thinking);
		else if (text !== null) choice.content += text;
		else if (asObject(piece)) choice.parts.push(piece);
	}
}
function reasoningOf(delta) {
	for (const key of [
		"reasoning_content",
		"reasoning",
		"thinking",
		"reasoning_details"
	]) {
		const text = joinedText(own(delta, key));
		if (text !== "") return text;
	}
	return "";
}
function joinedText(value) {
	return (asList(value) ?? [value]).map((piece) => asText(piece) ?? firstText(piece, "text", "summary", "content", "thinking", "reasoning") ?? "").join("");
}
function finished(index, choice) {
	const { content, reasoning, refusal, parts } = choice;
	const [legacy] = choice.legacy.finished();
	return {
		index,
		finish_reason: choice.finish,
		message: {
			role: "assistant",
			content: parts.length === 0 ? content : [{
				type: "text",
				text: content
			}, ...parts],
			...reasoning === "" ? {} : { reasoning_content: reasoning },
			...refusal === "" ? {} : { refusal },
			tool_calls: choice.calls.finished(),
			...legacy ? { function_call: own(legacy, "function") } : {}
		}
	};
}
// src/logs/importers/openai-chat.ts
const openaiChat = {
	name: "openai-chat",
	summary: "Chat Completions requests, responses, streams and batch lines",
	session: false,
	joins: true,
	detect: (value) => {
		if (own(value, "object") === "chat.completion") return "object is chat.completion";
		if (isChatChunk(value)) return "object is chat.completion.chunk";
		if (own(value, "custom_id") !== void 0 && (own(value, "body") !== void 0 || own(value, "response") !== void 0)) return "a batch line with custom_id";
		if (isChoices(own(value, "choices"))) return "has choices with messages";
		const body = bodyOf(asList(value) ? { messages: value } : value, "request");
		return body !== null && isChatRequest(body) ? "has messages with roles" : null;
	},
	isStreamEvent: isChatChunk,
	assemble: assembleChatChunks,
	read(given, reader) {
		const value = asList(given) ? { messages: given } : given;
		const request = bodyOf(value, "request");
		const response = responseOf(value);
		const name = asText(own(value, "custom_id")) ?? asText(own(value, "id"));
		const messages = asList(own(request, "messages"));
		const [choice] = asList(own(response, "choices")) ?? [];
		const key = messages === null ? name ?? asText(own(response, "id")) : reader.state(Conversations).keyOf(messages, own(choice, "message") ?? null, name);
		const builder = reader.transcript(key, messages === null ? {} : { name });
		if (request !== null) readRequest(builder, request, pointerOf(value, request));
		if (response === null) return;
		for (const [index, choice] of (asList(own(response, "choices")) ?? []).entries()) readChoice(builder, choice, index, `${pointerOf(value, response)}/choices/${index}`);
		const error = asObject(own(response, "error"));
		if (error) reader.skip(`the response is an error body: ${asText(error["code"]) ?? asText(error["type"]) ?? "error"}`, "/response");
	}
};
function readRequest(builder, request, pointer) {
	const tools = asList(own(request, "tools")) ?? asList(own(request, "functions"));
	if (tools) readDefinitions(builder, tools, null, `${pointer}/tools`);
	readMessages(builder, asList(own(request, "messages")) ?? [], `${pointer}/messages`);
}
function readChoice(builder, choice, index, pointer) {
	const message = asObject(own(choice, "message")) ?? asObject(own(choice, "delta"));
	if (message) {
		const answer = {
			...message,
			role: asText(message["role"]) ?? "assistant"
		};
		readMessage$1(builder, index === 0 ? answer : {
			...answer,
			name: `choice ${index}`
		}, `${pointer}/message`);
	}
	const text = asText(own(choice, "text"));
	if (text !== null) builder.content("assistant", {
		text,
		pointer: `${pointer}/text`
	});
	if (asText(own(choice, "finish_reason")) === "content_filter") builder.decision({
		text: "content_filter",
		pointer: `${pointer}/finish_reason`,
		notes: ["stopped by the provider's content filter"]
	});
}
function bodyOf(value, key) {
	for (const candidate of [
		own(value, "body"),
		own(value, key),
		own(own(value, key), "body"),
		value
	]) if (asList(own(candidate, "messages"))) return candidate;
	return null;
}
function responseOf(value) {
	for (const candidate of [
		own(own(value, "response"), "body"),
		own(value, "response"),
		value
	]) if (asList(own(candidate, "choices")) || asObject(own(candidate, "error"))) return candidate;
	return null;
}
function pointerOf(value, inner) {
	if (value === inner) return "";
	if (own(value, "body") === inner) return "/body";
	if (own(value, "request") === inner) return "/request";
	if (own(value, "response") === inner) return "/response";
	return own(own(value, "response"), "body") === inner ? "/response/body" : "/request/body";
}
function isChoices(value) {
	const [first] = asList(value) ?? [];
	return asObject(own(first, "message")) !== null || asObject(own(first, "delta")) !== null;
}
const CHAT_ROLES = new Set([
	"system",
	"developer",
	"user",
	"assistant",
	"tool",
	"function"
]);
function isChatRequest(body) {
	const messages = asList(own(body, "messages")) ?? [];
	return messages.length > 0 && messages.every(isChatMessage);
}
function isChatMessage(message) {
	return CHAT_ROLES.has(own(message, "role")) && isMessage$1(message);
}
// src/logs/importers/promptfoo.ts
const promptfoo = {
	name: "promptfoo",
	summary: "promptfoo result exports",
	session: false,
	detect: (value) => {
		if (rowsOf(value)?.some(isRow)) return "results with prompt, vars and response";
		return isRow(value) ? "a result row with prompt, vars and response" : null;
	},
	read(value, reader) {
		const rows = rowsOf(value);
		if (!rows) {
			readRow(value, "", reader);
			return;
		}
		const stats = own(own(value, "results"), "stats");
		const said = [
			"successes",
			"failures",
			"errors"
		].reduce((sum, key) => sum + (Number(own(stats, key)) || 0), 0);
		if (stats !== void 0 && said !== rows.length) reader.note(`the file's statistics speak of ${said} results, it holds ${rows.length}`, "/results/stats");
		for (const [index, row] of rows.entries()) readRow(row, `/results/results/${index}`, reader);
	}
};
function rowsOf(value) {
	return asList(own(own(value, "results"), "results")) ?? asList(own(value, "results"));
}
function isRow(value) {
	return own(value, "prompt") !== void 0 && (own(value, "response") !== void 0 || own(value, "error") !== void 0) && own(value, "vars") !== void 0;
}
function readRow(row, pointer, reader) {
	if (!isRow(row)) {
		reader.skip("not a result row: it lacks prompt, vars or response", pointer);
		return;
	}
	const builder = reader.transcript(firstText(row, "id") ?? pointer);
	const raw = asText(own(own(row, "prompt"), "raw")) ?? asText(own(row, "prompt")) ?? "";
	const prompt = decoded(raw);
	const list = asList(prompt);
	if (list?.every(isMessage$1)) readMessages(builder, list, `${pointer}/prompt/raw`);
	else builder.content("user", {
		text: raw,
		pointer: `${pointer}/prompt/raw`
	});
	const error = firstText(row, "error");
	const response = own(row, "response");
	builder.list();
	const output = own(response, "output");
	if (asObject(output) && isMessage$1({
		role: "assistant",
		...asObject(output) ?? {}
	})) readMessage$1(builder, {
		role: "assistant",
		...asObject(output) ?? {}
	}, `${pointer}/response/output`);
	else if (output !== void 0 && output !== null) builder.content("assistant", {
		text: textOf(output),
		pointer: `${pointer}/response/output`
	});
	for (const key of ["toolCalls", "tool_calls"]) {
		const calls = asList(own(own(response, "metadata"), key)) ?? asList(own(response, key));
		if (calls) readMessage$1(builder, {
			role: "assistant",
			tool_calls: calls
		}, `${pointer}/response/${key}`);
	}
	const failure = error ?? firstText(response, "error");
	if (failure !== null) builder.decision({
		text: failure,
		pointer: `${pointer}/error`,
		notes: ["the trial ended in an error"]
	});
}
// src/logs/importers/pydantic-ai.ts
const pydanticAi = {
	name: "pydantic-ai",
	summary: "Pydantic AI message histories",
	session: true,
	detect: (value) => {
		const list = historyOf(value);
		if (list?.length && list.every(isModelMessage)) return "messages with kind and parts";
		return isModelMessage(value) ? "a message with kind and parts" : null;
	},
	read(value, reader) {
		const list = historyOf(value);
		const name = firstText(value, "conversation_id", "run_id");
		const builder = reader.transcript(name);
		if (list) builder.list();
		for (const [index, message] of (list ?? [value]).entries()) readModelMessage(builder, message, list ? `/${index}` : "", reader);
	}
};
var Given = class {
	instructions = null;
};
function historyOf(value) {
	for (const key of [
		"messages",
		"all_messages",
		"message_history",
		"new_messages"
	]) {
		const list = asList(own(value, key));
		if (list) return list;
	}
	return asList(value) ?? asList(own(own(value, "_state"), "message_history"));
}
function isModelMessage(value) {
	const parts = asList(own(value, "parts"));
	return /^(?:request|response)$/.test(asText(own(value, "kind")) ?? "") && (parts?.every((part) => typeof own(part, "part_kind") === "string") ?? false);
}
function readModelMessage(builder, message, pointer, reader) {
	const instructions = asText(own(message, "instructions"));
	const given = reader.state(Given);
	if (instructions !== null && instructions !== given.instructions) builder.content("system", {
		text: instructions,
		pointer: `${pointer}/instructions`
	});
	given.instructions = instructions ?? given.instructions;
	for (const [index, part] of (asList(own(message, "parts")) ?? []).entries()) readModelPart(builder, asObject(part) ?? {}, `${pointer}/parts/${index}`, reader);
}
function readModelPart(builder, part, pointer, reader) {
	const kind = asText(part["part_kind"]) ?? "";
	const { content, tool_name: name, tool_call_id: id } = part;
	const say = (message) => readMessage$1(builder, message, pointer);
	switch (kind) {
		case "system-prompt":
		case "instruction":
			say({
				role: "system",
				content
			});
			break;
		case "user-prompt":
			say({
				role: "user",
				content: asList(content)?.map(plainItem) ?? content
			});
			break;
		case "text":
			say({
				role: "assistant",
				content
			});
			break;
		case "thinking":
			say({
				role: "assistant",
				content: [{
					type: "thinking",
					thinking: content,
					...sealed(part)
				}]
			});
			break;
		case "tool-call":
		case "builtin-tool-call":
			say({
				role: "assistant",
				tool_calls: [{
					id,
					name,
					arguments: part["args"] ?? {}
				}]
			});
			break;
		case "tool-return":
		case "builtin-tool-return":
			say({
				role: "tool",
				tool_call_id: id,
				name,
				content: resultOf(content),
				...failed(part)
			});
			break;
		case "retry-prompt":
		case "retry-feedback":
			readRetry(builder, part, pointer);
			break;
		case "compaction":
			say({
				role: "assistant",
				content: [{
					type: "compaction",
					content
				}]
			});
			break;
		case "file":
			say({
				role: "assistant",
				content: [plainItem(content)]
			});
			break;
		default: if (DELTAS.test(kind)) readDelta(builder, part, kind, pointer);
		else reader.skip(`a part of kind ${kind.slice(0, 60)} is not known`, pointer);
	}
}
const DELTAS = /^(?:instruction|tool-availability|capability-load|model-settings)-[a-z]+$/;
function readDelta(builder, part, kind, pointer) {
	if (kind.startsWith("model-settings") || kind.endsWith("digest")) return;
	const { part_kind: _, timestamp: __, ...rest } = part;
	builder.content("unclassified", {
		text: textOf(rest),
		pointer,
		notes: [kind]
	});
}
function readRetry(builder, part, pointer) {
	const { content, tool_name: name, tool_call_id: id } = part;
	const text = textOf(content ?? part["message"] ?? part["errors"] ?? null);
	const notes = ["asked to try again"];
	if (typeof name === "string") builder.result({
		callId: asText(id),
		tool: name,
		text,
		notes: ["tool error", ...notes],
		pointer: `${pointer}/content`
	});
	else builder.content("unclassified", {
		text,
		actor: "harness",
		notes,
		pointer
	});
}
function failed(part) {
	return /^(?:failed|denied|retried)$/.test(asText(part["outcome"]) ?? "") ? { is_error: true } : {};
}
function sealed(part) {
	return typeof part["signature"] === "string" ? { signature: part["signature"] } : {};
}
function resultOf(content) {
	const list = asList(content);
	return list?.length && list.every((one) => isItem(one) || typeof one === "string") ? list.map(plainItem) : isItem(content) ? [plainItem(content)] : content;
}
function isItem(value) {
	return /^(?:[a-z]+-url|binary|text-content|structured-content|uploaded-file|cache-point)$/.test(asText(own(value, "kind")) ?? "");
}
function plainItem(item) {
	if (typeof item === "string") return {
		type: "text",
		text: item
	};
	const kind = asText(own(item, "kind")) ?? "";
	if (/^(?:text|structured)-content$/.test(kind)) {
		const content = own(item, "content") ?? own(item, "data");
		return {
			type: "text",
			text: textOf(content ?? item)
		};
	}
	if (kind === "cache-point") return { type: "cache_control" };
	return {
		type: /^(image|audio|video)/.exec(asText(own(item, "media_type")) ?? kind)?.[1] ?? "file",
		url: own(item, "url"),
		data: own(item, "data"),
		name: own(item, "identifier")
	};
}
// src/logs/importers/sharegpt.ts
const sharegpt = {
	name: "sharegpt",
	summary: "ShareGPT conversations",
	session: false,
	detect: (value) => {
		const turns = asList(own(value, "conversations")) ?? asList(own(value, "conversation"));
		return turns?.length && turns.every(isTurn) ? "conversations with from and value" : null;
	},
	read(value, reader) {
		const key = own(value, "conversations") === void 0 ? "conversation" : "conversations";
		const builder = reader.transcript(firstText(value, "id"));
		builder.list();
		const tools = asList(decoded(own(value, "tools")));
		if (tools) readDefinitions(builder, tools, null, "/tools");
		const system = firstText(value, "system");
		if (system !== null) builder.content("system", {
			text: system,
			pointer: "/system"
		});
		for (const [index, turn] of (asList(own(value, key)) ?? []).entries()) {
			const at = `/${key}/${index}/value`;
			const from = asText(own(turn, "from")) ?? "";
			const role = Object.hasOwn(ROLES, from) ? ROLES[from] : from;
			const said = own(turn, "value");
			const calls = asList(decoded(said)) ?? [decoded(said)];
			if (!(from === "function_call" && calls.every((one) => firstText(one, "name")))) readMessage$1(builder, {
				role,
				content: said
			}, at);
			else for (const [nth, one] of calls.entries()) {
				const call = {
					...Object(one),
					id: `${index}.${nth}`
				};
				readCall$1(builder, call, {
					actor: "assistant",
					messageId: null
				}, at);
			}
		}
	}
};
function isTurn(value) {
	return typeof own(value, "from") === "string" && typeof own(value, "value") === "string";
}
const ROLES = {
	human: "user",
	gpt: "assistant",
	chatgpt: "assistant",
	function_call: "assistant",
	function_response: "tool"
};
// src/logs/importers/smolagents.ts
const smolagents = {
	name: "smolagents",
	summary: "smolagents memory steps",
	session: true,
	detect: (value) => {
		const list = stepsOf(value);
		if (list?.some(isActionStep) && list.every(isStep)) return "steps with calls and observations";
		return isActionStep(value) ? "a step with calls and observations" : null;
	},
	read(value, reader) {
		const list = stepsOf(value);
		const builder = reader.transcript(null);
		const at = asList(value) ? "" : "/steps";
		const system = own(own(value, "system_prompt"), "system_prompt") ?? own(value, "system_prompt");
		if (typeof system === "string") builder.content("system", {
			text: system,
			pointer: "/system_prompt"
		});
		for (const [index, step] of (list ?? [value]).entries()) readStep(builder, step, list ? `${at}/${index}` : "", reader.state(Prompts).seen);
	}
};
var Prompts = class {
	seen = new Set();
};
function stepsOf(value) {
	return asList(value) ?? asList(own(value, "steps"));
}
function isActionStep(value) {
	return typeof own(value, "step_number") === "number" && own(value, "observations") !== void 0 && own(value, "model_output") !== void 0;
}
function isStep(value) {
	const isOther = [
		"task",
		"plan",
		"system_prompt",
		"output"
	].some((key) => own(value, key) !== void 0);
	return isActionStep(value) || isOther;
}
function readStep(builder, step, pointer, prompts) {
	const system = asText(own(step, "system_prompt"));
	if (system !== null) builder.content("system", {
		text: system,
		pointer: `${pointer}/system_prompt`
	});
	for (const [index, message] of (asList(own(step, "model_input_messages")) ?? []).entries()) readInput(builder, message, `${pointer}/model_input_messages/${index}`, prompts);
	const task = asText(own(step, "task"));
	if (task !== null) {
		prompts.add(`New task:\n${task}`);
		builder.content("user", {
			text: task,
			pointer: `${pointer}/task`
		});
	}
	const plan = asText(own(step, "plan"));
	if (plan !== null) builder.content("assistant", {
		text: plan,
		pointer: `${pointer}/plan`
	});
	const said = own(step, "model_output");
	if (said !== null && said !== void 0) builder.content("assistant", {
		text: textOf(said),
		pointer: `${pointer}/model_output`
	});
	if (isActionStep(step)) readAction(builder, step, pointer);
}
function readAction(builder, step, pointer) {
	const calls = asList(own(step, "tool_calls")) ?? [];
	for (const [index, call] of calls.entries()) readCall$1(builder, call, {
		actor: "assistant",
		messageId: null
	}, `${pointer}/tool_calls/${index}`);
	const names = calls.map((call) => firstText(own(call, "function") ?? call, "name") ?? "");
	const ids = calls.map((call) => firstText(call, "id"));
	const failure = errorText(own(step, "error"));
	const seen = asText(own(step, "observations"));
	const isFinal = names.includes("final_answer") && own(step, "is_final_answer") === true;
	const text = seen ?? failure;
	if (text !== null) {
		const several = names.length > 1 ? [`what ${names.length} calls gave, in one text`] : [];
		const part = {
			text: seen !== null && failure !== null ? `${seen}\n${failure}` : text,
			pointer: `${pointer}/${seen === null ? "error" : "observations"}`,
			notes: [...failure === null ? [] : ["tool error"], ...several]
		};
		if (isFinal) builder.content("assistant", part);
		else {
			const mixed = new Set(names.map((name) => builder.map.ofTool(name, null, null))).size > 1 ? { channel: "unclassified" } : {};
			builder.result({
				...part,
				...mixed,
				callId: ids[0] ?? null,
				tool: names[0] ?? null
			});
		}
	}
	const output = own(step, "action_output");
	if (output === null || output === void 0) return;
	const words = textOf(output);
	if (own(step, "is_final_answer") === true) builder.content("assistant", {
		text: words,
		pointer: `${pointer}/action_output`
	});
	else builder.spare({
		text: words,
		pointer: `${pointer}/action_output`
	}, output);
}
function readInput(builder, message, pointer, prompts) {
	const role = asText(own(message, "role")) ?? "";
	const content = own(message, "content");
	for (const [index, part] of (asList(content) ?? [content]).entries()) {
		const text = asText(part) ?? asText(own(part, "text"));
		if (text === null || text.trim() === "") continue;
		const about = {
			text,
			actor: role,
			pointer: `${pointer}/content/${index}`
		};
		const isOwn = role === "tool-call" && text.startsWith("Calling tools:");
		const isTask = role === "user" && text.startsWith("New task:\n");
		const isRepeated = prompts.has(text);
		if (isOwn || isTask || role === "system") prompts.add(text);
		if (isRepeated) builder.heard(text);
		else if (isTask) builder.content("user", about);
		else if (isOwn) builder.content("assistant", {
			...about,
			notes: ["its calls, as the model was given them"]
		});
		else if (role === "system") builder.content("system", about);
		else builder.spare({
			...about,
			notes: ["as the model was given it"]
		}, text);
	}
	if (asObject(content)) builder.spare({
		text: textOf(content),
		actor: role,
		pointer
	}, content);
}
// src/logs/importers/registry.ts
const IMPORTERS = [
	agentdojo,
	injecagent,
	openaiAgents,
	inspect,
	promptfoo,
	pydanticAi,
	autogen,
	smolagents,
	llamaindex,
	googleAdk,
	codex,
	geminiCli,
	sharegpt,
	langsmith,
	langfuse,
	otel,
	claudeCode,
	openaiResponses,
	gemini,
	bedrock,
	mcp,
	anthropic,
	langchain,
	aiSdk,
	document,
	openaiChat
];
const ALIASES = {
	agentdyn: "agentdojo",
	"ai-sdk-telemetry": "otel",
	openinference: "otel",
	"otel-genai": "otel",
	otlp: "otel",
	adk: "google-adk",
	"bedrock-converse": "bedrock",
	"codex-cli": "codex",
	langgraph: "langchain",
	"anthropic-messages": "anthropic",
	"openai-agents-js": "openai-agents"
};
const FORMAT_NAMES = [...IMPORTERS.map(({ name }) => name), ...Object.keys(ALIASES)];
export { FORMAT_NAMES };
