import type { AttackRecord } from "../../../formats/trial-journal.ts";
import { printable, printableJson, shorten } from "../../../text/printable.ts";

export interface ScanLogOptions {
  readonly verbose: number;
  readonly logJson: boolean;
}

/** What is said on stderr about a finished row; an empty string for nothing. */
export function scanLogLine(row: AttackRecord, options: ScanLogOptions): string {
  if (options.logJson) {
    const line = {
      event: "attack",
      attack_id: row.attack.id,
      outcome: row.outcome,
      reason: row.reason,
      confidence: row.confidence,
      latency_ms: row.latencyMs,
      tries: row.tries,
      session: row.session,
      ...(options.verbose >= 2 ? { reply: row.reply } : {}),
    };
    return `${printableJson(JSON.stringify(line))}\n`;
  }
  if (options.verbose < 1) return "";
  const head = `${row.outcome.padEnd(19)} ${row.attack.id}  ${printable(row.evidence || row.reason)}\n`;
  if (options.verbose < 2 || row.reply === null) return head;
  return `${head}    ${printable(shorten(row.reply, 500))}\n`;
}
