/** Runs of numbers that stand for characters: hex pairs, decimal codes, eight-bit groups. */
export function* decodeNumbers(text: string): Generator<readonly [how: string, found: string]> {
  for (const [run] of text.matchAll(/(?:(?:0x|\\x)?[0-9a-fA-F]{2}[\s,:;]{0,2}){5,}/g)) {
    yield* ascii("hex", run.replace(/0x|\\x/g, "").match(/[0-9a-fA-F]{2}/g) ?? [], 16);
  }
  for (const [run] of text.matchAll(/(?<!\d)(?:\d{2,3}[\s,;]{1,3}){4,}\d{2,3}(?!\d)/g)) {
    yield* ascii("character codes", run.match(/\d+/g) ?? [], 10);
  }
  for (const [run] of text.matchAll(/(?<![01])(?:[01]{8}[\s,]{0,2}){5,}/g)) {
    yield* ascii("binary", run.match(/[01]{8}/g) ?? [], 2);
  }
}

function* ascii(
  how: string,
  numbers: readonly string[],
  base: number,
): Generator<readonly [string, string]> {
  const codes = numbers.map((number) => Number.parseInt(number, base));
  const printable = (code: number): boolean => (code >= 32 && code < 127) || code === 10;
  if (codes.every(printable)) yield [how, String.fromCharCode(...codes.slice(0, 20_000))];
}
