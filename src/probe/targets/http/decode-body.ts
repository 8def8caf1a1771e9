/** A body as text, and how it was read. */
export interface DecodedBody {
  readonly text: string;
  readonly encoding: string;
  /** Whether the encoding was stated by a mark, a header or the page, and not guessed. */
  readonly stated: boolean;
}

const BOMS: readonly (readonly [bytes: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], "utf-8"],
  [[0xff, 0xfe], "utf-16le"],
  [[0xfe, 0xff], "utf-16be"],
];

/**
 * Decodes a body: byte order mark, then the header's charset, then a `<meta charset>`, then UTF-8,
 * and windows-1252 for bytes that are no UTF-8.
 */
export function decodeBody(bytes: Uint8Array, contentType: string): DecodedBody {
  const mark = BOMS.find(([bom]) => bom.every((byte, index) => bytes[index] === byte));
  const stated = mark?.[1] ?? charsetOf(contentType) ?? metaCharset(bytes);
  if (stated !== null && stated !== undefined) {
    const decoder = decoderFor(stated);
    if (decoder) return { text: decoder.decode(bytes), encoding: decoder.encoding, stated: true };
  }
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return { text, encoding: "utf-8", stated: true };
  } catch {
    const text = new TextDecoder("windows-1252").decode(bytes);
    return { text, encoding: "windows-1252", stated: false };
  }
}

function charsetOf(contentType: string): string | null {
  return /charset\s*=\s*"?([\w.:-]+)/i.exec(contentType)?.[1] ?? null;
}

function metaCharset(bytes: Uint8Array): string | null {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 1024));
  return /<meta[^>]{1,200}charset\s*=\s*["']?([\w.:-]+)/i.exec(head)?.[1] ?? null;
}

/** Null for a name that no decoder knows; the bytes are then read as if none was stated. */
function decoderFor(name: string): InstanceType<typeof TextDecoder> | null {
  try {
    return new TextDecoder(name);
  } catch {
    return null;
  }
}
