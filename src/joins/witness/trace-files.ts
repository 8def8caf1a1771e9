import { open, readdir, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { hexId, type OtlpItem, otlpItems } from "../../formats/otlp-json.ts";
import { isAttributeTable, spansOf } from "../../logs/importers/span.ts";
import { parsedJson } from "../../probe/answers/json-view.ts";
import { isObject, type LogEntry } from "./trial-logs.ts";

/** Files that are read as they grow. */
export interface TraceFiles {
  /** Files that were found so far, and lines that were no JSON. */
  readonly counts: () => { readonly files: number; readonly unread: number };
  readonly close: () => Promise<void>;
}

const EVERY_MS = 200;
const MAX_REST = 64 * 1024 * 1024;

/**
 * Reads files that an agent or its collector writes while it runs, a line each or a document each: spans as
 * OTLP JSON or of an SDK, and anything else as an entry of a log. Only what is written from now on is read;
 * a document that is written anew is told again.
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
}

const newPlace = (at: number): Place => ({ at, rest: Buffer.alloc(0), document: false });

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
      if (size !== null) this.#places.set(path, newPlace(size));
    }
  }

  async read(): Promise<void> {
    for (const path of await this.#paths()) {
      const place = this.#places.get(path) ?? newPlace(0);
      this.#places.set(path, place);
      const size = await sizeOf(path);
      if (size === null || size === place.at) continue;
      // A file that shrank was begun again.
      if (size < place.at) Object.assign(place, newPlace(0));
      if (place.document && size <= MAX_REST && (await this.#again(path, place, size))) continue;
      const more = await bytesOf(path, place.at, size);
      place.at += more.length;
      this.#take(path, place, more);
    }
  }

  /** A document that was written anew; false where lines came behind it. */
  async #again(path: string, place: Place, size: number): Promise<boolean> {
    const all = await bytesOf(path, 0, size);
    place.document = this.#tell(path, all.toString("utf8"), true) === "log";
    if (place.document) place.at = all.length;
    return place.document;
  }

  #take(path: string, place: Place, more: Buffer): void {
    const all = Buffer.concat([place.rest, more]);
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
    if (value === undefined) return null;
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
