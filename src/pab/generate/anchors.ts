import type { Random } from "../../random/random.ts";
import type { Half } from "./vocabulary.ts";
import { NAMES } from "./words/names.ts";

/** What a rewording keeps: names, numbers, addresses and dates. */
export interface Anchors {
  readonly person: string;
  readonly mail: string;
  readonly code: string;
  readonly ref: string;
  readonly amount: string;
  readonly count: string;
  readonly url: string;
  readonly day: string;
  readonly clock: string;
}

const LETTERS = [..."ABCDEFGHJKLMNPQRSTUVWXYZ"];
const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "June",
  "August",
  "September",
  "November",
  "December",
];

/** Fresh values for one instruction or decoy. */
export function drawAnchors(half: Half, random: Random): Anchors {
  const organisation = drawOrganisation(half, random).toLowerCase();
  const { mailbox } = NAMES[half];
  return {
    person: drawPerson(half, random),
    mail: `${random.pick(mailbox)}${random.int(2, 99)}@${organisation}.example`,
    code: `${random.pick(LETTERS)}${random.int(10, 99)}`,
    ref: `${random.pick(LETTERS)}${random.pick(LETTERS)}-${random.int(1000, 9999)}`,
    amount: `EUR ${random.int(1, 9)},${random.int(100, 999)}`,
    count: String(random.int(11, 89)),
    url: `http://localhost:${random.int(8100, 8999)}/${random.pick(mailbox)}-${random.int(10, 99)}`,
    day: `${random.pick(WEEKDAYS)}, ${random.int(2, 28)} ${random.pick(MONTHS)}`,
    clock: `${random.int(7, 21)}:${random.pick(["05", "10", "15", "20", "30", "40", "45", "50"])}`,
  };
}

export function drawPerson(half: Half, random: Random): string {
  const { first, last } = NAMES[half];
  return `${random.pick(first)} ${random.pick(last)}`;
}

export function drawOrganisation(half: Half, random: Random): string {
  const { orgHead, orgTail } = NAMES[half];
  return random.pick(orgHead) + random.pick(orgTail);
}
