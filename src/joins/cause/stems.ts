/** Whether two words are forms of one: `reserve` and `reservation`, `delete` and `deleting`. */
export function stemsMeet(a: string, b: string): boolean {
  if (a === b) return true;
  const shorter = Math.min(a.length, b.length);
  if (shorter < 4) return false;
  let common = 0;
  while (common < shorter && a[common] === b[common]) common += 1;
  return common >= 4 && common >= shorter - 1 && Math.max(a.length, b.length) - common <= 6;
}
