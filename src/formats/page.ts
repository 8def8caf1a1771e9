import type { BlockHead, Figure } from "./page-block.ts";
import type { TraceBlock } from "./page-trace.ts";
import type { HeatBlock, TrialsBlock } from "./page-trials.ts";

/**
 * What a report page is made of. `src/report/html` builds it from result documents, `src/page` shows
 * it in a browser; the two share these types and nothing else. Texts are untrusted and unescaped: the
 * page shows them as text.
 */

/** A value of a table. */
export type PageCell = string | number | null | Figure;

export interface PageColumn {
  readonly name: string;
  readonly kind: "text" | "number" | "figure";
}

/** The figures of a block; a row has a cell for each column. */
export interface DataTable {
  readonly columns: readonly PageColumn[];
  readonly rows: readonly (readonly PageCell[])[];
}

export interface TableBlock extends BlockHead, DataTable {
  readonly type: "table";
}

/** Rates with intervals, one below the other. */
export interface ForestBlock extends BlockHead {
  readonly type: "forest";
  /** What the axis measures; low is good or bad as the words say. */
  readonly axis: string;
  readonly rows: readonly {
    readonly group: string;
    readonly label: string;
    readonly figure: Figure;
  }[];
}

/** How trials ended; every outcome has its own part, and none is counted as another. */
export interface OutcomesBlock extends BlockHead {
  readonly type: "outcomes";
  /** Names of the outcomes in the order of the bar. */
  readonly order: readonly string[];
  readonly rows: readonly {
    readonly label: string;
    readonly counts: Readonly<Record<string, number>>;
  }[];
}

/** Rates against another quantity, one small chart for each of several subjects. */
export interface PanelsBlock extends BlockHead {
  readonly type: "panels";
  readonly x: string;
  readonly y: string;
  /** Whether both axes are shares and equality is worth a line. */
  readonly diagonal: boolean;
  readonly panels: readonly {
    readonly label: string;
    readonly points: readonly { readonly x: number; readonly figure: Figure }[];
  }[];
}

/** Two rates of each subject against each other, with an interval either way and no sum of both. */
export interface TradeoffBlock extends BlockHead {
  readonly type: "tradeoff";
  readonly x: string;
  readonly y: string;
  readonly points: readonly { readonly label: string; readonly x: Figure; readonly y: Figure }[];
}

/** Rates before and after, paired. */
export interface SlopesBlock extends BlockHead {
  readonly type: "slopes";
  readonly before: string;
  readonly after: string;
  readonly rows: readonly {
    readonly label: string;
    readonly old: Figure | null;
    readonly new: Figure | null;
    readonly verdict: string;
    readonly worse: boolean;
    readonly p: number | null;
  }[];
}

/** A rate over several runs, with the limits within which it is expected. */
export interface TrendBlock extends BlockHead {
  readonly type: "trend";
  readonly y: string;
  readonly points: readonly {
    readonly label: string;
    readonly figure: Figure;
    /** Of the cases that every run assessed: counts, expected rate and control limits, as shares. */
    readonly charted: Figure | null;
    readonly expected: number | null;
    readonly low: number | null;
    readonly high: number | null;
    readonly status: string;
    readonly outside: boolean;
  }[];
}

/** What was decided and on what grounds: a whole, its parts, and the parts of those. */
export interface LedgerBlock extends BlockHead {
  readonly type: "ledger";
  /** What is counted. */
  readonly whole: string;
  readonly subjects: readonly {
    readonly label: string;
    readonly total: number;
    readonly parts: readonly LedgerPart[];
  }[];
}

export interface LedgerPart {
  readonly decision: string;
  readonly ground: string;
  /** Whether this is the right decision for the right reason, a wrong decision, or neither. */
  readonly kind: "right" | "lucky" | "wrong" | "open";
  readonly figure: Figure;
}

export interface PageDocument {
  readonly id: string;
  /** Name of its format. */
  readonly format: string;
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
  /** Of a scan that measured defences one by one, so that it can stand beside one that measured the other side. */
  readonly defense_rates?: DefenseRates | undefined;
}

/** What a scan measured of each defence of an agent. */
export interface DefenseRates {
  readonly measure: "leak" | "utility";
  /** Which agent, so that two are never taken for one. */
  readonly agent: string;
  readonly rates: readonly { readonly name: string; readonly figure: Figure }[];
}

export interface PageVerdict {
  /** `clear` says that nothing was found, never that there is nothing. */
  readonly tone: "finding" | "clear" | "unmeasured" | "neutral";
  readonly word: string;
  readonly sentence: string;
}

export type PageBlock =
  | TableBlock
  | ForestBlock
  | OutcomesBlock
  | PanelsBlock
  | TradeoffBlock
  | SlopesBlock
  | TrendBlock
  | LedgerBlock
  | HeatBlock
  | TrialsBlock
  | TraceBlock;

/** The data of one page. */
export interface PageData {
  readonly tool_version: string;
  /** What is to be said of the page as a whole. */
  readonly notes: readonly string[];
  readonly documents: readonly PageDocument[];
}
