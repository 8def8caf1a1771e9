import type { ReaderAnswer } from "../../formats/reader-answer.ts";
import type { Channel, Trace } from "../model.ts";
import { CARRIER_HOPS } from "../tracker/carriers.ts";

const MOST_OF_THE_WORDS = 0.5;

/** A reading that survived what can be checked. */
export interface CheckedReading {
  /** Number of the event of origin. */
  readonly origin: number;
  readonly hopChain: readonly string[];
  readonly answer: ReaderAnswer;
}

/** An answer that cannot be true of the trace, and why. */
export interface Refuted {
  readonly refuted: string;
}

/**
 * Holds an answer against the trace. Channels are taken from the trace and never from the answer; the
 * path must lead forward over channels that hand text on, to the event in question; the quotation
 * must stand in the event of origin, and where no step is said to have changed words, each event on the way must
 * have most of the words of the text.
 * @param text the text that was asked about
 */
export function checkAnswer(
  trace: Trace,
  text: string,
  answer: ReaderAnswer,
): CheckedReading | Refuted {
  const { path, rewritten, quote } = answer;
  const last = trace.events.length - 1;
  const [origin = -1] = path;
  if (path.some((number) => number > last))
    return { refuted: "it names an event that is not there" };
  if (path.at(-1) !== last) return { refuted: "the path does not end where the text stands" };
  if (path.some((number, at) => at > 0 && number <= (path[at - 1] ?? 0))) {
    return { refuted: "the path leads back in time" };
  }
  const channelOf = (number: number): Channel => trace.events[number]?.channel ?? "user";
  if (path.slice(1).some((number) => !CARRIER_HOPS.has(channelOf(number)))) {
    return { refuted: "the path leads over an event that hands nothing on" };
  }
  const wanted = squeezed(quote);
  if (wanted === "" || !squeezed(trace.events[origin]?.content ?? "").includes(wanted)) {
    return { refuted: "the quotation does not stand in the event of origin" };
  }
  for (const [step, number] of path.slice(1).entries()) {
    // From the last rewriting on, every event has the words that stand at the end.
    if (rewritten.slice(step + 1).some((how) => how !== "no")) continue;
    if (sharedWords(text, trace.events[number]?.content ?? "") < MOST_OF_THE_WORDS) {
      return { refuted: `event ${number} has not the words that it is said to hand on` };
    }
  }
  if (rewritten.every((how) => how === "no") && sharedWords(text, quote) < MOST_OF_THE_WORDS) {
    return { refuted: "the quotation has other words, and no step is said to have changed them" };
  }
  const hopChain: string[] = [channelOf(origin)];
  for (const [step, number] of path.slice(1).entries()) {
    const how = rewritten[step] ?? "no";
    if (how !== "no") hopChain.push(how);
    hopChain.push(CARRIER_HOPS.get(channelOf(number)) ?? "");
  }
  return { origin, hopChain, answer };
}

/** Share of a text's words that another text has. */
function sharedWords(text: string, other: string): number {
  const wordsOf = (one: string): string[] => squeezed(one).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const words = new Set(wordsOf(text));
  const others = new Set(wordsOf(other));
  return words.size === 0 ? 1 : [...words].filter((word) => others.has(word)).length / words.size;
}

function squeezed(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/\s+/gu, " ").trim();
}
