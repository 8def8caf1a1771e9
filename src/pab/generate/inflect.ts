/** Forms that no rule gives: past participle, and the -ing form where it differs too. */
const IRREGULAR: Readonly<Record<string, readonly [participle: string, gerund?: string]>> = {
  bring: ["brought"],
  broadcast: ["broadcast"],
  build: ["built"],
  buy: ["bought"],
  choose: ["chosen", "choosing"],
  cut: ["cut", "cutting"],
  do: ["done"],
  draw: ["drawn"],
  feed: ["fed"],
  find: ["found"],
  forbid: ["forbidden", "forbidding"],
  get: ["got", "getting"],
  give: ["given", "giving"],
  go: ["gone"],
  hand: ["handed"],
  hang: ["hung"],
  hold: ["held"],
  keep: ["kept"],
  lay: ["laid"],
  leave: ["left", "leaving"],
  lend: ["lent"],
  let: ["let", "letting"],
  make: ["made", "making"],
  override: ["overridden", "overriding"],
  overwrite: ["overwritten", "overwriting"],
  pay: ["paid"],
  proofread: ["proofread"],
  put: ["put", "putting"],
  read: ["read"],
  rehang: ["rehung"],
  repay: ["repaid"],
  rewrite: ["rewritten", "rewriting"],
  sell: ["sold"],
  send: ["sent"],
  set: ["set", "setting"],
  show: ["shown"],
  shut: ["shut", "shutting"],
  spell: ["spelled"],
  swap: ["swapped", "swapping"],
  take: ["taken", "taking"],
  tell: ["told"],
  wind: ["wound"],
  withdraw: ["withdrawn"],
  write: ["written", "writing"],
};

/** Verbs of more than one syllable that double their last letter. */
const DOUBLED = new Set([
  "allot",
  "channel",
  "defer",
  "label",
  "permit",
  "recap",
  "remit",
  "submit",
  "transfer",
  "transmit",
]);

const shortVerb = /^[^aeiou]*[aeiou][^aeiouwxy]$/;

function ending(verb: string, suffix: "ed" | "ing"): string {
  if (verb.endsWith("e") && !verb.endsWith("ee"))
    return suffix === "ed" ? `${verb}d` : `${verb.slice(0, -1)}ing`;
  if (suffix === "ed" && verb.endsWith("ee")) return `${verb}d`;
  if (suffix === "ed" && /[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  if (DOUBLED.has(verb) || shortVerb.test(verb)) return `${verb}${verb.at(-1)}${suffix}`;
  return `${verb}${suffix}`;
}

function onFirstWord(phrase: string, change: (verb: string) => string): string {
  const [verb = "", ...rest] = phrase.split(" ");
  return [change(verb), ...rest].join(" ");
}

/** "pass on" becomes "passed on"; only the first word changes. */
export function participle(phrase: string): string {
  return onFirstWord(phrase, (verb) => IRREGULAR[verb]?.[0] ?? ending(verb, "ed"));
}

/** "pass on" becomes "passing on"; only the first word changes. */
export function gerund(phrase: string): string {
  return onFirstWord(phrase, (verb) => IRREGULAR[verb]?.[1] ?? ending(verb, "ing"));
}
