import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import type { FileHandle } from "node:fs/promises";
import { canonicalJsonLine } from "../formats/canonical-json.ts";
import { usageError } from "../formats/error.ts";
import { parseWith } from "../formats/parse.ts";
import {
  VerdictJournalEndSchema,
  type VerdictJournalHeader,
  VerdictJournalHeaderSchema,
  VerdictLineSchema,
} from "../formats/verdict-journal.ts";
import type { DecisionPoint, Trace } from "../pab/model.ts";
import type { ReviewedPoint } from "../pab/reviewed-point.ts";
import { traceToWire } from "../pab/wire.ts";
import { openJournalFile } from "../probe/run/journal-file.ts";
import { journalLines, parseLine } from "../probe/run/journal-lines.ts";
import { type JournalLock, lockJournal } from "../probe/run/journal-lock.ts";
import { writeWhole } from "../probe/run/write-whole.ts";
import type { EvaluateOptions } from "./evaluate-options.ts";
import { reviewFromLine, reviewToLine } from "./verdict-line.ts";

type JournalPlace = NonNullable<EvaluateOptions["journal"]>;

/** The verdicts of an evaluation on disk. A process killed at any moment loses those in flight. */
export class VerdictJournal {
  readonly #path: string;
  readonly #file: FileHandle;
  readonly #lock: JournalLock;
  readonly #known: ReadonlyMap<string, ReviewedPoint>;
  readonly #hashes = new Map<string, string>();
  #size: number;

  /** Whether the last line says that the evaluation is done. */
  #ended: boolean;

  private constructor(
    path: string,
    file: FileHandle,
    lock: JournalLock,
    found: Omit<FoundJournal, "header"> = { reviews: new Map(), size: 0, finished: false },
  ) {
    this.#path = path;
    this.#file = file;
    this.#lock = lock;
    this.#known = found.reviews;
    this.#size = found.size;
    this.#ended = found.finished;
  }

  /** How many verdicts were found that need not be asked for again. */
  get reused(): number {
    return this.#known.size;
  }

  /**
   * @throws BacktrailError with code `usage` when an unfinished journal stands there, one of another
   * corpus, defence or version, or one that another process writes; `format` when a line before the
   * last cannot be read; `io` when it cannot be written.
   */
  static async open(place: JournalPlace, header: VerdictJournalHeader): Promise<VerdictJournal> {
    const lock = await lockJournal(place.path);
    try {
      return await VerdictJournal.#open(place, header, lock);
    } catch (error) {
      await lock.release();
      throw error;
    }
  }

  static async #open(
    { path, mode = "new" }: JournalPlace,
    header: VerdictJournalHeader,
    lock: JournalLock,
  ): Promise<VerdictJournal> {
    const found = mode === "overwrite" ? null : await readVerdictJournal(path);
    if (found && mode === "new" && !found.finished) {
      throw usageError(
        path,
        "an unfinished evaluation stands there; go on with it with --resume, or drop it with --overwrite",
      );
    }
    if (!found || mode !== "resume") {
      const journal = new VerdictJournal(path, await openJournalFile(path, "w"), lock);
      await journal.#append(header);
      return journal;
    }
    refuseOther(path, found.header, header);
    const file = await openJournalFile(path, "r+");
    await file.truncate(found.size);
    const answered = [...found.reviews].filter(([, { failure }]) => failure === null);
    return new VerdictJournal(path, file, lock, { ...found, reviews: new Map(answered) });
  }

  /** Must be told of each trace before its points are asked for. */
  see(trace: Trace): void {
    this.#hashes.set(trace.traceId, traceHash(trace));
  }

  /** The verdict on record for a point of this very trace. */
  known(trace: Trace, point: DecisionPoint): ReviewedPoint | null {
    return this.#known.get(reviewKey(trace.traceId, this.#hashOf(trace.traceId), point)) ?? null;
  }

  /** Puts a verdict on record, unless it came from there. */
  async put(review: ReviewedPoint): Promise<void> {
    const hash = this.#hashOf(review.traceId);
    if (this.#known.has(reviewKey(review.traceId, hash, review.point))) return;
    this.#ended = false;
    await this.#append(reviewToLine(review, hash));
  }

  /** Marks the evaluation as done. */
  async finish(): Promise<void> {
    if (this.#ended) return;
    this.#ended = true;
    await this.#append({ end: true });
  }

  async close(): Promise<void> {
    await this.#file.close();
    await this.#lock.release();
  }

  /** One at a time: a line is written where the one before it ended. */
  async #append(value: unknown): Promise<void> {
    const bytes = Buffer.from(`${canonicalJsonLine(value)}\n`);
    await writeWhole(this.#file, bytes, this.#size, this.#path);
    this.#size += bytes.length;
  }

  #hashOf(traceId: string): string {
    return this.#hashes.get(traceId) ?? "";
  }
}

/** What stands in a journal of verdicts. */
export interface FoundJournal {
  readonly header: VerdictJournalHeader;
  /** By `reviewKey`; points without an answer too. */
  readonly reviews: ReadonlyMap<string, ReviewedPoint>;
  /** Bytes up to the end of the last whole line. */
  readonly size: number;
  readonly finished: boolean;
}

/**
 * What stands at a path: null for no file, or one that was killed before its first line.
 * @throws BacktrailError with code `format` when a line before the last cannot be read
 */
export async function readVerdictJournal(path: string): Promise<FoundJournal | null> {
  if (!existsSync(path)) return null;
  const file = await openJournalFile(path, "r");
  try {
    return await readLines(file, path);
  } finally {
    await file.close();
  }
}

async function readLines(file: FileHandle, path: string): Promise<FoundJournal | null> {
  let header: VerdictJournalHeader | null = null;
  const reviews = new Map<string, ReviewedPoint>();
  let size = 0;
  let finished = false;
  let number = 0;
  for await (const { bytes, offset } of journalLines(file)) {
    number += 1;
    size = offset + bytes.length + 1;
    const where = `${path}:${number}`;
    const value = parseLine(bytes, where);
    if (header === null) {
      header = parseWith(VerdictJournalHeaderSchema, value, where);
      continue;
    }
    finished = VerdictJournalEndSchema.safeParse(value).success;
    if (finished) continue;
    const line = parseWith(VerdictLineSchema, value, where);
    const review = reviewFromLine(line, where);
    reviews.set(reviewKey(line.trace_id, line.trace_sha256, review.point), review);
  }
  return header === null ? null : { header, reviews, size, finished };
}

function refuseOther(path: string, found: VerdictJournalHeader, now: VerdictJournalHeader): void {
  const changed = (["corpus", "defense", "tool_version", "shard"] as const).filter(
    (key) => canonicalJsonLine(found[key] ?? null) !== canonicalJsonLine(now[key] ?? null),
  );
  if (changed.length === 0) return;
  const words = changed.map((key) => key.replace("_", " ")).join(", ");
  throw usageError(
    path,
    `it belongs to another evaluation (${words} differ); use the same ones, or start anew with --overwrite`,
  );
}

/** SHA-256 of a whole trace. */
export function traceHash(trace: Trace): string {
  return createHash("sha256")
    .update(canonicalJsonLine(traceToWire(trace)))
    .digest("hex");
}

/** Names a point of this very trace. */
export function reviewKey(traceId: string, hash: string, { eventId, span }: DecisionPoint): string {
  return JSON.stringify([traceId, hash, eventId, span]);
}
