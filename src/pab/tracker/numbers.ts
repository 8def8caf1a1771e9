/**
 * Quantities as rewording respells them: `18k` and `18000`, `two hundred` and `200`, `noon` and
 * `12:00`, `Wed`, `Mittwoch` and `Wednesday`. A rewrite changes their spelling but seldom their
 * value, which makes them the best evidence there is, across languages too.
 */

/** Forms that are everyday words too and so no evidence of a date. */
const AMBIGUOUS: ReadonlySet<string> = new Set([
  ..."may mar sat sun jan mars mai segunda quarta quinta sexta".split(" "),
]);

const WORDS: ReadonlyMap<string, string> = new Map([
  ...numbered(
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
    0,
  ),
  ...numbered("dos tres cuatro cinco seis siete ocho nueve diez", 2),
  ...numbered("zwei drei vier fünf sechs sieben acht neun zehn elf zwölf", 2),
  ...numbered("deux trois quatre cinq six _ huit neuf dix onze douze", 2),
  ...numbered("二 三 四 五 六 七 八 九 十", 2),
  ...numbered("दो तीन चार पाँच छह सात आठ नौ दस", 2),
  ...["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"].map(
    (word, at) => [word, String((at + 2) * 10)] as const,
  ),
  ["dozen", "12"],
  ["noon", "12:00"],
  ["midday", "12:00"],
  ["mediodía", "12:00"],
  ["midi", "12:00"],
  ["midnight", "0:00"],
  ...calendar(
    "january february march april may june july august september october november december",
    "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
    "januar februar märz april mai juni juli august september oktober november dezember",
    "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
  ),
  ...calendar(
    "monday tuesday wednesday thursday friday saturday sunday",
    "lunes martes miércoles jueves viernes sábado domingo",
    "montag dienstag mittwoch donnerstag freitag samstag sonntag",
    "lundi mardi mercredi jeudi vendredi samedi dimanche",
    "segunda terça quarta quinta sexta sábado domingo",
    "सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार",
    "الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد",
  ),
  ...["mondays", "tuesdays", "wednesdays", "thursdays", "fridays", "saturdays", "sundays"].map(
    (day) => [day, day.slice(0, -1)] as const,
  ),
  ["sept", "september"],
  ["tues", "tuesday"],
  ["thur", "thursday"],
  ["thurs", "thursday"],
]);

function numbered(words: string, from: number): (readonly [string, string])[] {
  return words
    .split(" ")
    .map((word, at) => [word, String(from + at)] as const)
    .filter(([word]) => word !== "_");
}

/** English names of days or months, with their three-letter forms and their names elsewhere. */
function calendar(names: string, ...elsewhere: readonly string[]): (readonly [string, string])[] {
  const english = names.split(" ");
  const short = english.map((name) => [name.slice(0, 3), name] as const);
  const others = elsewhere.flatMap((line) =>
    line.split(" ").map((form, at) => [form, english[at] ?? form] as const),
  );
  return [...english.map((name) => [name, name] as const), ...short, ...others].filter(
    ([form]) => !AMBIGUOUS.has(form),
  );
}

/** Shorthand that only looks like a number. */
const NO_NUMBERS: ReadonlySet<string> = new Set(
  "b4 gr8 l8r m8 2day 2moro 4u u2 w8 1st 2nd 3rd".split(" "),
);
const scaled = /^(\d+(?:[.,]\d+)?)(k|m)$/;

/** The one spelling of the quantity that a token's form names, or null when it names none. */
export function numberValue(form: string): string | null {
  const word = WORDS.get(form);
  if (word !== undefined) return word;
  if (!/\p{Nd}/u.test(form) || NO_NUMBERS.has(form)) return null;
  const scale = scaled.exec(form);
  if (scale) {
    const [, digits = "", unit] = scale;
    return String(Number(digits.replace(",", ".")) * (unit === "k" ? 1000 : 1_000_000));
  }
  return form.replace(/^0+(?=\d)/, "");
}
