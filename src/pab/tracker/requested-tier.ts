import { sigmoid } from "./logistic.ts";
import { requestFeatures } from "./request-features.ts";
import { type LinearText, linearScore } from "./weigh/linear-text.ts";

const clauseEnd = /[.!?;\n]+\s+|,\s+(?:and|then)\s+/;
/** Words that a window holds at least: clauses of two or three words tell little by themselves. */
const SHORTEST_WINDOW = 12;

/**
 * Probabilities of the requested tier, T0 first, as far as the words tell.
 * @param judges for T1 to T4, whether a text asks for more than that tier may
 */
export function requestedTier(judges: readonly LinearText[], text: string): number[] {
  const texts = [text, ...windowsOf(text)];
  // Asking for more than T2 includes asking for more than T1.
  let highest = 0;
  const more = judges.map((judge) => {
    const scores = texts.map((one) => linearScore(judge, one, requestFeatures));
    highest = Math.max(highest, sigmoid(Math.max(...scores)));
    return highest;
  });
  const bounds = [0, ...more, 1];
  return bounds.slice(1).map((bound, at) => bound - (bounds[at] ?? 0));
}

/** Clauses joined up to windows, where there are several: no request may hide behind harmless words. */
export function windowsOf(text: string): string[] {
  const windows: string[] = [];
  let open = "";
  for (const clause of text.split(clauseEnd)) {
    open = open === "" ? clause : `${open}. ${clause}`;
    if (open.split(/\s+/).length < SHORTEST_WINDOW) continue;
    windows.push(open);
    open = "";
  }
  // What is left over goes to the last one.
  const last = windows.pop();
  if (last === undefined) return [];
  windows.push(open === "" ? last : `${last}. ${open}`);
  return windows.length > 1 ? windows : [];
}
