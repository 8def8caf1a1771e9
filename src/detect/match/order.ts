import { numberAt } from "../../text/at.ts";
import type { Tokens } from "./tokens.ts";

/** Words that lead into an order when they stand where one can begin. */
export const LEAD_WORDS =
  "please then and also now must should to you you'll will shall immediately first always next just " +
  "kindly silently secretly quietly so but or instead simply only can could need have assistant ai " +
  "model agent agents assistants llm it's i we want would like let's";
/** Words that are taken for a lead one behind the other. */
const LONGEST_LEAD = 8;

/**
 * True where an order can begin: at the start of a sentence, a line or a clause, or behind words
 * that lead from there into one (`you must always …`, `please …`); not behind the subject of a
 * statement (`the command sends …`). `to`, `and` and `then` lead wherever they stand.
 */
export function opensOrder(tokens: Tokens, at: number, isLead: (id: number) => boolean): boolean {
  for (let back = 0, token = at; back <= LONGEST_LEAD; back += 1, token -= 1) {
    if (token === 0 || numberAt(tokens.before, token) > 0) return true;
    const from = numberAt(tokens.end, token - 1);
    const to = numberAt(tokens.start, token);
    if (/[^\s'_/-]/.test(tokens.text.slice(from, to))) return true;
    const previous = tokens.text.slice(tokens.start[token - 1], from);
    if (previous === "to" || previous === "and" || previous === "then") return true;
    if (!isLead(numberAt(tokens.id, token - 1))) return false;
  }
  return false;
}
