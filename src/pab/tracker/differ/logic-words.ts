/**
 * Words of grammar that turn an order into another one: negations, conditions, limits, scope. A
 * closed class of each language, not words of a subject; words of one row mean the same.
 */
const ROWS: readonly string[] = [
  `not no never nothing nobody neither nor dont doesnt didnt wont cannot cant shouldnt isnt arent mustnt
   nicht kein keine keinen keinem keiner nie niemals ne pas jamais aucun aucune não nunca nada jamás
   ningún ninguna non mai nessun nessuna नहीं मत لا لم لن 不 别 勿 没`,
  "if provided falls wenn sofern wofern si se अगर यदि إذا 若 如",
  "unless 除",
  "without ohne sans sin sem senza बिना بدون",
  "until till bis jusqu hasta até fino तक حتى",
  "only solely nur seulement uniquement solo sólo solamente só somente apenas soltanto केवल सिर्फ فقط 仅 只",
  "except excluding save außer sauf excepto salvo exceto eccetto सिवाय إلا",
  "below under beneath max maximum maximal höchstens unter sous bajo máximo abaixo sotto massimo",
  "above exceeding minimum mindestens über dessus encima mínimo acima sopra minimo",
  "before bevor vor avant antes prima पहले قبل",
  "after nachdem après después depois dopo बाद بعد",
  "always immer toujours siempre sempre हमेशा دائما",
  "everyone everybody all every alle jeder jede jedes tous toutes todos todas tutti tutte सभी كل",
  "anyone anybody whoever whatever",
  "more mehr más più",
  "less fewer weniger menos meno",
  "most",
  "least",
];

/** Verbs that deny what they govern (negative implicatives, Karttunen 1971), before it or its `from` or `to`. */
const DENYING: ReadonlySet<string> = new Set(
  "refrain abstain avoid stop cease quit refuse decline forget neglect omit forbid prohibit".split(
    " ",
  ),
);
const governed = /^(?:from|to)$|..ing$/;

const NEGATION = 0;
const BELOW = 6;
const ABOVE = 7;
const CONDITIONS = [1, 2];
/** From here on the rows say how much or how many. */
const FIRST_SCOPE = 11;

const rowOf = new Map<string, number>(
  ROWS.flatMap((row, number) => row.split(/\s+/).map((word) => [word, number] as const)),
);

/**
 * The number of the row that a lower-case form stands in, or null: equal rows mean the same.
 * @param next the forms behind it, on which it hangs what some words mean: `stop sending`, `up to 120`
 */
export function logicOf(form: string, next: readonly string[] = []): number | null {
  const [first = "", second = ""] = next;
  if (DENYING.has(form) && governed.test(first)) return NEGATION;
  if (form === "up" && first === "to" && /^\p{Nd}/u.test(second)) return BELOW;
  if (form === "over" && /^\p{Nd}/u.test(first)) return ABOVE;
  return rowOf.get(form) ?? null;
}

export function isNegation(row: number): boolean {
  return row === NEGATION;
}

/** Whether a row is `if` or `unless`: it governs what comes after it, however far off. */
export function isCondition(row: number): boolean {
  return CONDITIONS.includes(row);
}

/** Whether a row restricts what stands before it, as in `…, until Friday` and `… only if`. */
export function canFollow(row: number): boolean {
  return row !== NEGATION && row < FIRST_SCOPE;
}
