import { appendFileSync } from "node:fs";
import { printableJson } from "../text/printable.ts";
import type { AuditSink } from "./audit.ts";
import { auditToWire } from "./wire.ts";

/**
 * A sink that appends each record to a file as one line of JSON. One write a record keeps the lines
 * of several processes whole.
 * @throws from the sink: the error of the file system, which the detector passes over
 */
export function jsonlAuditSink(path: string): AuditSink {
  return (record) =>
    appendFileSync(path, `${printableJson(JSON.stringify(auditToWire(record)))}\n`);
}
