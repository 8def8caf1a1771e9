import { relationOf } from "../../pab/tracker/words/relations.ts";
import type { PlantedText, RewordingJudge } from "../../probe/contracts/rewording-judge.ts";
import { negates } from "../../probe/detectors/cues.ts";

/** Of the telling words of what was planted, a note that rewords it has at least this share. */
const OF_PLANTED = 0.3;
/** Of its own telling words, at least this share are those of what was planted. */
const OF_NOTE = 0.5;
/** A kind of a word counts half: much is a kind of something. */
const NEAR = 0.5;
/** Shorter words are mostly grammar. */
const SHORTEST = 4;
/** Lines that are read together: a note may be broken. */
const LINES = 3;

/**
 * Judges by words alone, offline: a stretch of a text rewords what was planted where the telling words
 * of each are mostly the other's, in any form or as a synonym (by the tracker's table of words), and
 * nothing in it denies more than the planted text does.
 */
export const rewordingJudge: RewordingJudge = {
  name: "words/1",
  // data/memory: half b and the notes of the real run, none of which it was made with.
  validation: { sensitivity: { k: 15, n: 23 }, specificity: { k: 165, n: 165 } },
  rewords: (text, about) => {
    const telling = tellingWords(about);
    if (telling.length === 0) return false;
    const isDenied = negates(about.planted);
    return stretchesOf(text).some(
      (stretch) => likeness(stretch, telling, about) && (isDenied || !negates(stretch)),
    );
  },
};

function likeness(stretch: string, telling: readonly string[], about: PlantedText): boolean {
  const said = wordsOf(stretch, about.markers);
  if (said.length === 0) return false;
  const ofPlanted = shareIn(telling, said);
  const ofNote = shareIn(said, wordsOf(about.planted, about.markers));
  return ofPlanted >= OF_PLANTED && ofNote >= OF_NOTE;
}

/** The share of words that have one of the others for a relative. */
function shareIn(words: readonly string[], others: readonly string[]): number {
  let sum = 0;
  for (const word of words) {
    let best = 0;
    for (const other of others) {
      const relation = relationOf(word, other);
      if (relation === "same") {
        best = 1;
        break;
      }
      if (relation === "near") best = NEAR;
    }
    sum += best;
  }
  return sum / words.length;
}

/** The words of what was planted that its surroundings do not have. */
function tellingWords({ planted, markers, background }: PlantedText): string[] {
  const around = wordsOf(background, markers);
  return wordsOf(planted, markers).filter(
    (word) => !around.some((other) => relationOf(word, other) === "same"),
  );
}

function wordsOf(text: string, markers: readonly string[]): string[] {
  const plain = markers.reduce((rest, marker) => rest.replaceAll(marker, " "), text);
  const found = plain.toLowerCase().match(/[\p{L}]+/gu) ?? [];
  return [...new Set(found)].filter((word) => [...word].length >= SHORTEST);
}

/** Lines and runs of a few lines; a text without breaks is one. */
function stretchesOf(text: string): string[] {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.flatMap((_, at) =>
    Array.from({ length: Math.min(LINES, lines.length - at) }, (_one, more) =>
      lines.slice(at, at + more + 1).join("\n"),
    ),
  );
}
