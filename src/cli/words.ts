/** A command line without some flags, and without the values of those that take one. */
export function withoutFlags(
  words: readonly string[],
  flags: { readonly switches?: readonly string[]; readonly valued?: readonly string[] },
): string[] {
  const { switches = [], valued = [] } = flags;
  return words.filter((word, at) => {
    if (switches.includes(word) || valued.includes(word)) return false;
    if (valued.some((flag) => word.startsWith(`${flag}=`))) return false;
    return !valued.includes(words[at - 1] ?? "");
  });
}

/** A command line in which a flag that stands there has another value. */
export function withValue(words: readonly string[], flag: string, value: string): string[] {
  return words.map((word, at) => {
    if (word.startsWith(`${flag}=`)) return `${flag}=${value}`;
    return words[at - 1] === flag ? value : word;
  });
}
