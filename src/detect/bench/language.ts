const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\u3040-\u30ff]/g, "ja"],
  [/[\uac00-\ud7af]/g, "ko"],
  [/[\u4e00-\u9fff]/g, "zh"],
  [/[\u0400-\u04ff]/g, "ru"],
  [/[\u0600-\u06ff]/g, "ar"],
  [/[\u0900-\u097f]/g, "hi"],
  [/[\u0980-\u09ff]/g, "bn"],
  [/[\u0e00-\u0e7f]/g, "th"],
  [/[\u0370-\u03ff]/g, "el"],
];

const STOP_WORDS: Readonly<Record<string, string>> = {
  en: "the and you that with this your are what for not from can how is to of",
  de: "der die das und ist nicht ich sie mit ein eine für wie auf den zu werden was",
  fr: "le la les des est et vous que pour dans une pas sur avec quel je de",
  es: "el los las que una por para con del como es está qué su en de",
  pt: "não uma para com por você são dos que mais seu isso da em o",
  it: "che il per una con non sono della questo come di è gli puoi",
  nl: "het een van niet dat voor met zijn maar je",
  tr: "bir ve bu için ne ile da mı olarak daha",
  vi: "của và một là cho không bạn có được trong",
  id: "yang dan untuk dengan ini apa anda dari tidak adalah",
  pl: "nie jest się na to jak czy dla oraz",
};

const STOP_SETS = Object.entries(STOP_WORDS).map(
  ([code, words]) => [code, new Set(words.split(" "))] as const,
);

/**
 * A guess at the language of a text: by script, and for Latin script by common words of eleven
 * languages; `other` when nothing points anywhere. Good enough to group a report by, no more.
 */
export function guessLanguage(text: string): string {
  const sample = text.slice(0, 4000);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return "other";
  for (const [script, code] of SCRIPTS) {
    const found = sample.match(script)?.length ?? 0;
    if (found * 5 >= letters) return code;
  }
  const words = sample.toLowerCase().match(/\p{L}+/gu) ?? [];
  let best = "other";
  let most = 0;
  for (const [code, set] of STOP_SETS) {
    const hits = words.filter((word) => set.has(word)).length;
    if (hits > most) {
      most = hits;
      best = code;
    }
  }
  return best;
}
