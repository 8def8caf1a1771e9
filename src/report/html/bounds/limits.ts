/** How much of each part of a page is kept. */
export interface Limits {
  /** Rows of a table. */
  readonly rows: number;
  /** Rows, points or small charts that are drawn in one block. */
  readonly drawn: number;
  /** Cells of one layer of a heat map. */
  readonly cells: number;
  /** Trials of a list, and of a heat map those with texts. */
  readonly trials: number;
  /** UTF-16 units of one text that is no event of a log. */
  readonly text: number;
  /** UTF-16 units of the text of one event; those on a trail keep ten times as much. */
  readonly eventText: number;
  /** Conversations of one document. */
  readonly conversations: number;
  /** Sentences on what weakens a document's figures, and facts on how it was made. */
  readonly sentences: number;
}

/** From what a reader wants to what still can be sent around. */
export const ROUNDS: readonly Limits[] = [
  {
    rows: 2000,
    drawn: 200,
    cells: 5000,
    trials: 1000,
    text: 20_000,
    eventText: Number.POSITIVE_INFINITY,
    conversations: 50,
    sentences: 60,
  },
  {
    rows: 1000,
    drawn: 100,
    cells: 2500,
    trials: 500,
    text: 8000,
    eventText: 100_000,
    conversations: 30,
    sentences: 40,
  },
  {
    rows: 300,
    drawn: 60,
    cells: 900,
    trials: 150,
    text: 2000,
    eventText: 8000,
    conversations: 15,
    sentences: 30,
  },
  {
    rows: 60,
    drawn: 30,
    cells: 200,
    trials: 40,
    text: 500,
    eventText: 400,
    conversations: 5,
    sentences: 20,
  },
];
