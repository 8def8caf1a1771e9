import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { reasonOf, usageError } from "../../../formats/error.ts";
import { readBattery } from "../../../probe/own/read-battery.ts";
import type { CliContext } from "../../context.ts";

type Battery = ReturnType<typeof readBattery>;

/**
 * What a file of one's own has of one kind.
 * @param known the built-in ones, whose ids no other may have
 * @throws BacktrailError with code `usage` when the file cannot be used, has none of that kind, or
 * an id that is built in.
 */
export async function ownEntries<K extends keyof Battery>(
  kind: K,
  path: string,
  known: Battery[K],
  flag: string,
  context: CliContext,
): Promise<Battery[K]> {
  const entries = readBattery(await readOwnFile(path, flag, context), path)[kind];
  if (entries.length === 0) throw usageError(flag, `${path} holds no ${kind}`);
  refuseBuiltIn<{ readonly id: string }>(entries, known, flag);
  return entries;
}

/**
 * The text of a file of one's own.
 * @throws BacktrailError with code `usage` when it cannot be read
 */
export async function readOwnFile(
  path: string,
  flag: string,
  { cwd }: CliContext,
): Promise<string> {
  try {
    return await readFile(resolve(cwd, path), "utf8");
  } catch (cause) {
    throw usageError(flag, `${path} cannot be read: ${reasonOf(cause)}`, cause);
  }
}

/** @throws BacktrailError with code `usage` when one has the id of a built-in one */
export function refuseBuiltIn<T extends { readonly id: string }>(
  own: readonly T[],
  known: readonly T[],
  flag: string,
): void {
  const ids = new Set(known.map(({ id }) => id));
  const twice = own.find(({ id }) => ids.has(id));
  if (twice) throw usageError(flag, `${twice.id} is built in; give yours another id`);
}
