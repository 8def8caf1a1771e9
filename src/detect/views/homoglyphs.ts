/**
 * Letters of other scripts that look like Latin ones: a hand-made selection in the sense of
 * Unicode UTS #39, restricted to what stands in for lower-case Latin after folding. Each pair is
 * the foreign letter and the Latin one.
 */
const PAIRS =
  "аa сc еe оo рp хx уy іi јj ѕs ԁd һh ԛq ԝw ьb вb нh кk мm тt гr пn ӏl үy ѵv зz бb лn иu " +
  "αa βb εe ηn ιi κk νv οo ρp τt υu χx γy ωw σo ϲc ϳj " +
  "օo սu հh ոn ցg զq աw";

const TABLE: ReadonlyMap<number, number> = new Map(
  PAIRS.split(" ").map((pair) => [pair.charCodeAt(0), pair.charCodeAt(1)] as const),
);

/** The Latin unit this unit can be mistaken for, or 0. Units are folded lower-case ones. */
export function latinLookAlike(unit: number): number {
  return TABLE.get(unit) ?? 0;
}

/** True for a Greek, Cyrillic or Armenian letter. */
export function isLookAlikeScript(unit: number): boolean {
  return (unit >= 0x370 && unit <= 0x58f) || (unit >= 0xa640 && unit <= 0xa69f);
}
