import { constants } from "node:fs";
import { access, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { BacktrailError, reasonOf } from "../../../formats/error.ts";
import type { CliContext } from "../../context.ts";

/**
 * Looks whether a file can be written later, so that a run does not ask an agent for what it then
 * cannot keep. Nothing is created.
 * @throws BacktrailError with code `io` that names the flag.
 */
export async function checkDestination(
  { cwd }: CliContext,
  path: string,
  flag: string,
): Promise<void> {
  const full = resolve(cwd, path);
  try {
    await access(dirname(full), constants.W_OK);
    const there = await stat(full).catch(() => null);
    if (there?.isDirectory() !== true) return;
  } catch (cause) {
    const reason = reasonOf(cause);
    throw fault(`cannot write ${path}: ${reason}; nothing was sent`, cause);
  }
  throw fault(`cannot write ${path}: it is a folder; nothing was sent`);

  function fault(message: string, cause?: unknown): BacktrailError {
    return new BacktrailError({ code: "io", where: flag, message, cause });
  }
}

const WRITTEN = ["json", "junit", "markdown", "sarif"] as const;

/** Looks at the files of `--json FILE` and of the flags of a verdict, where they are asked for. */
export async function checkResultDestinations(
  context: CliContext,
  options: Readonly<Record<string, unknown>>,
): Promise<void> {
  for (const name of WRITTEN) {
    const path = options[name];
    if (typeof path !== "string" || path === "-") continue;
    await checkDestination(context, path, `--${name}`);
  }
}
