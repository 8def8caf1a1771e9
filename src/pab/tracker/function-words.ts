/** Words that say little by themselves, by language. They also tell which language a text is in. */
const BY_LANGUAGE = {
  en: `a about above after again all also am an and any anybody anyone anything are arent as at be because been before
being below between both but by can cannot cant could couldnt did didnt do does doesnt doing dont down during each
either else ever every everyone everything few for from further get gets getting go goes going got had has hasnt have
havent having he her here hers herself him himself his how however i id if ill im in into is isnt it its itself ive
just let lets like may me might more most much must my myself neither no nobody nor not nothing now of off on once one
only onto or other others our ours ourselves out over own per please quite rather really same say says see shall she
should shouldnt since so some somebody someone something soon still such than that thats the their theirs them
themselves then there these they theyre thing things this those though through till to too under until up upon us very
via was wasnt way we were werent weve what when where whether which while who whom whose why will with within without
wont would wouldnt yet you youll your youre yours yourself yourselves ok okay hi hey hello thanks thank`,
  es: `un una unos unas uno el la los las lo de del al y o u que en es son con por para se su sus le les mi tu como mas
más pero ya si sí no nos este esta estos estas ese esa sin sobre hasta desde cada todo toda todos todas hay ser está`,
  de: `der die das den dem des ein eine einen einem einer eines und oder aber nicht ist sind war wird werden mit von zu
zum zur im am auf aus bei nach vor für über unter bis als wie auch nur noch so es er sie wir ihr ich man dass wenn
bitte alle jede jeder jedes kein keine sich haben hat sein durch ohne um`,
  fr: `le la les un une des du de et ou mais ne pas est sont avec pour par sur sous dans en au aux ce cet cette ces il
elle nous vous on qui que quoi dont se sa son ses leur leurs plus y chaque tout tous toute toutes sans jusqu être`,
  pt: `um uma os as do dos da das no na nos nas ao aos à às pelo pela com sem não mais seu sua seus suas é são para por
que em se cada todo toda todos todas até`,
  it: `il lo la gli le un una di del della dei delle al alla ai alle dal dalla nel nella sul sulla e o ma non è sono con
per che si ogni tutti tutte senza fino chi`,
  hi: `का की के को में से है हैं और या पर ने यह वह ये वे कि जो तो भी ही इस उस एक कर करें दें दो जाए`,
  ar: `في من على إلى عن أن إن هذا هذه ذلك التي الذي ما لا لم لن قد كل مع أو ثم هو هي و`,
  zh: "的 了 在 是 和 与 及 或 也 都 把 被 将 请 我 你 他 她 它 们 这 那 有 就 不 一 个 上 下 中 为 以 于 对 从 到 并 而 等",
} as const;

export type Language = keyof typeof BY_LANGUAGE | "other";

const NONE: readonly Language[] = [];
const languagesOf = new Map<string, Language[]>();
for (const [language, words] of Object.entries(BY_LANGUAGE)) {
  for (const word of words.split(/\s+/)) {
    languagesOf.set(word, [...(languagesOf.get(word) ?? []), language as Language]);
  }
}

/** Languages that have the form among their function words; empty for all other words. */
export function functionLanguages(form: string): readonly Language[] {
  return languagesOf.get(form) ?? NONE;
}
