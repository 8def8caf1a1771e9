import { type ErrorBody, errorBody } from "./classify.ts";
import { type Fields, fieldsOf, isObject, listOf, plainKey, wordOf } from "./json-view.ts";

/** Objects that only wrap the answer: an error in one is the answer's. */
const WRAPPERS = ["data", "result", "response", "output", "body", "event", "payload"] as const;

/**
 * The error that an answer says it is, be there a text beside it or not: `error`, `isError`,
 * `ok: false`, a status of failure. Null for an answer that says nothing of the kind. What stands
 * in a step or a tool's result is that tool's error and not the answer's.
 */
export function errorOf(value: unknown): ErrorBody | null {
  const own = fieldsOf(value);
  const [choice] = listOf(own["choices"]);
  for (const part of [own, ...WRAPPERS.map((key) => fieldsOf(own[key])), fieldsOf(choice)]) {
    const error = namedError(part);
    if (error !== null) return error;
  }
  return saidError(own);
}

function namedError(own: Fields): ErrorBody | null {
  if (hasError(own)) {
    const body = errorBody(own);
    // An error that is only `true` is told by the text beside it.
    if (body !== null) return body.message === "" ? { ...body, message: textBeside(own) } : body;
  }
  const failed = own["isError"] === true || own["is_error"] === true;
  return failed ? { codes: [], message: textBeside(own) } : null;
}

function saidError(own: Fields): ErrorBody | null {
  const says = (codes: readonly string[]): ErrorBody => ({ codes, message: textBeside(own) });
  if (own["ok"] === false || own["success"] === false) return says([]);
  for (const key of ["code", "status", "statusCode", "status_code", "http_status"]) {
    const code = Number(own[key]);
    if (
      own[key] !== null &&
      own[key] !== true &&
      Number.isInteger(code) &&
      code >= 400 &&
      code < 600
    ) {
      return says([String(code)]);
    }
  }
  const status = plainKey(wordOf(own["status"]) ?? "");
  if (
    /^(?:\w*error|failed|failure|fail|timeout|timedout|expired|unavailable|cancelled|canceled)$/.test(
      status,
    )
  ) {
    return says([status]);
  }
  const type = plainKey(wordOf(own["type"]) ?? wordOf(own["event"]) ?? "");
  return /^(?:(?:run|response|stream|thread|workflow|agent|server|\w*api)?(?:error|exception|failed)|fault)$/.test(
    type,
  )
    ? says([])
    : null;
}

function hasError(own: Fields): boolean {
  return (
    ["error", "errors"].some((key) => {
      const error = own[key];
      if (error === undefined || error === null || error === false || error === 0) return false;
      if (typeof error === "string") return !/^\s*(?:|none|null|false|no|ok|0)\s*$/i.test(error);
      return !(typeof error === "object" && Object.keys(error).length === 0);
    }) || own["type"] === "error"
  );
}

function textBeside(own: Fields): string {
  for (const key of [
    "message",
    "detail",
    "reason",
    "text",
    "reply",
    "result",
    "description",
    "title",
  ]) {
    const text = own[key];
    if (typeof text === "string" && text !== "") return text;
    if (isObject(text) && typeof text["message"] === "string") return text["message"];
  }
  return "";
}
