import type { EvidenceSignal } from "./evidence/evidence-signal.ts";
import type { DetectionMatch, DetectionResult } from "./result.ts";

/** What an audit log keeps of one detection: no text, and no score that could guide an evasion. */
export interface AuditRecord {
  /** ISO 8601, UTC. */
  readonly time: string;
  /** SHA-256 of the text's UTF-8 bytes, hexadecimal; null when there was no text. */
  readonly sha256: string | null;
  readonly source: string;
  readonly result: DetectionResult;
}

/** Receives every record as it is made. A sink that throws stops nothing. */
export type AuditSink = (record: AuditRecord) => void;

/** The newest records, oldest first. */
export class AuditLog {
  readonly #capacity: number;
  readonly #records: AuditRecord[] = [];
  #next = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  add(record: AuditRecord): void {
    if (this.#records.length < this.#capacity) this.#records.push(record);
    else this.#records[this.#next] = record;
    this.#next = (this.#next + 1) % this.#capacity;
  }

  /** Copies; changing them changes nothing here. */
  records(): AuditRecord[] {
    const full = this.#records.length === this.#capacity;
    const ordered = full
      ? [...this.#records.slice(this.#next), ...this.#records.slice(0, this.#next)]
      : this.#records;
    return ordered.map((record) => structuredClone(record));
  }
}

/**
 * A result as the audit keeps it: detached from the caller's, with every evidence score and every
 * piece of the text dropped.
 */
export function redacted(result: DetectionResult): DetectionResult {
  return {
    ...result,
    matches: result.matches.map(
      (match): DetectionMatch => ({
        ...match,
        // Keys of the text stand in it.
        path: null,
        span: [match.span[0], match.span[1]],
        discounts: [...match.discounts],
      }),
    ),
    evidence: result.evidence.map((signal): EvidenceSignal => ({ ...signal, score: null })),
  };
}
