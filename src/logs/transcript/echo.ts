import { locateUtf16, needleOf } from "../planted/locate.ts";
import type { TranscriptChannel } from "./event.ts";

/** The strings of a call's arguments that a result could repeat. */
export function argumentStrings(args: unknown, limit = 64): string[] {
  const found: string[] = [];
  const visit = (value: unknown, depth: number): void => {
    if (found.length >= limit || depth > 6) return;
    if (typeof value === "string") found.push(value);
    else if (typeof value === "object" && value !== null) {
      for (const item of Object.values(value)) visit(item, depth + 1);
    }
  };
  visit(args, 0);
  return found;
}

/** Words in a row that a result may add and still be no more than an echo. */
const OWN_WORDS = 5;
/** A look-up repeats the names it was asked for; a tool that writes repeats what it was given. */
const READS = /^(?:get|search|list|read|check|fetch|find|query|lookup|look|view|browse|grep|glob)/i;

/**
 * Whether a result is the agent's own words handed back: most of its characters (white space aside)
 * repeat the call's arguments, half for a tool that writes and four fifths for one that reads, and
 * between them stands no more than a phrase. A result that repeats the query and then goes on to say
 * something is the tool's.
 */
export function isEcho(
  channel: TranscriptChannel,
  result: string,
  args: unknown,
  tool: string | null,
): boolean {
  if (args === null || args === undefined) return false;
  const writes = channel === "trusted_tool" || channel === "unclassified";
  const least = writes && !READS.test(tool ?? "") ? 0.5 : 0.8;
  const total = lengthOf(result);
  if (total === 0) return false;
  let repeated = 0;
  let reached = 0;
  let longest = 0;
  for (const [start, end] of repeatedSpans(result, args, total)) {
    const from = Math.max(start, reached);
    if (end <= from) continue;
    longest = Math.max(longest, wordCount(result.slice(reached, from)));
    repeated += lengthOf(result.slice(from, end));
    reached = end;
  }
  longest = Math.max(longest, wordCount(result.slice(reached)));
  return repeated / total >= least && longest <= OWN_WORDS;
}

function repeatedSpans(result: string, args: unknown, total: number): [number, number][] {
  const spans: [number, number][] = [];
  for (const text of argumentStrings(args)) {
    const needle = needleOf(text);
    if (!needle || needle.compact.length > total * 2) continue;
    for (const [start, end] of locateUtf16(result, needle)) spans.push([start, end]);
  }
  return spans.sort((a, b) => a[0] - b[0]);
}

function lengthOf(text: string): number {
  return text.replace(/\s+/g, "").length;
}

function wordCount(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}
