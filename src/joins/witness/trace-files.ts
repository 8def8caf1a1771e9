import { open, readdir, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { hexId, type OtlpItem, otlpItems } from "../../formats/otlp-json.ts";
import { evalSamples, readSample } from "../../logs/import/eval-archive.ts";
import { isAttributeTable, spansOf } from "../../logs/importers/span.ts";
import { parseSse } from "../../logs/importers/sse.ts";
import { parsedJson } from "../../probe/answers/json-view.ts";
import { isObject, type LogEntry } from "./trial-logs.ts";

/** Files that are read as they grow. */
export interface TraceFiles {
  /** Files that were found so far, and lines or parts that could not be read. */
  readonly counts: () => { readonly files: number; readonly unread: number };
  readonly close: () => Promise<void>;
}

const EVERY_MS = 200;
const MAX_REST = 64 * 1024 * 1024;

/**
 * Reads files that an agent or its collector writes while it runs, as lines, as a document, as server-sent
 * events or as an Inspect archive: spans as OTLP JSON or of an SDK, and anything else as an entry of a log.
 * Only what is written from now on is read; a document that is written anew is told again.
 * @param pattern a path whose last part may hold `*` for any characters
 */
export async function watchTraceFiles(
  pattern: string,
  onItems: (items: readonly OtlpItem[]) => void,
  onEntry: (entry: LogEntry) => void,
): Promise<TraceFiles> {
  const follower = new Follower(pattern, onItems, onEntry);
  await follower.begin();
  let busy: Promise<void> = Promise.resolve();
  let idle = true;
  const timer = setInterval(() => {
    if (!idle) return;
    idle = false;
    busy = follower.read().finally(() => {
      idle = true;
    });
  }, EVERY_MS);
  return {
    counts: () => follower.counts,
    close: async () => {
      clearInterval(timer);
      await busy;
    },
  };
}

interface Place {
  at: number;
  rest: Buffer;
  /** So far the file was one document and no spans. */
  document: boolean;
  /** What it is on the outside, once it can be told. */
  kind: "lines" | "events" | "archive" | null;
  /** Samples of an archive that were told. */
  readonly samples: Set<string>;
}

const newPlace = (at: number): Place => ({
  ...{ at, rest: Buffer.alloc(0), document: false },
  ...{ kind: null, samples: new Set<string>() },
});

class Follower {
  readonly #folder: string;
  readonly #name: RegExp;
  readonly #onItems: (items: readonly OtlpItem[]) => void;
  readonly #onEntry: (entry: LogEntry) => void;
  readonly #places = new Map<string, Place>();
  #unread = 0;

  constructor(
    pattern: string,
    onItems: (items: readonly OtlpItem[]) => void,
    onEntry: (entry: LogEntry) => void,
  ) {
    this.#folder = dirname(pattern);
    const parts = basename(pattern)
      .split("*")
      .map((part) => part.replace(/[^\w]/g, "\\$&"));
    this.#name = new RegExp(`^${parts.join(".*")}$`, "su");
    this.#onItems = onItems;
    this.#onEntry = onEntry;
  }

  get counts() {
    return { files: this.#places.size, unread: this.#unread };
  }

  /** What stands there already is of earlier runs. */
  async begin(): Promise<void> {
    for (const path of await this.#paths()) {
      const size = await sizeOf(path);
      // What it is shows when it grows: a document is then written anew.
      if (size !== null) this.#places.set(path, { ...newPlace(size), document: true });
    }
  }

  async read(): Promise<void> {
    for (const path of await this.#paths()) {
      const place = this.#places.get(path) ?? newPlace(0);
      this.#places.set(path, place);
      const size = await sizeOf(path);
      if (size === null) continue;
      if (size === place.at) {
        this.#lastEvent(path, place);
        continue;
      }
      // A file that shrank was begun again.
      if (size < place.at) Object.assign(place, newPlace(0));
      place.kind ??= await kindOf(path);
      if (place.kind === "archive") {
        await this.#samples(path, place, size);
        continue;
      }
      if (place.document && size <= MAX_REST && (await this.#again(path, place, size))) continue;
      const more = await bytesOf(path, place.at, size);
      place.at += more.length;
      this.#take(path, place, more);
    }
  }

  /** Whole once its directory is written; one that is written anew tells its new samples. */
  async #samples(path: string, place: Place, size: number): Promise<void> {
    const file = await open(path, "r");
    try {
      const archive = await evalSamples(file, size);
      if ("reason" in archive) return;
      place.at = size;
      for (const entry of archive.samples) {
        const name = `${entry.name} ${entry.crc32}`;
        if (place.samples.has(name)) continue;
        const sample = await readSample(file, entry, MAX_REST);
        if ("reason" in sample) this.#unread += 1;
        place.samples.add(name);
        if ("reason" in sample || !isObject(sample.value)) continue;
        const { value } = sample;
        this.#onEntry({ file: path, text: JSON.stringify(value), value, whole: false });
      }
    } finally {
      await file.close();
    }
  }

  /** Events up to the last blank line. */
  #events(path: string, place: Place, all: Buffer): void {
    const end = Math.max(all.lastIndexOf("\n\n") + 2, all.lastIndexOf("\r\n\r\n") + 4);
    if (end < 4) {
      place.rest = all;
      return;
    }
    place.rest = all.subarray(end);
    const { events, bad, stray } = parseSse(all.subarray(0, end).toString("utf8"));
    this.#unread += bad.length + stray;
    this.#tellEvents(path, events);
  }

  /** A stream that stopped growing without its last blank line. */
  #lastEvent(path: string, place: Place): void {
    if (place.kind !== "events" || place.rest.length === 0) return;
    const { events, bad } = parseSse(place.rest.toString("utf8"));
    if (events.length === 0 || bad.length > 0) return;
    place.rest = Buffer.alloc(0);
    this.#tellEvents(path, events);
  }

  #tellEvents(path: string, events: readonly unknown[]): void {
    for (const value of events) {
      if (isObject(value)) this.#tellValue(path, JSON.stringify(value), value, false);
    }
  }

  /** A document that was written anew; false where lines came behind it. */
  async #again(path: string, place: Place, size: number): Promise<boolean> {
    const all = await bytesOf(path, 0, size);
    const text = all.toString("utf8");
    const value = parsedJson(text);
    place.document = isObject(value) && itemsIn(value).length === 0;
    if (!place.document || !isObject(value)) return false;
    this.#onEntry({ file: path, text, value, whole: true });
    place.at = all.length;
    return true;
  }

  #take(path: string, place: Place, more: Buffer): void {
    const all = Buffer.concat([place.rest, more]);
    if (place.kind === "events") {
      this.#events(path, place, all);
      return;
    }
    const end = all.lastIndexOf(10) + 1;
    const isFile = place.at === all.length;
    const told = this.#tell(path, all.toString("utf8"), isFile);
    if (told !== null) {
      place.rest = Buffer.alloc(0);
      place.document = isFile && told === "log";
      return;
    }
    let skipped = 0;
    for (const line of all.subarray(0, end).toString("utf8").split("\n")) {
      if (line.trim() !== "" && this.#tell(path, line, false) === null) skipped += 1;
    }
    // A document over many lines is no line yet: it is kept until it is whole.
    const isDocument = skipped > 0 && /^\s*[[{]\s*$/m.test(all.subarray(0, 200).toString("utf8"));
    place.rest = isDocument && all.length < MAX_REST ? all : all.subarray(end);
    if (!isDocument) this.#unread += skipped;
  }

  /** Tells what a document or line holds; null for what is no JSON. */
  #tell(file: string, text: string, whole: boolean): "spans" | "log" | null {
    const value = parsedJson(text);
    return value === undefined ? null : this.#tellValue(file, text, value, whole);
  }

  #tellValue(file: string, text: string, value: unknown, whole: boolean): "spans" | "log" {
    const items = itemsIn(value);
    if (items.length > 0) this.#onItems(items);
    else if (isObject(value)) this.#onEntry({ file, text, value, whole });
    return items.length > 0 ? "spans" : "log";
  }

  async #paths(): Promise<string[]> {
    const names = await readdir(this.#folder).catch(() => []);
    return names
      .filter((name) => this.#name.test(name))
      .sort()
      .map((name) => join(this.#folder, name));
  }
}

/** By the first bytes; null while there are too few. */
async function kindOf(path: string): Promise<Place["kind"]> {
  const head = (await bytesOf(path, 0, 64)).toString("latin1").replace(/^\u00ef\u00bb\u00bf/, "");
  if (/^PK[\x03\x05]/.test(head)) return "archive";
  if (/^\s*(?:event|data|id|retry)?:/.test(head)) return "events";
  return head.trim().length < 8 ? null : "lines";
}

/** The spans of a document or line. */
function itemsIn(value: unknown): OtlpItem[] {
  const items = otlpItems(value);
  if (items.length > 0) return items;
  return (Array.isArray(value) ? value : [value]).flatMap(itemOfSpan);
}

/** A span as an SDK writes it out. */
function itemOfSpan(value: unknown): OtlpItem[] {
  if (typeof value !== "object" || value === null || isAttributeTable(value)) return [];
  const [span] = spansOf([value]);
  if (!span || span.traceId === null || span.attributes.size === 0) return [];
  return [
    {
      kind: "span",
      traceId: hexOf(span.traceId, 16),
      spanId: span.spanId === null ? null : hexOf(span.spanId, 8),
      parentId: span.parentId === null ? null : hexOf(span.parentId, 8),
      value: value as OtlpItem["value"],
    },
  ];
}

/** Python's SDK writes `0x` before its ids. */
function hexOf(text: string, bytes: number): string | null {
  return hexId(text.replace(/^0x/i, ""), bytes);
}

async function sizeOf(path: string): Promise<number | null> {
  return stat(path).then(
    (found) => (found.isFile() ? found.size : null),
    () => null,
  );
}

async function bytesOf(path: string, from: number, to: number): Promise<Buffer> {
  const file = await open(path, "r");
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(to - from), 0, to - from, from);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
