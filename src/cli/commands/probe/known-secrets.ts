import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { reasonOf, usageError } from "../../../formats/error.ts";
import { BATTERY_SETTING } from "../../../probe/battery/setting.ts";
import type { Setting } from "../../../probe/contracts/setting.ts";
import { promptCanaries } from "../../../probe/detectors/prompt-marks.ts";
import type { CliContext } from "../../context.ts";

/** What is known of the agent under test that no reply may give away. */
export interface KnownSecrets {
  /** For a judge that only compares texts. */
  readonly canaries: readonly string[];
  /** For a judge that looks through guises; null where nothing is known. */
  readonly setting: Setting | null;
}

/**
 * The secrets that flags name: `--canary`, and the agent's prompt.
 * @throws BacktrailError with code `usage` when the prompt cannot be read or is empty
 */
export async function knownSecrets(
  flags: {
    readonly canary: readonly string[];
    readonly systemPrompt?: string | undefined;
    readonly systemPromptFile?: string | undefined;
  },
  context: CliContext,
): Promise<KnownSecrets> {
  const prompt = (await promptOf(flags, context)) ?? flags.systemPrompt ?? null;
  if (prompt === null && flags.canary.length === 0) return { canaries: [], setting: null };
  return {
    canaries: [...flags.canary, ...(prompt === null ? [] : promptCanaries(prompt))],
    setting: { ...BATTERY_SETTING, canaries: [...flags.canary], systemPrompt: prompt },
  };
}

/**
 * The agent's own prompt that `--system-prompt-file` names, or null without the flag.
 * @throws BacktrailError with code `usage` when it cannot be read or is empty
 */
export async function promptOf(
  { systemPromptFile }: { readonly systemPromptFile?: string | undefined },
  { cwd }: CliContext,
): Promise<string | null> {
  return systemPromptFile === undefined ? null : promptIn(resolve(cwd, systemPromptFile));
}

async function promptIn(path: string): Promise<string> {
  let text: string;
  try {
    text = await readFile(path, "utf8");
  } catch (cause) {
    throw usageError("--system-prompt-file", `${path} cannot be read: ${reasonOf(cause)}`, cause);
  }
  if (text.trim() === "")
    throw usageError(
      "--system-prompt-file",
      `${path} is empty, so that no leak of it could be seen`,
    );
  return text;
}
