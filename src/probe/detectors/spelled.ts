/**
 * Texts that are told sign by sign: single letters and digits with anything but words between them, words
 * for digits, the letters of the spelling alphabet, Morse code.
 */
export function spelledOut(text: string): string {
  return [...runsOf(text), ...morseRuns(text)].join(" ");
}

const WORD = /[\p{L}\p{N}]+(?:-ray)?/giu;
/** Fewer are a chance. */
const FEWEST_SIGNS = 4;

function runsOf(text: string): string[] {
  const runs: string[] = [];
  let run = "";
  const end = (): void => {
    if (run.length >= FEWEST_SIGNS) runs.push(run);
    run = "";
  };
  for (const [given] of text.matchAll(WORD)) {
    const word = given.toLowerCase();
    if (
      /^(?:dash|hyphen|minus|underscore|and|then|next|followed|by|tiret|strich|guion|trattino|тире|дефис|und|et)$/.test(
        word,
      )
    )
      continue;
    const sign = [...word].length === 1 ? given : SIGNS.get(word);
    if (sign === undefined) end();
    else run += sign;
  }
  end();
  return runs;
}

const ALPHABET =
  "alfa alpha bravo charlie delta echo foxtrot golf hotel india juliett juliet kilo lima mike november " +
  "oscar papa quebec romeo sierra tango uniform victor whiskey whisky x-ray xray yankee zulu";
const NAMES =
  "ay bee cee dee . eff gee aitch . jay kay ell em en . pee cue . ess tee . vee . ex . zee";
/** The digits from nought on, by language. */
const DIGITS = [
  "zero one two three four five six seven eight nine",
  "null eins zwei drei vier fünf sechs sieben acht neun",
  "zéro un deux trois quatre cinq six sept huit neuf",
  "cero uno dos tres cuatro cinco seis siete ocho nueve",
  "zero uno due tre quattro cinque sei sette otto nove",
  "ноль один два три четыре пять шесть семь восемь девять",
];

const SIGNS = new Map<string, string>([
  ...ALPHABET.split(" ").map((word) => [word, word.charAt(0)] as const),
  ...NAMES.split(" ").map((word, at) => [word, "abcdefghijklmnopqrstuvwxyz".charAt(at)] as const),
  ["zed", "z"],
  ...DIGITS.flatMap((words) =>
    words.split(" ").map((word, digit) => [word, String(digit)] as const),
  ),
]);

const MORSE =
  /(?<![\p{L}\p{N}.·•_\u2010-\u2015-])(?:[.·•_\u2010-\u2015-]{1,6}[ /|]{1,3}){3,}[.·•_\u2010-\u2015-]{1,6}/gu;
const MORSE_SIGNS = new Map(
  (
    "a.- b-... c-.-. d-.. e. f..-. g--. h.... i.. j.--- k-.- l.-.. m-- n-. o--- p.--. q--.- r.-. s... t- " +
    "u..- v...- w.-- x-..- y-.-- z--.. 0----- 1.---- 2..--- 3...-- 4....- 5..... 6-.... 7--... 8---.. 9----."
  )
    .split(" ")
    .map((sign) => [sign.slice(1), sign.charAt(0)] as const),
);

function morseRuns(text: string): string[] {
  return [...text.matchAll(MORSE)].flatMap(([run]) => {
    const signs = run
      .replace(/[·•]/g, ".")
      .replace(/[_\u2010-\u2015]/g, "-")
      .split(/[ /|]+/)
      .map((code) => MORSE_SIGNS.get(code));
    return signs.every((sign) => sign !== undefined) ? [signs.join("")] : [];
  });
}

const QUOTED = /(?<![\p{L}\p{N}])(["'`])((?:(?!\1)[^\n]){1,60})\1(?![\p{L}\p{N}])/gu;

/** What is told in pieces, each in quotes: the pieces put together. */
export function piecesOf(text: string): string {
  const pieces = [...text.matchAll(QUOTED)].map(([, , piece = ""]) => piece);
  return pieces.length < 2 ? "" : pieces.join("");
}
