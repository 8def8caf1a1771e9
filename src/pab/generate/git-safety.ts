import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { BacktrailError } from "../../formats/error.ts";
import { resolveForWriting } from "../write-path.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Refuses a folder where git could pick the files up: inside a work tree, unless every name to be
 * written is ignored there. Links are followed first. Git itself is asked, for it alone knows all
 * its rules; where it cannot answer, the folder is refused.
 * @param names files to be written into the folder
 * @param env the environment that git is asked in; null asks nobody and refuses every work tree
 * @throws BacktrailError with code `usage`
 */
export async function refuseGitWorkTree(
  dir: string,
  names: readonly string[],
  env: Environment | null,
): Promise<void> {
  const target = resolveForWriting(resolve(dir)) ?? resolve(dir);
  const root = workTreeAbove(target);
  if (root === null) return;
  const refuse = (why: string, cause?: unknown): never => {
    throw new BacktrailError({
      code: "usage",
      where: dir,
      message: `${why}; an evaluation split must not be committed by accident, so name a folder outside of it or have git ignore this one`,
      cause,
    });
  };
  if (env === null) return refuse(`lies in the git work tree ${root}`);
  const paths = names.map((name) => join(target, name));
  const ignored = await checkIgnore(root, paths, env).catch((cause: unknown) =>
    refuse(
      `lies in the git work tree ${root}, and git could not be asked whether it is ignored`,
      cause,
    ),
  );
  if (paths.some((path) => !ignored.has(path))) refuse(`lies in the git work tree ${root}`);
}

/** The nearest folder at or above a path that holds `.git`: a folder, or the file of a worktree. */
function workTreeAbove(path: string): string | null {
  for (let at = path; ; at = dirname(at)) {
    if (existsSync(join(at, ".git"))) return at;
    if (dirname(at) === at) return null;
  }
}

/** Those of the paths that git ignores; tracked files count as not ignored. */
async function checkIgnore(
  root: string,
  paths: readonly string[],
  environment: Environment,
): Promise<ReadonlySet<string>> {
  // GIT_DIR and its like would make git answer for another repository.
  const env = Object.fromEntries(
    Object.entries(environment).filter(([name]) => !name.startsWith("GIT_")),
  );
  const child = spawn("git", ["-C", root, "check-ignore", "-z", "--stdin"], {
    env,
    stdio: ["pipe", "pipe", "ignore"],
  });
  const chunks: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  // A child that ends early closes its end; the exit code below tells why.
  child.stdin.on("error", () => undefined);
  child.stdin.end(paths.map((path) => `${path}\0`).join(""));
  const code = await new Promise<number | null>((done, fail) => {
    child.on("error", fail);
    child.on("close", done);
  });
  // 0: some are ignored, 1: none is, else it could not tell.
  if (code !== 0 && code !== 1) throw new Error(`git check-ignore ended with ${code}`);
  return new Set(Buffer.concat(chunks).toString("utf8").split("\0"));
}
