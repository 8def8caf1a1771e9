import { sha256Hex } from "../../text/sha256.ts";
import type { Importer, Reader, TranscriptInfo } from "../importers/importer.ts";
import { TranscriptBuilder } from "../transcript/builder.ts";
import type { ChannelMap } from "../transcript/channel-map.ts";
import type { Transcript } from "../transcript/event.ts";
import { sideFile } from "./side-file.ts";
import { UnreadText } from "./unread-text.ts";

/** Something that was not imported, or not wholly, and where. */
export interface Issue {
  readonly kind: "refused" | "skipped" | "note";
  readonly file: string;
  readonly line: number | null;
  readonly pointer: string;
  readonly reason: string;
}

interface Open {
  readonly builder: TranscriptBuilder;
  readonly key: string | null;
  readonly info: TranscriptInfo;
  /** The document or line that began it. */
  readonly document: number;
  part: number;
}

export interface SinkOptions {
  readonly file: string;
  /** Where the file lies. */
  readonly path: string;
  readonly importer: Importer;
  readonly map: ChannelMap;
  /** Characters after which a transcript is closed and continued in a next part. */
  readonly partLimit: number;
}

/** Gathers what an importer reads from one file, and hands it out as transcripts. */
export class FileSink implements Reader {
  readonly #options: SinkOptions;
  readonly #open = new Map<string, Open>();
  /** Those that got something since the last relief. */
  readonly #touched = new Set<Open>();
  readonly #issues: Issue[] = [];
  readonly #unread = new UnreadText();
  #states = new Map<new () => object, object>();
  #line: number | null = null;
  #document = 0;
  #made = 0;

  constructor(options: SinkOptions) {
    this.#options = options;
  }

  /** What was given to the importer, so that none of its words is lost in silence. */
  read(value: unknown): void {
    this.#unread.source(value);
  }

  /** Transcripts with events so far. */
  get made(): number {
    return this.#made;
  }

  /** Says which line, or which document of a container, is read next. */
  at(line: number | null): void {
    this.#line = line;
    this.#document += 1;
  }

  transcript(key: string | null, info: TranscriptInfo = {}): TranscriptBuilder {
    const name = key ?? "";
    const found = this.#open.get(name);
    const open = found ?? {
      builder: new TranscriptBuilder(this.#options.map, (text) => this.#unread.hear(text)),
      key: info.name === undefined ? key : info.name,
      info,
      document: this.#document,
      part: 1,
    };
    if (!found) this.#open.set(name, open);
    open.builder.at(this.#options.file, this.#line);
    this.#touched.add(open);
    return open.builder;
  }

  state<T extends object>(make: new () => T): T {
    const found = this.#states.get(make);
    if (found) return found as T;
    const state = new make();
    this.#states.set(make, state);
    return state;
  }

  sideFile(path: string): string | null {
    return sideFile(this.#options.path, path);
  }

  skip(reason: string, pointer = ""): void {
    this.#issue("skipped", reason, pointer);
  }

  note(reason: string, pointer = ""): void {
    this.#issue("note", reason, pointer);
  }

  /** Issues since the last call. */
  issues(): Issue[] {
    return this.#issues.splice(0);
  }

  /** Closes every transcript. */
  *finish(): Generator<Transcript> {
    this.#options.importer.end?.(this);
    for (const { place, count } of this.#unread.told())
      this.note(`${count} texts at ${place || "the top"} are in no event: passed over`);
    for (const open of this.#open.values()) {
      const unanswered = open.builder.unanswered().length;
      if (unanswered > 0) this.note(`${unanswered} calls have no result in the log`);
      yield* this.#emit(open);
    }
    this.#open.clear();
    this.#states = new Map();
  }

  /** Hands out transcripts that have grown too long, so that memory stays bounded. */
  *relieve(): Generator<Transcript> {
    for (const open of this.#touched) {
      if (open.builder.size <= this.#options.partLimit) continue;
      this.note("the transcript is long and goes on in another part");
      yield* this.#emit(open);
      open.part += 1;
    }
    this.#touched.clear();
    for (const [name, open] of this.#open) {
      if (this.#open.size <= MAX_OPEN) return;
      yield* this.#emit(open);
      this.#open.delete(name);
    }
  }

  *#emit(open: Open): Generator<Transcript> {
    const events = open.builder.take();
    if (events.length === 0) return;
    this.#made += 1;
    const { file, importer } = this.#options;
    const about = [
      file,
      open.key ?? "",
      String(open.part),
      open.key === null ? String(open.document) : "",
    ];
    yield {
      transcriptId: `t-${sha256Hex(about.join("\0")).slice(0, 16)}`,
      format: importer.name,
      part: open.part,
      file,
      name: open.key,
      planted: open.info.planted ?? null,
      events,
    };
  }

  #issue(kind: Issue["kind"], reason: string, pointer: string): void {
    this.#issues.push({ kind, file: this.#options.file, line: this.#line, pointer, reason });
  }
}

/** Transcripts of one file open at a time; traces of a long export come and go. */
const MAX_OPEN = 1_000;
