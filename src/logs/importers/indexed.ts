/** A list that attributes spell out as `prefix.0.a.b`, `prefix.10.a.b`, in the order of its numbers. */
export function indexedList(
  attributes: ReadonlyMap<string, unknown>,
  prefix: string,
): { readonly index: number; readonly value: unknown }[] {
  const start = `${prefix}.`;
  const groups = new Map<number, [string, unknown][]>();
  for (const [key, value] of attributes) {
    if (!key.startsWith(start)) continue;
    const rest = key.slice(start.length);
    const number = /^(\d{1,7})(?:\.|$)/.exec(rest)?.[1];
    if (number === undefined) continue;
    const index = Number(number);
    const group = groups.get(index) ?? [];
    groups.set(index, group);
    group.push([rest.slice(number.length + 1), value]);
  }
  return [...groups]
    .sort(([a], [b]) => a - b)
    .map(([index, entries]) => ({ index, value: nested(entries, 0) }));
}

/** Builds the object that dotted keys describe; keys that are all numbers make a list. */
function nested(entries: readonly (readonly [string, unknown])[], depth: number): unknown {
  if (entries.length === 1 && entries[0]?.[0] === "") return entries[0][1];
  const groups = new Map<string, [string, unknown][]>();
  for (const [key, value] of entries) {
    const dot = depth > 12 ? -1 : key.indexOf(".");
    const head = dot < 0 ? key : key.slice(0, dot);
    const group = groups.get(head) ?? [];
    groups.set(head, group);
    group.push([dot < 0 ? "" : key.slice(dot + 1), value]);
  }
  const numbers = [...groups.keys()].every((key) => /^\d{1,7}$/.test(key));
  if (numbers) {
    return [...groups]
      .sort(([a], [b]) => Number(a) - Number(b))
      .map(([, group]) => nested(group, depth + 1));
  }
  const out = Object.create(null) as Record<string, unknown>;
  for (const [key, group] of groups) out[key] = nested(group, depth + 1);
  return out;
}
