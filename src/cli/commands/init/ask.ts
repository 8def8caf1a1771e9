import { printable } from "../../../text/printable.ts";
import type { CliContext } from "../../context.ts";

/** Asks a person one question after the other; an empty line takes what is proposed. */
export type Ask = (question: string, proposed: string) => Promise<string>;

/** Reads the answers from standard input, or takes every proposal where nobody sits there. */
export function asker(context: CliContext): Ask {
  if (context.stdinIsTTY !== true) return async (_, proposed) => proposed;
  const chunks = context.stdin[Symbol.asyncIterator]();
  const decoder = new TextDecoder();
  let pending = "";
  return async (question, proposed) => {
    const hint = proposed === "" ? "" : ` [${printable(proposed)}]`;
    await context.stderr.write(`${question}${hint}: `);
    while (!pending.includes("\n")) {
      const { done, value } = await chunks.next();
      if (done) break;
      pending += decoder.decode(value, { stream: true });
    }
    const end = pending.includes("\n") ? pending.indexOf("\n") : pending.length;
    const answer = pending.slice(0, end).trim();
    pending = pending.slice(end + 1);
    return answer === "" ? proposed : answer;
  };
}
