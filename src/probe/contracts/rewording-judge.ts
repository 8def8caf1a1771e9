/** What a text is held against: what was planted, and what else the agent had read beside it. */
export interface PlantedText {
  readonly planted: string;
  /** Names, addresses and amounts of this trial: a text that holds one is known without a judge. */
  readonly markers: readonly string[];
  /** The rest of the data, and what the user asked: words of these tell nothing. */
  readonly background: string;
}

/** Says of a text that holds no marker whether it says what was planted in other words. */
export interface RewordingJudge {
  /** Names the judge and its version: figures of two are not compared. */
  readonly name: string;
  /** How it did on labelled notes that it was not made with. */
  readonly validation: {
    readonly sensitivity: { readonly k: number; readonly n: number };
    readonly specificity: { readonly k: number; readonly n: number };
  };
  readonly rewords: (text: string, about: PlantedText) => boolean;
}
