import { i as reasonOf, n as formatError } from "./error.mjs";
import { r as numberAt } from "./at.mjs";
import { i as parseJson } from "./own-battery.mjs";
// src/formats/utility-results.ts
function utilityOutcomeOf(word) {
	if (word === "") return null;
	if (word === "SUCCESS") return "success";
	if (word === "NOT_OBSERVED") return "not_observed";
	return /^ERROR\b/.test(word) ? "error" : "failure";
}
// src/formats/json-rows.ts
const MAX_PART_BYTES = 268435456;
const QUOTE = 34;
const BACKSLASH = 92;
async function scanJsonRows(source, options) {
	const scanner = new RowScanner(options);
	for await (const chunk of source) {
		options.signal?.throwIfAborted();
		scanner.push(chunk);
	}
	return scanner.end();
}
var RowScanner = class {
	#options;
	#outside = [];
	#outsideBytes = 0;
	#element = [];
	#elementBytes = 0;
	#depth = 0;
	#inString = false;
	#escaped = false;
	#inList = false;
	#rows = null;
	#key = null;
	#keyBytes = null;
	constructor(options) {
		this.#options = options;
	}
	push(chunk) {
		const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
		let from = 0;
		for (let at = 0; at < bytes.length; at += 1) {
			const byte = numberAt(bytes, at);
			if (this.#inString) {
				this.#stringByte(byte);
				continue;
			}
			if (byte === QUOTE) {
				this.#inString = true;
				this.#keyBytes = this.#depth === 1 ? [] : null;
				continue;
			}
			if (byte === 123 || byte === 91) {
				this.#depth += 1;
				if (byte === 91 && this.#opensList()) {
					this.#keep(bytes.subarray(from, at + 1));
					from = at + 1;
					this.#inList = true;
					this.#rows ??= 0;
				}
				this.#key = null;
			} else if (byte === 125 || byte === 93) {
				this.#depth -= 1;
				if (this.#inList && this.#depth === 1) {
					this.#finishElement(bytes.subarray(from, at), true);
					from = at;
					this.#inList = false;
				}
			} else if (byte === 44) {
				if (this.#inList && this.#depth === 2) {
					this.#finishElement(bytes.subarray(from, at), false);
					from = at + 1;
				}
				this.#key = null;
			}
		}
		this.#keep(bytes.subarray(from));
	}
	end() {
		const { where } = this.#options;
		if (this.#inList) throw formatError(where, `the file ends inside element ${(this.#rows ?? 0) + 1} of "${this.#options.list}"; it was cut off`);
		const text = Buffer.concat(this.#outside).toString("utf8");
		if (text.trim() === "") throw formatError(where, "the file is empty");
		return {
			document: parseJson(text, where),
			rows: this.#rows
		};
	}
	#stringByte(byte) {
		if (this.#escaped) this.#escaped = false;
		else if (byte === BACKSLASH) this.#escaped = true;
		else if (byte === QUOTE) {
			this.#inString = false;
			if (this.#keyBytes) this.#key = Buffer.from(this.#keyBytes).toString("utf8");
			return;
		}
		if (this.#keyBytes && this.#keyBytes.length < 64) this.#keyBytes.push(byte);
	}
	#opensList() {
		return this.#depth === 2 && !this.#inList && this.#key === this.#options.list;
	}
	#keep(bytes) {
		if (bytes.length === 0) return;
		if (this.#inList) {
			this.#element.push(Buffer.from(bytes));
			this.#elementBytes += bytes.length;
		} else {
			this.#outside.push(Buffer.from(bytes));
			this.#outsideBytes += bytes.length;
		}
		if (Math.max(this.#elementBytes, this.#outsideBytes) > MAX_PART_BYTES) throw formatError(this.#options.where, "one part of the document is larger than 256 MiB");
	}
	#finishElement(bytes, last) {
		const text = Buffer.concat([...this.#element, bytes]).toString("utf8");
		this.#element = [];
		this.#elementBytes = 0;
		if (last && this.#rows === 0 && text.trim() === "") return;
		this.#rows = (this.#rows ?? 0) + 1;
		const { where, list, onRow } = this.#options;
		let row;
		try {
			row = JSON.parse(text);
		} catch (cause) {
			const reason = reasonOf(cause);
			throw formatError(where, `element ${this.#rows} of "${list}" is not valid JSON: ${reason}`);
		}
		onRow(row, this.#rows);
	}
};
export { utilityOutcomeOf as n, scanJsonRows as t };
