import { basename } from "node:path";

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
  /** Some of its lines were too many to keep: what they told is not known. */
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
  lines: Line[];
}

/** An id of ours, as it was given or as a UUID. */
const ID = /[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}/gi;
const MAX_LINES = 20_000;

/**
 * Joins the lines of an agent's logs to trials: by the trial's id in the line, in the name of its file, or,
 * where the file names one trial alone, in any other line of it. A line that could be of two is of none.
 */
export class TrialLogs {
  readonly #expected = new Set<string>();
  readonly #files = new Map<string, FileLog>();
  #entries = 0;
  #strange = 0;

  /** Lines and documents that came, and those of several trials at once. */
  get counts(): { readonly entries: number; readonly strange: number } {
    return { entries: this.#entries, strange: this.#strange };
  }

  expect(id: string): void {
    this.#expected.add(id);
  }

  /** @returns the trials that there is news of */
  add(entry: LogEntry): ReadonlySet<string> {
    this.#entries += 1;
    const file = this.#fileOf(entry.file);
    const ids = this.#idsIn(entry.text);
    if (entry.whole) {
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
    for (const [file, log] of this.#files) {
      if (!log.named.has(id)) continue;
      const values = log.lines
        .filter((line) => line.id === id || line.id === null)
        .map(({ value }) => value);
      log.lines = log.lines.filter((line) => line.id !== id);
      const cut = log.cut.has(id) || log.cut.has(null);
      if (values.length > 0) logs.push({ file, values, cut });
    }
    return logs;
  }

  #keep(file: FileLog, value: object, ids: readonly string[]): void {
    const [id = null, ...others] = ids;
    if (others.length > 0) {
      this.#strange += 1;
      return;
    }
    if (id !== null && !file.named.has(id)) {
      file.named.add(id);
      if (file.named.size === 2) leaveUnnamed(file);
    }
    if (id !== null || file.named.size < 2) file.lines.push({ id, value });
  }

  #fileOf(path: string): FileLog {
    const found = this.#files.get(path);
    if (found) return found;
    const made: FileLog = {
      named: new Set(this.#idsIn(basename(path))),
      cut: new Set(),
      lines: [],
    };
    this.#files.set(path, made);
    return made;
  }

  #idsIn(text: string): string[] {
    const ids = (text.match(ID) ?? []).map((one) => one.replaceAll("-", "").toLowerCase());
    return [...new Set(ids)].filter((id) => this.#expected.has(id));
  }
}

/** Whose lines go has not shown all that it did. */
function thinOut({ lines, cut }: FileLog): void {
  for (const { id } of lines.splice(0, MAX_LINES / 2)) cut.add(id);
}

/** A line without a name could be any of several trials': it is nobody's from now on. */
function leaveUnnamed(file: FileLog): void {
  file.lines = file.lines.filter(({ id }) => id !== null);
  file.cut.delete(null);
}

export function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
