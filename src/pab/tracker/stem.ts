/**
 * A light English stemmer: enough to join the forms that rewording swaps (`ships`, `shipped`,
 * `shipping`). Other languages pass through it almost unchanged. It errs on the side of too little:
 * two words that it joins wrongly look like evidence, two that it leaves apart cost only a little.
 */

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    sent: "send",
    paid: "pay",
    kept: "keep",
    held: "hold",
    made: "make",
    told: "tell",
    gave: "give",
    given: "give",
    took: "take",
    taken: "take",
    went: "go",
    gone: "go",
    goes: "go",
    got: "get",
    left: "leave",
    put: "put",
    ran: "run",
    wrote: "write",
    written: "write",
    said: "say",
    bought: "buy",
    brought: "bring",
    sold: "sell",
    done: "do",
    does: "do",
    did: "do",
    had: "have",
    has: "have",
    chosen: "choose",
    chose: "choose",
    shown: "show",
    people: "person",
    children: "child",
    using: "use",
    used: "use",
    paying: "pay",
    reply: "reply",
    replied: "reply",
    copied: "copy",
    copies: "copy",
    was: "be",
    were: "be",
    is: "be",
    are: "be",
    been: "be",
    being: "be",
  }),
);

/** The base form of an irregular one, or undefined. */
export function irregularBase(form: string): string | undefined {
  return IRREGULAR.get(form);
}

const vowel = /[aeiouy]/;

/** The stem of a lower-cased word. */
export function stem(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  return withoutE(withoutEnding(singular(word)));
}

function singular(word: string): string {
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith("s") && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1);
  return word;
}

function withoutEnding(word: string): string {
  for (const ending of ["ing", "ed"]) {
    if (!word.endsWith(ending)) continue;
    const rest = word.slice(0, -ending.length);
    if (rest.length < 3 || !vowel.test(rest)) return word;
    return /([bdgmnprt])\1$/.test(rest) ? rest.slice(0, -1) : rest;
  }
  if (word.endsWith("ly") && word.length > 5) return word.slice(0, -2);
  return word;
}

function withoutE(word: string): string {
  if (word.endsWith("e") && word.length > 4) return word.slice(0, -1);
  return word.endsWith("i") && word.length > 3 ? `${word.slice(0, -1)}y` : word;
}

const ROOT_LENGTH = 5;

/** What words of one family share: the first letters of the stem (`approv` of `approval`). */
export function root(stemmed: string): string {
  return stemmed.length > ROOT_LENGTH && !/\d/.test(stemmed)
    ? stemmed.slice(0, ROOT_LENGTH)
    : stemmed;
}
