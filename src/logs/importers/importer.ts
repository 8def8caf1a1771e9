import type { TranscriptBuilder } from "../transcript/builder.ts";

/** What an importer writes to. */
export interface Reader {
  /** The builder of a transcript; the same key within a file is the same transcript. */
  transcript(key: string | null, about?: TranscriptInfo): TranscriptBuilder;
  /** State of this importer for the file, made when first asked for. */
  state<T extends object>(make: new () => T): T;
  /** The text of a file that the log names, where it lies beside the log; null otherwise. */
  sideFile(path: string): string | null;
  /** Says that something was not imported, and why; never silently. */
  skip(reason: string, pointer?: string): void;
  /** Says that what was imported is not whole evidence, and why. */
  note(reason: string, pointer?: string): void;
}

export interface TranscriptInfo {
  /** What the log calls it, where that is not the key. */
  readonly name?: string | null;
  /** Planted text by vector, where the log says it. */
  readonly planted?: Readonly<Record<string, string>> | null;
}

/** One log format. */
export interface Importer {
  readonly name: string;
  readonly summary: string;
  /** Why a document, or a line of a line-based log, is of this format; null when it is not. */
  detect(value: unknown): string | null;
  /** Lines belong together, for instance as one session; otherwise each stands alone. */
  readonly session: boolean;
  /** Lines stand alone, but one may go on with what an earlier one began. */
  readonly joins?: boolean;
  read(value: unknown, reader: Reader): void;
  /** What is left to do after the last document or line of a file. */
  end?(reader: Reader): void;
  /** Whether a value is an event of a response stream, to be put together with the others. */
  isStreamEvent?(value: unknown): boolean;
  /** The response that a stream's events make up. */
  assemble?(events: readonly unknown[]): unknown;
}
