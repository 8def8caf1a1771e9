import { createHash } from "node:crypto";
import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { canonicalJsonLine } from "../../formats/canonical-json.ts";
import { BacktrailError, isDiskFull, reasonOf } from "../../formats/error.ts";
import type { PartEnd, PartHead } from "../../formats/part-file.ts";
import { isOfShard, type Shard } from "../../formats/shard.ts";

const CHUNK = 1 << 16;

/** Deals the files of a run out to its shards, and keeps the names of all of them in mind. */
export class FileDeal {
  readonly #shard: Shard;
  readonly #names = createHash("sha256");
  #units = 0;

  constructor(shard: Shard) {
    this.#shard = shard;
  }

  /** The place of the next file of the run where it is this shard's; null where it is another's. */
  next(name: string): number | null {
    const unit = this.#units;
    this.#units += 1;
    this.#names.update(`${name}\n`);
    return isOfShard(this.#shard, unit) ? unit : null;
  }

  /** How many files the run has; what was dealt is dealt. */
  end(): Pick<PartEnd, "units" | "names_sha256"> {
    return { units: this.#units, names_sha256: this.#names.copy().digest("hex") };
  }
}

/** Writes the file of a shard aside, and puts it in its place when it is whole. */
export class PartWriter {
  readonly #path: string;
  readonly #file: FileHandle;
  #waiting = "";

  private constructor(path: string, file: FileHandle) {
    this.#path = path;
    this.#file = file;
  }

  /** @throws BacktrailError with code `io` when the file cannot be made */
  static async open(path: string, head: PartHead): Promise<PartWriter> {
    try {
      const writer = new PartWriter(path, await open(asideOf(path), "w", 0o600));
      writer.#waiting = `${canonicalJsonLine(head)}\n`;
      return writer;
    } catch (cause) {
      throw unwritable(path, cause);
    }
  }

  /** Records of one unit in turn, units in order. */
  async put(unit: number, record: unknown): Promise<void> {
    // As it is, and not in canonical form: what is read again must be what was written.
    this.#waiting += `{"unit":${unit},"record":${JSON.stringify(record)}}\n`;
    if (this.#waiting.length >= CHUNK) await this.#flush();
  }

  async finish(end: Omit<PartEnd, "end">): Promise<void> {
    this.#waiting += `${canonicalJsonLine({ end: true, ...end })}\n`;
    await this.#flush();
    await this.#file.close();
    await rename(asideOf(this.#path), this.#path);
  }

  async abandon(): Promise<void> {
    await this.#file.close().catch(() => undefined);
    await rm(asideOf(this.#path), { force: true });
  }

  async #flush(): Promise<void> {
    const text = this.#waiting;
    this.#waiting = "";
    try {
      await this.#file.writeFile(text);
    } catch (cause) {
      throw unwritable(this.#path, cause);
    }
  }
}

function asideOf(path: string): string {
  return `${path}.tmp`;
}

function unwritable(path: string, cause: unknown): BacktrailError {
  const reason = isDiskFull(cause) ? "the disk is full" : reasonOf(cause);
  const message = `cannot write ${path}: ${reason}`;
  return new BacktrailError({ code: "io", where: "--journal", message, cause });
}
