import type { Channel, Transform } from "../model.ts";

/**
 * Where a run of text came from. Two runs with the same `id` stem from the same planted text; their
 * transforms may differ when one went a longer way.
 */
export interface Lineage {
  /** The planted text: the seed instruction's id, or that of the carrier around it. */
  readonly id: string;
  readonly originChannel: Channel;
  readonly originEventId: string;
  /** What happened to it since, in order. */
  readonly transforms: readonly Transform[];
}

export function sameLineage(left: Lineage | null, right: Lineage | null): boolean {
  if (left === right) return true;
  if (left === null || right === null) return false;
  return (
    left.id === right.id &&
    left.originChannel === right.originChannel &&
    left.originEventId === right.originEventId &&
    left.transforms.length === right.transforms.length &&
    left.transforms.every((transform, index) => transform === right.transforms[index])
  );
}
