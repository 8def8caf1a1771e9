import { open } from "node:fs/promises";
import type { PromptInjectionDetector } from "../../../../detect/detector.ts";
import type { DetectionMatch } from "../../../../detect/result.ts";
import type { TextContext } from "../../../../detect/score/context.ts";
import { reasonOf } from "../../../../formats/error.ts";
import type { FileFinding, FileReport } from "../../../../report/detect-tree.ts";
import { OffsetMap } from "../../../../text/code-points.ts";
import { sha256Hex } from "../../../../text/sha256.ts";
import { contextOfPath, isTextByName, presetOf } from "./preset.ts";

/** What is judged in a file, the same in every thread. */
export interface FileJob {
  readonly path: string;
  readonly shown: string;
}

export interface FileLimits {
  /** Bytes of a file; a larger one is not read, and said to be unseen. */
  readonly maxBytes: number;
  /** Takes the place of the context by name. */
  readonly context: TextContext | null;
}

/** A match lighter than this says nothing by itself, not even beside others of its file. */
const LIGHTEST = 0.3;
const MOST_FINDINGS = 50;
const SNIFFED = 8192;
const AROUND = 200;

/** Reads and judges one file; never throws. */
export async function judgeFile(
  { path, shown }: FileJob,
  detector: PromptInjectionDetector,
  limits: FileLimits,
): Promise<FileReport> {
  const preset = presetOf(shown);
  const unseen = (why: "binary" | "too large" | "unreadable", detail: string): FileReport => ({
    kind: "unseen",
    path: shown,
    preset,
    why,
    detail,
  });
  let bytes: Buffer;
  try {
    const file = await open(path);
    try {
      const { size } = await file.stat();
      if (size > limits.maxBytes) return unseen("too large", `${size} bytes`);
      bytes = await file.readFile();
    } finally {
      await file.close();
    }
  } catch (error) {
    return unseen("unreadable", reasonOf(error));
  }
  const text = decode(bytes, isTextByName(shown));
  if (text === null) return unseen("binary", `${bytes.length} bytes`);
  const context = limits.context ?? contextOfPath(shown);
  const result = detector.detect(text, { source: shown, context });
  return {
    kind: "judged",
    path: shown,
    preset,
    context,
    bytes: bytes.length,
    sha256: result.isInjection ? sha256Hex(bytes) : null,
    isInjection: result.isInjection,
    type: result.injectionType,
    threat: result.threatLevel,
    confidence: result.confidence,
    ...(result.isInjection
      ? locate(text, shown, result.matches)
      : { findings: [], furtherFindings: 0 }),
  };
}

/** The text of a file; null when its first bytes are no text and its name does not promise one. */
export function decode(bytes: Uint8Array, textByName: boolean): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  if (!textByName && bytes.subarray(0, SNIFFED).includes(0)) return null;
  return new TextDecoder("utf-8").decode(bytes);
}

function locate(
  text: string,
  path: string,
  matches: readonly DetectionMatch[],
): { findings: FileFinding[]; furtherFindings: number } {
  const offsets = new OffsetMap(text);
  const lines = lineStarts(text);
  const counted = matches.filter(({ allowed }) => !allowed);
  const heavy = counted.filter(({ confidence }) => confidence >= LIGHTEST);
  const kept = heavy.length > 0 ? heavy : counted;
  const listed = [...kept]
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, MOST_FINDINGS)
    .sort((a, b) => a.span[0] - b.span[0]);
  const same = new Map<string, number>();
  const findings = listed.map((match): FileFinding => {
    const start = Math.min(text.length, offsets.toUtf16(Math.min(match.span[0], offsets.length)));
    const end = offsets.toUtf16(Math.min(match.span[1], offsets.length));
    const from = position(lines, start);
    const to = position(lines, end);
    const words = around(text, lines, start, end);
    const key = `${match.rule}\0${path}\0${words}`;
    const nth = same.get(key) ?? 0;
    same.set(key, nth + 1);
    return {
      rule: match.rule,
      type: match.type,
      threat: match.threat,
      confidence: match.confidence,
      span: match.span,
      line: from.line,
      column: from.column,
      endLine: to.line,
      endColumn: to.column,
      structure: match.path,
      view: match.view,
      text: text.slice(start, Math.min(end, start + AROUND)),
      fingerprint: sha256Hex(`${key}\0${nth}`).slice(0, 32),
    };
  });
  return { findings, furtherFindings: kept.length - listed.length };
}

/** The match with what stands beside it in its lines: another order there is another finding. */
function around(text: string, lines: readonly number[], start: number, end: number): string {
  const first = lines[position(lines, start).line - 1] ?? 0;
  const last = lines[position(lines, end).line] ?? text.length;
  return text
    .slice(Math.max(first, start - AROUND), Math.min(last, end + AROUND))
    .replace(/\s+/g, " ")
    .trim();
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

/** Line and column from 1, the column in UTF-16 units. */
function position(lines: readonly number[], unit: number): { line: number; column: number } {
  let low = 0;
  let high = lines.length;
  while (low + 1 < high) {
    const middle = (low + high) >>> 1;
    if ((lines[middle] ?? 0) <= unit) low = middle;
    else high = middle;
  }
  return { line: low + 1, column: unit - (lines[low] ?? 0) + 1 };
}
