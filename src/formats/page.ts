/**
 * What a report page is made of. `src/report/html` builds it from result documents, `src/page` shows
 * it in a browser; the two share these types and nothing else. Texts are untrusted and unescaped: the
 * page shows them as text.
 */

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

/** A value of a table. */
export type PageCell = string | number | null | Figure;

export interface PageColumn {
  readonly name: string;
  readonly kind: "text" | "number" | "figure";
}

export interface TableBlock {
  readonly type: "table";
  readonly title: string;
  readonly note?: string | undefined;
  readonly columns: readonly PageColumn[];
  readonly rows: readonly (readonly PageCell[])[];
}

/** Rates with intervals, one below the other. */
export interface ForestBlock {
  readonly type: "forest";
  readonly title: string;
  readonly note?: string | undefined;
  /** What the axis measures; low is good or bad as the words say. */
  readonly axis: string;
  readonly rows: readonly {
    readonly group: string;
    readonly label: string;
    readonly figure: Figure;
  }[];
}

/** How trials ended; every outcome has its own part, and none is counted as another. */
export interface OutcomesBlock {
  readonly type: "outcomes";
  readonly title: string;
  readonly note?: string | undefined;
  /** Names of the outcomes in the order of the bar. */
  readonly order: readonly string[];
  readonly rows: readonly {
    readonly label: string;
    readonly counts: Readonly<Record<string, number>>;
  }[];
}

export interface PageDocument {
  readonly id: string;
  /** What the document is, for instance `Injection scan`. */
  readonly kind: string;
  /** Whom or what it is about. */
  readonly name: string;
  readonly file: string;
  readonly verdict: PageVerdict;
  /** What weakens the figures: unobserved, errors, not delivered, small numbers, public data. */
  readonly threats: readonly string[];
  /** How the document came about. */
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  readonly blocks: readonly PageBlock[];
}

export interface PageVerdict {
  /** `clear` says that nothing was found, never that there is nothing. */
  readonly tone: "finding" | "clear" | "unmeasured" | "neutral";
  readonly word: string;
  readonly sentence: string;
}

export type PageBlock = TableBlock | ForestBlock | OutcomesBlock;

/** The data of one page. */
export interface PageData {
  readonly tool_version: string;
  readonly documents: readonly PageDocument[];
}
