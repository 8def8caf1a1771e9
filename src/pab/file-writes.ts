import { constants } from "node:fs";
import type { WritePathOptions } from "./write-path.ts";

interface WrittenPath extends WritePathOptions {
  /** Position of the path among the arguments. */
  readonly index: number;
}

/** A function of `node:fs` that changes what stands at a path. */
export interface FileWrite {
  readonly name: string;
  readonly variants: readonly ("callback" | "sync" | "promises")[];
  readonly paths: readonly WrittenPath[];
}

const everywhere = ["callback", "sync", "promises"] as const;
const through = (index: number): WrittenPath => ({ index, follow: true });
const itself = (index: number): WrittenPath => ({ index, follow: false });
// With the output folder as its prefix it would make a sibling.
const prefix: WrittenPath = { index: 0, suffix: "XXXXXX" };
const one = (paths: readonly WrittenPath[]) => (name: string) =>
  ({ name, variants: everywhere, paths }) satisfies FileWrite;

/** Every path-taking write; what works on an open file needs no entry, for opening it has one. */
export const FILE_WRITES: readonly FileWrite[] = [
  ...["appendFile", "chmod", "chown", "mkdir", "open", "truncate", "utimes"].map(one([through(0)])),
  one([through(0)])("writeFile"),
  ...["lchmod", "lchown", "lutimes", "rm", "rmdir", "unlink"].map(one([itself(0)])),
  ...["copyFile", "cp"].map(one([through(1)])),
  one([prefix])("mkdtemp"),
  one([itself(1)])("symlink"),
  one([itself(0), itself(1)])("rename"),
  // A second name for a file outside would make a later write inside reach it.
  one([through(0), itself(1)])("link"),
  // Node 24 and later.
  { name: "mkdtempDisposable", variants: ["sync", "promises"], paths: [prefix] },
  { name: "createWriteStream", variants: ["callback"], paths: [through(0)] },
];

const { O_APPEND, O_CREAT, O_RDWR, O_TRUNC, O_WRONLY } = constants;

/** Whether the flags of an `open` call, a word or bits, allow writing. */
export function opensForWriting(flags: unknown): boolean {
  if (typeof flags === "number")
    return (flags & (O_APPEND | O_CREAT | O_RDWR | O_TRUNC | O_WRONLY)) !== 0;
  return typeof flags === "string" && /[wa+]/.test(flags);
}
