import { t as sseEvents } from "./sse.mjs";
import { createHash } from "node:crypto";
// src/logs/transcript/recent-map.ts
var RecentMap = class {
	#limit;
	#young = new Map();
	#old = new Map();
	constructor(limit) {
		this.#limit = limit;
	}
	get(key) {
		return this.#young.get(key) ?? this.#old.get(key);
	}
	has(key) {
		return this.#young.has(key) || this.#old.has(key);
	}
	set(key, value) {
		if (this.#young.size >= this.#limit && !this.#young.has(key)) {
			this.#old = this.#young;
			this.#young = new Map();
		}
		this.#young.set(key, value);
	}
	delete(key) {
		this.#young.delete(key);
		this.#old.delete(key);
	}
	*entries() {
		for (const entry of this.#old) if (!this.#young.has(entry[0])) yield entry;
		yield* this.#young;
	}
};
// src/logs/transcript/text.ts
const lone = /[\ud800-\udfff]/gu;
const dataUri = /data:([a-z0-9.+-]+\/[a-z0-9.+-]+)?(?:;[a-z0-9=._-]+)*;base64,([A-Za-z0-9+/=_-]{64,})/gi;
function cleanText(raw) {
	const notes = [];
	let text = raw;
	if (lone.test(text)) {
		const count = text.match(lone)?.length ?? 0;
		text = text.replace(lone, "�");
		notes.push(`${count} lone surrogates replaced`);
	}
	lone.lastIndex = 0;
	if (text.includes(";base64,")) {
		let bytes = 0;
		text = text.replace(dataUri, (_, type, data) => {
			bytes += Math.floor(data.length * 3 / 4);
			return `data:${type ?? ""};base64,`;
		});
		if (bytes > 0) notes.push(`${bytes} bytes of binary data left out`);
	}
	return {
		text,
		notes
	};
}
function textOf(value) {
	return typeof value === "string" ? value : JSON.stringify(value) ?? "";
}
function decoded(value) {
	let current = value;
	for (let layer = 0; layer < 3 && typeof current === "string"; layer += 1) {
		const text = current.trimStart();
		if (!/^[[{"]/.test(text)) break;
		try {
			current = JSON.parse(text);
		} catch {
			break;
		}
	}
	return typeof current === "object" && current !== null ? current : value;
}
function stringsIn(value) {
	const found = [];
	const visit = (given, depth) => {
		const inner = decoded(given);
		if (typeof inner === "string") found.push(inner);
		else if (typeof inner === "object" && inner !== null && depth < 40) for (const item of Object.values(inner)) visit(item, depth + 1);
	};
	visit(value, 0);
	return found;
}
function unquoted(value) {
	let current = value;
	for (let layer = 0; layer < 3; layer += 1) {
		if (typeof current !== "string" || !/^".*"$/s.test(current)) break;
		try {
			const inner = JSON.parse(current);
			if (typeof inner !== "string") break;
			current = inner;
		} catch {
			break;
		}
	}
	return current;
}
// src/logs/json-view.ts
function asObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value) ? value : null;
}
function asList(value) {
	return Array.isArray(value) ? value : null;
}
function asText(value) {
	return typeof value === "string" ? value : null;
}
function own(value, key) {
	return typeof value === "object" && value !== null && Object.hasOwn(value, key) ? value[key] : void 0;
}
function firstText(value, ...keys) {
	for (const key of keys) {
		const found = own(value, key);
		if (typeof found === "string" && found !== "") return found;
	}
	return null;
}
function firstId(value, ...keys) {
	for (const key of keys) {
		const found = own(value, key);
		const id = Array.isArray(found) ? found.at(-1) : found;
		if (typeof id === "string" && id !== "") return id;
	}
	return null;
}
// src/logs/importers/span.ts
function spansOf(value) {
	const spans = [];
	const resources = asList(own(value, "resourceSpans")) ?? asList(own(value, "resource_spans"));
	if (resources) for (const [r, resource] of resources.entries()) addResource(spans, resource, `/resourceSpans/${r}`);
	const logs = asList(own(value, "resourceLogs")) ?? asList(own(value, "resource_logs"));
	if (logs) for (const [r, resource] of logs.entries()) addLogs(spans, resource, `/resourceLogs/${r}`);
	if (resources || logs) return spans;
	const list = asList(value);
	if (list) return list.map((item, index) => toSpan(item, `/${index}`));
	return [toSpan(value, "")];
}
function addResource(spans, resource, pointer) {
	for (const key of [
		"scopeSpans",
		"scope_spans",
		"instrumentationLibrarySpans"
	]) for (const [s, scope] of (asList(own(resource, key)) ?? []).entries()) for (const [i, span] of (asList(own(scope, "spans")) ?? []).entries()) spans.push(toSpan(span, `${pointer}/${key}/${s}/spans/${i}`));
}
function addLogs(spans, resource, pointer) {
	const bySpan = new Map();
	for (const [s, scope] of (asList(own(resource, "scopeLogs")) ?? []).entries()) for (const [i, record] of (asList(own(scope, "logRecords")) ?? []).entries()) {
		const at = `${pointer}/scopeLogs/${s}/logRecords/${i}`;
		const key = `${firstText(record, "traceId") ?? ""}/${firstText(record, "spanId") ?? ""}`;
		const group = bySpan.get(key) ?? {
			first: record,
			events: [],
			pointer: at
		};
		bySpan.set(key, group);
		group.events.push(toEvent(record, at));
	}
	for (const { first, events, pointer: at } of bySpan.values()) spans.push({
		...toSpan({
			traceId: own(first, "traceId"),
			spanId: own(first, "spanId")
		}, at),
		events
	});
}
function toSpan(value, pointer) {
	const context = own(value, "spanContext") ?? own(value, "context");
	const parent = own(value, "parentSpanContext");
	const table = own(value, "attributes");
	return {
		traceId: firstText(context, "traceId", "trace_id") ?? firstText(value, "traceId", "trace_id"),
		spanId: firstText(context, "spanId", "span_id") ?? firstText(value, "spanId", "span_id"),
		parentId: firstText(parent, "spanId") ?? firstText(value, "parentSpanId", "parent_span_id", "parent_id"),
		name: firstText(value, "name") ?? "",
		start: timeOf(own(value, "startTimeUnixNano") ?? own(value, "startTime") ?? own(value, "start_time")),
		attributes: attributesOf(table ?? (isAttributeTable(value) ? value : void 0)),
		events: (asList(own(value, "events")) ?? []).map((event, index) => toEvent(event, `${pointer}/events/${index}`)),
		status: firstText(own(value, "status"), "message", "description"),
		dropped: Number(own(value, "droppedAttributesCount") ?? 0) || 0,
		pointer
	};
}
function toEvent(value, pointer) {
	const attributes = attributesOf(own(value, "attributes"));
	return {
		name: firstText(value, "name", "eventName") ?? asText(attributes.get("event.name")) ?? "",
		attributes,
		body: anyValue(own(value, "body")),
		pointer
	};
}
function isAttributeTable(value) {
	const object = asObject(value);
	return object !== null && Object.keys(object).some((key) => /^(?:gen_ai|llm|openinference|ai|input|output|retrieval|tool)\./.test(key));
}
function timeOf(value) {
	const pair = asList(value);
	if (pair && pair.length === 2) return Number(pair[0]) * 1e9 + Number(pair[1]);
	if (typeof value === "number") return value;
	if (typeof value !== "string") return null;
	const number = /^\d+$/.test(value) ? Number(value) : Date.parse(value) * 1e6;
	return Number.isNaN(number) ? null : number;
}
function attributesOf(value) {
	const out = new Map();
	const list = asList(value);
	if (list) {
		for (const item of list) {
			const key = asText(own(item, "key"));
			if (key !== null) out.set(key, anyValue(own(item, "value")));
		}
		return out;
	}
	for (const [key, item] of Object.entries(asObject(value) ?? {})) flatten(out, key, item, 0);
	return out;
}
function flatten(out, key, value, depth) {
	const object = asObject(value);
	if (object && depth < 6 && /^(?:gen_ai|llm|openinference|ai|input|output|retrieval|tool|embedding|session)(?:\.|$)/.test(key) && !("role" in object)) for (const [inner, item] of Object.entries(object)) flatten(out, `${key}.${inner}`, item, depth + 1);
	else out.set(key, value);
}
function anyValue(value, depth = 0) {
	const object = asObject(value);
	if (!object || depth > 50) return value;
	for (const key of [
		"stringValue",
		"boolValue",
		"doubleValue",
		"string_value",
		"bool_value"
	]) if (Object.hasOwn(object, key)) return object[key];
	for (const key of ["intValue", "int_value"]) if (Object.hasOwn(object, key)) return Number(object[key]);
	if (Object.hasOwn(object, "bytesValue")) return null;
	const array = asList(own(object["arrayValue"] ?? object["array_value"], "values"));
	if (array) return array.map((item) => anyValue(item, depth + 1));
	if (Object.hasOwn(object, "arrayValue")) return [];
	const pairs = asList(own(object["kvlistValue"] ?? object["kvlist_value"], "values"));
	if (pairs) {
		const out = Object.create(null);
		for (const pair of pairs) {
			const key = asText(own(pair, "key"));
			if (key !== null) out[key] = anyValue(own(pair, "value"), depth + 1);
		}
		return out;
	}
	return value;
}
// src/logs/messages/flattened.ts
const ROLES$3 = {
	system: "system",
	developer: "system",
	user: "user",
	human: "user",
	assistant: "assistant",
	ai: "assistant",
	model: "assistant",
	tool: "tool",
	function: "tool",
	observation: "tool",
	ipython: "tool"
};
const MARK = /^[ \t]*(?:\*\*|#{1,6}[ \t]+)?(system|developer|user|human|assistant|ai|model|tool|function|observation|ipython)(?:[ \t]*[([][^\n)\]]{0,80}[)\]])?(?:\*\*)?[ \t]*:(?:\*\*)?|<\|im_start\|>[ \t]*(\w+)|<\|start_header_id\|>[ \t]*(\w+)[ \t]*<\|end_header_id\|>|<\|(system|user|assistant|tool|observation)\|>/gim;
const TELLING = new Set([
	"system",
	"assistant",
	"tool",
	"observation"
]);
const ENDS = /<\|(?:im_end|eot_id|end|endoftext|eom_id)\|>|<\/s>/g;
const NAMELESS = /\[\/?INST\]|<<\/?SYS>>/;
function turnsOf$1(text) {
	const marks = [...text.matchAll(MARK)];
	const named = marks.map((mark) => (mark[1] ?? mark[2] ?? mark[3] ?? mark[4] ?? "").toLowerCase());
	const whole = [{
		role: "unclassified",
		text
	}];
	if (!named.some((name) => TELLING.has(name) || (ROLES$3[name] ?? "user") !== "user")) return NAMELESS.test(text) ? whole : null;
	if (text.slice(0, marks[0]?.index).replace(/<\|\w+\|>|<s>/g, "").trim() !== "") return named.some((name) => TELLING.has(name)) ? whole : null;
	const turns = [];
	let isOpening = true;
	let afterTool = false;
	for (const [at, mark] of marks.entries()) {
		const name = named[at] ?? "";
		const role = (Object.hasOwn(ROLES$3, name) ? ROLES$3[name] : void 0) ?? "unclassified";
		const said = text.slice(mark.index + mark[0].length, marks[at + 1]?.index).replace(ENDS, "").trim();
		const isForged = role === "system" && !isOpening || afterTool && role !== "tool";
		isOpening &&= role === "system";
		afterTool ||= role === "tool" || role === "unclassified";
		if (said === "" || role === "assistant" && /^(?:None|null)$/.test(said)) continue;
		turns.push({
			role: isForged ? "unclassified" : role,
			text: said
		});
	}
	return turns;
}
function readUserText(builder, text, pointer, notes = []) {
	const turns = turnsOf$1(text);
	if (turns === null) {
		builder.content("user", {
			text,
			pointer,
			notes
		});
		return;
	}
	builder.heard(text);
	for (const { role, text: said } of turns) {
		const about = {
			text: said,
			pointer,
			notes: ["part of a prompt flattened to one text"]
		};
		if (role === "tool") builder.result({
			...about,
			callId: null
		});
		else if (role === "unclassified") {
			const why = "who wrote it cannot be told: an earlier text could hold the same mark";
			builder.content(role, {
				...about,
				notes: [...about.notes, why]
			});
		} else builder.content(role, about);
	}
}
// src/logs/messages/encoded-text.ts
const WORDS$1 = /^(?:text\/[\w.+-]+|application\/(?:json|xml|yaml|x-yaml|javascript|[\w.-]+\+(?:json|xml)))(?:;|$)/i;
const FORMATS = new Set([
	"txt",
	"md",
	"csv",
	"html"
]);
const DATA_URL = /^data:([^,]{0,200}?)(?:;base64),/i;
const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/;
const LONGEST$1 = 8388608;
function encodedText(part) {
	const data = firstText(part, "data", "blob", "file_data", "bytes") ?? firstText(own(part, "source"), "data", "bytes") ?? firstText(own(part, "resource"), "blob") ?? firstText(own(part, "file"), "file_data") ?? urlWithData(part);
	if (data === null || data.length > LONGEST$1) return null;
	const head = DATA_URL.exec(data);
	const type = head?.[1] || mediaTypeOf(part);
	return WORDS$1.test(type) || FORMATS.has(firstText(part, "format") ?? "") ? decodedText(head ? data.slice(head[0].length) : data) : null;
}
const TYPE_KEYS = [
	"mediaType",
	"media_type",
	"mimeType",
	"mime_type",
	"document_mimetype",
	"contentType"
];
function mediaTypeOf(part) {
	return firstText(part, ...TYPE_KEYS) ?? firstText(own(part, "source"), ...TYPE_KEYS) ?? firstText(own(part, "resource"), ...TYPE_KEYS) ?? "";
}
function urlWithData(part) {
	const url = asText(part["url"]) ?? asText(part["uri"]);
	return url?.startsWith("data:") ? url : null;
}
function decodedText(data) {
	const plain = data.replace(/\s+/g, "");
	if (plain === "" || !BASE64.test(plain)) return null;
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(plain, "base64"));
	} catch {
		return null;
	}
}
// src/logs/messages/results.ts
function resultText(value) {
	if (value === void 0) return {
		text: null,
		evidence: "hidden",
		notes: ["no result in the log"]
	};
	if (value === null) return {
		text: null,
		evidence: "hidden",
		notes: ["the result is null"]
	};
	if (typeof value === "string") return {
		text: value,
		notes: []
	};
	const list = asList(value);
	if (list) return blocksText(list);
	const one = asObject(value);
	if (one && isBlock$1(one) && !Object.hasOwn(one, "value")) return blocksText([one]);
	if (one && typeof one["type"] === "string" && Object.hasOwn(one, "value")) {
		const inner = resultText(one["value"]);
		return /error|denied/.test(one["type"]) ? {
			...inner,
			notes: [...inner.notes, `output type ${one["type"]}`]
		} : inner;
	}
	return {
		text: textOf(value),
		notes: []
	};
}
const BLOCK = /^(?:(?:input_|output_)?(?:text|image|file)|image_url|media|audio|resource|resource_link|document|search_result|file-data|image-data|file-url|image-url)$/;
function isBlock$1(value) {
	const type = asText(value["type"]);
	if (type === null || !BLOCK.test(type)) return false;
	return !/text$/.test(type) || blockText(value) !== null;
}
function isBlocks(value) {
	const blocks = asList(value) ?? [value];
	return blocks.length > 0 && blocks.every((block) => isBlock$1(asObject(block) ?? {}));
}
function blocksText(blocks) {
	if (!blocks.every((block) => typeof block === "string" || isBlock$1(asObject(block) ?? {}))) return {
		text: textOf(blocks),
		notes: []
	};
	const texts = [];
	const notes = [];
	for (const block of blocks) {
		const text = typeof block === "string" ? block : blockText(block);
		if (text !== null) texts.push(text);
		else notes.push(missingBlock(block));
	}
	if (texts.length > 1) notes.push(`${texts.length} text blocks joined`);
	if (texts.length === 0 && blocks.length > 0) return {
		text: null,
		evidence: "binary",
		notes
	};
	return {
		text: texts.join("\n"),
		notes
	};
}
const DEEPEST = 4;
function blockText(block, depth = 0) {
	const plain = asText(own(block, "text")) ?? asText(own(block, "content")) ?? asText(own(own(block, "text"), "value")) ?? asText(own(block, "value"));
	if (plain !== null) return plain;
	const inside = asText(own(own(block, "resource"), "text")) ?? asText(own(own(block, "source"), "text"));
	if (inside !== null) return inside;
	const source = own(block, "source");
	if (own(source, "type") === "text") return asText(own(source, "data"));
	const held = asList(own(source, "content")) ?? asList(own(block, "content"));
	if (held?.length && depth < DEEPEST) {
		const texts = held.map((one) => asText(one) ?? blockText(one, depth + 1));
		const title = firstText(block, "title");
		if (texts.every((text) => text !== null)) return [...title === null ? [] : [title], ...texts].join("\n");
	}
	const object = asObject(block);
	return object === null ? null : encodedText(object);
}
function missingBlock(block) {
	const type = firstText(block, "type") ?? "block";
	const data = firstText(block, "data", "image", "url", "image_url", "file_data", "uri") ?? firstText(own(block, "source"), "data", "url") ?? firstText(own(block, "image_url"), "url") ?? firstText(own(block, "file"), "file_data") ?? firstText(own(block, "resource"), "blob", "uri");
	if (data === null) return `${type}: no text`;
	return /^(?:https?|file):/.test(data) ? `${type}: ${data.slice(0, 200)}` : `${type}: ${data.length} characters of encoded data`;
}
function resultWithError(body, error) {
	const failure = errorText(error);
	if (failure === null) return resultText(body);
	const { text, notes } = isEmpty(body) ? {
		text: null,
		notes: []
	} : resultText(body);
	const said = text === null || text.trim() === "" ? failure : text;
	return {
		text: said.includes(failure) ? said : `${said}\n${failure}`,
		notes: ["tool error", ...notes]
	};
}
function errorText(error) {
	if (error === null || error === void 0 || error === false || error === "") return null;
	if (typeof error === "string") return error;
	if (Object.keys(asObject(error) ?? { code: error }).length === 0) return null;
	return firstText(error, "message", "text", "detail", "reason") ?? textOf(error);
}
function isEmpty(value) {
	return value === void 0 || value === null || value === "" || asList(value)?.length === 0;
}
// src/logs/messages/calls.ts
function readCall$1(builder, value, speaker, pointer) {
	const call = asObject(value);
	if (!call) {
		builder.content("unclassified", {
			text: textOf(value),
			pointer,
			notes: ["not a tool call"]
		});
		return;
	}
	const { tool, raw, args, callId } = partsOfCall(call);
	const notes = [];
	if (typeof raw === "string" && /^\s*[[{]/.test(raw) && args === raw) notes.push("arguments are not valid JSON");
	const failed = firstText(call, "parse_error");
	if (failed) notes.push(`parse error: ${failed.slice(0, 200)}`);
	if (tool === null) notes.push("the call names no tool");
	builder.call({
		callId,
		tool: tool ?? "unknown",
		server: firstText(call, "server_name", "server_label", "mcp_server_name"),
		args,
		actor: speaker.actor,
		messageId: speaker.messageId,
		pointer,
		notes
	});
	readResultInCall(builder, call, callId, pointer);
}
function partsOfCall(call) {
	const nested = asObject(call["function"]) ?? asObject(call["custom"]) ?? asObject(call["functionCall"]);
	const tool = firstText(nested, "name") ?? asText(call["function"]) ?? firstText(call, "name", "toolName", "tool_name", "tool") ?? nameOfType(asText(call["type"]) ?? "");
	const raw = argumentsOf$2(nested) ?? argumentsOf$2(call);
	const callId = firstId(call, "call_id", "callId", "toolCallId", "tool_call_id", "id");
	return {
		tool,
		raw,
		args: decoded(raw ?? null),
		callId
	};
}
function toldCall(value) {
	const { tool, args, callId } = partsOfCall(asObject(value) ?? {});
	return {
		id: callId,
		tool,
		args: JSON.stringify(args) ?? ""
	};
}
function readResultInCall(builder, call, callId, pointer) {
	if (call["state"] !== "result" || call["result"] === void 0) return;
	const { text, notes } = resultText(call["result"]);
	builder.result({
		callId,
		text,
		notes,
		pointer: `${pointer}/result`
	});
}
function argumentsOf$2(value) {
	for (const key of [
		"arguments",
		"args",
		"input",
		"parameters",
		"operation",
		"action",
		"code",
		"queries"
	]) {
		const found = own(value, key);
		if (found !== void 0 && found !== null) return found;
	}
}
function nameOfType(type) {
	if (type.startsWith("tool-") && type !== "tool-call") return type.slice(5);
	const name = type.replace(/_(?:tool_)?call$/, "");
	return name !== type && ![
		"function",
		"tool",
		"custom",
		"mcp"
	].includes(name) ? name : null;
}
// src/logs/messages/langchain-form.ts
function isLangChainMessage(message) {
	const kwargs = own(message, "kwargs");
	const data = own(message, "data");
	const type = own(message, "type");
	return own(message, "lc") === 1 && asObject(kwargs) !== null || typeof type === "string" && LC_TYPES.has(type) && (asObject(data) !== null || own(message, "content") !== void 0);
}
const LC_TYPES = new Set([
	"human",
	"ai",
	"system",
	"tool",
	"function",
	"chat",
	"HumanMessage",
	"AIMessage",
	"AIMessageChunk",
	"SystemMessage",
	"ToolMessage",
	"FunctionMessage",
	"ChatMessage",
	"HumanMessageChunk",
	"ToolMessageChunk"
]);
function unwrapLangChain(message) {
	if (typeof message["role"] === "string") return message;
	const type = asText(message["type"]);
	const kwargs = asObject(message["kwargs"]) ?? asObject(message["data"]);
	const className = asList(message["id"])?.at(-1);
	const kind = typeof className === "string" ? className : asText(kwargs?.["type"]) ?? type;
	const role = kind === null ? null : langChainRole(kind);
	if (role === null) return message;
	const body = kwargs ?? message;
	return {
		...body,
		role: asText(body["role"]) ?? role
	};
}
function langChainRole(kind) {
	const name = kind.replace(/(?:Message)?(?:Chunk)?$/, "").toLowerCase();
	if (name === "human") return "user";
	if (name === "ai") return "assistant";
	return [
		"system",
		"tool",
		"function",
		"chat"
	].includes(name) ? name : null;
}
// src/logs/messages/llamaindex-form.ts
function isLlamaIndexMessage(message) {
	return typeof message["role"] === "string" && (asList(message["blocks"])?.every((block) => typeof own(block, "block_type") === "string") ?? false);
}
function unwrapLlamaIndex(message) {
	if (!isLlamaIndexMessage(message)) return message;
	const more = asObject(message["additional_kwargs"]);
	const role = (asText(message["role"]) ?? "").replace(/^MessageRole\./, "");
	return {
		...message,
		...firstText(more, "tool_call_id") === null ? {} : { tool_call_id: more?.["tool_call_id"] },
		...firstText(more, "name") === null ? {} : { name: more?.["name"] },
		role,
		content: (asList(message["blocks"]) ?? []).map(plainBlock$1)
	};
}
function plainBlock$1(block) {
	const type = asText(own(block, "block_type")) ?? "";
	const body = {
		...asObject(block),
		type
	};
	if (type === "thinking") return {
		...body,
		text: own(block, "content")
	};
	if (type !== "tool_call") return body;
	return {
		...body,
		id: own(block, "tool_call_id"),
		name: own(block, "tool_name"),
		arguments: own(block, "tool_kwargs")
	};
}
// src/logs/messages/attachments.ts
function readAttachment(builder, part, type, speaker, pointer) {
	if (!ATTACHMENT.test(type)) return false;
	const url = urlOf(part);
	const text = textOfAttachment(part);
	const channel = speaker.role === "assistant" ? "assistant" : channelOf$3(url, type);
	builder.content(channel, {
		text,
		evidence: text !== null ? "whole" : dataOf$1(part) ? "binary" : "hidden",
		actor: url?.slice(0, 200) ?? firstText(part, "filename", "title", "name", "file_id") ?? speaker.actor,
		messageId: speaker.messageId,
		notes: text !== null ? [] : [missingBlock(part)],
		pointer
	});
	return true;
}
const ATTACHMENT = /^(?:(?:input_)?(?:image|file|audio|video)|image_url|document|blob|uri|file_id|media|resource|resource_link|audio_url|video_url|container_upload|image-url|file-url)$/;
function channelOf$3(url, type) {
	if (url !== null && /^https?:/i.test(url)) return "web";
	return type === "resource_link" && url === null ? "unclassified" : "file";
}
function urlOf(part) {
	const found = firstText(part, "url", "uri", "image_url", "file_url", "fileUri") ?? firstText(own(part, "image_url"), "url") ?? firstText(own(part, "source"), "url") ?? firstText(own(part, "resource"), "uri");
	return found !== null && /^(?:https?|file|ftp):/i.test(found) ? found : null;
}
function textOfAttachment(part) {
	const source = own(part, "source");
	if (own(source, "type") === "text") return asText(own(source, "data"));
	if (own(source, "type") === "content") return resultText(own(source, "content")).text;
	const inside = asText(own(own(part, "resource"), "text")) ?? asText(own(part, "text"));
	if (inside !== null) return inside;
	const content = own(part, "content");
	return typeof content === "string" && !/^data:/.test(content) && part["type"] === "document" ? content : encodedText(part);
}
function dataOf$1(part) {
	return missingBlock(part).includes("encoded data");
}
// src/logs/messages/converse-parts.ts
function typedConversePart(part) {
	if (part["type"] !== void 0 || typeof part["text"] === "string") return null;
	const use = asObject(part["toolUse"]);
	if (use) return {
		type: "tool_use",
		id: use["toolUseId"],
		name: use["name"],
		input: use["input"]
	};
	const result = asObject(part["toolResult"]);
	if (result) {
		const content = asList(result["content"])?.map(plainBlock) ?? result["content"];
		const failed = result["status"] === "error";
		return {
			type: "tool_result",
			tool_use_id: result["toolUseId"],
			content,
			is_error: failed
		};
	}
	const reasoning = asObject(part["reasoningContent"]);
	if (reasoning) {
		const text = firstText(own(reasoning, "reasoningText"), "text") ?? firstText(reasoning, "text");
		const sealed = firstText(reasoning, "redactedContent");
		return text === null ? {
			type: "redacted_thinking",
			data: sealed
		} : {
			type: "reasoning",
			text
		};
	}
	const guarded = firstText(own(own(part, "guardContent"), "text"), "text");
	if (guarded !== null) return {
		type: "text",
		text: guarded
	};
	const cited = asList(own(own(part, "citationsContent"), "content"));
	if (cited) {
		const texts = cited.map((one) => asText(own(one, "text")) ?? "");
		const citations = own(part["citationsContent"], "citations");
		return {
			type: "text",
			text: texts.join(""),
			citations
		};
	}
	if (part["cachePoint"] !== void 0) return { type: "cache_control" };
	return attachment(part);
}
function attachment(part) {
	const found = asObject(part["searchResult"]);
	if (found) {
		const content = asList(found["content"])?.map(plainBlock) ?? found["content"];
		return {
			type: "search_result",
			source: found["source"],
			title: found["title"],
			content
		};
	}
	for (const kind of [
		"document",
		"image",
		"video",
		"audio"
	]) {
		const media = asObject(part[kind]);
		if (media === null) continue;
		const source = asObject(media["source"]);
		const text = firstText(source, "text");
		const blocks = asList(own(source, "content"))?.map(plainBlock);
		const name = firstText(media, "name") ?? kind;
		if (text !== null) return {
			type: "document",
			name,
			source: {
				type: "text",
				data: text
			}
		};
		if (blocks) return {
			type: "document",
			name,
			source: {
				type: "content",
				content: blocks
			}
		};
		const uri = firstText(own(source, "s3Location"), "uri");
		const data = asText(own(source, "bytes"));
		return {
			type: kind,
			name,
			format: media["format"],
			data,
			uri
		};
	}
	return null;
}
function plainBlock(block) {
	const text = asText(own(block, "text"));
	if (text !== null) return {
		type: "text",
		text
	};
	const json = own(block, "json");
	if (json !== void 0) return {
		type: "text",
		text: JSON.stringify(json)
	};
	const object = asObject(block);
	return (object === null ? null : attachment(object)) ?? block;
}
// src/logs/messages/gemini-parts.ts
function typedGeminiPart(part) {
	const of = (camel, snake) => asObject(part[camel]) ?? asObject(part[snake]);
	const call = of("functionCall", "function_call");
	if (call) return {
		...call,
		type: "tool_use"
	};
	const response = of("functionResponse", "function_response");
	if (response) {
		const { id, name } = response;
		return {
			type: "tool_result",
			tool_use_id: id,
			name,
			content: unframed(response["response"] ?? response["result"])
		};
	}
	const code = of("executableCode", "executable_code");
	if (code) return {
		type: "tool_use",
		id: code["id"],
		name: "code_execution",
		input: code
	};
	const ran = of("codeExecutionResult", "code_execution_result");
	if (ran) {
		const failed = typeof ran["outcome"] === "string" && !/OK$/.test(ran["outcome"]);
		return {
			type: "tool_result",
			tool_use_id: ran["id"],
			name: "code_execution",
			content: ran["output"] ?? "",
			is_error: failed
		};
	}
	const data = of("inlineData", "inline_data");
	if (data) {
		const mimeType = data["mimeType"] ?? data["mime_type"];
		return {
			type: "file",
			data: data["data"],
			mimeType,
			name: data["displayName"]
		};
	}
	const file = of("fileData", "file_data");
	if (file) return {
		type: "file",
		uri: file["fileUri"] ?? file["file_uri"]
	};
	return null;
}
function unframed(response) {
	const keys = Object.keys(asObject(response) ?? {});
	const [only] = keys;
	return asText(keys.length === 1 && /^(?:output|result|content|text|error)$/.test(only ?? "") ? asObject(response)?.[only ?? ""] : void 0) ?? response;
}
// src/logs/messages/hosted.ts
function readHosted(builder, part, type, pointer) {
	const handler = HANDLERS[type];
	if (!Object.hasOwn(HANDLERS, type) || !handler) return false;
	handler(builder, part, pointer);
	return true;
}
const HANDLERS = {
	web_search_call: (builder, part, pointer) => {
		const callId = firstText(part, "id");
		builder.call({
			callId,
			tool: "web_search",
			args: part["action"] ?? null,
			pointer
		});
		builder.result({
			callId,
			channel: "web",
			text: null,
			evidence: "hidden",
			notes: ["the log names the search but not what it found"],
			pointer
		});
	},
	file_search_call: (builder, part, pointer) => {
		const callId = firstText(part, "id");
		builder.call({
			callId,
			tool: "file_search",
			args: { queries: part["queries"] ?? null },
			pointer
		});
		const results = asList(part["results"]);
		if (!results) {
			builder.result({
				callId,
				channel: "retrieved_doc",
				text: null,
				evidence: "hidden",
				notes: ["results were not asked for, so the log does not hold them"],
				pointer
			});
			return;
		}
		results.forEach((result, index) => {
			const { text } = resultText(own(result, "text") ?? own(result, "content"));
			builder.result({
				callId,
				channel: "retrieved_doc",
				text,
				actor: firstText(result, "filename", "file_id") ?? "file_search",
				pointer: `${pointer}/results/${index}`
			});
		});
	},
	mcp_call: (builder, part, pointer) => {
		const callId = firstText(part, "id");
		const tool = firstText(part, "name") ?? "unknown";
		const server = firstText(part, "server_label");
		builder.call({
			callId,
			tool,
			server,
			args: decoded(part["arguments"] ?? null),
			pointer
		});
		if (part["output"] === void 0 && part["error"] === void 0) return;
		const failed = part["error"] !== null && part["error"] !== void 0;
		const output = resultText(part["output"] ?? part["error"] ?? null);
		const notes = failed ? ["tool error", ...output.notes] : output.notes;
		builder.result({
			callId,
			tool,
			server,
			...output,
			notes,
			pointer: `${pointer}/output`
		});
	},
	mcp_list_tools: (builder, part, pointer) => {
		readDefinitions(builder, asList(part["tools"]) ?? [], firstText(part, "server_label"), `${pointer}/tools`);
	},
	code_interpreter_call: (builder, part, pointer) => {
		const callId = firstText(part, "id");
		builder.call({
			callId,
			tool: "code_interpreter",
			args: { code: part["code"] ?? null },
			pointer
		});
		const outputs = asList(part["outputs"]);
		if (!outputs) {
			builder.result({
				callId,
				channel: "trusted_tool",
				text: null,
				evidence: "hidden",
				notes: ["outputs were not asked for, so the log does not hold them"],
				pointer
			});
			return;
		}
		outputs.forEach((output, index) => {
			const text = firstText(output, "logs");
			const at = `${pointer}/outputs/${index}`;
			if (text !== null) builder.result({
				callId,
				text,
				pointer: at
			});
			else {
				const notes = [`${firstText(output, "type") ?? "output"}: no text`];
				builder.result({
					callId,
					text: null,
					evidence: "binary",
					notes,
					pointer: at
				});
			}
		});
	},
	image_generation_call: (builder, part, pointer) => {
		builder.call({
			callId: firstText(part, "id"),
			tool: "image_generation",
			args: null,
			pointer
		});
	},
	web_search_tool_result: (builder, part, pointer) => {
		const callId = firstText(part, "tool_use_id");
		const results = asList(part["content"]);
		if (!results) return failure(builder, part, callId, pointer);
		results.forEach((result, index) => {
			const page = firstText(result, "page_content", "text", "content");
			const title = firstText(result, "title", "url");
			const hidden = page === null;
			builder.result({
				callId,
				channel: "web",
				text: page ?? title,
				evidence: hidden ? "encrypted" : "whole",
				actor: firstText(result, "url") ?? "web_search",
				notes: hidden ? ["only the title is in the log; the page's text is encrypted"] : [],
				pointer: `${pointer}/content/${index}`
			});
		});
	},
	web_fetch_tool_result: (builder, part, pointer) => {
		const callId = firstText(part, "tool_use_id");
		const fetched = asObject(part["content"]);
		const document = asObject(fetched?.["content"]);
		if (!document) return failure(builder, part, callId, pointer);
		const source = own(document, "source");
		const text = own(source, "type") === "text" ? asText(own(source, "data")) : null;
		builder.result({
			callId,
			channel: "web",
			text,
			evidence: text === null ? "binary" : "whole",
			actor: firstText(fetched, "url") ?? "web_fetch",
			notes: text === null ? ["the fetched document is not text"] : [],
			pointer: `${pointer}/content/content`
		});
	},
	compaction: (builder, part, pointer) => {
		const text = asText(part["content"]) ?? asText(part["summary"]);
		const notes = text === null ? ["the compacted history is opaque"] : ["compacted history"];
		builder.content("memory", {
			text,
			evidence: text === null ? "encrypted" : "whole",
			notes,
			actor: "compaction",
			pointer
		});
	},
	search_result: (builder, part, pointer) => {
		const { text, notes } = resultText(part["content"]);
		builder.content("retrieved_doc", {
			text,
			notes,
			actor: firstText(part, "source", "title") ?? "search_result",
			pointer
		});
	},
	web_search_result: (builder, part, pointer) => {
		const text = firstText(part, "title", "url");
		builder.content("web", {
			text,
			evidence: "encrypted",
			notes: ["only the title is in the log; the page's text is encrypted"],
			pointer
		});
	},
	"source-url": (builder, part, pointer) => {
		builder.content("web", {
			text: null,
			evidence: "hidden",
			notes: ["the answer cites this page; its text is not in the log"],
			actor: firstText(part, "url", "title") ?? "web",
			pointer
		});
	},
	"source-document": (builder, part, pointer) => {
		builder.content("retrieved_doc", {
			text: null,
			evidence: "hidden",
			notes: ["the answer cites this document; its text is not in the log"],
			actor: firstText(part, "title", "filename") ?? "document",
			pointer
		});
	}
};
function failure(builder, part, callId, pointer) {
	const body = part["content"];
	const { text, evidence, notes } = resultText(body);
	builder.result({
		callId,
		channel: "web",
		text,
		...evidence ? { evidence } : {},
		notes: [...notes, firstText(body, "error_code") ?? "no result"],
		pointer
	});
}
function readDefinitions(builder, tools, server, pointer) {
	tools.forEach((tool, index) => {
		const name = firstText(asObject(own(tool, "function")) ?? tool, "name") ?? "tool";
		if (readRan(builder, asObject(tool), `${pointer}/${index}`)) return;
		builder.content("trusted_tool", {
			text: textOf(tool),
			actor: server === null ? name : `${server}/${name}`,
			pointer: `${pointer}/${index}`
		}, "definition");
	});
}
function readRan(builder, tool, pointer) {
	const given = tool?.["result"] ?? tool?.["output"];
	const callId = firstText(tool, "tool_call_id", "toolCallId", "call_id");
	if (tool === null || given === void 0 && callId === null) return false;
	const about = {
		actor: firstText(tool, "tool_name", "toolName", "name") ?? "tool",
		notes: ["of a call that was carried out, listed beside the messages"]
	};
	for (const key of [
		"tool_args",
		"args",
		"arguments",
		"input",
		"result",
		"output",
		"error"
	]) {
		const value = tool[key];
		if (value === void 0 || value === null || value === "") continue;
		builder.spare({
			...about,
			text: textOf(value),
			pointer: `${pointer}/${key}`
		}, value);
	}
	return true;
}
// src/logs/messages/quotes.ts
function readQuotes(builder, part, pointer) {
	for (const [index, quote] of (asList(part["citations"]) ?? []).entries()) {
		const text = firstText(quote, "cited_text") ?? sourceText(quote);
		if (text === null) continue;
		const url = firstText(own(own(quote, "location"), "web"), "url");
		const title = firstText(quote, "url", "title", "document_title", "source");
		const about = {
			text,
			evidence: "truncated",
			actor: url ?? title ?? "document",
			pointer: `${pointer}/citations/${index}`
		};
		const isWeb = url !== null || own(quote, "type") === "web_search_result_location";
		const notes = [`quoted by the answer; the ${isWeb ? "page" : "document"}'s text is not in the log`];
		if (isWeb) builder.content("web", {
			...about,
			notes
		});
		else builder.spare({
			...about,
			notes
		}, text);
	}
}
function sourceText(quote) {
	return (asList(own(quote, "sourceContent"))?.map((one) => asText(own(one, "text")) ?? ""))?.join("") || null;
}
// src/logs/messages/tool-parts.ts
function readResult(builder, part, type, pointer) {
	const callId = firstId(part, "tool_use_id", "tool_call_id", "toolCallId", "call_id", "callId", "id");
	const body = ofSameCall(part["content"] ?? part["output"] ?? unframed(part["response"]) ?? part["result"] ?? part["tools"], callId);
	const failed = part["is_error"] === true || part["isError"] === true || type === "tool-error";
	if (readHosted(builder, {
		...part,
		content: body
	}, type, pointer)) return;
	const output = asObject(body);
	if (asText(output?.["type"]) === "execution-denied") {
		builder.decision({
			text: firstText(output, "reason") ?? "execution denied",
			pointer,
			callId,
			notes: ["denied"]
		});
		return;
	}
	const { text, evidence, notes } = resultWithError(body, part["error"]);
	builder.result({
		callId,
		tool: firstText(part, "name", "toolName", "tool_name"),
		text,
		...evidence ? { evidence } : {},
		notes: failed && !notes.includes("tool error") ? ["tool error", ...notes] : notes,
		pointer
	});
}
function ofSameCall(body, callId) {
	const inner = asObject(decoded(body));
	const isResult = /^(?:function|tool)_result$/.test(asText(inner?.["type"]) ?? "");
	if (!inner || !isResult || callId === null || firstId(inner, "call_id", "id") !== callId) return body;
	return inner["result"] ?? body;
}
const UI_TOOL = /^(?:tool-(?!call$|result$|approval|error$)[A-Za-z0-9_-]+|dynamic-tool|tool-invocation)$/;
function uiToolPart(part) {
	return UI_TOOL.test(asText(own(part, "type")) ?? "") ? asObject(part) : null;
}
function insideOf(part) {
	const type = asText(part["type"]) ?? "";
	const inner = type === "tool-invocation" ? asObject(part["toolInvocation"]) ?? part : part;
	return {
		inner,
		tool: firstText(inner, "toolName") ?? type.replace(/^tool-/, "")
	};
}
function readUiCall(builder, outer, speaker, pointer) {
	const { inner: part, tool } = insideOf(outer);
	const callId = firstText(part, "toolCallId", "id");
	const state = asText(part["state"]) ?? "";
	builder.call({
		callId,
		tool,
		args: part["input"] ?? part["args"] ?? part["rawInput"] ?? null,
		actor: speaker.actor,
		messageId: speaker.messageId,
		pointer,
		notes: state.startsWith("input-") || state === "call" ? [`no result in the log (${state})`] : []
	});
}
function readUiResult(builder, outer, pointer) {
	const { inner: part, tool } = insideOf(outer);
	const callId = firstText(part, "toolCallId", "id");
	if ((asText(part["state"]) ?? "") === "output-denied") {
		builder.decision({
			text: firstText(own(part, "approval"), "reason") ?? "denied",
			pointer,
			callId,
			notes: ["denied"]
		});
		return;
	}
	const output = part["output"] ?? part["result"];
	const error = firstText(part, "errorText");
	if (output === void 0 && error === null) return;
	const { text, notes } = resultWithError(output, error);
	builder.result({
		callId,
		tool,
		text,
		notes,
		pointer: `${pointer}/output`
	});
}
// src/logs/messages/claude-harness.ts
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
	[/^<channel\b/, {
		channel: "inter_agent",
		actor: "channel"
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
// src/logs/messages/codex-harness.ts
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
// src/logs/messages/react-steps.ts
const ACTION = /^[ \t]*(?:Action|Function Name|Tool(?: Name)?)[ \t]*:[ \t]*(\S.*)$/im;
const INPUT$1 = /^[ \t]*(?:Action|Function|Tool) Input[ \t]*:[ \t]*([\s\S]*)$/im;
const OBSERVED = /^[ \t]*(?:Observation|(?:Function|Tool|Action) (?:Output|Result|Response))[ \t]*:[ \t]*/im;
function reactStepOf(text) {
	const observed = OBSERVED.exec(text);
	if (observed === null) return null;
	const said = text.slice(0, observed.index);
	const tool = ACTION.exec(said)?.[1]?.trim();
	const rest = text.slice(observed.index + observed[0].length);
	if (tool === void 0 || rest.trim() === "") return null;
	return {
		said,
		tool,
		args: decoded(INPUT$1.exec(said)?.[1]?.trim() ?? null),
		observed: rest
	};
}
// src/logs/messages/user-text.ts
const GAVE = /^\s*(?:(?:Observations?|Execution (?:results?|outputs?|logs?)|(?:Tool|Function|Code|Interpreter) (?:results?|outputs?|responses?|errors?))[ \t]*:|Traceback \(most recent call last\):)/i;
const ACTS = /^[ \t]*```|^[ \t]*(?:Action|Function Name|Tool)[ \t]*:|<(?:code|execute|tool_call)>/im;
function readTextOfUser(builder, text, speaker, pointer) {
	const { actor, messageId, place } = speaker;
	if (place?.after && readGiven(builder, text, place.after, speaker, pointer)) return;
	for (const stretch of stretchesOf(text)) {
		const about = {
			text: stretch.text,
			pointer,
			messageId
		};
		if (stretch.channel !== "user") {
			const isMarked = text.startsWith(stretch.text);
			const notes = ["a frame of a coding agent under the user's role"];
			const channel = isMarked ? stretch.channel : "unclassified";
			builder.content(channel, {
				...about,
				actor: stretch.actor,
				notes
			});
			continue;
		}
		for (const { channel, actor: writer, text: part, isUnknownFrame } of codexStretches(stretch.text)) {
			const isOwn = channel === "user" || isUnknownFrame && place?.isFirst !== false;
			const said = {
				...about,
				text: part
			};
			if (isOwn) readOwn(builder, said, actor);
			else builder.content(channel, {
				...said,
				actor: writer,
				notes: ["a frame under the user's role"]
			});
		}
	}
}
function readOwn(builder, about, actor) {
	const pieces = builder.quotedIn(about.text);
	if (pieces.length > 1) builder.heard(about.text);
	for (const { text, channel } of pieces) if (channel === null) builder.content("user", {
		...about,
		text,
		actor
	});
	else builder.content(channel, {
		...about,
		text,
		actor: "template",
		notes: ["what others had written before, put into a text of the user's role"]
	});
}
function readGiven(builder, text, after, { messageId }, pointer) {
	if (!GAVE.test(text) || !ACTS.test(after)) return false;
	const notes = ["what the agent's act gave, under the user's role"];
	const step = reactStepOf(`${after}\n${text}`);
	if (step?.said.trim() === after.trim()) builder.result({
		callId: null,
		tool: step.tool,
		args: step.args,
		text,
		notes,
		messageId,
		pointer
	});
	else builder.content("unclassified", {
		text,
		actor: "program",
		notes,
		messageId,
		pointer
	});
	return true;
}
// src/logs/messages/parts.ts
const MARKERS = new Set([
	"step-start",
	"start",
	"start-step",
	"finish",
	"finish-step",
	"tool_reference",
	"cache_control"
]);
function readPart(builder, value, speaker, pointer) {
	if (typeof value === "string") {
		readText$1(builder, value, speaker, pointer);
		return;
	}
	const part = asObject(value);
	if (!part) {
		const list = asList(value);
		if (list) for (const [at, item] of list.entries()) readPart(builder, item, speaker, `${pointer}/${at}`);
		else if (value !== null && value !== void 0) unknown(builder, value, pointer, "not a part");
		return;
	}
	const type = asText(part["type"]) ?? "";
	if (MARKERS.has(type)) return;
	if (readByType(builder, part, type, speaker, pointer)) return;
	if (readHosted(builder, part, type, pointer)) return;
	if (readAttachment(builder, part, type, speaker, pointer)) return;
	if (readUntyped(builder, part, type, speaker, pointer)) return;
	unknown(builder, part, pointer, type === "" ? "a part without a type" : `unknown part type ${type.slice(0, 60)}`);
}
function readByType(builder, part, type, speaker, pointer) {
	if (/^(?:(?:input_|output_|summary_)?text|Text)$/.test(type)) {
		const text = asText(part["text"]) ?? asText(part["content"]) ?? asText(own(part["text"], "value"));
		if (text === null) return false;
		readText$1(builder, text, speaker, pointer);
		readQuotes(builder, part, pointer);
		return true;
	}
	if (/^(?:thinking|reasoning|redacted_thinking)$|\.TextReasoningContent$/.test(type)) {
		readReasoning(builder, asObject(part["content"]) ?? part, type, speaker, pointer);
		return true;
	}
	if (type === "refusal") {
		const text = firstText(part, "refusal", "text") ?? "";
		builder.content("assistant", {
			text,
			pointer,
			actor: speaker.actor,
			notes: ["refusal"]
		});
		return true;
	}
	if (type === "message" || typeof part["role"] === "string" && Array.isArray(part["content"])) {
		const inner = asText(part["role"]) === "assistant" ? {
			...speaker,
			role: "assistant",
			actor: "assistant"
		} : speaker;
		readPart(builder, part["content"], inner, `${pointer}/content`);
		return true;
	}
	if (uiToolPart(part) !== null) {
		readUiCall(builder, part, speaker, pointer);
		readUiResult(builder, part, pointer);
		return true;
	}
	if (RESULT_TYPES.test(type)) {
		readResult(builder, part, type, pointer);
		return true;
	}
	if (/approval/.test(type)) {
		builder.decision({
			text: textOf(part),
			pointer,
			callId: firstText(part, "toolCallId", "approval_request_id", "id"),
			notes: [type]
		});
		return true;
	}
	if (CALL_TYPES.test(type) && !HOSTED_CALLS.test(type)) {
		readCall$1(builder, part, speaker, pointer);
		return true;
	}
	return false;
}
const RESULT_TYPES = /^(?:tool[_-]result|tool_call_response|server_tool_call_response|tool_response|function_response|function_call_(?:output|result)|function_result|custom_tool_call_output|computer_call_(?:output|result)|local_shell_call_output|shell_call_output|apply_patch_call_output|tool_search_output|program_output|mcp_tool_result|tool-error|.*_tool_result)$/;
const CALL_TYPES = /^(?:tool[_-](?:use|call)|server_tool_use|mcp_tool_use|server_tool_call|function_call|custom_tool_call|computer_call|.*_call|function|mcp_call)$/;
const HOSTED_CALLS = /^(?:web_search_call|file_search_call|mcp_call|code_interpreter_call|image_generation_call)$/;
function readText$1(builder, text, speaker, pointer) {
	const { role, actor, messageId, name } = speaker;
	if (role === "tool") builder.result({
		callId: null,
		tool: name,
		text,
		pointer,
		messageId
	});
	else if (role === "user") readTextOfUser(builder, text, speaker, pointer);
	else builder.content(role, {
		text,
		pointer,
		actor,
		messageId,
		...role === "unclassified" ? { notes: [`role ${actor.slice(0, 60)} is not known`] } : {}
	});
}
function readReasoning(builder, part, type, speaker, pointer) {
	const summary = asList(part["summary"])?.map((item) => asText(own(item, "text")) ?? "").join("\n");
	const text = firstText(part, "thinking", "text", "content", "reasoning") ?? (summary || null);
	builder.content("assistant", {
		text,
		...text === null ? { evidence: hasSecret(part) ? "encrypted" : "hidden" } : {},
		pointer,
		actor: speaker.actor,
		messageId: firstText(part, "id"),
		notes: text === null ? [`${type}: not in the log`] : []
	}, "reasoning");
}
function hasSecret(part) {
	return firstText(part, "data", "encrypted_content", "signature", "protectedData") !== null;
}
function readUntyped(builder, part, type, speaker, pointer) {
	const typed = typedGeminiPart(part) ?? typedConversePart(part);
	if (typed) {
		readPart(builder, typed, speaker, pointer);
		return true;
	}
	if (type !== "") return false;
	const parts = asList(part["parts"]);
	if (parts) {
		readPart(builder, parts, speaker, `${pointer}/parts`);
		return true;
	}
	const text = asText(part["text"]) ?? asText(part["content"]) ?? asText(part["output_text"]);
	if (text !== null) {
		if (part["thought"] === true) builder.content("assistant", {
			text,
			pointer,
			actor: speaker.actor
		}, "reasoning");
		else readText$1(builder, text, speaker, pointer);
		return true;
	}
	if (speaker.role === "tool") {
		const data = resultText(part);
		builder.result({
			callId: null,
			tool: speaker.name,
			...data,
			pointer
		});
		return true;
	}
	if (speaker.role === "assistant") {
		builder.content("assistant", {
			text: textOf(part),
			pointer,
			actor: speaker.actor,
			notes: ["structured output"]
		});
		return true;
	}
	return false;
}
function unknown(builder, value, pointer, why) {
	builder.content("unclassified", {
		text: textOf(decoded(value)),
		pointer,
		notes: [why]
	});
}
// src/logs/messages/speaker-of.ts
const ROLES$2 = {
	system: "system",
	developer: "system",
	user: "user",
	human: "user",
	assistant: "assistant",
	ai: "assistant",
	model: "assistant",
	agent: "assistant",
	bot: "assistant",
	tool: "tool",
	function: "tool",
	ipython: "tool",
	observation: "tool"
};
function speakerOf$1(builder, message) {
	const role = asText(message["role"]);
	if (role === null) return null;
	const name = firstText(message, "name", "tool_name", "toolName", "function");
	const messageId = asText(message["id"]);
	const known = Object.hasOwn(ROLES$2, role.toLowerCase()) ? ROLES$2[role.toLowerCase()] : void 0;
	const mapped = builder.map.ofRole(role) ?? (name === null ? null : builder.map.ofRole(name));
	if (mapped !== null && known !== "tool") return {
		role: mapped,
		actor: name ?? role,
		messageId,
		name
	};
	if (known !== void 0) return {
		role: known,
		actor: name ?? role,
		messageId,
		name
	};
	if (builder.isTool(role)) return {
		role: "tool",
		actor: role,
		messageId,
		name: role
	};
	return {
		role: "unclassified",
		actor: role,
		messageId,
		name
	};
}
// src/logs/messages/written-calls.ts
function writtenCalls(body) {
	const list = asList(decoded(body));
	const isCalls = list?.every((item) => asText(own(item, "id")) !== null && asText(own(own(item, "function"), "name")) !== null && own(own(item, "function"), "arguments") !== void 0);
	return list?.length && isCalls ? list : null;
}
// src/logs/messages/tool-message.ts
function readToolMessage(builder, message, speaker, pointer) {
	const callId = firstText(message, "tool_call_id", "toolCallId", "call_id", "callId", "id") ?? null;
	const own_id = firstText(message, "tool_call_id", "toolCallId", "call_id", "callId");
	const body = message["content"] ?? message["parts"] ?? message["contents"] ?? message["text"] ?? message["json"];
	const list = asList(body);
	if (list?.some((part) => hasResultType(part))) {
		for (const [index, part] of list.entries()) readPart(builder, part, speaker, `${pointer}/content/${index}`);
		return;
	}
	const written = writtenCalls(body);
	if (written?.every((call) => builder.isCall(asText(own(call, "id")) ?? ""))) {
		for (const [index, call] of written.entries()) readCall$1(builder, call, {
			...speaker,
			actor: "assistant"
		}, `${pointer}/content/${index}`);
		return;
	}
	const nested = asObject(decoded(body));
	if (nested && /^(?:function_result|function_call_output|tool_result)$/.test(asText(nested["type"]) ?? "")) {
		readPart(builder, nested, speaker, `${pointer}/content`);
		return;
	}
	const { text, evidence, notes: said } = resultWithError(body, message["error"]);
	const notes = (own(message, "status") === "error" || own(message, "is_error") === true) && !said.includes("tool error") ? ["tool error", ...said] : said;
	builder.result({
		callId: own_id ?? (builder.toolOf(callId ?? "") === null ? null : callId),
		tool: speaker.name,
		adjacent: true,
		text,
		...evidence ? { evidence } : {},
		notes,
		messageId: speaker.messageId,
		pointer: `${pointer}/content`
	});
}
function hasResultType(part) {
	const type = asText(own(part, "type")) ?? "";
	if (/result|response|output$/.test(type) && !/^(?:output_)?text$/.test(type)) return true;
	return [
		"functionResponse",
		"function_response",
		"toolResult"
	].some((key) => asObject(own(part, key)) !== null);
}
// src/logs/messages/message.ts
function isMessage$1(value) {
	const message = asObject(value);
	if (!message) return false;
	if (typeof message["role"] === "string") return isLlamaIndexMessage(message) || [
		"content",
		"parts",
		"tool_calls",
		"json",
		"text",
		"contents"
	].some((key) => Object.hasOwn(message, key));
	return isLangChainMessage(message) || isCallType(message["type"]) && true;
}
function isCallType(type) {
	return typeof type === "string" && /^(?:function_call|message$|reasoning$)/.test(type);
}
function speaksAsTool(value) {
	const message = asObject(decoded(value));
	if (!message) return false;
	const role = asText(unwrapLangChain(message)["role"]);
	return role === null ? /^function_call_output$/.test(asText(message["type"]) ?? "") : /^(?:tool|function|ipython|observation)$/i.test(role);
}
function readMessages(builder, list, pointer) {
	builder.list();
	const places = placesIn(list);
	list.forEach((item, index) => {
		const inner = asList(item);
		const innerPlaces = inner ? placesIn(inner) : [];
		if (inner) for (const [at, message] of inner.entries()) readMessage$1(builder, message, `${pointer}/${index}/${at}`, innerPlaces[at]);
		else readMessage$1(builder, item, `${pointer}/${index}`, places[index]);
	});
}
function placesIn(list) {
	let isFirst = true;
	let after = null;
	return list.map((item) => {
		const place = {
			isFirst,
			after
		};
		const message = asObject(decoded(item));
		const role = message ? asText(unwrapLangChain(message)["role"]) ?? "" : "";
		if (/^(?:user|human)$/i.test(role)) isFirst = false;
		after = /^(?:assistant|ai|model)$/i.test(role) ? textOfMessage(message) : null;
		return place;
	});
}
function textOfMessage(message) {
	const content = own(message, "content") ?? own(message, "parts");
	const text = (asList(content) ?? [content]).map((part) => asText(own(part, "text")) ?? part).filter((part) => typeof part === "string").join("\n");
	return text === "" ? null : text;
}
function readMessage$1(builder, value, pointer, place) {
	const raw = asObject(decoded(value));
	if (!raw) {
		if (typeof value === "string") readUserText(builder, value, pointer, ["a bare text among messages, read as the user's"]);
		else if (value !== null && value !== void 0) builder.content("unclassified", {
			text: textOf(value),
			pointer,
			notes: ["not a message"]
		});
		return;
	}
	const message = unwrapLlamaIndex(unwrapLangChain(raw));
	const who = speakerOf$1(builder, message);
	const speaker = who?.role === "user" && place ? {
		...who,
		place
	} : who;
	if (speaker === null) {
		readPart(builder, raw, {
			role: "unclassified",
			actor: "unknown",
			messageId: null,
			name: null
		}, pointer);
		return;
	}
	if (speaker.role === "tool") {
		readToolMessage(builder, message, speaker, pointer);
		return;
	}
	readBody$1(builder, message, speaker, pointer);
	readCalls$1(builder, message, speaker, pointer);
}
function readBody$1(builder, message, speaker, pointer) {
	for (const key of ["reasoning_content", "reasoning"]) {
		const text = asText(message[key]);
		if (text && !isInParts(message, text)) builder.content("assistant", {
			text,
			pointer: `${pointer}/${key}`,
			actor: speaker.actor,
			messageId: speaker.messageId
		}, "reasoning");
	}
	let found = false;
	for (const key of [
		"content",
		"parts",
		"contents",
		"text"
	]) {
		const body = message[key];
		if (body === void 0 || body === null) continue;
		found = true;
		if (key === "content" && typeof body === "string" && isInParts(message, body)) continue;
		readContent$1(builder, body, speaker, `${pointer}/${key}`);
	}
	const refusal = asText(message["refusal"]);
	if (refusal) {
		found = true;
		builder.content("assistant", {
			text: refusal,
			pointer: `${pointer}/refusal`,
			actor: speaker.actor,
			notes: ["refusal"]
		});
	}
	if (!found && message["json"] !== void 0) readJsonBody(builder, message, speaker, pointer);
}
function isInParts(message, text) {
	const said = (asList(message["parts"]) ?? []).filter((part) => /^(?:text|reasoning)$/.test(asText(own(part, "type")) ?? "text")).map((part) => firstText(part, "text", "reasoning") ?? "");
	return packed(said.join("")).includes(packed(text)) && packed(text) !== "";
}
const packed = (text) => text.replace(/\s+/g, "");
function readJsonBody(builder, message, speaker, pointer) {
	const json = message["json"];
	const text = asText(own(json, "text")) ?? asText(own(own(json, "json"), "text"));
	const calls = asList(message["tool_calls"]);
	if (text !== null) readContent$1(builder, text, speaker, `${pointer}/json/text`);
	else if (!calls || calls.length === 0) readPart(builder, json, speaker, `${pointer}/json`);
}
function readContent$1(builder, body, speaker, pointer) {
	const list = asList(body);
	if (list) {
		let results = [];
		const endStep = () => {
			for (const [part, at] of results) readUiResult(builder, part, at);
			results = [];
		};
		const isInSteps = list.some((part) => own(part, "type") === "step-start");
		for (const [index, part] of list.entries()) {
			const tool = isInSteps ? uiToolPart(part) : null;
			if (tool !== null) {
				readUiCall(builder, tool, speaker, `${pointer}/${index}`);
				results.push([tool, `${pointer}/${index}`]);
				continue;
			}
			if (own(part, "type") === "step-start") endStep();
			readContent$1(builder, part, speaker, `${pointer}/${index}`);
		}
		endStep();
		return;
	}
	const text = asText(own(body, "text")) ?? asText(body);
	if (speaker.role === "assistant" && text !== null && readActs(builder, text, speaker, pointer)) return;
	readPart(builder, body, speaker, pointer);
}
function readActs(builder, text, speaker, pointer) {
	const calls = writtenCalls(text);
	for (const [index, call] of (calls ?? []).entries()) readCall$1(builder, call, speaker, `${pointer}/${index}`);
	if (calls) return true;
	const step = reactStepOf(text);
	if (!step) return false;
	const { said, tool, args, observed } = step;
	readPart(builder, said, speaker, pointer);
	builder.result({
		callId: null,
		tool,
		args,
		text: observed,
		notes: ["stands in the agent's message; a tool wrote it"],
		pointer
	});
	return true;
}
function isPartToo(message, call) {
	const { id, tool, args } = toldCall(call);
	const parts = [message["content"], message["parts"]].flatMap((list) => asList(list) ?? []);
	return id !== null && parts.some((part) => {
		const same = own(part, "toolInvocation") ?? part;
		const told = toldCall(same);
		const given = own(call, "result");
		const isAnswered = given === void 0 || textOf(given) === textOf(own(same, "result"));
		return told.id === id && told.tool === tool && told.args === args && isAnswered;
	});
}
function readCalls$1(builder, message, speaker, pointer) {
	const extra = own(message["additional_kwargs"], "tool_calls");
	for (const [key, value] of [
		["tool_calls", message["tool_calls"]],
		["toolCalls", message["toolCalls"]],
		["toolInvocations", message["toolInvocations"]],
		["additional_kwargs/tool_calls", extra]
	]) {
		const calls = asList(decoded(value));
		if (!calls || calls.length === 0) continue;
		for (const [index, call] of calls.entries()) if (!isPartToo(message, call)) readCall$1(builder, call, speaker, `${pointer}/${key}/${index}`);
		break;
	}
	const legacy = message["function_call"];
	if (asObject(legacy)) readCall$1(builder, legacy, speaker, `${pointer}/function_call`);
}
// src/logs/importers/steps.ts
const reads = {
	input: (phase) => phase !== "output",
	output: (phase) => phase !== "input"
};
const MAX_STEPS = 2e4;
const MAX_CHARACTERS = 33554432;
var StepBuffer = class {
	#traces = new Map();
	#steps = 0;
	#size = 0;
	add(builder, step, reader) {
		const held = this.#traces.get(builder) ?? [];
		this.#traces.set(builder, held);
		held.push({
			step,
			builder,
			place: builder.place
		});
		this.#steps += 1;
		this.#size += step.size;
		if (this.#steps < MAX_STEPS && this.#size < MAX_CHARACTERS) return;
		reader.note("the file holds more steps than are put in order at once");
		this.flush();
	}
	flush() {
		const traces = this.#traces;
		this.#traces = new Map();
		this.#steps = 0;
		this.#size = 0;
		for (const held of traces.values()) readInOrder(held);
	}
};
function readInOrder(held) {
	const byId = new Map(held.flatMap((one) => one.step.id === null ? [] : [[one.step.id, one]]));
	const inside = new Map();
	const roots = [];
	for (const one of held) {
		const { id, parentId } = one.step;
		const parent = parentId === null || parentId === id ? void 0 : byId.get(parentId);
		if (parent === void 0) roots.push(one);
		else inside.set(parent, [...inside.get(parent) ?? [], one]);
	}
	const seen = new Set();
	const visit = (one, depth) => {
		if (seen.has(one)) return;
		seen.add(one);
		const children = depth > MAX_DEPTH$1 ? [] : byStart(inside.get(one) ?? []);
		const isInner = depth > 0;
		const about = {
			isInner,
			isOnlyRoot: !isInner && roots.length === 1,
			isLeaf: children.length === 0
		};
		const read = (phase) => {
			one.builder.at(one.place.file, one.place.line);
			one.step.read(one.builder, phase, about);
		};
		const isInnermost = one.step.isModel === true && !children.some((child) => child.step.isModel);
		if (about.isLeaf) read("whole");
		else if (isInnermost) {
			read("whole");
			for (const child of children) visit(child, depth + 1);
		} else {
			read("input");
			for (const child of children) visit(child, depth + 1);
			read("output");
		}
	};
	for (const root of byStart(roots)) visit(root, 0);
	for (const one of byStart(held)) visit(one, MAX_DEPTH$1 + 1);
}
const MAX_DEPTH$1 = 200;
function byStart(held) {
	return held.map((one, index) => ({
		one,
		index
	})).sort((a, b) => (a.one.step.start ?? 0) - (b.one.step.start ?? 0) || a.index - b.index).map(({ one }) => one);
}
function roughSize(value, depth = 0) {
	if (typeof value === "string") return value.length;
	if (typeof value !== "object" || value === null || depth > 50) return 8;
	let size = 16;
	for (const item of Object.values(value)) size += roughSize(item, depth + 1);
	return size;
}
// src/logs/messages/find-messages.ts
const PASSED_OVER = new Set("tools functions tool_choice response_format config metadata extra additional_kwargs response_metadata usage invocation_params kwargs schema parameters".split(" "));
const MAX_DEPTH = 6;
function findMessages(value) {
	const found = [];
	const visit = (given, at, depth) => {
		const inner = decoded(given);
		const list = asList(inner);
		if (list && list.length > 0 && list.every((item) => isMessage$1(item) || isBatch(item))) {
			found.push({
				list,
				at
			});
			return;
		}
		if (isMessage$1(inner)) {
			found.push({
				list: [inner],
				at
			});
			return;
		}
		if (depth >= MAX_DEPTH) return;
		if (list) for (const [index, item] of list.entries()) visit(item, `${at}/${index}`, depth + 1);
		for (const [key, item] of Object.entries(asObject(inner) ?? {})) if (!PASSED_OVER.has(key)) visit(item, `${at}/${key}`, depth + 1);
	};
	visit(value, "", 0);
	return found;
}
function isBatch(value) {
	const list = asList(value);
	return list !== null && list.length > 0 && list.every(isMessage$1);
}
// src/logs/importers/python-literal.ts
const TOKEN = /\s*(?:('(?:[^'\\]|\\.)*')|("(?:[^"\\]|\\.)*")|(True|False|None)|(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)|([{}[\]:,]))/giy;
const WORDS = {
	True: "true",
	False: "false",
	None: "null"
};
const LONGEST = 65536;
function pythonLiteral(value) {
	if (typeof value !== "string" || !/^[{[]/.test(value) || value.length > LONGEST) return null;
	let json = "";
	TOKEN.lastIndex = 0;
	const text = value.trimEnd();
	while (TOKEN.lastIndex < text.length) {
		const token = TOKEN.exec(text);
		if (token === null) return null;
		const [, single, double, word, number, mark] = token;
		const quoted = single ?? double;
		json += quoted === void 0 ? WORDS[word ?? ""] ?? number ?? mark ?? "" : stringOf(quoted);
	}
	try {
		const data = JSON.parse(json);
		return typeof data === "object" ? data : null;
	} catch {
		return null;
	}
}
function stringOf(quoted) {
	return `"${quoted.slice(1, -1).replace(/\\x([0-9a-f]{2})/gi, "\\u00$1").replace(/\\'/g, "'").replace(/(?<!\\)((?:\\\\)*)"/g, "$1\\\"")}"`;
}
// src/logs/importers/tool-step.ts
const BEFORE = /^(?:execute[ _]tool|running tool|tool[ _]call|call[ _]tool|invoke[ _]tool|tool)\s*[ :./]\s*/i;
const AFTER = /[.:/](?:done|success|start|end|finish|error|result)(?:-\d+)?$/i;
function toolOfStep(name) {
	const plain = name.replace(BEFORE, "").replace(AFTER, "").trim();
	return plain === "" ? name : plain;
}
function isToolStepName(name) {
	return BEFORE.test(name);
}
function readToolStep(builder, step, phase) {
	const tool = step.name === null ? null : toolOfStep(step.name);
	if ([
		step.input,
		step.output,
		step.error
	].every((one) => (one ?? null) === null) && step.callId === null && AFTER.test(step.name ?? "")) return;
	const given = argumentsOf$1(step.input);
	const known = step.callId !== null && builder.toolOf(step.callId) !== null ? step.callId : null;
	const framed = frameOf(given);
	const args = tool !== null && framed !== null && builder.openCall(tool, given) === null && builder.openCall(tool, framed) !== null ? framed : given;
	const joined = known ?? (tool === null ? null : builder.openCall(tool, args));
	const callId = joined ?? step.callId ?? `span:${step.stepId ?? step.outputPointer}`;
	if (reads.input(phase) && joined === null && tool !== null && !builder.adopt(tool, args, callId)) {
		builder.list();
		builder.call({
			callId,
			tool,
			args,
			pointer: step.inputPointer
		});
	}
	if (!reads.output(phase)) return;
	const list = findMessages(step.output);
	if (list.length > 0 && list.every((one) => one.list.every(speaksAsTool))) {
		for (const { list: messages, at } of list) readMessages(builder, messages, `${step.outputPointer}${at}`);
		return;
	}
	const { text, evidence, notes } = resultWithError(bodyOf$2(step.output), step.error);
	builder.list();
	builder.result({
		callId,
		tool,
		args,
		text,
		...evidence ? { evidence } : {},
		notes,
		pointer: step.outputPointer
	});
}
function argumentsOf$1(input) {
	const given = decoded(input ?? null);
	const framed = asText(own(given, "input"));
	return pythonLiteral(framed !== null && Object.keys(asObject(given) ?? {}).length === 1 ? framed : given) ?? given;
}
function frameOf(given) {
	const object = asObject(given);
	return asObject(object && Object.keys(object).length === 1 ? object["input"] : void 0);
}
function bodyOf$2(output) {
	const body = asText(output) === null ? output : decoded(output);
	const object = asObject(body);
	const keys = Object.keys(object ?? {});
	const [only] = keys;
	if (object && keys.length === 1 && /^(?:output|result|response|content|text)$/.test(only ?? "")) return bodyOf$2(own(object, only ?? ""));
	return typeof output === "string" && !isBlocks(body) ? unquoted(output) : body;
}
// src/logs/importers/span-ai-sdk.ts
function readAiSdkSpan(builder, span, phase) {
	const { attributes, pointer } = span;
	const at = (key) => `${pointer}/attributes/${key}`;
	if (attributes.has("ai.toolCall.name")) {
		readToolSpan$1(builder, span, phase);
		return;
	}
	if (reads.input(phase)) readInput$2(builder, attributes, at);
	if (!reads.output(phase)) return;
	builder.list();
	const text = asText(attributes.get("ai.response.text"));
	if (text) builder.content("assistant", {
		text,
		pointer: at("ai.response.text")
	});
	const reasoning = asText(attributes.get("ai.response.reasoning"));
	if (reasoning) builder.content("assistant", {
		text: reasoning,
		pointer: at("ai.response.reasoning")
	}, "reasoning");
	const object = attributes.get("ai.response.object");
	if (object !== void 0) builder.content("assistant", {
		text: textOf(object),
		pointer: at("ai.response.object")
	});
	const calls = asList(decoded(attributes.get("ai.response.toolCalls")));
	if (calls) readMessage$1(builder, {
		role: "assistant",
		tool_calls: calls
	}, at("ai.response.toolCalls"));
}
function readInput$2(builder, attributes, at) {
	const messages = asList(decoded(attributes.get("ai.prompt.messages")));
	if (messages) readMessages(builder, messages, at("ai.prompt.messages"));
	else readPrompt$1(builder, decoded(attributes.get("ai.prompt")), at("ai.prompt"));
}
function readPrompt$1(builder, prompt, pointer) {
	builder.list();
	const system = asText(own(prompt, "system"));
	if (system !== null) builder.content("system", {
		text: system,
		pointer: `${pointer}/system`
	});
	const list = asList(own(prompt, "messages")) ?? asList(own(prompt, "prompt"));
	if (list) readMessages(builder, list, `${pointer}/messages`);
	const text = asText(own(prompt, "prompt")) ?? asText(prompt);
	if (text !== null) readUserText(builder, text, `${pointer}/prompt`);
}
function readToolSpan$1(builder, { attributes, events, pointer, spanId }, phase) {
	const tool = asText(attributes.get("ai.toolCall.name")) ?? "unknown";
	const callId = asText(attributes.get("ai.toolCall.id"));
	const failure = events.find(({ name }) => name === "exception");
	const result = attributes.get("ai.toolCall.result");
	readToolStep(builder, {
		name: tool,
		callId,
		stepId: spanId,
		input: attributes.get("ai.toolCall.args") ?? null,
		output: result,
		error: result === void 0 ? failure?.attributes.get("exception.message") : null,
		inputPointer: `${pointer}/attributes/ai.toolCall.args`,
		outputPointer: `${pointer}/attributes/ai.toolCall.result`
	}, phase);
}
// src/logs/messages/bodies.ts
function readRequestBody(builder, value, pointer) {
	readDefinitionsOf(builder, value, pointer);
	readInstructions(builder, value, pointer);
	const contents = contentsOf(value);
	if (contents) {
		readContents(builder, contents, `${pointer}/contents`);
		return true;
	}
	const found = findMessages(value);
	for (const { list, at } of found) readMessages(builder, list, `${pointer}${at}`);
	return found.length > 0;
}
function contentsOf(value) {
	const contents = own(decoded(value), "contents");
	if (typeof contents === "string" || asList(own(contents, "parts"))) return [contents];
	const list = asList(contents);
	const isContents = list?.every((one) => typeof one === "string" || asList(own(one, "parts")));
	return list?.length && isContents ? list : null;
}
function readContents(builder, contents, pointer) {
	builder.list();
	for (const [index, content] of contents.entries()) {
		const at = `${pointer}/${index}`;
		if (typeof content === "string") readUserText(builder, content, at);
		else readMessage$1(builder, {
			role: "user",
			...asObject(content)
		}, at);
	}
}
function readResponseBody(builder, value, pointer) {
	const kind = [
		"choices",
		"candidates",
		"generations"
	].find((key) => asList(own(value, key)));
	if (kind !== void 0) {
		builder.list();
		for (const [index, choice] of (asList(own(value, kind)) ?? []).flat().entries()) readChoice$1(builder, choice, `${pointer}/${kind}/${index}`);
		return true;
	}
	const items = asList(value) ?? asList(own(value, "output"));
	if (items && items.length > 0 && items.every(isItem$1)) {
		readDefinitionsOf(builder, value, pointer);
		readInstructions(builder, value, pointer);
		const at = asList(value) ? pointer : `${pointer}/output`;
		builder.list();
		for (const [index, item] of items.entries()) readItem$2(builder, item, `${at}/${index}`);
		return true;
	}
	const found = findMessages(value);
	for (const { list, at } of found) readMessages(builder, list, `${pointer}${at}`);
	if (found.length > 0) return true;
	const calls = asList(own(value, "toolCalls")) ?? asList(value);
	const isCalls = calls !== null && calls.length > 0 && calls.every(isSdkCall);
	const answer = own(value, "content") ?? own(value, "tool_calls");
	if (!isCalls && answer === void 0) return false;
	builder.list();
	if (isCalls) {
		const text = firstText(value, "text");
		if (text !== null) builder.content("assistant", {
			text,
			pointer: `${pointer}/text`
		});
		for (const [index, call] of calls.entries()) readCall$1(builder, call, {
			actor: "assistant",
			messageId: null
		}, `${pointer}/${index}`);
	} else {
		const role = asText(own(value, "role")) ?? "assistant";
		readMessage$1(builder, {
			...asObject(value) ?? {},
			role
		}, pointer);
	}
	return true;
}
function readChoice$1(builder, choice, pointer) {
	const content = own(choice, "content");
	const answer = asObject(asObject(own(choice, "message")) ?? asObject(own(choice, "delta")) ?? (asList(own(content, "parts")) ? content : void 0) ?? (own(choice, "text") === void 0 ? choice : void 0));
	if (answer && own(answer, "text") === void 0) {
		readMessage$1(builder, {
			...answer,
			role: asText(answer["role"]) ?? "assistant"
		}, pointer);
		readGrounding(builder, choice, pointer);
		return;
	}
	builder.content("assistant", {
		text: firstText(choice, "text") ?? textOf(choice),
		pointer
	});
}
function readGrounding(builder, choice, pointer) {
	const about = own(choice, "groundingMetadata") ?? own(choice, "grounding_metadata");
	const chunks = asList(own(about, "groundingChunks") ?? own(about, "grounding_chunks")) ?? [];
	for (const [index, chunk] of chunks.entries()) {
		const document = own(chunk, "retrievedContext") ?? own(chunk, "retrieved_context");
		const page = document ?? own(chunk, "web");
		if (!asObject(page)) continue;
		const text = firstText(page, "text");
		builder.content(document === void 0 || document === null ? "web" : "retrieved_doc", {
			text,
			evidence: text === null ? "hidden" : "whole",
			actor: firstText(page, "uri", "title") ?? "search",
			notes: text === null ? ["the answer rests on this page; its text is not in the log"] : [],
			pointer: `${pointer}/groundingMetadata/groundingChunks/${index}`
		});
	}
}
const ITEM$1 = /^(?:message|reasoning|compaction|function_call(?:_output)?|custom_tool_call(?:_output)?|[a-z_]+_call(?:_output)?|mcp_list_tools)$/;
function isItem$1(value) {
	const type = asText(own(value, "type")) ?? "";
	return ITEM$1.test(type) && (type !== "message" || own(value, "content") !== void 0);
}
function readItem$2(builder, item, pointer) {
	if (typeof own(item, "role") === "string") {
		readMessage$1(builder, item, pointer);
		return;
	}
	readPart(builder, item, {
		role: "assistant",
		actor: "assistant",
		messageId: asText(own(item, "id")),
		name: null
	}, pointer);
}
function isSdkCall(value) {
	return typeof own(value, "toolName") === "string" && (own(value, "input") ?? own(value, "args")) !== void 0;
}
function readDefinitionsOf(builder, value, pointer) {
	for (const [body, at] of bodiesOf(value)) for (const key of [
		"tools",
		"functions",
		"function_declarations"
	]) {
		const named = (asList(decoded(own(body, key)))?.map(decoded))?.filter((tool) => asObject(tool) !== null).flatMap(declarations);
		if (named?.length) readDefinitions(builder, named, null, `${pointer}${at}/${key}`);
	}
}
function declarations(tool) {
	return asList(own(tool, "functionDeclarations")) ?? asList(own(tool, "function_declarations")) ?? [asObject(own(tool, "toolSpec")) ?? tool];
}
function readInstructions(builder, value, pointer) {
	for (const [body, at] of bodiesOf(value)) for (const key of [
		"system",
		"system_instruction",
		"systemInstruction",
		"instructions"
	]) {
		const text = decoded(own(body, key));
		if (text === void 0 || text === null || text === "") continue;
		builder.list();
		readPart(builder, text, {
			role: "system",
			actor: "system",
			messageId: null,
			name: null
		}, `${pointer}${at}/${key}`);
	}
}
function bodiesOf(value) {
	const body = decoded(value);
	return [
		[body, ""],
		[own(body, "config"), "/config"],
		[own(body, "kwargs"), "/kwargs"],
		[own(body, "request"), "/request"],
		[own(body, "toolConfig"), "/toolConfig"]
	];
}
// src/logs/importers/indexed.ts
function indexedList(attributes, prefix) {
	const start = `${prefix}.`;
	const groups = new Map();
	for (const [key, value] of attributes) {
		if (!key.startsWith(start)) continue;
		const rest = key.slice(start.length);
		const number = /^(\d{1,7})(?:\.|$)/.exec(rest)?.[1];
		if (number === void 0) continue;
		const index = Number(number);
		const group = groups.get(index) ?? [];
		groups.set(index, group);
		group.push([rest.slice(number.length + 1), value]);
	}
	return [...groups].sort(([a], [b]) => a - b).map(([index, entries]) => ({
		index,
		value: nested(entries, 0)
	}));
}
function nested(entries, depth) {
	if (entries.length === 1 && entries[0]?.[0] === "") return entries[0][1];
	const groups = new Map();
	for (const [key, value] of entries) {
		const dot = depth > 12 ? -1 : key.indexOf(".");
		const head = dot < 0 ? key : key.slice(0, dot);
		const group = groups.get(head) ?? [];
		groups.set(head, group);
		group.push([dot < 0 ? "" : key.slice(dot + 1), value]);
	}
	if ([...groups.keys()].every((key) => /^\d{1,7}$/.test(key))) return [...groups].sort(([a], [b]) => Number(a) - Number(b)).map(([, group]) => nested(group, depth + 1));
	const out = Object.create(null);
	for (const [key, group] of groups) out[key] = nested(group, depth + 1);
	return out;
}
// src/logs/importers/span-genai-tool.ts
function readToolSpan(builder, span, phase) {
	const { attributes, pointer } = span;
	const [inputKey, input] = found(attributes, ARGUMENTS, /(?:^|[._])(?:tool_)?(?:call_)?(?:args|arguments|parameters|input)$/);
	const [outputKey, output] = found(attributes, RESULTS, /(?:^|[._])tool_(?:call_)?(?:response|result|output)$/);
	if (attributes.get("gen_ai.tool.name") === "(merged tools)") {
		if (output !== void 0 && reads.output(phase)) builder.spare({
			text: textOf(output),
			pointer: `${pointer}/attributes/${outputKey}`
		}, decoded(output));
		return;
	}
	const description = asText(attributes.get("gen_ai.tool.description"));
	if (description !== null && reads.input(phase)) {
		const about = {
			text: description,
			actor: asText(attributes.get("gen_ai.tool.name")) ?? span.name
		};
		const place = `${pointer}/attributes/gen_ai.tool.description`;
		builder.list();
		builder.content("trusted_tool", {
			...about,
			pointer: place
		}, "definition");
	}
	const failure = span.events.find(({ name }) => name === "exception");
	readToolStep(builder, {
		name: asText(attributes.get("gen_ai.tool.name")) ?? span.name,
		callId: asText(attributes.get("gen_ai.tool.call.id")),
		stepId: span.spanId,
		input,
		output,
		error: output === void 0 ? failure?.attributes.get("exception.message") : null,
		inputPointer: `${pointer}/attributes/${inputKey}`,
		outputPointer: `${pointer}/attributes/${outputKey}`
	}, phase);
}
const ARGUMENTS = [
	"gen_ai.tool.call.arguments",
	"gen_ai.tool.input",
	"input",
	"input.value"
];
const RESULTS = [
	"gen_ai.tool.call.result",
	"gen_ai.tool.output",
	"gen_ai.tool.message",
	"output",
	"output.value"
];
function found(attributes, keys, like) {
	const key = keys.find((one) => attributes.has(one)) ?? [...attributes.keys()].find((one) => like.test(one) && !one.startsWith("gen_ai.response"));
	return [key ?? keys[0] ?? "", key === void 0 ? void 0 : attributes.get(key)];
}
// src/logs/importers/truncated-json.ts
function salvageList(text) {
	let at = skipBlank(text, 0);
	if (text[at] !== "[") return null;
	at += 1;
	const items = [];
	for (;;) {
		at = skipBlank(text, at);
		if (text[at] === ",") at = skipBlank(text, at + 1);
		const end = valueEnd(text, at);
		if (end < 0) return {
			items,
			rest: text.slice(at)
		};
		try {
			items.push(JSON.parse(text.slice(at, end)));
		} catch {
			return {
				items,
				rest: text.slice(at)
			};
		}
		at = end;
	}
}
function skipBlank(text, at) {
	while (at < text.length && /\s/.test(text.charAt(at))) at += 1;
	return at;
}
function valueEnd(text, at) {
	if (text[at] !== "{" && text[at] !== "[") return -1;
	let depth = 0;
	let inString = false;
	for (let i = at; i < text.length; i += 1) {
		const character = text[i];
		if (inString) {
			if (character === "\\") i += 1;
			else if (character === "\"") inString = false;
		} else if (character === "\"") inString = true;
		else if (character === "{" || character === "[") depth += 1;
		else if (character === "}" || character === "]") {
			depth -= 1;
			if (depth === 0) return i + 1;
		}
	}
	return -1;
}
// src/logs/importers/span-genai.ts
function readGenAiSpan(builder, span, phase, isChild, reader) {
	const { attributes, pointer } = span;
	const text = (key) => asText(attributes.get(key));
	const operation = text("gen_ai.operation.name");
	const agent = text("gen_ai.agent.name");
	readTables(builder, attributes, pointer, phase, reader);
	readAdkBodies(builder, attributes, pointer, phase);
	for (const event of span.events) readEvent$1(builder, event, phase, reader);
	if (operation === "execute_tool" || text("gen_ai.tool.name") !== null) readToolSpan(builder, span, phase);
	if (operation === "invoke_agent" && isChild && reads.output(phase)) readAgentAnswer(builder, span, agent);
}
function readTables(builder, attributes, pointer, phase, reader) {
	const at = (key) => `${pointer}/attributes/${key}`;
	if (reads.input(phase)) readContext$2(builder, attributes, at);
	for (const key of KEYS[phase]) {
		const value = attributes.get(key);
		if (value !== void 0) readMessageValue(builder, value, key, at(key), reader);
		const list = indexedList(attributes, key);
		if (list.length === 0) continue;
		builder.list();
		for (const { index, value: message } of list) readMessage$1(builder, roleOf(message, key), at(`${key}.${index}`));
	}
	if (!reads.output(phase)) return;
	const documents = "gen_ai.retrieval.documents";
	readRecords(builder, attributes.get(documents), "retrieved_doc", at(documents));
	const records = "gen_ai.memory.records";
	readRecords(builder, attributes.get(records), "memory", at(records));
}
const INPUT = ["gen_ai.input.messages", "gen_ai.prompt"];
const OUTPUT = ["gen_ai.output.messages", "gen_ai.completion"];
const KEYS = {
	whole: [...INPUT, ...OUTPUT],
	input: INPUT,
	output: OUTPUT
};
function readContext$2(builder, attributes, at) {
	const instructions = decoded(attributes.get("gen_ai.system_instructions"));
	if (instructions !== void 0 && instructions !== null) {
		builder.list();
		readMessage$1(builder, {
			role: "system",
			content: instructions
		}, at("gen_ai.system_instructions"));
	}
	const tools = asList(decoded(attributes.get("gen_ai.tool.definitions")));
	if (tools) readDefinitions(builder, tools, null, at("gen_ai.tool.definitions"));
}
function readAdkBodies(builder, attributes, pointer, phase) {
	const at = (key) => `${pointer}/attributes/${key}`;
	const request = decoded(attributes.get("gcp.vertex.agent.llm_request"));
	if (reads.input(phase) && asObject(request)) readRequestBody(builder, request, at("gcp.vertex.agent.llm_request"));
	const response = decoded(attributes.get("gcp.vertex.agent.llm_response"));
	if (reads.output(phase) && asObject(own(response, "content"))) readMessage$1(builder, own(response, "content"), at("gcp.vertex.agent.llm_response/content"));
}
function roleOf(value, key) {
	const message = asObject(value);
	if (!message || typeof message["role"] === "string") return value;
	return {
		...message,
		role: key === "gen_ai.completion" ? "assistant" : "user"
	};
}
function readMessageValue(builder, value, key, pointer, reader) {
	const whole = decoded(value);
	const list = asList(whole);
	if (list) {
		readMessages(builder, list, pointer);
		return;
	}
	const nested = asList(own(whole, "messages"));
	if (nested) {
		readMessages(builder, nested, `${pointer}/messages`);
		return;
	}
	const plain = asText(own(whole, "text")) ?? asText(own(whole, "content")) ?? asText(own(whole, "prompt"));
	if (plain !== null) {
		builder.list();
		readPlain(builder, plain, key, pointer);
		return;
	}
	if (typeof value !== "string") return;
	const salvaged = salvageList(value);
	if (salvaged) {
		readMessages(builder, salvaged.items, pointer);
		reader.note(`${key} is cut off after ${value.length} characters; ${salvaged.items.length} whole messages kept`, pointer);
		markCut(builder, salvaged.rest, value.length, pointer);
		return;
	}
	builder.list();
	readPlain(builder, value, key, pointer);
}
function readPlain(builder, text, key, pointer) {
	if (/completion|output/.test(key)) builder.content("assistant", {
		text,
		pointer
	});
	else readUserText(builder, text, pointer);
}
function markCut(builder, rest, length, pointer) {
	const role = /"role"\s*:\s*"([a-z]+)"/.exec(rest.slice(0, 400))?.[1];
	const channel = role === "system" || role === "user" || role === "assistant" ? role : "unclassified";
	builder.content(channel, {
		text: null,
		evidence: "truncated",
		notes: [`the log is cut off after ${length} characters`],
		pointer: `${pointer}/cut`
	});
}
function readRecords(builder, value, channel, pointer) {
	if (value === void 0) return;
	const list = asList(decoded(value)) ?? [value];
	builder.list();
	for (const [index, record] of list.entries()) {
		const text = asText(own(record, "content")) ?? asText(own(record, "text")) ?? asText(own(record, "value"));
		builder.content(channel, {
			text: text ?? (asObject(record) && own(record, "content") === void 0 ? null : textOf(record)),
			actor: asText(own(record, "id")) ?? channel,
			notes: text === null ? ["the record's text is not in the log"] : [],
			pointer: `${pointer}/${index}`
		});
	}
}
const MESSAGE_EVENT = /^gen_ai\.(system|user|assistant|tool)\.message$/;
function readEvent$1(builder, event, phase, reader) {
	const { name, attributes, pointer } = event;
	const body = asObject(decoded(event.body)) ?? {};
	const get = (key) => attributes.get(key) ?? own(body, key);
	const role = MESSAGE_EVENT.exec(name)?.[1];
	if (role !== void 0) {
		if (!reads.input(phase)) return;
		readMessage$1(builder, {
			...body,
			role: asText(get("role")) ?? role,
			content: decoded(get("content")) ?? null,
			tool_calls: decoded(get("tool_calls")),
			...role === "tool" ? { tool_call_id: get("id") ?? get("tool_call_id") } : {}
		}, pointer);
	} else if (name === "gen_ai.choice") {
		const message = asObject(decoded(get("message"))) ?? body;
		if (!reads.output(phase)) return;
		builder.list();
		readMessage$1(builder, {
			role: "assistant",
			...message
		}, `${pointer}/message`);
	} else if (name.startsWith("gen_ai.")) readTables(builder, new Map([...Object.entries(body), ...attributes]), pointer, phase, reader);
}
function readAgentAnswer(builder, span, agent) {
	const list = asList(decoded(span.attributes.get("gen_ai.output.messages"))) ?? [];
	for (const [index, message] of list.entries()) {
		const parts = asList(own(message, "parts")) ?? [];
		for (const [at, part] of parts.entries()) {
			const text = own(part, "type") === "text" ? asText(own(part, "content")) : null;
			if (text === null) continue;
			builder.content("inter_agent", {
				text,
				actor: agent ?? "agent",
				pointer: `${span.pointer}/attributes/gen_ai.output.messages/${index}/parts/${at}`
			});
		}
	}
}
// src/logs/importers/langchain.ts
const langchain = {
	name: "langchain",
	summary: "LangChain messages in every form, LangGraph states",
	session: false,
	detect: (value) => {
		if (messagesOf(value)?.some(isLangChain)) return "LangChain messages";
		if (isDocumentList(value)) return "LangChain documents with page_content";
		if (isLangChain(value)) return "a LangChain message";
		return isDocument(value) ? "a LangChain document with page_content" : null;
	},
	read(value, reader) {
		const builder = reader.transcript(asText(own(value, "thread_id")) ?? asText(own(value, "id")));
		const list = messagesOf(value);
		if (list) readMessages(builder, list, "/messages");
		else if (isDocumentList(value)) readDocuments(builder, asList(value) ?? [], "");
		else if (isDocument(value)) readDocuments(builder, [value], "");
		else readMessage$1(builder, value, "");
		const store = own(own(value, "values"), "documents") ?? own(value, "documents");
		if (asList(store)) readDocuments(builder, asList(store) ?? [], "/documents");
	}
};
function messagesOf(value) {
	const flat = (asList(value) ?? asList(own(value, "messages")) ?? asList(own(own(value, "values"), "messages")) ?? asList(own(own(value, "channel_values"), "messages")))?.flatMap((item) => asList(item) ?? [item]);
	return flat && flat.length > 0 && flat.every(isMessage$1) ? flat : null;
}
function isLangChain(value) {
	if (own(value, "lc") === 1) return true;
	const type = asText(own(value, "type")) ?? "";
	if (/^(?:human|ai|AIMessageChunk|(?:Human|AI|System|Tool)Message)$/.test(type)) return true;
	return asObject(own(value, "data")) !== null && /^(?:system|tool|function|chat)$/.test(type);
}
function isDocument(value) {
	return typeof (own(value, "page_content") ?? own(value, "pageContent")) === "string";
}
function isDocumentList(value) {
	const list = asList(value);
	return list !== null && list.length > 0 && list.every(isDocument);
}
function readDocuments(builder, documents, pointer) {
	for (const [index, document] of documents.entries()) builder.content("retrieved_doc", {
		text: asText(own(document, "page_content") ?? own(document, "pageContent")),
		actor: asText(own(own(document, "metadata"), "source")) ?? "document",
		pointer: `${pointer}/${index}`
	});
}
// src/logs/importers/step-status.ts
function readStatus(builder, text, step, pointer) {
	const part = {
		text,
		pointer,
		actor: step ?? "step",
		notes: ["what a step failed with"]
	};
	builder.spare(part, text);
}
// src/logs/importers/observation.ts
function readObservation(builder, step, phase = "whole") {
	const kind = kindOf(builder, step);
	const inputPointer = step.inputPointer ?? `${step.pointer}/input`;
	const outputPointer = step.outputPointer ?? `${step.pointer}/output`;
	if (kind === "tool") {
		const { name, input, output, error, callId = null, stepId = null } = step;
		readToolStep(builder, {
			name,
			input,
			output,
			error,
			callId,
			stepId,
			inputPointer,
			outputPointer
		}, phase);
	} else {
		if (reads.input(phase)) readInput$1(builder, step, kind, inputPointer);
		if (reads.output(phase)) readOutput(builder, step, kind, outputPointer);
	}
	const status = errorText(step.status?.text);
	if (status === null || !step.status || !reads.output(phase)) return;
	readStatus(builder, status, step.name, step.status.pointer);
}
function kindOf(builder, { kind, name }) {
	if (kind !== "other" || name === null) return kind;
	return builder.isTool(name) || isToolStepName(name) ? "tool" : kind;
}
const isAskedKind = (step, kind) => kind === "model" || kind === "agent" || step.isRoot === true;
const QUESTION = [
	"prompt",
	"input",
	"question",
	"query",
	"message",
	"user_input",
	"text",
	"task"
];
function readInput$1(builder, step, kind, pointer) {
	const input = unquoted(decoded(step.input));
	if (input === null || input === void 0) return;
	const isAsked = isAskedKind(step, kind);
	if (readRequestBody(builder, input, pointer)) {
		if (isAsked) readQuestionBeside(builder, step, kind, input, pointer);
		return;
	}
	if (readCallsIn(builder, input, pointer) || readPrompts(builder, step, kind, input, pointer)) return;
	const text = asText(input) ?? firstText(input, ...QUESTION);
	builder.list();
	if (isAsked && text !== null) readAsked(builder, text, step, kind, pointer);
	const rest = text === null ? input : withoutKey(input, text);
	if (rest === null || text !== null && isAsked && asText(input) !== null) return;
	const part = {
		text: textOf(rest),
		pointer,
		actor: step.name ?? "step"
	};
	const notes = ["input of unknown shape"];
	if (kind === "model") builder.content("unclassified", {
		...part,
		notes
	});
	else if (kind !== "retriever" && kind !== "guardrail") builder.spare({
		...part,
		notes
	}, rest);
}
function readAsked(builder, text, step, kind, pointer) {
	const isRun = step.isRoot === true && kind !== "retriever" && kind !== "guardrail";
	const isTalk = kind === "model" && turnsOf$1(text) !== null;
	if (isRun || isTalk || !builder.hasBegun) {
		readUserText(builder, text, pointer, ["the step's whole input, read as the user's"]);
		return;
	}
	const notes = ["what a step inside the run was asked: who wrote it cannot be told"];
	if (kind === "retriever" || kind === "guardrail") return;
	if (!builder.isSaid(text)) builder.content("unclassified", {
		text,
		pointer,
		actor: step.name ?? "step",
		notes
	});
}
function readQuestionBeside(builder, step, kind, input, pointer) {
	for (const key of [
		"input",
		"question",
		"query",
		"user_input"
	]) {
		const text = asText(own(input, key));
		if (text === null || asObject(decoded(text)) || asList(decoded(text))) continue;
		builder.list();
		readAsked(builder, text, step, kind, `${pointer}/${key}`);
	}
}
function readCallsIn(builder, input, pointer) {
	const calls = [
		input,
		own(input, "input"),
		own(input, "tool_calls")
	].map(asList).find((list) => list?.length && list.every((one) => own(one, "type") === "tool_call"));
	if (!calls) return false;
	builder.list();
	for (const [index, call] of calls.entries()) readCall$1(builder, call, {
		actor: "assistant",
		messageId: null
	}, `${pointer}/${index}`);
	return true;
}
function readPrompts(builder, step, kind, input, pointer) {
	const key = (isAskedKind(step, kind) ? ["prompts", "args"] : ["prompts"]).find((one) => {
		const list = asList(own(input, one));
		return list?.length && list.every((item) => typeof item === "string");
	});
	if (key === void 0) return false;
	for (const [index, prompt] of (asList(own(input, key)) ?? []).entries()) {
		builder.list();
		const at = `${pointer}/${key}/${index}`;
		if (turnsOf$1(String(prompt)) === null) readAsked(builder, String(prompt), step, kind, at);
		else readUserText(builder, String(prompt), at);
	}
	return true;
}
function withoutKey(value, text) {
	const object = asObject(value);
	if (!object) return value === text ? null : value;
	const rest = Object.entries(object).filter(([, item]) => item !== text && item !== null && typeof item === "object");
	return rest.length === 0 ? null : Object.fromEntries(rest);
}
function readOutput(builder, step, kind, pointer) {
	const given = unquoted(decoded(step.output));
	const output = pythonLiteral(given) ?? given;
	if (output === null || output === void 0 || output === "") return;
	if (kind === "retriever") {
		readRetriever(builder, output, step.name, pointer);
		return;
	}
	if (kind === "guardrail") {
		const notes = [`guardrail ${step.name ?? ""}`.trim()];
		builder.decision({
			text: textOf(output),
			pointer,
			notes
		});
		return;
	}
	if (readResponseBody(builder, output, pointer)) return;
	if (readAgentSteps(builder, output, pointer)) {
		const answer = firstText(output, "output", "answer", "text");
		const about = {
			pointer: `${pointer}/output`,
			actor: step.name ?? "assistant"
		};
		if (answer !== null) builder.content("assistant", {
			...about,
			text: answer
		});
		return;
	}
	const part = {
		text: asText(own(output, "text")) ?? textOf(output),
		pointer,
		actor: step.name ?? "assistant"
	};
	builder.list();
	if (kind === "model" || kind === "agent" || step.answers) builder.content("assistant", part);
	else builder.spare({
		...part,
		notes: ["output of a step that is no message"]
	}, output);
}
function readAgentSteps(builder, output, pointer) {
	const steps = asList(own(output, "intermediate_steps"));
	if (!steps?.length) return false;
	builder.list();
	for (const [index, step] of steps.entries()) {
		const [action, given] = asList(step) ?? [];
		const at = `${pointer}/intermediate_steps/${index}`;
		const tool = firstText(action, "tool");
		const kwargs = own(action, "kwargs");
		const called = tool ?? firstText(kwargs, "tool");
		const args = decoded(own(action, "tool_input") ?? own(kwargs, "tool_input") ?? null);
		if (called === null || builder.hasRun(called, textOf(given))) {
			builder.spare({
				text: textOf(step),
				pointer: at,
				notes: ["a step of the agent"]
			}, step);
			continue;
		}
		const log = firstText(action, "log") ?? firstText(kwargs, "log");
		if (log !== null) builder.content("assistant", {
			text: log,
			pointer: `${at}/0/log`
		});
		const callId = `span:${at}`;
		builder.call({
			callId,
			tool: called,
			args,
			pointer: `${at}/0`
		});
		builder.result({
			callId,
			tool: called,
			args,
			...resultText(given),
			pointer: `${at}/1`
		});
	}
	return true;
}
function readRetriever(builder, output, name, pointer) {
	const list = asList(output) ?? asList(own(output, "documents")) ?? asList(own(output, "results"));
	builder.list();
	if (list?.every(isDocument)) {
		readDocuments(builder, list, pointer);
		return;
	}
	for (const [index, item] of (list ?? [output]).entries()) {
		if (item === null || item === void 0) continue;
		const text = asText(item) ?? asText(own(item, "content")) ?? asText(own(item, "text")) ?? textOf(item);
		builder.content("retrieved_doc", {
			text,
			actor: asText(own(item, "id")) ?? name ?? "retriever",
			pointer: `${pointer}/${index}`
		});
	}
}
// src/logs/importers/span-openinference.ts
const KINDS$4 = {
	LLM: "model",
	TOOL: "tool",
	RETRIEVER: "retriever",
	RERANKER: "retriever",
	AGENT: "agent",
	GUARDRAIL: "guardrail"
};
function readOpenInferenceSpan(builder, span, phase, { isInner, isOnlyRoot }) {
	const { attributes, pointer } = span;
	const kind = KINDS$4[asText(attributes.get("openinference.span.kind"))?.toUpperCase() ?? ""] ?? "other";
	let found = false;
	const tools = indexedList(attributes, "llm.tools").map(({ value }) => own(own(value, "tool"), "json_schema") ?? own(value, "tool") ?? value);
	if (tools.length > 0 && reads.input(phase)) readDefinitions(builder, tools.map(decoded), null, `${pointer}/attributes/llm.tools`);
	for (const key of ["llm.input_messages", "llm.output_messages"]) {
		const list = indexedList(attributes, key);
		if (list.length === 0) continue;
		found = true;
		if (!(key === "llm.input_messages" ? reads.input : reads.output)(phase)) continue;
		builder.list();
		for (const { index, value } of list) readMessage$1(builder, plainMessage(value), `${pointer}/attributes/${key}.${index}`);
	}
	for (const key of [
		"retrieval.documents",
		"reranker.input_documents",
		"reranker.output_documents"
	]) {
		const list = indexedList(attributes, key);
		if (list.length === 0) continue;
		found = true;
		if (!reads.output(phase)) continue;
		builder.list();
		for (const { index, value } of list) {
			const document = own(value, "document") ?? value;
			builder.content("retrieved_doc", {
				text: asText(own(document, "content")),
				actor: asText(own(document, "id")) ?? "retriever",
				pointer: `${pointer}/attributes/${key}.${index}`
			});
		}
	}
	if (found) return;
	readObservation(builder, {
		kind,
		name: asText(attributes.get("tool.name")) ?? (span.name || null),
		input: attributes.get("input.value") ?? attributes.get("tool.parameters"),
		output: attributes.get("output.value"),
		stepId: span.spanId,
		isRoot: !isInner,
		answers: isOnlyRoot,
		pointer,
		inputPointer: `${pointer}/attributes/input.value`,
		outputPointer: `${pointer}/attributes/output.value`
	}, phase);
}
function plainMessage(value) {
	const message = asObject(own(value, "message")) ?? asObject(value);
	if (!message) return value;
	const contents = own(message, "contents");
	const calls = own(message, "tool_calls");
	return {
		...message,
		...Array.isArray(contents) ? { content: contents.map((item) => plainContent(own(item, "message_content") ?? item)) } : {},
		contents: void 0,
		...Array.isArray(calls) ? { tool_calls: calls.map((item) => own(item, "tool_call") ?? item) } : {}
	};
}
function plainContent(value) {
	const image = own(own(own(value, "image"), "image"), "url");
	return image === void 0 ? value : {
		type: "image_url",
		image_url: { url: image }
	};
}
// src/logs/importers/otel.ts
const otel = {
	name: "otel",
	summary: "OpenTelemetry GenAI (three generations), OpenInference, Google ADK and AI SDK telemetry, as OTLP JSON or SDK spans",
	session: true,
	detect: (value) => {
		if (asList(own(value, "resourceSpans")) ?? asList(own(value, "resource_spans"))) return "OTLP resourceSpans";
		if (asList(own(value, "resourceLogs"))) return "OTLP resourceLogs";
		if (isSpan(value)) return "a span with attributes";
		if (isAttributeTable(value)) return "a table of span attributes";
		const list = asList(value);
		return list?.length && list.every(isSpan) ? "a list of spans with attributes" : null;
	},
	read(value, reader) {
		const buffer = reader.state(StepBuffer);
		for (const span of spansOf(value)) {
			const { spanId: id, parentId, start } = span;
			const size = roughSize([...span.attributes.values(), span.events.map(({ body }) => body)]);
			const read = (builder, phase, place) => readSpan(builder, span, phase, place, reader);
			buffer.add(reader.transcript(span.traceId), {
				id,
				parentId,
				start,
				size,
				read
			}, reader);
		}
	},
	end: (reader) => reader.state(StepBuffer).flush()
};
function isSpan(value) {
	const attributes = own(value, "attributes");
	return (asObject(attributes) !== null || asList(attributes) !== null) && [
		"spanContext",
		"context",
		"traceId",
		"trace_id",
		"spanId",
		"startTimeUnixNano"
	].some((key) => own(value, key) !== void 0);
}
function readSpan(builder, span, phase, place, reader) {
	if (span.dropped > 0 && reads.input(phase)) reader.note(`${span.dropped} attributes of this span were dropped before export; its evidence is not whole`, span.pointer);
	builder.list();
	const keys = [...span.attributes.keys()];
	const has = (prefix) => keys.some((key) => key.startsWith(prefix));
	let known = false;
	if (has("ai.prompt") || has("ai.response") || has("ai.toolCall")) {
		readAiSdkSpan(builder, span, phase);
		known = true;
	}
	if (has("openinference.") || has("llm.input_messages") || has("llm.output_messages") || has("retrieval.documents")) {
		readOpenInferenceSpan(builder, span, phase, place);
		known = true;
	}
	if (has("gen_ai.") || span.events.some((event) => event.name.startsWith("gen_ai."))) {
		readGenAiSpan(builder, span, phase, place.isInner, reader);
		known = true;
	}
	if (known && reads.output(phase)) readFailures(builder, span);
	if (!known && reads.input(phase) && asText(span.attributes.get("mcp.method.name")) !== null) reader.note("an MCP span without messages", span.pointer);
}
function readFailures(builder, span) {
	const { name, pointer, status, events } = span;
	if (status !== null) readStatus(builder, status, name, `${pointer}/status/message`);
	for (const event of events) {
		const message = asText(event.attributes.get("exception.message"));
		if (message !== null) readStatus(builder, message, name, `${event.pointer}/attributes/exception.message`);
	}
}
// src/logs/channels/table.ts
function tableOf(lists) {
	const tools = Object.create(null);
	for (const [channel, names] of Object.entries(lists)) for (const name of names.split(/\s+/)) if (name !== "") tools[name] = channel;
	return { tools };
}
// src/logs/channels/agentdojo.ts
const AGENTDOJO = tableOf({
	web: "get_webpage post_webpage browse_webpage download_file_from_web",
	file: "read_file list_files search_files search_files_by_filename search_files_by_content search_files_by_email get_file_by_id append_to_file create_file delete_file share_file",
	retrieved_doc: "search_emails get_received_emails get_unread_emails get_sent_emails get_draft_emails search_received_emails search_sent_emails search_calendar_events get_day_calendar_events add_calendar_event_participants reschedule_calendar_event read_channel_messages read_inbox get_channels get_users_in_channel get_rating_reviews_for_hotels get_rating_reviews_for_restaurants get_rating_reviews_for_car_rental get_most_recent_transactions get_scheduled_transactions",
	trusted_tool: "get_balance get_iban get_user_info get_user_information send_money schedule_transaction update_scheduled_transaction update_password update_user_info get_current_day send_email delete_email create_calendar_event cancel_calendar_event search_contacts_by_name search_contacts_by_email add_user_to_channel invite_user_to_slack remove_user_from_slack send_channel_message send_direct_message get_all_hotels_in_city get_hotels_prices get_hotels_address get_all_restaurants_in_city get_restaurants_address get_cuisine_type_for_restaurants get_dietary_restrictions_for_all_restaurants get_contact_information_for_restaurants get_price_for_restaurants check_restaurant_opening_hours get_all_car_rental_companies_in_city get_car_types_available get_car_fuel_options get_car_rental_address get_car_price_per_day get_flight_information reserve_hotel reserve_restaurant reserve_car_rental"
});
// src/logs/channels/agentdyn.ts
const AGENTDYN = tableOf({
	web: "browse_webpage input_to_webpage download_file_through_url download_file_through_id upload_file_to_web post_webfile",
	file: "list_directory create_file create_dir read_file delete_node copy_node move_node ls",
	retrieved_doc: "get_shopping_linked_unread_emails get_shopping_linked_received_emails search_product view_order_history get_invoice view_cart cart_add_product cart_remove_product checkout_selected_cart refund_order view_available_discounts get_github_linked_unread_emails get_github_account_user_information get_github_repository_information git_clone git_pull git_issue git_push",
	trusted_tool: "verify_transaction login_shopping_account verify_shopping_account get_shopping_account_user_information update_shopping_account_password update_shopping_account_user_info clear_cart cart_total login_github_account verify_github_account update_github_account_password get_logged_in_github_user_information git_create_repo git_delete_repo git_transfer_repo_ownership git_invite_collaborators git_star git_unstar git_get_linked_ssh_keys git_add_ssh_key git_delete_ssh_key"
});
// src/logs/channels/shipped.ts
const DEFAULTS = [tableOf({
	inter_agent: "Task Agent spawn_agent wait_agent send_input TaskOutput AgentOutputTool",
	trusted_tool: "TodoWrite TodoRead TaskCreate TaskUpdate TaskList TaskGet update_plan write_todos KillShell KillBash tool_search tool_search_tool_bm25 tool_search_tool_regex ToolSearch image_generation EnterPlanMode",
	user: "AskUserQuestion ask_user request_user_input",
	tool_echo: "ExitPlanMode exit_plan_mode",
	memory: "save_memory MemoryRead MemoryWrite memory",
	web: "WebFetch WebSearch web_fetch web_search google_web_search",
	file: "Read Write Edit MultiEdit NotebookRead NotebookEdit Glob Grep LS BashOutput read_file read_many_files write_file write_stdin replace glob grep search_file_content grep_files list_directory list_dir view_image edit_file create_file delete_file view_file open_file apply_patch str_replace_editor str_replace_based_edit_tool text_editor_code_execution code_execution code_interpreter computer",
	retrieved_doc: "file_search"
}), tableOf({
	file: "read_text_file read_media_file read_multiple_files list_directory_with_sizes directory_tree move_file search_files get_file_info list_allowed_directories create_directory git_status git_diff git_diff_unstaged git_diff_staged git_commit git_add git_reset git_log git_create_branch git_checkout git_show git_init git_branch",
	web: "fetch fetch_url fetch_page brave_web_search brave_local_search tavily-search tavily-extract firecrawl_scrape firecrawl_search puppeteer_navigate puppeteer_evaluate puppeteer_click browser_navigate browser_snapshot browser_click browser_evaluate browser_type browser_console_messages browser_network_requests browser_take_screenshot",
	trusted_tool: "get_current_time convert_time sequentialthinking",
	memory: "create_entities create_relations add_observations delete_entities delete_observations delete_relations read_graph search_nodes open_nodes recall remember memory_search memory_read memory_write memory_store search_memory search_memories read_memory get_memory get_memories list_memories add_memory add_memories save_recall_memory recall_memory write_memory store_memory update_memory delete_memory manage_memory archival_memory_search archival_memory_insert conversation_search core_memory_append core_memory_replace write_read_memory",
	retrieved_doc: "read_query write_query list_tables describe_table execute_sql get_file_contents search_code search_issues search_repositories get_issue list_issues get_pull_request list_pull_requests get_pull_request_files get_pull_request_comments slack_get_channel_history slack_get_thread_replies slack_list_channels slack_get_users gmail_search gmail_read"
})];
function channelByTable(tool) {
	const name = tool.startsWith("mcp__") ? tool.split("__").at(-1) ?? tool : tool;
	for (const { tools } of DEFAULTS) {
		const channel = tools[name];
		if (channel !== void 0) return channel;
	}
	return null;
}
function channelOfBenchmark(tool) {
	return AGENTDOJO.tools[tool] ?? AGENTDYN.tools[tool] ?? null;
}
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
			const [, kind = ""] = delta;
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
	const quote = own(delta, "citation");
	if (asObject(quote)) block["citations"] = [...asList(block["citations"]) ?? [], quote];
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
		const block = blocks.get(index) ?? newBlock();
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
		if (asObject(own(delta, "citation"))) block.citations.push(own(delta, "citation"));
	}
	return {
		output: { message: {
			role: "assistant",
			content: [...blocks].sort(([a], [b]) => a - b).map(([, block]) => wholeBlock(block))
		} },
		stopReason: null
	};
}
function newBlock() {
	return {
		text: "",
		reasoning: "",
		call: null,
		input: "",
		citations: []
	};
}
function wholeBlock({ text, reasoning, call, input, citations }) {
	if (call) return { toolUse: {
		...call,
		input: decoded(input || null)
	} };
	if (reasoning !== "") return { reasoningContent: { reasoningText: { text: reasoning } } };
	return citations.length === 0 ? { text } : { citationsContent: {
		content: [{ text }],
		citations
	} };
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
const SILENT$2 = new Set([
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
		default: if (type === null || !SILENT$2.has(type)) reader.skip(type === null ? "a line without a type" : `unknown line type ${type.slice(0, 60)}`, pointer);
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
		case "error":
			builder.decision({
				text,
				pointer,
				notes: ["an error that the program tells"]
			});
			break;
		default: builder.content("unclassified", {
			text: JSON.stringify(item),
			pointer,
			notes: [`unknown item type ${(asText(item["type"]) ?? "").slice(0, 60)}`]
		});
	}
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
		const typed = type === "event_msg" ? typedText(payload) : null;
		settle(session, builder, typed);
		builder.list();
		if (type === "response_item") readItem(builder, payload, "/payload", session);
		else if (type === "session_meta" || type === "turn_context") readContext(builder, payload);
		else if (type === "compacted") readCompacted(builder, payload, session);
		else if (typed !== null) readTyped(builder, typed);
		else if (!SILENT$1.test(type)) reader.skip(`a rollout line of type ${type.slice(0, 60)}`);
	},
	end(reader) {
		const session = reader.state(Session$1);
		settle(session, reader.transcript(session.name), null);
	}
};
const TYPES$2 = /^(?:session_meta|response_item|event_msg|turn_context|compacted|world_state|token_usage_record|inter_agent_communication)$/;
const SILENT$1 = /^(?:event_msg|world_state|token_usage_record)$/;
function typedText(event) {
	if (event["type"] === "user_message") return asText(event["message"]) ?? "";
	const item = event["type"] === "item_completed" ? event["item"] : void 0;
	if (own(item, "type") !== "UserMessage") return null;
	return (asList(own(item, "content")) ?? []).map((part) => asText(own(part, "text")) ?? "").join("\n");
}
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
		const { text, evidence, notes } = resultText(printed(item["output"]));
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
		const notes = [`${type}: shown to the user, not to the model`];
		if (text !== null) builder.decision({
			text,
			actor: "harness",
			pointer: `${pointer}/content`,
			notes
		});
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
		else if (OPENS.test(text)) isFile = true;
		else if (isFile) builder.content("file", {
			text,
			actor: "referenced file",
			pointer: at
		});
		else readPromptText(builder, text, at);
		if (OPENS.test(text) || isEnd) builder.content("file", {
			text,
			actor: "harness",
			pointer: at
		});
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
		readDefinitions(builder, tools.map((tool) => resolved(tool, attachments)), null, `${pointer}/events/${index}/tools`);
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
	for (const [index, item] of (asList(own(value, "observations")) ?? []).entries()) addStep(builder, item, `/observations/${index}`, reader, isAsked(own(trace, "input")));
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
function isAsked(input) {
	return input !== void 0 && input !== null && input !== "";
}
function addStep(builder, item, pointer, reader, isInTrace = false) {
	const id = firstText(item, "id");
	const type = asText(own(item, "type")) ?? "SPAN";
	const status = own(item, "statusMessage") ?? own(item, "status_message");
	const step = {
		id,
		parentId: firstText(item, "parentObservationId", "parent_observation_id"),
		start: startOf(item),
		size: roughSize(item),
		isModel: TYPES[type] === "model",
		read: (to, phase, { isInner, isOnlyRoot }) => readObservation(to, {
			kind: TYPES[type] ?? "other",
			name: firstText(item, "name"),
			input: own(item, "input"),
			output: own(item, "output"),
			error: own(item, "level") === "ERROR" ? status : null,
			status: {
				text: status,
				pointer: `${pointer}/statusMessage`
			},
			stepId: id,
			isRoot: !isInner && !isInTrace && type !== "EVENT",
			answers: isOnlyRoot && type !== "EVENT",
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
	for (const { output } of steps) for (const message of output) if (own(message, "role") === "assistant") for (const call of writtenCalls(own(message, "content")) ?? []) builder.announce(firstText(call, "id") ?? "");
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
		read: (to, phase, { isInner, isOnlyRoot }) => readObservation(to, {
			kind,
			name: firstText(run, "name"),
			input: own(run, "inputs"),
			output: own(run, "outputs"),
			error: own(run, "error"),
			status: {
				text: own(run, "error"),
				pointer: `${pointer}/error`
			},
			callId: firstText(own(own(run, "extra"), "metadata"), "tool_call_id"),
			stepId: id,
			isRoot: !isInner && parentId === null,
			answers: isOnlyRoot && parentId === null,
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
		const text = asText(own(resource, "text")) ?? encodedText(asObject(resource) ?? {});
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
		if (own(unwrapped(value), "jsonrpc") === "2.0") return "a JSON-RPC 2.0 message";
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
	readGenerated(builder, asList(own(own(own(value, "currentStep"), "data"), "interruptions")) ?? [], "/currentStep/data/interruptions");
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
	const list = asList(decoded(raw));
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
	if (/^(?:text|structured)-content$/.test(kind)) return {
		type: "text",
		text: textOf(own(item, "content") ?? own(item, "data") ?? item)
	};
	if (kind === "cache-point") return { type: "cache_control" };
	return {
		type: /^(image|audio|video)/.exec(asText(own(item, "media_type")) ?? kind)?.[1] ?? "file",
		url: own(item, "url"),
		data: own(item, "data"),
		mimeType: own(item, "media_type"),
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
			else for (const [nth, one] of calls.entries()) readCall$1(builder, {
				...Object(one),
				id: `${index}.${nth}`
			}, {
				actor: "assistant",
				messageId: null
			}, at);
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
export { otel as a, asList as c, own as d, cleanText as f, channelByTable as i, asText as l, RecentMap as m, IMPORTERS as n, isAttributeTable as o, stringsIn as p, parseSse as r, spansOf as s, FORMAT_NAMES as t, firstText as u };
