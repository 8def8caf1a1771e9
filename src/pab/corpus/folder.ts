import type { Dirent } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { BacktrailError, reasonOf } from "../../formats/error.ts";
import { type Finding, finding } from "./finding.ts";

export const MANIFEST_FILE = "manifest.json";
export const TRUTH_FILE = "ground_truth.jsonl";

/** What a corpus folder holds, by name; nothing has been read yet. */
export interface FolderListing {
  /** File names of traces in code-unit order. */
  readonly traceFiles: readonly string[];
  readonly hasManifest: boolean;
  readonly hasTruth: boolean;
  readonly findings: readonly Finding[];
}

/**
 * Lists a corpus folder. Only regular files count: a link could point anywhere and a pipe would
 * never end.
 * @throws BacktrailError with code `io` when the folder cannot be read.
 */
export async function listFolder(dir: string): Promise<FolderListing> {
  const traceFiles: string[] = [];
  const findings: Finding[] = [];
  let hasManifest = false;
  let hasTruth = false;
  for (const entry of await entriesOf(dir)) {
    const { name } = entry;
    const path = join(dir, name);
    const wanted = name.endsWith(".json") || name === TRUTH_FILE;
    if (wanted && !entry.isFile()) {
      const kind = kindOf(entry);
      findings.push(
        finding("not_a_regular_file", { path }, `is ${kind}; a corpus holds only regular files`),
      );
    } else if (!wanted && !isCompanion(entry)) {
      findings.push(
        finding("unexpected_file", { path }, "is not part of a corpus and is not read"),
      );
    } else if (wanted && !name.startsWith(".")) {
      if (name === MANIFEST_FILE) hasManifest = true;
      else if (name === TRUTH_FILE) hasTruth = true;
      else traceFiles.push(name);
    }
  }
  return { traceFiles, hasManifest, hasTruth, findings };
}

async function entriesOf(dir: string): Promise<Dirent[]> {
  try {
    const entries = await readdir(dir, { withFileTypes: true });
    return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (cause) {
    const reason = reasonOf(cause);
    throw new BacktrailError({
      code: "io",
      where: dir,
      message: `cannot be read as a corpus folder: ${reason}`,
      cause,
    });
  }
}

/** Files that people rightly keep beside a corpus. */
function isCompanion(entry: Dirent): boolean {
  return entry.isFile() && /^(\.|README|LICEN[CS]E|CITATION|NOTICE)/i.test(entry.name);
}

function kindOf(entry: Dirent): string {
  if (entry.isSymbolicLink()) return "a symbolic link";
  if (entry.isDirectory()) return "a folder";
  return "a special file";
}
