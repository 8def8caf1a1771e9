export const ALLOWED: Readonly<Record<string, readonly string[]>>;
export const INSIDE: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
export function findBreaches(files: ReadonlyMap<string, string>): string[];
export function sourceFiles(root: string): Map<string, string>;
