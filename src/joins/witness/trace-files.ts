import { open, readdir, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { hexId, type OtlpItem, otlpItems } from "../../formats/otlp-json.ts";
import { isAttributeTable, spansOf } from "../../logs/importers/span.ts";

/** Files that are read as they grow. */
export interface TraceFiles {
  /** Files that were found so far, and lines that were no JSON. */
  readonly counts: () => { readonly files: number; readonly unread: number };
  readonly close: () => Promise<void>;
}

const EVERY_MS = 200;
const MAX_REST = 64 * 1024 * 1024;

/**
 * Reads the spans of files that an agent or its collector writes while it runs: OTLP JSON or SDK
 * spans, a line each or a document each. Only what is written from now on is read.
 * @param pattern a path whose last part may hold `*` for any characters
 */
export async function watchTraceFiles(
  pattern: string,
  onItems: (items: readonly OtlpItem[]) => void,
): Promise<TraceFiles> {
  const follower = new Follower(pattern, onItems);
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
}

class Follower {
  readonly #folder: string;
  readonly #name: RegExp;
  readonly #onItems: (items: readonly OtlpItem[]) => void;
  readonly #places = new Map<string, Place>();
  #unread = 0;

  constructor(pattern: string, onItems: (items: readonly OtlpItem[]) => void) {
    this.#folder = dirname(pattern);
    const parts = basename(pattern)
      .split("*")
      .map((part) => part.replace(/[^\w]/g, "\\$&"));
    this.#name = new RegExp(`^${parts.join(".*")}$`, "su");
    this.#onItems = onItems;
  }

  get counts() {
    return { files: this.#places.size, unread: this.#unread };
  }

  /** What stands there already is of earlier runs. */
  async begin(): Promise<void> {
    for (const path of await this.#paths()) {
      const size = await sizeOf(path);
      if (size !== null) this.#places.set(path, { at: size, rest: Buffer.alloc(0) });
    }
  }

  async read(): Promise<void> {
    for (const path of await this.#paths()) {
      const place = this.#places.get(path) ?? { at: 0, rest: Buffer.alloc(0) };
      this.#places.set(path, place);
      const size = await sizeOf(path);
      if (size === null || size === place.at) continue;
      // A file that shrank was begun again.
      if (size < place.at) Object.assign(place, { at: 0, rest: Buffer.alloc(0) });
      const more = await bytesOf(path, place.at, size);
      place.at += more.length;
      this.#take(place, more);
    }
  }

  #take(place: Place, more: Buffer): void {
    const all = Buffer.concat([place.rest, more]);
    const end = all.lastIndexOf(10) + 1;
    const whole = itemsIn(all.toString("utf8"));
    if (whole !== null) {
      place.rest = Buffer.alloc(0);
      this.#onItems(whole);
      return;
    }
    let skipped = 0;
    for (const line of all.subarray(0, end).toString("utf8").split("\n")) {
      if (line.trim() === "") continue;
      const items = itemsIn(line);
      if (items) this.#onItems(items);
      else skipped += 1;
    }
    // A document over many lines is no line yet: it is kept until it is whole.
    const isDocument = skipped > 0 && /^\s*[[{]\s*$/m.test(all.subarray(0, 200).toString("utf8"));
    place.rest = isDocument && all.length < MAX_REST ? all : all.subarray(end);
    if (!isDocument) this.#unread += skipped;
  }

  async #paths(): Promise<string[]> {
    const names = await readdir(this.#folder).catch(() => []);
    return names
      .filter((name) => this.#name.test(name))
      .sort()
      .map((name) => join(this.#folder, name));
  }
}

/** The spans of a document or line, null for what is no JSON. */
function itemsIn(text: string): OtlpItem[] | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
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
