import { printableJson } from "../text/printable.ts";
import { canonicalJsonLine } from "./canonical-json.ts";

/** The pieces of a report of the form `{ "meta": …, "rows": [ … ] }`, one row a line. */
export async function* reportJson(
  meta: Readonly<Record<string, unknown>>,
  rows: AsyncIterable<Readonly<Record<string, unknown>>>,
): AsyncGenerator<string> {
  yield `{"meta": ${canonicalJsonLine(meta)},\n"rows": [`;
  let first = true;
  for await (const row of rows) {
    // A row keeps its columns in their order, as in the CSV.
    yield `${first ? "\n" : ",\n"}${printableJson(JSON.stringify(row))}`;
    first = false;
  }
  yield "\n]}\n";
}
