/** The key of a flag in the options object: `--max-uar <n>` gives `maxUar`, `--no-strict` `strict`. */
export function optionKey(flags: string): string {
  const long = /--([a-z0-9-]+)/.exec(flags)?.[1];
  if (long === undefined) throw new RangeError(`no long flag in "${flags}"`);
  return long
    .replace(/^no-/, "")
    .replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
