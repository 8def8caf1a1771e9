import type { BlockHead } from "./page-block.ts";

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
export interface HeatBlock extends BlockHead {
  readonly type: "heat";
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
export interface TrialsBlock extends BlockHead {
  readonly type: "trials";
  readonly trials: readonly (PageTrial & { readonly group: string })[];
  /** All trials by outcome, where the list does not hold them all. */
  readonly totals?: Readonly<Record<string, number>> | undefined;
  readonly inputs: Readonly<Record<string, TrialInput>>;
}
