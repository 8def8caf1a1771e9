import { type FileHandle, open } from "node:fs/promises";
import type { z } from "zod";
import { canonicalJsonLine } from "../../formats/canonical-json.ts";
import { changedFields } from "../../formats/changed-fields.ts";
import { BacktrailError } from "../../formats/error.ts";
import { parseWith } from "../../formats/parse.ts";
import {
  JournalArrivalSchema,
  JournalEndSchema,
  type JournalHeader,
  JournalHeaderSchema,
  JournalLineSchema,
} from "../../formats/trial-journal.ts";
import type { Arrival } from "../contracts/witness.ts";
import { openJournalFile } from "./journal-file.ts";
import { journalLines, parseLine } from "./journal-lines.ts";
import { type JournalLock, lockJournal } from "./journal-lock.ts";
import type { ArrivalStore } from "./late-arrivals.ts";
import { type LinePlace, LineWindow } from "./line-window.ts";
import { PlaceTable } from "./place-table.ts";
import type { TrialStore } from "./trial-store.ts";
import { writeWhole } from "./write-whole.ts";

const LONGEST_REASON = 500;
/** Bytes of the last line at most, whatever its reason is written with. */
const LONGEST_END = 256 + LONGEST_REASON * 6;

type PlaceTaker = (place: LinePlace) => Promise<void>;

export interface JournalOptions<R> {
  readonly path: string;
  readonly header: JournalHeader;
  readonly schema: z.ZodType<R>;
  /** An error is kept in the results but run again when the run goes on. */
  readonly isDone: (record: R) => boolean;
  /** Name of each trial by its place in the plan. */
  readonly keyOf: (index: number) => Promise<string | undefined>;
}

/**
 * A run's journal on disk. Each trial is appended as one line the moment it ends, so a process
 * killed at any moment loses no more than the trials in flight. Of a trial no more than two bits are
 * held in memory.
 */
export class Journal<R> implements TrialStore<R>, ArrivalStore {
  readonly #file: FileHandle;
  readonly #lock: JournalLock;
  readonly #options: JournalOptions<R>;
  readonly #places: PlaceTable;
  readonly #arrivals = new Map<string, Arrival[]>();
  #size = 0;
  #writing: Promise<void> = Promise.resolve();
  #waiting: { readonly bytes: Buffer; readonly written?: PlaceTaker | undefined }[] = [];
  /** The process that had held the journal and is gone, or null. */
  readonly tookOver: number | null;
  /** Whether a run that was broken off is gone on with. */
  resumed = false;
  /** Trials found done when the journal was opened. */
  reused = 0;
  /** Trials found that ended in an error and are run again. */
  retried = 0;
  /** The header of the run that is gone on with, or that of this run. */
  header: JournalHeader;

  private constructor(file: FileHandle, lock: JournalLock, options: JournalOptions<R>) {
    this.#file = file;
    this.#lock = lock;
    this.#options = options;
    const { path, header } = options;
    this.#places = new PlaceTable({ path: `${path}.places`, shard: header.shard });
    this.header = options.header;
    this.tookOver = lock.tookOver;
  }

  /**
   * Begins a journal, or goes on with one under `resume`; it is this process's own until it is
   * closed. Going on reads what is done and cuts off a torn last line; a journal that was killed
   * before its first line was whole begins anew. An unfinished one is thrown away under
   * `overwrite` only, since its trials may have cost money.
   * @throws BacktrailError with code `usage` when another process writes it, when an unfinished run
   * stands there or it belongs to another plan, `format` when a line before the last cannot be
   * read, `io` when it cannot be written.
   */
  static async open<R>(
    options: JournalOptions<R>,
    { resume, overwrite }: { readonly resume: boolean; readonly overwrite: boolean },
  ): Promise<Journal<R>> {
    const { path } = options;
    const lock = await lockJournal(path);
    let journal: Journal<R> | null = null;
    try {
      const state = await journalState(path);
      const goOn = resume && state !== "none";
      if (state === "unfinished" && !goOn && !overwrite) throw unfinished(path);
      journal = new Journal(await openJournalFile(path, goOn ? "r+" : "w+"), lock, options);
      if (goOn) await journal.#load();
      else await journal.#append(options.header);
      journal.resumed = goOn;
      return journal;
    } catch (error) {
      await (journal ?? { close: lock.release }).close();
      throw error;
    }
  }

  /** Trials that have a record, errors included. */
  get recorded(): number {
    return this.#places.size;
  }

  /** Names of credentials whose value is another than when the run began. */
  get otherCredentials(): string[] {
    const before = this.header.credentials ?? {};
    const now = this.#options.header.credentials ?? {};
    return [...new Set([...Object.keys(before), ...Object.keys(now)])]
      .filter((name) => before[name] !== now[name])
      .sort();
  }

  has(index: number): boolean {
    return this.#places.isDone(index);
  }

