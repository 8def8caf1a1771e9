/**
 * CI systems act on lines of a log: GitHub on `::error::` at the start of a line (blanks before it do
 * not matter) and on `##[error]` anywhere in one, Azure on `##vso[`, TeamCity on `##teamcity[`.
 */
const COMMAND = /(?<=^[^\S\r\n]*):(?=:[a-z])|#(?=#[a-z]*\[)/gim;

/** A text in which no line can be taken for an order to a CI system: one character becomes visible. */
export function withoutCommands(
  text: string,
  shownAs: (character: string) => string = visible,
): string {
  return text.replace(COMMAND, shownAs);
}

/** A character as `\u{…}`, its code point in hexadecimal. */
export function visible(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
