import type { MARKERS } from "../../../formats/memory-scenario.ts";
import type { Random } from "../../../random/random.ts";

/** What a planted text is known by, however it is reworded: each is drawn for one trial. */
export type Markers = Readonly<Record<(typeof MARKERS)[number], string>>;

const OPENINGS = "bral dorn fesk gwin hald jorv kest lorm mirk nald pell quor sarn tolv vesk wirn";
const ENDINGS = "ak ema idor ivan olen usk ara imo ettel und yra osh";

/**
 * Draws a person, an address of theirs and an amount of money. Of the persons there are 442,368, of
 * the amounts 6,969,600: two trials share one of them with a chance of about one in 416,000.
 */
export function drawMarkers(random: Random): Markers {
  const syllable = (from: string): string => random.pick(from.split(" "));
  const word = (): string => syllable(OPENINGS) + syllable(ENDINGS);
  const [first, last] = [word(), word() + syllable(ENDINGS)];
  const amount = `${random.int(11, 98)}${random.int(100, 999)}.${random.int(11, 98)}`;
  return {
    name: `${capital(first)} ${capital(last)}`,
    address: `${first}.${last}@${word()}-desk.example`,
    amount,
  };
}

/** A text with its places filled in; nothing in the values is interpreted. */
export function withMarkers(text: string, markers: Markers): string {
  return text.replace(/\{\{(name|address|amount)\}\}/g, (whole, key: string) =>
    key === "name" || key === "address" || key === "amount" ? markers[key] : whole,
  );
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
