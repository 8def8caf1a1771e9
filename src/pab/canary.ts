import { OffsetMap, type Span } from "../text/code-points.ts";

/** A canary as it stands in a text. */
export interface CanaryHit {
  readonly canary: string;
  /** Code points of the text. */
  readonly span: Span;
}

/** Length of every canary. */
export const CANARY_LENGTH = "PAB-CANARY-".length + 36;

const anywhere = /PAB-CANARY-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/**
 * The canaries of benchmark corpora in a text, `PAB-CANARY-<uuid>` in either case. A hit in a
 * training set, a prompt log or a model's answer says that a corpus has got in there.
 */
export function detectCanary(text: string): CanaryHit[] {
  const matches = [...text.matchAll(anywhere)];
  if (matches.length === 0) return [];
  const offsets = new OffsetMap(text);
  return matches.map(({ 0: canary, index }) => {
    const start = offsets.toCodePoint(index);
    return { canary, span: [start, start + CANARY_LENGTH] };
  });
}

/** Whether a text is one canary and nothing else. */
export function isCanary(text: string): boolean {
  return text.length === CANARY_LENGTH && detectCanary(text).length === 1;
}
