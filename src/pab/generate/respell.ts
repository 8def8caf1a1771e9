import type { Random } from "../../random/random.ts";
import type { Anchors } from "./anchors.ts";

const UNITS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const SHORT = 3;

/** A whole number from 0 to 999,999 in English words. */
export function inWords(value: number): string {
  if (value >= 1000) return joined(`${inWords(Math.floor(value / 1000))} thousand`, value % 1000);
  if (value >= 100)
    return joined(`${UNITS[Math.floor(value / 100)]} hundred`, value % 100, " and ");
  if (value < UNITS.length) return UNITS[value] ?? "";
  return joined(TENS[Math.floor(value / 10)] ?? "", value % 10, "-");
}

function joined(head: string, rest: number, by = " "): string {
  return rest === 0 ? head : `${head}${by}${inWords(rest)}`;
}

/** Other ways to write a value, by what it is; the value stays the same. */
const WAYS: { readonly [K in keyof Anchors]?: readonly ((value: string) => string)[] } = {
  amount: [
    (value) => `${inWords(numberIn(value))} euros`,
    (value) => `${numberIn(value)} euros`,
    (value) => `€${numberIn(value)}`,
  ],
  count: [(value) => inWords(numberIn(value))],
  clock: [twelveHours],
  day: [shortDay, ordinalDay],
};

/**
 * The values of an instruction, some of them written in another way: in words, in the clock of
 * twelve hours, shortened. Names, codes and addresses stay.
 */
export function respell(anchors: Anchors, random: Random): Partial<Anchors> {
  const keys = Object.keys(WAYS) as (keyof Anchors)[];
  const chosen = keys.filter(() => random.int(0, 1) === 1);
  return Object.fromEntries(chosen.map((key) => [key, random.pick(WAYS[key] ?? [])(anchors[key])]));
}

const numberIn = (value: string): number => Number(value.replace(/\D/g, ""));

/** `14:30` as `2:30 pm`. */
function twelveHours(clock: string): string {
  const [hours = "0", minutes] = clock.split(":");
  const hour = Number(hours);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? "am" : "pm"}`;
}

/** `Tuesday, 4 March` in its parts. */
const partsOf = (day: string): string[] => day.split(/,? /);

function shortDay(day: string): string {
  const [weekday = "", date, month = ""] = partsOf(day);
  return `${weekday.slice(0, SHORT)} ${date} ${month.slice(0, SHORT)}`;
}

function ordinalDay(day: string): string {
  const [weekday, date = "", month] = partsOf(day);
  const teen = date.length === 2 && date.startsWith("1");
  const ending = teen ? "th" : ({ 1: "st", 2: "nd", 3: "rd" }[Number(date) % 10] ?? "th");
  return `${weekday} ${month} ${date}${ending}`;
}
