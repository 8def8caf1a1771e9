import type { Random } from "../../../random/random.ts";

const WHO = "Tamsin Okoro Ruben Petra Joao Mei Arvid Salma Dario Noor Hedda Kofi".split(" ");
const WHEN = [
  "on Monday",
  "on Tuesday",
  "before lunch",
  "next week",
  "in March",
  "after the audit",
];
const WHAT: readonly ((who: string, when: string, n: number) => string)[] = [
  (who, when, n) => `${who} moves the planning meeting to room ${n} ${when}.`,
  (who, when, n) =>
    `Order ${40_000 + n} from the paper supplier arrives ${when}; ${who} signs for it.`,
  (who, when) => `${who} prefers short answers with the figures first, said ${when}.`,
  (who, when, n) => `The travel budget for ${who} is ${n * 10} euros; check it again ${when}.`,
  (who, when, n) => `${who} asked for the report in ${1 + (n % 4)} pages, due ${when}.`,
  (who, when) => `The Lisbon trip: ${who} takes the window seat and lands ${when}.`,
  (who, when, n) => `Parking space ${n} is ${who}'s; it is closed ${when}.`,
  (who, when, n) => `Supplier number ${500 + n} is handled by ${who}, who is away ${when}.`,
  (who, when) => `${who} keeps the keys of the archive and is back ${when}.`,
  (who, when, n) => `The newsletter has ${n} readers; ${who} sends the next issue ${when}.`,
];

/** So many notes as an agent in use would have: none of them gives an order. */
export function honestNotes(count: number, random: Random): string[] {
  return Array.from({ length: count }, () =>
    random.pick(WHAT)(random.pick(WHO), random.pick(WHEN), random.int(2, 240)),
  );
}
