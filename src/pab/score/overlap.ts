import type { Span } from "../model.ts";

/** Intersection over union of two spans, kept as two integers so that comparisons are exact. */
export interface Overlap {
  /** Code points in both. */
  readonly shared: number;
  /** Code points in either. */
  readonly union: number;
}

/** The overlap of two half-open spans; spans that are apart share 0. */
export function overlapOf(a: Span, b: Span): Overlap {
  const shared = Math.max(0, Math.min(a[1], b[1]) - Math.max(a[0], b[0]));
  return { shared, union: a[1] - a[0] + (b[1] - b[0]) - shared };
}

/** Negative when `a` overlaps more than `b`: for sorting from the best overlap down. */
export function byBestOverlap(a: Overlap, b: Overlap): number {
  // Cross-multiplied; an empty union shares nothing and sorts last beside other zeros.
  return b.shared * Math.max(1, a.union) - a.shared * Math.max(1, b.union);
}

/** Whether the IoU is at least `tenths / 10`; never true of spans that share nothing. */
export function reaches({ shared, union }: Overlap, tenths: number): boolean {
  return shared > 0 && 10 * shared >= tenths * union;
}
