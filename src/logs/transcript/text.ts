/** Text of a log made fit for the event model, with what was done to it. */
export interface CleanText {
  readonly text: string;
  readonly notes: readonly string[];
}

// In the u flag a lone surrogate is a character of its own; pairs are not touched.
const lone = /[\ud800-\udfff]/gu;
/** Base64 data inside text: an image, not words. */
const dataUri =
  /data:([a-z0-9.+-]+\/[a-z0-9.+-]+)?(?:;[a-z0-9=._-]+)*;base64,([A-Za-z0-9+/=_-]{64,})/gi;

/**
 * Replaces lone surrogates (no file could hold them) and takes embedded binary data out, noting
 * both; everything else stays as it is, for offsets count it.
 */
export function cleanText(raw: string): CleanText {
  const notes: string[] = [];
  let text = raw;
  if (lone.test(text)) {
    const count = text.match(lone)?.length ?? 0;
    text = text.replace(lone, "\ufffd");
    notes.push(`${count} lone surrogates replaced`);
  }
  lone.lastIndex = 0;
  if (text.includes(";base64,")) {
    let bytes = 0;
    text = text.replace(dataUri, (_, type: string | undefined, data: string) => {
      bytes += Math.floor((data.length * 3) / 4);
      return `data:${type ?? ""};base64,`;
    });
    if (bytes > 0) notes.push(`${bytes} bytes of binary data left out`);
  }
  return { text, notes };
}

/** A value as the text a model would read: strings as they are, the rest as JSON. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

/**
 * Parses a value that may be JSON in a string, up to three layers deep (exporters encode inputs
 * twice); anything that does not parse to an object or list stays as it is.
 */
export function decoded(value: unknown): unknown {
  let current = value;
  for (let layer = 0; layer < 3 && typeof current === "string"; layer += 1) {
    const text = current.trimStart();
    if (!/^[[{"]/.test(text)) break;
    try {
      current = JSON.parse(text);
    } catch {
      break;
    }
  }
  return typeof current === "object" && current !== null ? current : value;
}

/** Every string of a value, in order, also those of JSON inside strings. */
export function stringsIn(value: unknown): readonly string[] {
  const found: string[] = [];
  const visit = (given: unknown, depth: number): void => {
    const inner = decoded(given);
    if (typeof inner === "string") found.push(inner);
    else if (typeof inner === "object" && inner !== null && depth < 40)
      for (const item of Object.values(inner)) visit(item, depth + 1);
  };
  visit(value, 0);
  return found;
}

/** A text that was written as JSON, up to three times, out of its quotes; anything else as it is. */
export function unquoted(value: unknown): unknown {
  let current = value;
  for (let layer = 0; layer < 3; layer += 1) {
    if (typeof current !== "string" || !/^".*"$/s.test(current)) break;
    try {
      const inner: unknown = JSON.parse(current);
      if (typeof inner !== "string") break;
      current = inner;
    } catch {
      break;
    }
  }
  return current;
}
