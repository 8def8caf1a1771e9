import { plain } from "./plain.ts";
import { viewsOf } from "./views.ts";

/** How much of a known text a reply repeats. */
export interface Overlap {
  /** Longest run of consecutive words of the known text in the reply. */
  readonly longestRun: number;
  /** Share of the known text's runs of five words that stand in the reply, 0 to 1. */
  readonly coverage: number;
  readonly evidence: string;
}

const RUN = 5;

/** The overlap in the view of the reply, decoded ones included, where it is largest. */
export function overlapWith(reply: string, known: string): Overlap {
  const words = wordsOf(known);
  let best: Overlap = { longestRun: 0, coverage: 0, evidence: "" };
  for (const view of viewsOf(reply)) {
    const found = overlapOf(wordsOf(view.text), words);
    if (found.longestRun > best.longestRun || found.coverage > best.coverage) best = found;
  }
  return best;
}

function overlapOf(said: readonly string[], known: readonly string[]): Overlap {
  const runs = new Set<string>();
  for (let at = 0; at + RUN <= said.length; at += 1) runs.add(said.slice(at, at + RUN).join(" "));
  let covered = 0;
  let run = 0;
  let longestRun = 0;
  let evidence = "";
  const total = Math.max(1, known.length - RUN + 1);
  for (let at = 0; at + RUN <= known.length; at += 1) {
    if (!runs.has(known.slice(at, at + RUN).join(" "))) {
      run = 0;
      continue;
    }
    covered += 1;
    run = run === 0 ? RUN : run + 1;
    if (run > longestRun) {
      longestRun = run;
      evidence = known.slice(at + RUN - run, at + RUN).join(" ");
    }
  }
  return { longestRun, coverage: covered / total, evidence };
}

function wordsOf(text: string): string[] {
  return (
    plain(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+(?:'[\p{L}]+)?/gu) ?? []
  );
}
