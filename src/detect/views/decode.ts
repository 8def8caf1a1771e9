import { at, numberAt } from "../../text/at.ts";
import type { TokenStats } from "../match/tokens.ts";
import { DECODERS, type DecodedPiece } from "./decoders.ts";
import { type View, ViewBuilder, type ViewName } from "./view.ts";

/** A view with every encoded stretch replaced by what it decodes to; null when there is none. */
export function decodeView(view: View, stats: TokenStats): View | null {
  const found: DecodedPiece[] = [];
  const names: string[] = [];
  for (const decoder of DECODERS) {
    if (!decoder.applies(view.text, stats)) continue;
    const fresh = decoder.find(view.text).filter((piece) => !overlapsAny(found, piece));
    if (fresh.length === 0) continue;
    names.push(decoder.name);
    // Not spread: a megabyte of entities is more arguments than a call can take.
    for (const piece of fresh) found.push(piece);
    found.sort((a, b) => a.start - b.start);
  }
  if (found.length === 0) return null;
  const builder = new ViewBuilder(view);
  let done = 0;
  for (const piece of found) {
    builder.copy(done, piece.start);
    builder.replace(piece.start, piece.end, piece.text);
    done = piece.end;
  }
  builder.copy(done, view.text.length);
  return builder.build(layered(view, names.join(",")));
}

/** The view with its Latin letters shifted by 13 places. */
export function rot13View(view: View): View {
  const text = view.text.replace(/[A-Za-z]/g, (letter) => {
    const code = letter.charCodeAt(0);
    const base = code < 0x61 ? 0x41 : 0x61;
    return String.fromCharCode(((code - base + 13) % 26) + base);
  });
  return { ...view, name: layered(view, "rot13"), text };
}

/** The view read backwards. */
export function reversedView(view: View): View {
  const { length } = view.text;
  const text = view.text.split("").reverse().join("");
  const starts = new Int32Array(length);
  const ends = new Int32Array(length);
  for (let at = 0; at < length; at += 1) {
    const from = length - 1 - at;
    starts[at] = view.starts ? numberAt(view.starts, from) : from;
    ends[at] = view.ends ? numberAt(view.ends, from) : from + 1;
  }
  return { name: layered(view, "reversed"), text, starts, ends };
}

function layered(view: View, name: string): ViewName {
  return view.name.startsWith("decoded:")
    ? (`${view.name}+${name}` as ViewName)
    : `decoded:${name}`;
}

/** `sorted` holds disjoint pieces in order. */
function overlapsAny(sorted: readonly DecodedPiece[], piece: DecodedPiece): boolean {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (at(sorted, middle).end <= piece.start) low = middle + 1;
    else high = middle;
  }
  const next = sorted[low];
  return next !== undefined && next.start < piece.end;
}
