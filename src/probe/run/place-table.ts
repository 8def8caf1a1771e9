import { randomUUID } from "node:crypto";
import { type FileHandle, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BacktrailError, reasonOf } from "../../formats/error.ts";
import { isOfShard, type Shard } from "../../formats/shard.ts";
import type { LinePlace } from "./line-window.ts";
import { writeWhole } from "./write-whole.ts";

/** Trials of a page. */
const PAGE = 4096;
const PAGE_BYTES = PAGE * 12;
/** Pages that are held; trials end nearly in the order of the plan, so that few are needed at once. */
const HELD = 64;

/** Where the lines of a page's trials stand, and how long they are: 12 bytes each. */
interface Page {
  readonly bytes: Buffer;
  readonly offsets: Float64Array;
  readonly lengths: Uint32Array;
  isChanged: boolean;
}

export interface PlaceTableOptions {
  /** Of the file that keeps what is not held in memory; it is made when it is needed. */
  readonly path: string;
  /** Whose trials alone are kept. */
  readonly shard: Shard | undefined;
}

/**
 * Where the line of each trial of a run stands. A bit of each trial is held in memory for whether it is
 * kept and one for whether it is done; of the places a bounded number, and the others in a file that
 * nobody else sees.
 */
export class PlaceTable {
  readonly #options: PlaceTableOptions;
  /** The one that is held for longest stands first. */
  readonly #pages = new Map<number, Page>();
  readonly #kept = new BitSet();
  readonly #done = new BitSet();
  /** What has to wait for the file, one after the other. */
  #row: Promise<unknown> = Promise.resolve();
  readonly #written = new BitSet();
  #file: FileHandle | null = null;

  constructor(options: PlaceTableOptions) {
    this.#options = options;
  }

  /** Trials that are kept. */
  get size(): number {
    return this.#kept.size;
  }

  /** Of those the ones that are done. */
  get done(): number {
    return this.#done.size;
  }

  has(index: number): boolean {
    return this.#isMine(index) && this.#kept.has(this.#slot(index));
  }

  isDone(index: number): boolean {
    return this.#isMine(index) && this.#done.has(this.#slot(index));
  }

  /**
   * The last place that is told of a trial counts.
   * @throws RangeError for a trial of another shard
   */
  async set(index: number, { offset, length }: LinePlace, done: boolean): Promise<void> {
    if (!this.#isMine(index)) throw new RangeError(`trial ${index} is of another shard`);
    const slot = this.#slot(index);
    const at = slot % PAGE;
    await this.#onPage(slot, (page) => {
      page.offsets[at] = offset;
      page.lengths[at] = length;
      page.isChanged = true;
    });
    this.#kept.set(slot, true);
    this.#done.set(slot, done);
  }

  async get(index: number): Promise<LinePlace | undefined> {
    if (!this.has(index)) return undefined;
    const slot = this.#slot(index);
    const at = slot % PAGE;
    return this.#onPage(slot, ({ offsets, lengths }) => ({
      ...{ offset: offsets[at] ?? 0, length: lengths[at] ?? 0 },
    }));
  }

  /** Trials that are kept, in the order of the plan. */
  *indexes(): Generator<number> {
    const { index, of } = this.#shard;
    for (const slot of this.#kept.members()) yield slot * of + index - 1;
  }

  async close(): Promise<void> {
    await this.#row;
    await this.#file?.close();
  }

  get #shard(): Shard {
    return this.#options.shard ?? WHOLE;
  }

  #isMine(index: number): boolean {
    return isOfShard(this.#shard, index);
  }

  #slot(index: number): number {
    return Math.floor(index / this.#shard.of);
  }

  /** At once where the page is held; else what is done with it is done before it can be put away. */
  #onPage<T>(slot: number, use: (page: Page) => T): T | Promise<T> {
    const number = Math.floor(slot / PAGE);
    const page = this.#pages.get(number);
    if (page !== undefined) return use(page);
    const used = this.#row.then(async () => {
      const found = this.#pages.get(number) ?? (await this.#read(number));
      this.#pages.set(number, found);
      const result = use(found);
      if (this.#pages.size > HELD) await this.#putAway();
      return result;
    });
    this.#row = used.catch(() => undefined);
    return used;
  }

  async #read(number: number): Promise<Page> {
    const bytes = Buffer.alloc(PAGE_BYTES);
    if (this.#written.has(number)) {
      await this.#file?.read(bytes, 0, PAGE_BYTES, number * PAGE_BYTES);
    }
    return {
      bytes,
      offsets: new Float64Array(bytes.buffer, bytes.byteOffset, PAGE),
      lengths: new Uint32Array(bytes.buffer, bytes.byteOffset + PAGE * 8, PAGE),
      isChanged: false,
    };
  }

  /** The page that is held for longest goes into the file. */
  async #putAway(): Promise<void> {
    const [oldest] = this.#pages;
    if (oldest === undefined) return;
    const [number, page] = oldest;
    this.#pages.delete(number);
    if (!page.isChanged) return;
    const { path } = this.#options;
    this.#file ??= await openUnseen(path);
    await writeWhole(this.#file, page.bytes, number * PAGE_BYTES, path);
    this.#written.set(number, true);
  }
}

/** The shard of a run that is not cut. */
export const WHOLE: Shard = { index: 1, of: 1 };

/** Where nobody has a file. */
export function unseenPath(): string {
  return join(tmpdir(), `backtrail-${randomUUID()}.places`);
}

/** A file of this process alone, which goes with it. */
async function openUnseen(path: string): Promise<FileHandle> {
  try {
    const file = await open(path, "w+", 0o600);
    await rm(path, { force: true });
    return file;
  } catch (cause) {
    const message = `cannot keep the places of trials: ${reasonOf(cause)}`;
    throw new BacktrailError({ code: "io", where: path, message, cause });
  }
}

const BITS = 1 << 15;

/** Numbers from 0 on, a bit each; where there are none it takes nothing. */
class BitSet {
  readonly #parts = new Map<number, Uint8Array>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  has(number: number): boolean {
    const part = this.#parts.get(Math.floor(number / BITS));
    return part !== undefined && (byteAt(part, number) & (1 << (number % 8))) !== 0;
  }

  set(number: number, member: boolean): void {
    if (this.has(number) === member) return;
    const name = Math.floor(number / BITS);
    const part = this.#parts.get(name) ?? new Uint8Array(BITS / 8);
    this.#parts.set(name, part);
    part[Math.floor((number % BITS) / 8)] = byteAt(part, number) ^ (1 << (number % 8));
    this.#size += member ? 1 : -1;
  }

  /** From the smallest on. */
  *members(): Generator<number> {
    for (const name of [...this.#parts.keys()].sort((a, b) => a - b)) {
      for (let number = name * BITS; number < (name + 1) * BITS; number += 1) {
        if (this.has(number)) yield number;
      }
    }
  }
}

function byteAt(part: Uint8Array, number: number): number {
  return part[Math.floor((number % BITS) / 8)] ?? 0;
}
