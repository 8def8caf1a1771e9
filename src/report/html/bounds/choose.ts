/**
 * The most interesting items, in the order in which they stood.
 * @param interest the greater, the sooner kept; equal ones by their place
 */
export function mostOf<T>(
  items: readonly T[],
  most: number,
  interest: (item: T) => number,
): readonly T[] {
  if (items.length <= most) return items;
  const ranked = items
    .map((item, at) => ({ item, at, worth: interest(item) }))
    .sort((a, b) => b.worth - a.worth || a.at - b.at);
  return ranked
    .slice(0, most)
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/**
 * How many of each group are kept, so that small groups stay whole and large ones share the rest evenly.
 * @param sizes of the groups
 */
export function fairShares(sizes: readonly number[], most: number): number[] {
  const shares = sizes.map(() => 0);
  let left = most;
  const ascending = sizes.map((size, at) => ({ size, at })).sort((a, b) => a.size - b.size);
  for (const [done, { size, at }] of ascending.entries()) {
    const share = Math.min(size, Math.floor(left / (sizes.length - done)));
    shares[at] = share;
    left -= share;
  }
  return shares;
}

/** A number in a sentence. */
export function counted(n: number): string {
  return n.toLocaleString("en-US");
}

/** The first UTF-16 units of a text, never half a character. */
export function headOf(text: string, most: number): string {
  const last = text.charCodeAt(most - 1);
  return text.slice(0, last >= 0xd800 && last < 0xdc00 ? most - 1 : most);
}

/** The items by a name of theirs, in the order in which the names are met. */
export function groupsOf<T>(items: readonly T[], nameOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(nameOf(item));
    if (group === undefined) groups.set(nameOf(item), [item]);
    else group.push(item);
  }
  return groups;
}
