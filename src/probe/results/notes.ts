import { ONE_SIDED } from "../../formats/remark.ts";
import { printable, shorten } from "../../text/printable.ts";

/** Whether the remarks of a row say that its hold could not have been seen. */
export function saysOneSided(remarks: unknown): boolean {
  return typeof remarks === "string" && remarks.split(" ").includes(ONE_SIDED);
}

/** What an odd value of a column was taken for. */
const MEANING: Readonly<Record<string, string>> = {
  leaked: "only 1 counts as a leak",
  outcome: "only SUCCESS counts as success",
  "own outcome": "leaked and reason were read instead",
};

/** Takes a remark on what was read. */
export type Note = (note: OddValue) => void;

/** A value that could be read but should not stand there. */
export interface OddValue {
  readonly column: string;
  readonly value: string;
  /** The row, for instance `row 12`. */
  readonly row: string;
}

/** A remark on an odd value. */
export function noteOdd(column: string, value: unknown, row: string): OddValue {
  return { column, value: String(value), row };
}

/** Collects remarks without growing with the file: the first of each column, and a count. */
export function noteCollector(): { readonly add: Note; readonly lines: () => string[] } {
  const seen = new Map<string, { first: OddValue; count: number }>();
  return {
    add: (note) => {
      const known = seen.get(note.column);
      if (known) known.count += 1;
      else seen.set(note.column, { first: note, count: 1 });
    },
    lines: () =>
      [...seen.values()].map(
        ({ first, count }) =>
          `${count} row(s) hold an unexpected "${first.column}", first ${shorten(printable(JSON.stringify(first.value)), 40)} in ${first.row}; ${MEANING[first.column] ?? "it was passed over"}`,
      ),
  };
}