  async put(index: number, key: string, record: R): Promise<void> {
    this.#arrivals.delete(key);
    await this.#append({ index, key, record }, (place) =>
      this.#places.set(index, place, this.#options.isDone(record)),
    );
  }

  async *inOrder(): AsyncGenerator<R> {
    const lines = new LineWindow(this.#file);
    for (const index of this.#places.indexes()) {
      const place = await this.#places.get(index);
      // Each line was checked when it was read, or written by this process.
      if (place) yield ((await lines.at(place)) as { record: R }).record;
    }
  }

  /** Appends what reached a trial after its record was written: the record stays as it was judged. */
  async keepArrival(key: string, arrived: Arrival): Promise<void> {
    this.#arrived(key, arrived);
    await this.#append({ key, arrived });
  }

  arrivalsOf(key: string): readonly Arrival[] {
    return this.#arrivals.get(key) ?? [];
  }

  /**
   * Marks the run as finished.
   * @param gaveUp why the agent was given up, or null
   */
  async finish(finished: Date, gaveUp: string | null): Promise<void> {
    const because = gaveUp === null ? {} : { gave_up: gaveUp.slice(0, LONGEST_REASON) };
    await this.#append({ end: true, finished: finished.toISOString(), ...because });
  }

  async close(): Promise<void> {
    await this.#writing.catch(() => undefined);
    await this.#file.close();
    await this.#places.close();
    await this.#lock.release();
  }

  /** Appends a whole line; lines that come while one is being written go out together after it. */
  #append(value: unknown, written?: PlaceTaker): Promise<void> {
    const bytes = Buffer.from(`${canonicalJsonLine(value)}\n`);
    if (this.#waiting.length === 0) this.#writing = this.#writing.then(() => this.#flush());
    this.#waiting.push({ bytes, written });
    return this.#writing;
  }

  /** A line that could not be written ends the journal: what follows would stand at wrong places. */
  async #flush(): Promise<void> {
    const lines = this.#waiting;
    this.#waiting = [];
    const bytes = Buffer.concat(lines.map((line) => line.bytes));
    await writeWhole(this.#file, bytes, this.#size, this.#options.path);
    for (const line of lines) {
      await line.written?.({ offset: this.#size, length: line.bytes.length - 1 });
      this.#size += line.bytes.length;
    }
  }

  async #load(): Promise<void> {
    let number = 0;
    for await (const { bytes, offset } of journalLines(this.#file)) {
      number += 1;
      const value = parseLine(bytes, `${this.#options.path}:${number}`);
      if (number === 1) this.#checkHeader(value);
      else await this.#take(value, { offset, length: bytes.length }, number);
      this.#size = offset + bytes.length + 1;
    }
    await this.#file.truncate(this.#size);
    if (number === 0) await this.#append(this.header);
    this.reused = this.#places.done;
    this.retried = this.#places.size - this.#places.done;
  }

  async #take(value: unknown, place: LinePlace, number: number): Promise<void> {
    if (JournalEndSchema.safeParse(value).success) return;
    const late = JournalArrivalSchema.safeParse(value);
    if (late.success) {
      this.#arrived(late.data.key, late.data.arrived);
      return;
    }
    const where = `${this.#options.path}:${number}`;
    const line = parseWith(JournalLineSchema, value, where);
    if ((await this.#options.keyOf(line.index)) !== line.key) {
      throw this.#fault("format", `line ${number} names a trial that this plan does not have`);
    }
    const record = parseWith(this.#options.schema, line.record, where);
    await this.#places.set(line.index, place, this.#options.isDone(record));
    // Arrivals belong to the record before them: one that was run again has its own.
    this.#arrivals.delete(line.key);
  }

  #arrived(key: string, arrival: Arrival): void {
    this.#arrivals.set(key, [...(this.#arrivals.get(key) ?? []), arrival]);
  }

  #checkHeader(value: unknown): void {
    this.header = parseWith(JournalHeaderSchema, value, this.#options.path);
    const now = this.#options.header;
    const before = this.header;
    const changed = changedFields(before.plan, now.plan);
    changed.push(...changedFields({ shard: before.shard }, { shard: now.shard }));
    if (before.kind !== now.kind) changed.unshift("kind");
    if (before.tool_version !== now.tool_version) changed.push("tool version");
    if (changed.length === 0) return;
    throw this.#fault(
      "usage",
      `it belongs to another run (${changed.sort().join(", ")} differ); use the same flags, or start anew with --overwrite`,
    );
  }

  #fault(code: "usage" | "format", message: string): BacktrailError {
    return new BacktrailError({ code, where: this.#options.path, message });
  }
}

/** Whether a journal is there, and whether its run came to an end. */
export async function journalState(path: string): Promise<"none" | "unfinished" | "finished"> {
  let file: FileHandle;
  try {
    file = await open(path, "r");
  } catch {
    return "none";
  }
  try {
    const { size } = await file.stat();
    const tail = Buffer.alloc(Math.min(size, LONGEST_END));
    await file.read(tail, 0, tail.length, size - tail.length);
    return /\{"end": true, [^\n]*\}\n$/.test(tail.toString("utf8")) ? "finished" : "unfinished";
  } finally {
    await file.close();
  }
}

function unfinished(path: string): BacktrailError {
  return new BacktrailError({
    code: "usage",
    where: path,
    message:
      "an unfinished run stands there; go on with it with --resume, or drop it with --overwrite",
  });
}
