/** A p value as results print it: `p=0.012`, or `p<0.001`. */
export function formatP(p: number): string {
  return p < 0.001 ? "p<0.001" : `p=${p.toFixed(3)}`;
}
