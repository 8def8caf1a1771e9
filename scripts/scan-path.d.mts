/** Lines of built code, by file, of the functions that every trial of a scan calls. */
export function scanPath(root: string): {
  readonly trials: number;
  readonly files: readonly { readonly name: string; readonly lines: number }[];
};
