import { TraceSchema } from "../../formats/pab.ts";
import { findOriginLeaks, isOriginKey, originLeakMessage } from "../leak-guard.ts";
import type { Trace } from "../model.ts";
import { traceFromWire } from "../wire.ts";
import { type Finding, finding } from "./finding.ts";
import { parseStrictJson, schemaFaults } from "./parse-json.ts";
import { decodeUtf8, readBytes } from "./read-text.ts";
import { traceFindings } from "./trace-checks.ts";

/** One trace file, read. */
export interface TraceReading {
  readonly fileName: string;
  readonly path: string;
  /** Null when the file is no trace. */
  readonly trace: Trace | null;
  readonly findings: readonly Finding[];
  /** Null when the file could not be read. */
  readonly sha256: string | null;
}

const SHOWN_LEAKS = 20;

/** Reads a trace file; whatever is wrong with it, a leak first, comes back as findings. */
export async function readTrace(path: string, fileName: string): Promise<TraceReading> {
  const read = await readBytes(path);
  if (!read.ok) {
    const findings = [finding(read.code, { path }, read.message)];
    return { fileName, path, trace: null, findings, sha256: null };
  }
  return { fileName, path, sha256: read.sha256, ...parseTrace(read.bytes, path) };
}

function parseTrace(bytes: Uint8Array, path: string): Pick<TraceReading, "trace" | "findings"> {
  const decoded = decodeUtf8(bytes);
  if (!decoded.ok)
    return { trace: null, findings: [finding(decoded.code, { path }, decoded.message)] };
  const json = parseStrictJson(decoded.text);
  const findings: Finding[] = [];
  if (!json.ok) findings.push(finding(json.fault.code, { path }, json.fault.message));
  const value = json.ok ? json.value : json.unsafeValue;
  for (const at of findOriginLeaks(value, SHOWN_LEAKS)) {
    findings.push(finding("origin_leak", { path }, originLeakMessage(at)));
  }
  if (!json.ok) return { trace: null, findings };
  const parsed = TraceSchema.safeParse(value);
  if (!parsed.success) {
    for (const { code, message } of schemaFaults(parsed.error, isOriginKey)) {
      findings.push(finding(code, { path }, message));
    }
    return { trace: null, findings };
  }
  const trace = traceFromWire(parsed.data);
  const fileOrder = parsed.data.events.map((event) => event.seq);
  for (const item of traceFindings(trace, path, fileOrder)) findings.push(item);
  return { trace, findings };
}
