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

/** What a block of a page leaves out so that the page can be sent around. */
export interface LeftOut {
  readonly kept: number;
  readonly of: number;
  /** The same as a sentence, with what was kept. */
  readonly words: string;
}

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

export interface TableBlock extends DataTable {
  readonly type: "table";
  readonly title: string;
  readonly note?: string | undefined;
  readonly left_out?: LeftOut | undefined;
}

/** Rates with intervals, one below the other. */
export interface ForestBlock {
  readonly type: "forest";
  readonly title: string;
  readonly note?: string | undefined;
  readonly left_out?: LeftOut | undefined;
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
  readonly left_out?: LeftOut | undefined;
  /** Names of the outcomes in the order of the bar. */
  readonly order: readonly string[];
  readonly rows: readonly {
    readonly label: string;
    readonly counts: Readonly<Record<string, number>>;
  }[];
}

/** Rates against another quantity, one small chart for each of several subjects. */
export interface PanelsBlock {
  readonly type: "panels";
  readonly title: string;
  readonly note?: string | undefined;
  readonly left_out?: LeftOut | undefined;
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
export interface TradeoffBlock {
  readonly type: "tradeoff";
  readonly title: string;
  readonly note?: string | undefined;
  readonly left_out?: LeftOut | undefined;
  readonly x: string;
  readonly y: string;
  readonly points: readonly { readonly label: string; readonly x: Figure; readonly y: Figure }[];
}

/** Rates before and after, paired. */
export interface SlopesBlock {
  readonly type: "slopes";
  readonly title: string;
  readonly note?: string | undefined;
  readonly left_out?: LeftOut | undefined;
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
export interface TrendBlock {
  readonly type: "trend";
  readonly title: string;
  readonly note?: string | undefined;
  readonly left_out?: LeftOut | undefined;
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
export interface LedgerBlock {
  readonly type: "ledger";
  readonly title: string;
  readonly note?: string | undefined;
  readonly left_out?: LeftOut | undefined;
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

/** What was sent in a trial, the same for all trials of a key. */
export interface TrialInput {
  readonly request: string | null;
  readonly data: string;
  /** Where the payload stands in the data, in UTF-16 units; null where that is not known. */
  readonly payload: readonly [number, number] | null;
}

export interface PageTrial {
  readonly name: string;
  readonly outcome: string;
  /** Who decided the outcome, and how sure. */
  readonly decided: string;
  readonly reason: string;
  readonly evidence: string;
  /** Key of its input; null where what was sent is not known. */
  readonly input: string | null;
  readonly turns: readonly { readonly role: string; readonly text: string }[];
  /** Null where no answer showed calls. */
  readonly calls: readonly { readonly name: string; readonly args: string }[] | null;
  readonly reply: string | null;
  readonly notes: readonly string[];
}

/** Trials by two of their names; a cell counts all of its trials and opens those that were kept. */
export interface HeatBlock {
  readonly type: "heat";
  readonly title: string;
  readonly note?: string | undefined;
  readonly left_out?: LeftOut | undefined;
  /** Trials of all cells. */
  readonly total: number;
  readonly rowName: string;
  readonly columnName: string;
  readonly layers: readonly {
    readonly name: string;
    readonly cells: readonly {
      readonly row: string;
      readonly column: string;
      /** All trials of the cell by outcome. */
      readonly counts: Readonly<Record<string, number>>;
      /** Successes of the attack over assessed trials. */
      readonly k: number;
      readonly n: number;
      /** Further successes, in no rate: had they held, nobody could have seen it. */
      readonly beside: number;
      /** Indexes into `trials`. */
      readonly kept: readonly number[];
    }[];
  }[];
  readonly trials: readonly PageTrial[];
  readonly inputs: Readonly<Record<string, TrialInput>>;
}

/** Trials one below the other; each can be opened. */
export interface TrialsBlock {
  readonly type: "trials";
  readonly title: string;
  readonly note?: string | undefined;
  readonly left_out?: LeftOut | undefined;
  readonly trials: readonly (PageTrial & { readonly group: string })[];
  /** All trials by outcome, where the list does not hold them all. */
  readonly totals?: Readonly<Record<string, number>> | undefined;
  readonly inputs: Readonly<Record<string, TrialInput>>;
}

/** One thing that entered an agent's context, or that the agent did. */
export interface TracePageEvent {
  readonly id: string;
  readonly channel: string;
  /** Whether others than the user and the operator can have written it. */
  readonly untrusted: boolean;
  /** content, call, definition, decision or reasoning. */
  readonly kind: string;
  readonly actor: string;
  /** Null where the log does not hold the text. */
  readonly text: string | null;
  /** whole, or why the text is missing or cut. */
  readonly evidence: string;
  readonly notes: readonly string[];
}

/** A passage on a trail. */
export interface TraceStop {
  /** Index of its event; null where it stands in another session. */
  readonly event: number | null;
  readonly name: string;
  readonly channel: string;
  readonly text: string;
  /** UTF-16 units of the event's text; null where the whole event is meant or it cannot be told. */
  readonly span: readonly [number, number] | null;
}

/** The way of an instruction or a value, from where the agent acts on it back to where it entered. */
export interface TraceTrail {
  readonly label: string;
  /** Whose word it is: the corpus, a defence, or the search for causes. */
  readonly source: string;
  /** What it is the trail of: what the agent does, or a passage that was asked about. */
  readonly of?: "a passage" | undefined;
  /** What was decided or found, in words. */
  readonly said: string;
  readonly untrusted: boolean;
  readonly stops: readonly TraceStop[];
  readonly chain: readonly string[];
  /** Why the trail ends before the place of entry; null when it does not. */
  readonly lost: string | null;
  /** Where the values of a call came from. */
  readonly values: readonly {
    readonly pointer: string;
    readonly value: string;
    /** copied, partly copied, reworded, computed, or none. */
    readonly kind: string;
    readonly share: number | null;
    readonly from: string;
    readonly untrusted: boolean;
  }[];
  /** Values beyond those. */
  readonly values_left?: number | undefined;
  /** What somebody else says of the same, and where the two agree and do not. */
  readonly beside?: TrailBeside | undefined;
}

/** A second trail of the same instruction. */
export interface TrailBeside {
  readonly trail: Omit<TraceTrail, "beside">;
  readonly findings: readonly {
    readonly what: string;
    /** By the first trail, and by the second. */
    readonly one: string;
    readonly other: string;
    /** Null where it cannot be told. */
    readonly agrees: boolean | null;
  }[];
}

/** A conversation event by event, with trails through it. */
export interface TraceBlock {
  readonly type: "trace";
  readonly title: string;
  readonly note?: string | undefined;
  readonly left_out?: LeftOut | undefined;
  readonly events: readonly TracePageEvent[];
  readonly trails: readonly TraceTrail[];
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
