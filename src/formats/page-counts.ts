/** A count of the data by a name of the data: `constructor` is a name like any other. */
export function countOf(counts: Readonly<Record<string, number>>, name: string): number {
  return Object.hasOwn(counts, name) ? (counts[name] ?? 0) : 0;
}
