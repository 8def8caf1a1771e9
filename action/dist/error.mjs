// src/formats/error.ts
const marker = Symbol.for("backtrail.error");
var BacktrailError = class extends Error {
	[marker] = true;
	code;
	where;
	constructor(details) {
		super(details.message, details.cause === void 0 ? {} : { cause: details.cause });
		this.name = "BacktrailError";
		this.code = details.code;
		this.where = details.where;
	}
	static isInstance(value) {
		return typeof value === "object" && value !== null && marker in value;
	}
};
function usageError(where, message, cause) {
	return new BacktrailError({
		code: "usage",
		where,
		message,
		cause
	});
}
function formatError(where, message, cause) {
	return new BacktrailError({
		code: "format",
		where,
		message,
		cause
	});
}
function reasonOf(error) {
	return error instanceof Error ? error.message : String(error);
}
function isDiskFull(error) {
	if (typeof error !== "object" || error === null || !("code" in error)) return false;
	return error.code === "ENOSPC" || error.code === "EDQUOT";
}
export { usageError as a, reasonOf as i, formatError as n, isDiskFull as r, BacktrailError as t };
