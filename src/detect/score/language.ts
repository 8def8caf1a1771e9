import { numberAt } from "../../text/at.ts";
import type { Tokens } from "../match/tokens.ts";
import type { Vocabulary } from "../match/vocabulary.ts";

/**
 * Frequent little words of languages in Latin letters. A rule written for one of them counts only
 * where at least as many of its words stand around as English ones: `code`, `confirm` and `token` are
 * words of several languages.
 */
export const FUNCTION_WORDS: Readonly<Record<string, string>> = {
  // Without `in`, `was`, `will` and others that are words elsewhere too.
  en:
    "the and of to for with are be this that it by from if not you your when which can use has have " +
    "been does into then set",
  de:
    "der die das den dem des und ist nicht ein eine einen einem einer zu mit von auf für im am ich du " +
    "sie wir mir mich dir dein deine deinen deiner als auch wie nur alle aus bei nach über oder",
  fr:
    "le la les un une des de du et est ne pas vous votre vos tu ton ta tes que qui dans pour sur avec " +
    "toutes tous ce cette moi au aux en je nous ou",
  es:
    "el la los las un una de del y es no que en por para con tu tus su sus todas todos lo al me se " +
    "este esta como o te mi",
  pt:
    "o a os as um uma de do da dos das e é não que em por para com seu sua seus suas todas todos me " +
    "se este esta como ou no na você",
  it:
    "il lo la gli le un una di del della dei e è non che in per con tuo tua tuoi tue tutte tutti mi si " +
    "questo questa come o da al nel",
  nl: "de het een van en is niet je jouw uw in op te dat die voor met alle zijn ik wij mij aan om of",
  pl: "i w na z do nie się jest to że swoje wszystkie mi twoje oraz od po jak za",
  hr: "i u na je ne da se sve svoje što od za mi moje ili kao sa",
  tr: "ve bir bu için tüm ne da de senin bana ile olan daha çok en",
  "hi-Latn":
    "ke ki ka ko se mein hai ho jo jiski aur sab saare sari mat karo kar apna apne tum aap yeh woh is par koi nahi do",
  id: "dan yang di ke dari semua anda kamu saya ini itu untuk dengan tidak",
};

/** Words looked at on each side of a match. */
const AROUND = 14;

/**
 * Whether the words around `[from, to)` may be in one of the languages; true for a language whose
 * little words are not known.
 * @param sets the numbers of the sets of `FUNCTION_WORDS`.
 */
export function maySpeak(
  languages: readonly string[],
  tokens: Tokens,
  vocabulary: Vocabulary,
  sets: ReadonlyMap<string, number>,
  from: number,
  to: number,
): boolean {
  const english = sets.get("en");
  if (english === undefined || languages.length === 0) return true;
  if (languages.some((code) => !sets.has(code))) return true;
  const counts = new Map<string, number>();
  const start = Math.max(0, from - AROUND);
  const end = Math.min(tokens.count, to + AROUND);
  for (let at = start; at < end; at += 1) {
    const id = numberAt(tokens.id, at);
    if (id < 0) continue;
    for (const code of ["en", ...languages]) {
      const set = sets.get(code);
      if (set !== undefined && vocabulary.has(id, set))
        counts.set(code, (counts.get(code) ?? 0) + 1);
    }
  }
  const foreign = Math.max(...languages.map((code) => counts.get(code) ?? 0));
  return foreign >= (counts.get("en") ?? 0);
}
