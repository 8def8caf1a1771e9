/** Items by key, each group in the order the items came. */
export function groupMap<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Groups in the order of their keys; no group is empty. */
export function groupBy<T>(
  items: readonly T[],
  keyOf: (item: T) => readonly (string | null)[],
): T[][] {
  return [...groupMap(items, (item) => JSON.stringify(keyOf(item))).entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, group]) => group);
}

/** How many items pass. */
export function count<T>(items: readonly T[], test: (item: T) => boolean): number {
  let n = 0;
  for (const item of items) if (test(item)) n += 1;
  return n;
}
