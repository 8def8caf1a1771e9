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
const ROLES$1 = {
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
function turnsOf(text) {
	const marks = [...text.matchAll(MARK)];
	const named = marks.map((mark) => (mark[1] ?? mark[2] ?? mark[3] ?? mark[4] ?? "").toLowerCase());
	const whole = [{
		role: "unclassified",
		text
	}];
	if (!named.some((name) => TELLING.has(name) || (ROLES$1[name] ?? "user") !== "user")) return NAMELESS.test(text) ? whole : null;
	if (text.slice(0, marks[0]?.index).replace(/<\|\w+\|>|<s>/g, "").trim() !== "") return named.some((name) => TELLING.has(name)) ? whole : null;
	const turns = [];
	let isOpening = true;
	let afterTool = false;
	for (const [at, mark] of marks.entries()) {
		const name = named[at] ?? "";
		const role = (Object.hasOwn(ROLES$1, name) ? ROLES$1[name] : void 0) ?? "unclassified";
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
	const turns = turnsOf(text);
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
	if (one && isBlock(one) && !Object.hasOwn(one, "value")) return blocksText([one]);
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
const BLOCK = /^(?:(?:input_|output_)?(?:text|image|file)|image_url|media|audio|resource|resource_link|document|file-data|image-data|file-url|image-url)$/;
function isBlock(value) {
	const type = asText(value["type"]);
	if (type === null || !BLOCK.test(type)) return false;
	return !/text$/.test(type) || blockText(value) !== null;
}
function isBlocks(value) {
	const blocks = asList(value) ?? [value];
	return blocks.length > 0 && blocks.every((block) => isBlock(asObject(block) ?? {}));
}
function blocksText(blocks) {
	if (!blocks.every((block) => typeof block === "string" || isBlock(asObject(block) ?? {}))) return {
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
function blockText(block) {
	const plain = asText(own(block, "text")) ?? asText(own(block, "content")) ?? asText(own(own(block, "text"), "value")) ?? asText(own(block, "value"));
	if (plain !== null) return plain;
	const inside = asText(own(own(block, "resource"), "text")) ?? asText(own(own(block, "source"), "text"));
	if (inside !== null) return inside;
	const source = own(block, "source");
	if (own(source, "type") === "text") return asText(own(source, "data"));
	return null;
}
function missingBlock(block) {
	const type = firstText(block, "type") ?? "block";
	const data = firstText(block, "data", "image", "url", "image_url", "file_data", "uri") ?? firstText(own(block, "source"), "data", "url") ?? firstText(own(block, "image_url"), "url") ?? firstText(own(block, "resource"), "blob", "uri");
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
function readCall(builder, value, speaker, pointer) {
	const call = asObject(value);
	if (!call) {
		builder.content("unclassified", {
			text: textOf(value),
			pointer,
			notes: ["not a tool call"]
		});
		return;
	}
	const nested = asObject(call["function"]) ?? asObject(call["custom"]) ?? asObject(call["functionCall"]);
	const tool = firstText(nested, "name") ?? asText(call["function"]) ?? firstText(call, "name", "toolName", "tool_name", "tool") ?? nameOfType(asText(call["type"]) ?? "");
	const raw = argumentsOf$1(nested) ?? argumentsOf$1(call);
	const args = decoded(raw ?? null);
	const notes = [];
	if (typeof raw === "string" && /^\s*[[{]/.test(raw) && args === raw) notes.push("arguments are not valid JSON");
	const failed = firstText(call, "parse_error");
	if (failed) notes.push(`parse error: ${failed.slice(0, 200)}`);
	if (tool === null) notes.push("the call names no tool");
	const callId = firstId(call, "call_id", "callId", "toolCallId", "tool_call_id", "id");
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
function argumentsOf$1(value) {
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
	const channel = speaker.role === "assistant" ? "assistant" : channelOf(url, type);
	builder.content(channel, {
		text,
		evidence: text !== null ? "whole" : dataOf(part) ? "binary" : "hidden",
		actor: url?.slice(0, 200) ?? firstText(part, "filename", "title", "name", "file_id") ?? speaker.actor,
		messageId: speaker.messageId,
		notes: text !== null ? [] : [missingBlock(part)],
		pointer
	});
	return true;
}
const ATTACHMENT = /^(?:(?:input_)?(?:image|file|audio|video)|image_url|document|blob|uri|file_id|media|resource|resource_link|audio_url|video_url|container_upload|image-url|file-url)$/;
function channelOf(url, type) {
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
	return typeof content === "string" && !/^data:/.test(content) && part["type"] === "document" ? content : null;
}
function dataOf(part) {
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
	if (cited) return {
		type: "text",
		text: cited.map((one) => asText(own(one, "text")) ?? "").join("")
	};
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
		return {
			type: kind,
			name,
			data: asText(own(source, "bytes")),
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
	if (data) return {
		type: "file",
		data: data["data"],
		name: data["displayName"]
	};
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
		builder.content("trusted_tool", {
			text: textOf(tool),
			actor: server === null ? name : `${server}/${name}`,
			pointer: `${pointer}/${index}`
		}, "definition");
	});
}
// src/logs/messages/tool-parts.ts
function readResult(builder, part, type, pointer) {
	const callId = firstId(part, "tool_use_id", "tool_call_id", "toolCallId", "call_id", "callId", "id");
	const body = part["content"] ?? part["output"] ?? unframed(part["response"]) ?? part["result"] ?? part["tools"];
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
function readUiTool(builder, outer, type, speaker, pointer) {
	const part = type === "tool-invocation" ? asObject(outer["toolInvocation"]) ?? outer : outer;
	const tool = firstText(part, "toolName") ?? type.replace(/^tool-/, "");
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
	if (state === "output-denied") {
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
		readText(builder, value, speaker, pointer);
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
		readText(builder, text, speaker, pointer);
		readQuotes(builder, part, pointer);
		return true;
	}
	if (/^(?:thinking|reasoning|redacted_thinking)$/.test(type)) {
		readReasoning(builder, part, type, speaker, pointer);
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
	if (/^tool-(?!call$|result$|approval|error$)[A-Za-z0-9_-]+$/.test(type) || type === "dynamic-tool" || type === "tool-invocation") {
		readUiTool(builder, part, type, speaker, pointer);
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
		readCall(builder, part, speaker, pointer);
		return true;
	}
	return false;
}
const RESULT_TYPES = /^(?:tool[_-]result|tool_call_response|server_tool_call_response|tool_response|function_response|function_call_(?:output|result)|function_result|custom_tool_call_output|computer_call_(?:output|result)|local_shell_call_output|shell_call_output|apply_patch_call_output|tool_search_output|program_output|mcp_tool_result|tool-error|.*_tool_result)$/;
const CALL_TYPES = /^(?:tool[_-](?:use|call)|server_tool_use|mcp_tool_use|server_tool_call|function_call|custom_tool_call|computer_call|.*_call|function|mcp_call)$/;
const HOSTED_CALLS = /^(?:web_search_call|file_search_call|mcp_call|code_interpreter_call|image_generation_call)$/;
function readText(builder, text, speaker, pointer) {
	const { role, actor, messageId, name } = speaker;
	if (role === "tool") builder.result({
		callId: null,
		tool: name,
		text,
		pointer,
		messageId
	});
	else builder.content(role, {
		text,
		pointer,
		actor,
		messageId,
		...role === "unclassified" ? { notes: [`role ${actor.slice(0, 60)} is not known`] } : {}
	});
}
function readQuotes(builder, part, pointer) {
	for (const [index, quote] of (asList(part["citations"]) ?? []).entries()) {
		const text = firstText(quote, "cited_text");
		if (text === null || own(quote, "type") !== "web_search_result_location") continue;
		builder.content("web", {
			text,
			evidence: "truncated",
			actor: firstText(quote, "url", "title") ?? "web",
			notes: ["quoted by the answer; the page's text is not in the log"],
			pointer: `${pointer}/citations/${index}`
		});
	}
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
	return firstText(part, "data", "encrypted_content", "signature") !== null;
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
		else readText(builder, text, speaker, pointer);
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
const ROLES = {
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
function speakerOf(builder, message) {
	const role = asText(message["role"]);
	if (role === null) return null;
	const name = firstText(message, "name", "tool_name", "toolName", "function");
	const messageId = asText(message["id"]);
	const known = Object.hasOwn(ROLES, role.toLowerCase()) ? ROLES[role.toLowerCase()] : void 0;
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
	const written = asList(decoded(body));
	if (written?.length && written.every((item) => asText(own(own(item, "function"), "name")))) {
		for (const [index, call] of written.entries()) readCall(builder, call, {
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
function isMessage(value) {
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
	list.forEach((item, index) => {
		const inner = asList(item);
		if (inner) for (const [at, message] of inner.entries()) readMessage(builder, message, `${pointer}/${index}/${at}`);
		else readMessage(builder, item, `${pointer}/${index}`);
	});
}
function readMessage(builder, value, pointer) {
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
	const speaker = speakerOf(builder, message);
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
	readBody(builder, message, speaker, pointer);
	readCalls(builder, message, speaker, pointer);
}
function readBody(builder, message, speaker, pointer) {
	for (const key of ["reasoning_content", "reasoning"]) {
		const text = asText(message[key]);
		if (text) builder.content("assistant", {
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
		readContent(builder, body, speaker, `${pointer}/${key}`);
		if (key === "content" && Array.isArray(message["parts"]) && typeof body === "string") continue;
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
function readJsonBody(builder, message, speaker, pointer) {
	const json = message["json"];
	const text = asText(own(json, "text")) ?? asText(own(own(json, "json"), "text"));
	const calls = asList(message["tool_calls"]);
	if (text !== null) readContent(builder, text, speaker, `${pointer}/json/text`);
	else if (!calls || calls.length === 0) readPart(builder, json, speaker, `${pointer}/json`);
}
function readContent(builder, body, speaker, pointer) {
	const list = asList(body);
	if (list) {
		for (const [index, part] of list.entries()) readPart(builder, part, speaker, `${pointer}/${index}`);
		return;
	}
	readPart(builder, body, speaker, pointer);
}
function readCalls(builder, message, speaker, pointer) {
	const extra = own(message["additional_kwargs"], "tool_calls");
	for (const [key, value] of [
		["tool_calls", message["tool_calls"]],
		["toolCalls", message["toolCalls"]],
		["toolInvocations", message["toolInvocations"]],
		["additional_kwargs/tool_calls", extra]
	]) {
		const calls = asList(decoded(value));
		if (!calls || calls.length === 0) continue;
		for (const [index, call] of calls.entries()) readCall(builder, call, speaker, `${pointer}/${key}/${index}`);
		break;
	}
	const legacy = message["function_call"];
	if (asObject(legacy)) readCall(builder, legacy, speaker, `${pointer}/function_call`);
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
		const about = {
			isInner: depth > 0,
			isLeaf: children.length === 0
		};
		const read = (phase) => {
			one.builder.at(one.place.file, one.place.line);
			one.step.read(one.builder, phase, about);
		};
		if (about.isLeaf) read("whole");
		else {
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
		if (list && list.length > 0 && list.every((item) => isMessage(item) || isBatch(item))) {
			found.push({
				list,
				at
			});
			return;
		}
		if (isMessage(inner)) {
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
	return list !== null && list.length > 0 && list.every(isMessage);
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
	const args = argumentsOf(step.input);
	const joined = (step.callId !== null && builder.toolOf(step.callId) !== null ? step.callId : null) ?? (tool === null ? null : builder.openCall(tool, args));
	const callId = joined ?? step.callId ?? `span:${step.stepId ?? step.outputPointer}`;
	if (reads.input(phase) && joined === null && tool !== null) {
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
	const { text, evidence, notes } = resultWithError(bodyOf(step.output), step.error);
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
function argumentsOf(input) {
	const given = decoded(input ?? null);
	const framed = asText(own(given, "input"));
	return pythonLiteral(framed !== null && Object.keys(asObject(given) ?? {}).length === 1 ? framed : given) ?? given;
}
function bodyOf(output) {
	const body = asText(output) === null ? output : decoded(output);
	const object = asObject(body);
	const keys = Object.keys(object ?? {});
	const [only] = keys;
	if (object && keys.length === 1 && /^(?:output|result|response|content|text)$/.test(only ?? "")) return bodyOf(own(object, only ?? ""));
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
	if (reads.input(phase)) readInput$1(builder, attributes, at);
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
	if (calls) readMessage(builder, {
		role: "assistant",
		tool_calls: calls
	}, at("ai.response.toolCalls"));
}
function readInput$1(builder, attributes, at) {
	const messages = asList(decoded(attributes.get("ai.prompt.messages")));
	if (messages) readMessages(builder, messages, at("ai.prompt.messages"));
	else readPrompt(builder, decoded(attributes.get("ai.prompt")), at("ai.prompt"));
}
function readPrompt(builder, prompt, pointer) {
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
		else readMessage(builder, {
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
		for (const [index, choice] of (asList(own(value, kind)) ?? []).flat().entries()) readChoice(builder, choice, `${pointer}/${kind}/${index}`);
		return true;
	}
	const items = asList(value) ?? asList(own(value, "output"));
	if (items && items.length > 0 && items.every(isItem)) {
		readDefinitionsOf(builder, value, pointer);
		readInstructions(builder, value, pointer);
		const at = asList(value) ? pointer : `${pointer}/output`;
		builder.list();
		for (const [index, item] of items.entries()) readItem(builder, item, `${at}/${index}`);
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
		for (const [index, call] of calls.entries()) readCall(builder, call, {
			actor: "assistant",
			messageId: null
		}, `${pointer}/${index}`);
	} else {
		const role = asText(own(value, "role")) ?? "assistant";
		readMessage(builder, {
			...asObject(value) ?? {},
			role
		}, pointer);
	}
	return true;
}
function readChoice(builder, choice, pointer) {
	const content = own(choice, "content");
	const answer = asObject(asObject(own(choice, "message")) ?? asObject(own(choice, "delta")) ?? (asList(own(content, "parts")) ? content : void 0) ?? (own(choice, "text") === void 0 ? choice : void 0));
	if (answer && own(answer, "text") === void 0) {
		readMessage(builder, {
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
const ITEM = /^(?:message|reasoning|compaction|function_call(?:_output)?|custom_tool_call(?:_output)?|[a-z_]+_call(?:_output)?|mcp_list_tools)$/;
function isItem(value) {
	const type = asText(own(value, "type")) ?? "";
	return ITEM.test(type) && (type !== "message" || own(value, "content") !== void 0);
}
function readItem(builder, item, pointer) {
	if (typeof own(item, "role") === "string") {
		readMessage(builder, item, pointer);
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
	while (at < text.length && /\s/.test(text[at])) at += 1;
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
	for (const event of span.events) readEvent(builder, event, phase, reader);
	if (operation === "execute_tool" || text("gen_ai.tool.name") !== null) readToolSpan(builder, span, phase);
	if (operation === "invoke_agent" && isChild && reads.output(phase)) readAgentAnswer(builder, span, agent);
}
function readTables(builder, attributes, pointer, phase, reader) {
	const at = (key) => `${pointer}/attributes/${key}`;
	if (reads.input(phase)) readContext(builder, attributes, at);
	for (const key of KEYS[phase]) {
		const value = attributes.get(key);
		if (value !== void 0) readMessageValue(builder, value, key, at(key), reader);
		const list = indexedList(attributes, key);
		if (list.length === 0) continue;
		builder.list();
		for (const { index, value: message } of list) readMessage(builder, roleOf(message, key), at(`${key}.${index}`));
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
function readContext(builder, attributes, at) {
	const instructions = decoded(attributes.get("gen_ai.system_instructions"));
	if (instructions !== void 0 && instructions !== null) {
		builder.list();
		readMessage(builder, {
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
	if (reads.output(phase) && asObject(own(response, "content"))) readMessage(builder, own(response, "content"), at("gcp.vertex.agent.llm_response/content"));
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
function readEvent(builder, event, phase, reader) {
	const { name, attributes, pointer } = event;
	const body = asObject(decoded(event.body)) ?? {};
	const get = (key) => attributes.get(key) ?? own(body, key);
	const role = MESSAGE_EVENT.exec(name)?.[1];
	if (role !== void 0) {
		if (!reads.input(phase)) return;
		readMessage(builder, {
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
		readMessage(builder, {
			role: "assistant",
			...message
		}, `${pointer}/message`);
	} else if (name.startsWith("gen_ai.")) readTables(builder, new Map([...Object.entries(body), ...attributes]), pointer, phase, reader);
}
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
		else readMessage(builder, value, "");
		const store = own(own(value, "values"), "documents") ?? own(value, "documents");
		if (asList(store)) readDocuments(builder, asList(store) ?? [], "/documents");
	}
};
function messagesOf(value) {
	const flat = (asList(value) ?? asList(own(value, "messages")) ?? asList(own(own(value, "values"), "messages")) ?? asList(own(own(value, "channel_values"), "messages")))?.flatMap((item) => asList(item) ?? [item]);
	return flat && flat.length > 0 && flat.every(isMessage) ? flat : null;
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
		return;
	}
	if (reads.input(phase)) readInput(builder, step, kind, inputPointer);
	if (reads.output(phase)) readOutput(builder, step, kind, outputPointer);
}
function kindOf(builder, { kind, name }) {
	if (kind !== "other" || name === null) return kind;
	return builder.isTool(name) || isToolStepName(name) ? "tool" : kind;
}
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
function readInput(builder, step, kind, pointer) {
	const input = unquoted(decoded(step.input));
	if (input === null || input === void 0) return;
	if (readRequestBody(builder, input, pointer)) return;
	if (readCallsIn(builder, input, pointer) || readPrompts(builder, input, pointer)) return;
	const isAsked = kind === "model" || kind === "agent" || step.isRoot === true;
	const text = asText(input) ?? firstText(input, ...QUESTION);
	builder.list();
	if (isAsked && text !== null) readUserText(builder, text, pointer, ["the step's whole input, read as the user's"]);
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
function readCallsIn(builder, input, pointer) {
	const calls = [
		input,
		own(input, "input"),
		own(input, "tool_calls")
	].map(asList).find((list) => list?.length && list.every((one) => own(one, "type") === "tool_call"));
	if (!calls) return false;
	builder.list();
	for (const [index, call] of calls.entries()) readCall(builder, call, {
		actor: "assistant",
		messageId: null
	}, `${pointer}/${index}`);
	return true;
}
function readPrompts(builder, input, pointer) {
	const prompts = asList(own(input, "prompts"));
	if (!prompts?.length || !prompts.every((one) => typeof one === "string")) return false;
	for (const [index, prompt] of prompts.entries()) {
		builder.list();
		readUserText(builder, String(prompt), `${pointer}/prompts/${index}`);
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
	const output = unquoted(decoded(step.output));
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
	const part = {
		text: asText(own(output, "text")) ?? textOf(output),
		pointer,
		actor: step.name ?? "assistant"
	};
	builder.list();
	if (kind === "model" || kind === "agent" || step.isRoot) builder.content("assistant", part);
	else builder.spare({
		...part,
		notes: ["output of a step that is no message"]
	}, output);
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
const KINDS = {
	LLM: "model",
	TOOL: "tool",
	RETRIEVER: "retriever",
	RERANKER: "retriever",
	AGENT: "agent",
	GUARDRAIL: "guardrail"
};
function readOpenInferenceSpan(builder, span, phase, isRoot) {
	const { attributes, pointer } = span;
	const kind = KINDS[asText(attributes.get("openinference.span.kind"))?.toUpperCase() ?? ""] ?? "other";
	let found = false;
	for (const key of ["llm.input_messages", "llm.output_messages"]) {
		const list = indexedList(attributes, key);
		if (list.length === 0) continue;
		found = true;
		if (!(key === "llm.input_messages" ? reads.input : reads.output)(phase)) continue;
		builder.list();
		for (const { index, value } of list) readMessage(builder, plainMessage(value), `${pointer}/attributes/${key}.${index}`);
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
		isRoot,
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
			const read = (builder, phase, { isInner }) => readSpan(builder, span, phase, isInner, reader);
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
function readSpan(builder, span, phase, isInner, reader) {
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
		readOpenInferenceSpan(builder, span, phase, !isInner);
		known = true;
	}
	if (has("gen_ai.") || span.events.some((event) => event.name.startsWith("gen_ai."))) {
		readGenAiSpan(builder, span, phase, isInner, reader);
		known = true;
	}
	if (!known && reads.input(phase) && asText(span.attributes.get("mcp.method.name")) !== null) reader.note("an MCP span without messages", span.pointer);
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
export { decoded as A, spansOf as C, firstText as D, asText as E, textOf as M, RecentMap as N, own as O, isAttributeTable as S, asObject as T, errorText as _, langchain as a, resultWithError as b, StepBuffer as c, readMessage as d, readMessages as f, readCall as g, isLlamaIndexMessage as h, readObservation as i, stringsIn as j, cleanText as k, roughSize as l, readDefinitions as m, channelOfBenchmark as n, readRequestBody as o, readPart as p, otel as r, readResponseBody as s, channelByTable as t, isMessage as u, missingBlock as v, asList as w, readUserText as x, resultText as y };
