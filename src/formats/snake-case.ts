/** `originChannelAccuracy` as files spell it: `origin_channel_accuracy`. */
function snakeCase(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/**
 * A plain value with every key in snake case, as files and the wire have it. Keys that are data
 * (channel names, hop counts) hold no capitals and stay as they are.
 * @param omit keys, as spelt in code, to leave out at any depth
 */
export function snakeKeys(value: unknown, omit: ReadonlySet<string> = new Set()): unknown {
  if (Array.isArray(value)) return value.map((item) => snakeKeys(item, omit));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !omit.has(key))
      .map(([key, item]) => [snakeCase(key), snakeKeys(item, omit)]),
  );
}
