/** Fields by which a page finds its way; all others are texts of the data. */
const STRUCTURE = new Set(["type", "tone", "id", "at", "measure"]);

/** Kinds of columns and of grounds, which are ours too. */
const KINDS = new Set(["text", "number", "figure", "right", "lucky", "wrong", "open"]);

/** Records whose keys are names of the data. */
const NAMED = new Set(["counts", "inputs"]);

/** Fields that hold such a name, which has to stay the same name. */
const NAMES = new Set(["order", "outcome", "input"]);

/**
 * The data of a page with every text in it replaced, names of records too; numbers and the shape stay.
 * @param text what stands in the place of the next text
 */
export function poisoned(data: unknown, text: () => string): unknown {
  const names = new Map<string, string>();
  const nameFor = (name: string): string => {
    const known = names.get(name);
    if (known !== undefined) return known;
    const made = text();
    names.set(name, made);
    return made;
  };
  const walk = (value: unknown, key: string): unknown => {
    if (typeof value === "string") {
      if (STRUCTURE.has(key) || (key === "kind" && KINDS.has(value))) return value;
      return NAMES.has(key) ? nameFor(value) : text();
    }
    if (Array.isArray(value)) return value.map((one) => walk(one, key));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [
        NAMED.has(key) ? nameFor(name) : name,
        walk(one, name),
      ]),
    );
  };
  return walk(data, "");
}

/** The data with every list cut to its first items, so that a page holds each of its fields a few times. */
export function thinned(data: unknown, most: number, key = ""): unknown {
  if (Array.isArray(data)) {
    const kept = key === "documents" || key === "blocks" || key === "columns" ? data : null;
    return (kept ?? data.slice(0, most)).map((one) => thinned(one, most));
  }
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, one]) => [
      name,
      // A row has a cell for each column.
      name === "rows" && "columns" in data && Array.isArray(one)
        ? one.slice(0, most)
        : thinned(one, most, name),
    ]),
  );
}
