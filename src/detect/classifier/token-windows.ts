/** Units of a text that are cut into tokens at a time: a tokenizer's time may grow faster than its text. */
const PIECE = 8000;
/** Units that two pieces share, and tokens that two windows share, as a part of their length. */
const SHARED = 0.25;
const SHARED_UNITS = 600;

/**
 * The tokens of a text in windows of at most `length`, each between the marks that the tokenizer puts
 * round a text. Neighbours overlap, so that no sentence is only seen in halves. One window for an empty
 * text.
 */
export function* windowsOf(
  text: string,
  encode: (text: string) => readonly number[],
  length: number,
): Generator<readonly number[]> {
  const marks = encode("");
  for (
    let from = 0;
    from === 0 || from + SHARED_UNITS < text.length;
    from += PIECE - SHARED_UNITS
  ) {
    const piece = text.slice(wholeAt(text, from), wholeAt(text, from + PIECE));
    const ids = encode(piece);
    const front = alike(marks, ids);
    const back = marks.length - front;
    const words = ids.slice(front, ids.length - back);
    const room = Math.max(1, length - marks.length);
    const step = Math.max(1, Math.floor(room * (1 - SHARED)));
    for (let at = 0; at === 0 || at + room - step < words.length; at += step)
      yield [...marks.slice(0, front), ...words.slice(at, at + room), ...marks.slice(front)];
  }
}

/** A place that parts no pair of surrogates. */
function wholeAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff ? at - 1 : at;
}

/** How many tokens two lists begin with alike. */
function alike(a: readonly number[], b: readonly number[]): number {
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at += 1;
  return at;
}
