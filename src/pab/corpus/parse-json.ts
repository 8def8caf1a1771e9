import type { z } from "zod";
import { reasonOf } from "../../formats/error.ts";
import { describeIssue } from "../../formats/parse.ts";
import type { FindingCode } from "./finding.ts";

/** A fault of one JSON text, before it is known where that text stands. */
export interface Fault {
  readonly code: FindingCode;
  readonly message: string;
}

export type JsonResult =
  | { readonly ok: true; readonly value: unknown }
  | {
      readonly ok: false;
      readonly fault: Fault;
      /** What a lenient reader would see; only for looking for further faults. */
      readonly unsafeValue?: unknown;
    };

/**
 * Parses strict JSON and refuses a key that stands twice in one object: readers disagree on which
 * of the two counts.
 */
export function parseStrictJson(text: string): JsonResult {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    const reason = reasonOf(cause);
    return { ok: false, fault: { code: "invalid_json", message: `is not valid JSON: ${reason}` } };
  }
  const key = findDuplicateKey(text);
  if (key === null) return { ok: true, value };
  const message = `the key ${JSON.stringify(key)} stands twice in one object`;
  return { ok: false, fault: { code: "duplicate_key", message }, unsafeValue: value };
}

/** The first key that an object of a valid JSON text holds twice. */
export function findDuplicateKey(text: string): string | null {
  // One entry an open bracket: the keys seen in an object, or null for an array.
  const open: (Set<string> | null)[] = [];
  let last = "";
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case 0x22: {
        const end = stringEnd(text, at);
        last = text.slice(at, end + 1);
        at = end;
        break;
      }
      case 0x3a: {
        const key = JSON.parse(last) as string;
        const keys = open.at(-1);
        if (keys?.has(key)) return key;
        keys?.add(key);
        break;
      }
      case 0x7b:
        open.push(new Set());
        break;
      case 0x5b:
        open.push(null);
        break;
      case 0x7d:
      case 0x5d:
        open.pop();
        break;
    }
  }
  return null;
}

/** Index of the quote that closes the string opened at `start`. */
function stringEnd(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end;
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0;
  while (text.charCodeAt(at - 1 - backslashes) === 0x5c) backslashes += 1;
  return backslashes % 2 === 1;
}

const SHOWN_ISSUES = 20;

/** Faults of a value that a schema refused, one an issue. Keys in `known` are reported elsewhere. */
export function schemaFaults(
  error: z.ZodError,
  known: (key: string) => boolean = () => false,
): Fault[] {
  const faults: Fault[] = [];
  for (const issue of error.issues) {
    if (issue.code === "unrecognized_keys") {
      if (!issue.keys.every(known))
        faults.push({ code: "unknown_key", message: describeIssue(issue) });
    } else if (issue.code === "too_small" && issue.path.join() === "events") {
      faults.push({ code: "no_events", message: "the trace holds no events" });
    } else {
      faults.push({ code: "wrong_shape", message: describeIssue(issue) });
    }
  }
  if (faults.length <= SHOWN_ISSUES) return faults;
  const more = `and ${faults.length - SHOWN_ISSUES} more faults of its shape`;
  return [...faults.slice(0, SHOWN_ISSUES), { code: "wrong_shape", message: more }];
}
