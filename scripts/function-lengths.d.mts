/** A function of the sources; `reason` is what its comment `// Long: ` says. */
export interface FunctionLength {
  readonly file: string;
  readonly line: number;
  readonly lines: number;
  readonly reason: string | null;
}
export function functionLengths(root: string, folder?: string): FunctionLength[];
export function functionsOf(text: string, file: string): FunctionLength[];
