/** Keys under which streams tell a text in pieces. */
const PIECE = /(?:^|\.)(?:delta|partial_json|inputTextDelta)(?:\.|$)/;
/** Keys by which a stream tells its parts apart: blocks, items, choices. */
const PART = /^(?:\w*[iI]ndex|item_id|id)$/;
/** Characters kept; a longer stream is looked at in stretches. */
const KEPT = 1 << 20;

/** What tells the part of a stream that an object belongs to. */
export function partOf(object: object): string {
  let part = "";
  for (const [key, value] of Object.entries(object))
    if (PART.test(key) && (typeof value === "number" || typeof value === "string"))
      part += `/${value}`.slice(0, 100);
  return part;
}

/** Joins the pieces of a stream: single words are no text to look for, but their row is. */
export class StreamPieces {
  #rows = new Map<string, { readonly place: string; readonly pieces: string[] }>();
  #size = 0;

  /** Keeps a text that is told in pieces; false where the place says that it is whole. */
  add(place: string, part: string, text: string): boolean {
    if (!PIECE.test(place)) return false;
    const key = `${place}\0${part}`;
    const row = this.#rows.get(key);
    if (row) row.pieces.push(text);
    else this.#rows.set(key, { place, pieces: [text] });
    this.#size += text.length + 20;
    return true;
  }

  /** Whether as much is kept as is to be. */
  get isFull(): boolean {
    return this.#size > KEPT;
  }

  /** The rows, each in one text; nothing is kept. */
  take(): { readonly place: string; readonly text: string }[] {
    const rows = [...this.#rows.values()];
    this.#rows = new Map();
    this.#size = 0;
    return rows.map(({ place, pieces }) => ({ place, text: pieces.join("") }));
  }
}
