import { execFile } from "node:child_process";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { BacktrailError, reasonOf, usageError } from "../../../../formats/error.ts";
import { repositoryRoot } from "./ignore-stack.ts";

const run = promisify(execFile);
const MOST_OUTPUT = 2 ** 28;

/** The repository's own configuration must not start a program. */
const QUIET = ["-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null"];

async function git(folder: string, ...words: string[]): Promise<string[]> {
  const { stdout } = await run("git", [...QUIET, "-C", folder, ...words], {
    maxBuffer: MOST_OUTPUT,
    env: { ...process.env, GIT_OPTIONAL_LOCKS: "0" },
  });
  return stdout.split("\0").filter(Boolean);
}

/** Absolute paths of files that git tracks although an ignore file names them; empty without git. */
export async function trackedThoughIgnored(folder: string): Promise<string[]> {
  const root = await repositoryRoot(folder);
  if (root === null) return [];
  const names = await git(
    root,
    "ls-files",
    "-z",
    "--cached",
    "--ignored",
    "--exclude-standard",
  ).catch(() => []);
  return names.map((name) => join(root, name));
}

/**
 * Absolute paths of the files that differ from a commit (staged or not) and of the new ones that are
 * not ignored.
 * @throws BacktrailError with code `io` outside of a repository or for an unknown commit.
 */
export async function changedFiles(folder: string, since: string): Promise<string[]> {
  if (since.startsWith("-")) {
    throw usageError("--changed", "is no commit");
  }
  const root = await repositoryRoot(folder);
  if (root === null) {
    throw new BacktrailError({
      code: "io",
      where: "--changed",
      message: "this is no git repository; give paths instead",
    });
  }
  try {
    const against = since === "HEAD" && (await isUnborn(root)) ? EMPTY_TREE : since;
    const differing = await git(
      root,
      ...["diff", "--name-only", "-z", "--no-ext-diff", "--no-textconv", "--no-renames"],
      ...["--diff-filter=ACMRT", against, "--"],
    );
    const fresh = await git(root, "ls-files", "-z", "--others", "--exclude-standard");
    const paths = [...new Set([...differing, ...fresh])].sort().map((name) => join(root, name));
    const files = await Promise.all(
      paths.map((path) =>
        stat(path)
          .then((found) => found.isFile())
          .catch(() => false),
      ),
    );
    return paths.filter((_, at) => files[at]);
  } catch (cause) {
    throw new BacktrailError({
      code: "io",
      where: "--changed",
      message: `git cannot compare with ${since}: ${lastLine(cause)}`,
      cause,
    });
  }
}

/** What a repository without a commit is compared with. */
const EMPTY_TREE = "4b825dc642cb6eb9a060e54bf8d69288fbee4904";

async function isUnborn(root: string): Promise<boolean> {
  return git(root, "rev-parse", "--verify", "--quiet", "HEAD").then(
    () => false,
    () => true,
  );
}

/** What git said last, or why it could not be asked. */
function lastLine(cause: unknown): string {
  return reasonOf(cause).trim().split("\n").at(-1) ?? "";
}
