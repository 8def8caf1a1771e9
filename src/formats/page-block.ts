/** A rate or a mean as the page shows it. */
export interface Figure {
  /** Null for a mean, which counts nothing. */
  readonly k: number | null;
  readonly n: number;
  /** A proportion; null without a denominator. */
  readonly rate: number | null;
  readonly ci: readonly [number, number] | null;
  /** The rate in words, `20.0 %` or `no data`. */
  readonly text: string;
  /** JSON pointer of the figure in its document, so that a reader can check it. */
  readonly at: string;
}

/** What a block of a page leaves out so that the page can be sent around. */
export interface LeftOut {
  readonly kept: number;
  readonly of: number;
  /** The same as a sentence, with what was kept. */
  readonly words: string;
}

/** What every block of a page begins with. */
export interface BlockHead {
  readonly title: string;
  readonly note?: string | undefined;
  readonly left_out?: LeftOut | undefined;
}
