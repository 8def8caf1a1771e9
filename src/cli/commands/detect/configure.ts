import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { z } from "zod";
import type { DetectorConfig } from "../../../detect/config.ts";
import { readRuleFile } from "../../../detect/rule-file.ts";
import { BacktrailError, reasonOf } from "../../../formats/error.ts";
import type { CliContext } from "../../context.ts";
import { choiceFlag } from "../../flags.ts";

export const sensitivityFlag: z.ZodType<"strict" | "balanced" | "permissive"> = choiceFlag([
  "strict",
  "balanced",
  "permissive",
]);

/**
 * The configuration from a rule file and flags: lists add up, and a flag wins.
 * @throws BacktrailError with code `io` or `usage`.
 */
export async function detectorConfig(
  context: CliContext,
  given: {
    readonly ruleFile?: string | undefined;
    readonly sensitivity?: "strict" | "balanced" | "permissive" | undefined;
    readonly allow?: readonly string[] | undefined;
    readonly block?: readonly string[] | undefined;
    readonly canary?: readonly string[] | undefined;
  },
): Promise<DetectorConfig> {
  const file =
    given.ruleFile === undefined
      ? {}
      : readRuleFile(await readText(context, given.ruleFile), given.ruleFile);
  return mergedConfig(file, given);
}

/** Settings of a rule file under those of flags. */
export function mergedConfig(
  file: DetectorConfig,
  given: {
    readonly sensitivity?: DetectorConfig["sensitivity"] | undefined;
    readonly allow?: readonly string[] | undefined;
    readonly block?: readonly string[] | undefined;
    readonly canary?: readonly string[] | undefined;
  },
): DetectorConfig {
  const sensitivity = given.sensitivity ?? file.sensitivity;
  return {
    ...file,
    ...(sensitivity === undefined ? {} : { sensitivity }),
    allowlist: [...(file.allowlist ?? []), ...(given.allow ?? [])],
    blocklist: [...(file.blocklist ?? []), ...(given.block ?? [])],
    canaryTokens: [...(file.canaryTokens ?? []), ...(given.canary ?? [])],
  };
}

/** Text of a file. @throws BacktrailError with code `io`. */
export async function readText(context: CliContext, path: string): Promise<string> {
  try {
    return await readFile(resolve(context.cwd, path), "utf8");
  } catch (cause) {
    throw unreadable(path, cause);
  }
}

/** Bytes of a file, or of standard input for `-`. @throws BacktrailError with code `io`. */
export async function* openBytes(context: CliContext, path: string): AsyncGenerator<Uint8Array> {
  if (path === "-") {
    yield* context.stdin;
    return;
  }
  try {
    for await (const chunk of createReadStream(resolve(context.cwd, path))) yield chunk as Buffer;
  } catch (cause) {
    throw unreadable(path, cause);
  }
}

function unreadable(path: string, cause: unknown): BacktrailError {
  const reason = reasonOf(cause);
  return new BacktrailError({
    code: "io",
    where: path,
    message: `cannot be read: ${reason}`,
    cause,
  });
}
