import { basename } from "node:path";
import { sha256Hex } from "../../text/sha256.ts";

/** A line or a document of an agent's log that is no span. */
export interface LogEntry {
  readonly file: string;
  readonly text: string;
  readonly value: object;
  /** All that its file holds, in place of what it told before. */
  readonly whole: boolean;
}

/** What one file tells of one trial, in its order. */
export interface LogOfTrial {
  readonly file: string;
  readonly values: readonly object[];
  /** Some of its lines were too many to keep, or could be another's: what they told is not known. */
  readonly cut: boolean;
}

interface Line {
  /** The trial that it names; null for the one trial of its file, if it is to name one alone. */
  readonly id: string | null;
  readonly value: object;
}

interface FileLog {
  readonly named: Set<string>;
  /** Whose lines were let go before they were asked for. */
  readonly cut: Set<string | null>;
  /** When the last line came that is of nobody, and so may be of any trial under way. */
  orphanAt: number;
  lines: Line[];
  /** Of a document that is written anew: what it told of the trials that are done, as a digest. */
  readonly told: Map<string, string>;
  /** Whether it ever was a document. */
  whole: boolean;
}

/** An id of ours, as it was given or as a UUID. */
const ID = /[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}/gi;
const MAX_LINES = 20_000;

/**
 * Joins the lines of an agent's logs to trials: by the trial's id in the line, in the name of its file, or,
 * where the file names one trial alone, in any other line of it. A line that could be of two is of none.
 */
export class TrialLogs {
  /** When each began, by the number of entries before it. */
  readonly #expected = new Map<string, number>();
  readonly #files = new Map<string, FileLog>();
  readonly #doubted = new Set<string>();
  readonly #tellsActs: (value: object) => boolean;
  #entries = 0;
  #strange = 0;

  /** @param tellsActs whether a line without a name is of a log of what some agent said or did */
  constructor(tellsActs: (value: object) => boolean) {
    this.#tellsActs = tellsActs;
  }

  /**
   * Lines and documents that came, those that are of no trial or of several, and the trials that some
   * of these may be of: their logs are no proof of a hold.
   */
  get counts(): { readonly entries: number; readonly strange: number; readonly doubted: number } {
    let strange = this.#strange;
    for (const { named, lines } of this.#files.values()) {
      if (named.size === 0) strange += lines.length;
    }
    return { entries: this.#entries, strange, doubted: this.#doubted.size };
  }

  expect(id: string): void {
    this.#expected.set(id, this.#entries);
  }

  /** @returns the trials that there is news of */
  add(entry: LogEntry): ReadonlySet<string> {
    this.#entries += 1;
    const file = this.#fileOf(entry.file);
    const ids = this.#idsIn(entry.text);
    if (entry.whole) {
      file.whole = true;
      file.lines = [];
      file.cut.clear();
    }
    const parts = ids.length > 1 && Array.isArray(entry.value) ? entry.value : null;
    if (parts !== null) {
      for (const value of parts) {
        if (isObject(value)) this.#keep(file, value, this.#idsIn(JSON.stringify(value)));
      }
    } else this.#keep(file, entry.value, ids);
    if (file.lines.length > MAX_LINES) thinOut(file);
    return ids.length > 0 || file.named.size !== 1 ? new Set(ids) : file.named;
  }

  /** What the files tell of a trial, which is then done. */
  take(id: string): LogOfTrial[] {
    const logs: LogOfTrial[] = [];
    const begun = this.#expected.get(id) ?? 0;
    const homeless = [...this.#files.values()].some(
      ({ named, orphanAt }) => named.size === 0 && orphanAt > begun,
    );
    for (const [file, log] of this.#files) {
      if (!log.named.has(id)) continue;
      const values = valuesOf(log, id);
      if (log.whole) log.told.set(id, digestOf(values));
      log.lines = log.lines.filter((line) => line.id !== id);
      if (values.length === 0) continue;
      const doubted = homeless || log.orphanAt > begun;
      if (doubted) this.#doubted.add(id);
      logs.push({ file, values, cut: doubted || log.cut.has(id) || log.cut.has(null) });
    }
    return logs;
  }

  /**
   * What an entry adds to what is known of a trial that is done: a line itself, or all that a document holds
   * of it; null where that is what it had told.
   */
  news(id: string, { file, value, whole }: LogEntry): LogOfTrial | null {
    const log = this.#files.get(file);
    if (!whole || log === undefined) return { file, values: [value], cut: true };
    const values = valuesOf(log, id);
    const digest = digestOf(values);
    if (log.told.get(id) === digest) return null;
    log.told.set(id, digest);
    return { file, values, cut: true };
  }

  #keep(file: FileLog, value: object, ids: readonly string[]): void {
    const [id = null, ...others] = ids;
    if (others.length > 0) {
      for (const one of [id, ...others]) if (one !== null) this.#name(file, one);
      this.#leave(file, 1);
      return;
    }
    if (id !== null) this.#name(file, id);
    if (id !== null || file.named.size < 2) file.lines.push({ id, value });
    else this.#leave(file, 1);
    if (file.named.size === 0 && this.#tellsActs(value)) file.orphanAt = this.#entries;
  }

  /** A line without a name could be any of several trials': it is nobody's from now on. */
  #name(file: FileLog, id: string): void {
    const before = file.named.size;
    file.named.add(id);
    // Lines that came before the first name are that trial's, as long as it is the only one.
    if (before === 0) file.orphanAt = 0;
    if (before !== 1 || file.named.size !== 2) return;
    const unnamed = file.lines.filter((line) => line.id === null).length;
    file.lines = file.lines.filter((line) => line.id !== null);
    file.cut.delete(null);
    if (unnamed > 0) this.#leave(file, unnamed);
  }

  #leave(file: FileLog, lines: number): void {
    this.#strange += lines;
    file.orphanAt = this.#entries;
  }

  #fileOf(path: string): FileLog {
    const found = this.#files.get(path);
    if (found) return found;
    const made: FileLog = {
      named: new Set(this.#idsIn(basename(path))),
      cut: new Set(),
      orphanAt: 0,
      lines: [],
      told: new Map(),
      whole: false,
    };
    this.#files.set(path, made);
    return made;
  }

  #idsIn(text: string): string[] {
    const ids = (text.match(ID) ?? []).map((one) => one.replaceAll("-", "").toLowerCase());
    return [...new Set(ids)].filter((id) => this.#expected.has(id));
  }
}

function valuesOf({ lines }: FileLog, trial: string): readonly object[] {
  return lines.filter(({ id }) => id === trial || id === null).map(({ value }) => value);
}

function digestOf(values: readonly object[]): string {
  return sha256Hex(JSON.stringify(values));
}

/** Whose lines go has not shown all that it did. */
function thinOut({ lines, cut }: FileLog): void {
  for (const { id } of lines.splice(0, MAX_LINES / 2)) cut.add(id);
}

export function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
