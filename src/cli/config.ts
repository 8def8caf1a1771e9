import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { BacktrailError, reasonOf, usageError } from "../formats/error.ts";
import { didYouMean } from "../text/near.ts";
import type { CommandSpec } from "./command.ts";
import { movedPath } from "./config-paths.ts";
import type { CliContext } from "./context.ts";
import { expandEnvironment } from "./environment.ts";
import { optionKey } from "./option-key.ts";

/** Flags every command takes; in a configuration file they may stand at the top. */
export const COMMON_KEYS: readonly string[] = ["json", "quiet", "debug"];

const CONFIG_NAMES = ["backtrail.config.json", "backtrail.config.yaml", "backtrail.config.yml"];

export interface LoadedConfig {
  readonly path: string;
  readonly value: Readonly<Record<string, unknown>>;
}

/**
 * Reads the file of `--config`, or the one in the working directory or the nearest folder above it, if any.
 * @throws BacktrailError with code `usage` when it cannot be read, is not a mapping, or two exist.
 */
export async function loadConfig(
  context: CliContext,
  given: string | undefined,
): Promise<LoadedConfig | null> {
  if (given !== undefined) {
    const path = resolve(context.cwd, given);
    const text = await readIfThere(path);
    if (text === null) {
      throw new BacktrailError({
        code: "usage",
        where: "--config",
        message: `there is no file ${given}`,
      });
    }
    return { path, value: await parseConfig(text, path) };
  }
  const [first, second] = await nearest(resolve(context.cwd));
  if (!first) return null;
  if (second) {
    throw new BacktrailError({
      code: "usage",
      where: second.path,
      message: `two configuration files; keep one of them, or name one with --config (the other is ${first.path})`,
    });
  }
  return { path: first.path, value: await parseConfig(first.text, first.path) };
}

/** The files in a folder or in the nearest one above that has any, up to the root of a work tree. */
async function nearest(folder: string): Promise<{ path: string; text: string }[]> {
  const found: { path: string; text: string }[] = [];
  for (const name of CONFIG_NAMES) {
    const path = join(folder, name);
    const text = await readIfThere(path);
    if (text !== null) found.push({ path, text });
  }
  const above = dirname(folder);
  // A repository's settings are its own: a stranger's file further up must not reach into it.
  if (found.length > 0 || above === folder || existsSync(join(folder, ".git"))) return found;
  return nearest(above);
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, "utf8");
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "ENOENT") return null;
    const reason = reasonOf(cause);
    throw new BacktrailError({
      code: "usage",
      where: path,
      message: `cannot be read: ${reason}`,
      cause,
    });
  }
}

async function parseConfig(text: string, path: string): Promise<Record<string, unknown>> {
  // JSON is a subset of YAML 1.2, and the YAML parser names the line of a fault in either.
  const { parse } = await import("yaml");
  let value: unknown;
  try {
    value = parse(text, { prettyErrors: true, strict: true, uniqueKeys: true, maxAliasCount: 0 });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.trim() : String(cause);
    throw usageError(path, reason, cause);
  }
  if (value === null || value === undefined) return {};
  if (typeof value !== "object" || Array.isArray(value)) {
    throw new BacktrailError({
      code: "usage",
      where: path,
      message: "must be a mapping of commands to flags",
    });
  }
  return value as Record<string, unknown>;
}

/**
 * The options that a configuration gives one command. Keys are flag names (`max-uar` or `maxUar`)
 * under the command's path (`pab: { eval: { … } }`); flags common to all commands may stand at the
 * top. The whole file is checked, not only the part in use: an unknown key anywhere is an error.
 * `${NAME}` is expanded in what is used, so that another command's secrets need not be there.
 * @throws BacktrailError with code `usage` that names the key.
 */
export function configFor(
  config: LoadedConfig,
  root: CommandSpec,
  path: readonly string[],
  { env, cwd }: Pick<CliContext, "env" | "cwd">,
): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  collect(config, root, config.value, [], path, out);
  const options = path.reduce<CommandSpec | undefined>(
    (spec, name) => spec?.subcommands?.find((child) => child.name === name),
    root,
  )?.options;
  return Object.fromEntries(
    Object.entries(out).map(([key, value]) => {
      const option = options?.find(({ flags }) => optionKey(flags) === key);
      const where = `${config.path}: ${[...path, kebab(key)].join(".")}`;
      const meant = expandEnvironment(value, env, where);
      return [key, movedPath(meant, option, dirname(config.path), resolve(cwd))];
    }),
  );
}

/** A complaint about a flag, told where it stands when nobody typed it. */
export function toldByConfig(
  error: unknown,
  config: LoadedConfig,
  path: readonly string[],
  isInFile: (key: string) => boolean,
): unknown {
  if (!BacktrailError.isInstance(error) || error.code !== "usage") return error;
  const name = /^--([\w-]+)$/.exec(error.where ?? "")?.[1];
  if (name === undefined || !isInFile(optionKey(`--${name}`))) return error;
  return usageError(`${config.path}: ${[...path, name].join(".")}`, error.message, error);
}

function collect(
  config: LoadedConfig,
  spec: CommandSpec,
  value: Readonly<Record<string, unknown>>,
  at: readonly string[],
  target: readonly string[],
  out: Record<string, unknown>,
): void {
  const own = new Map<string, string>();
  for (const option of spec.options ?? []) {
    const key = optionKey(option.flags);
    own.set(key, key);
    own.set(kebab(key), key);
  }
  for (const key of COMMON_KEYS) own.set(key, key);
  const onPath = at.every((name, index) => target[index] === name);
  for (const [key, item] of Object.entries(value)) {
    // For editors: the file's own schema.
    if (at.length === 0 && key === "$schema") continue;
    const here = [...at, key].join(".");
    const child = spec.subcommands?.find((candidate) => candidate.name === key);
    if (child) {
      if (typeof item !== "object" || item === null || Array.isArray(item)) {
        throw unknownKey(config, here, "must be a mapping of flags");
      }
      collect(config, child, item as Record<string, unknown>, [...at, key], target, out);
      continue;
    }
    const option = own.get(key);
    if (option === undefined) {
      throw unknownKey(
        config,
        here,
        `is not a flag or command here; known: ${known(spec).join(", ")}${didYouMean(key, known(spec))}`,
      );
    }
    // Common flags reach down to every command below; a command's own flags are its own.
    if (onPath && (at.length === target.length || COMMON_KEYS.includes(option))) out[option] = item;
  }
}

function known(spec: CommandSpec): string[] {
  const flags = (spec.options ?? []).map((option) => kebab(optionKey(option.flags)));
  return [...(spec.subcommands ?? []).map((child) => child.name), ...flags, ...COMMON_KEYS];
}

function unknownKey(config: LoadedConfig, key: string, message: string): BacktrailError {
  return usageError(`${config.path}: ${key}`, message);
}

function kebab(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
