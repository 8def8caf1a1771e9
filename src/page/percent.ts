/** A share as the axes word it. */
export function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
