import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { z } from "zod";
import { reasonOf, usageError } from "../../../formats/error.ts";
import { settingOf } from "../../../probe/battery/scenarios/list.ts";
import { BATTERY_SETTING } from "../../../probe/battery/setting.ts";
import type { Scenario } from "../../../probe/contracts/scenario.ts";
import type { Setting } from "../../../probe/contracts/setting.ts";
import { promptCanaries, secretCodes } from "../../../probe/detectors/prompt-marks.ts";
import { sha256 } from "../../../probe/run/fingerprints.ts";
import type { CliContext } from "../../context.ts";
import { listFlag, textFlag } from "../../flags.ts";
import { canaryHashes } from "./run-guard.ts";

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
  flags: Omit<KnownFlags, "toolNames"> & { readonly systemPrompt?: string | undefined },
  context: CliContext,
): Promise<KnownSecrets> {
  const prompt = (await promptOf(flags, context)) ?? flags.systemPrompt ?? null;
  if (prompt === null && flags.canary.length === 0) return { canaries: [], setting: null };
  return {
    canaries: [...flags.canary, ...(prompt === null ? [] : promptCanaries(prompt))],
    setting: { ...BATTERY_SETTING, canaries: [...flags.canary], systemPrompt: prompt },
  };
}

/** Flags that tell of the user's own agent what no reply may give away. */
export const knownFlags = {
  canary: listFlag.default([]),
  systemPromptFile: textFlag.optional(),
  toolNames: textFlag.optional(),
};

const KnownFlags = z.object(knownFlags);
type KnownFlags = z.infer<typeof KnownFlags>;

/** An agent that a scan sends data to, as far as flags tell of it. */
export interface KnownAgent {
  /** What makes this knowledge this and no other, secrets as hashes. */
  readonly identity: Readonly<Record<string, unknown>>;
  /** What detectors measure a scenario's replies against. */
  readonly settingIn: (scenario: Scenario) => Setting;
}

/**
 * What is known of the agent of a scan: the battery's own wholly, one of the user's own by flags alone.
 * @throws BacktrailError with code `usage` on flags of a user's agent without one, or a prompt that
 *   cannot be read
 */
export async function knownAgent(
  flags: KnownFlags & { readonly target?: string | undefined },
  context: CliContext,
): Promise<KnownAgent> {
  const { target, canary, systemPromptFile, toolNames = "" } = flags;
  if (target === undefined) {
    const given = { "--system-prompt-file": systemPromptFile, "--tool-names": flags.toolNames };
    const [where] = Object.entries(given).find(([, value]) => value !== undefined) ?? [];
    if (where) {
      throw usageError(where, "goes with --target: the battery's own agent is known already");
    }
    const identity = secretsIdentity(canary, null);
    return { identity, settingIn: (scenario) => withCanaries(settingOf(scenario)) };
  }
  const prompt = await promptOf(flags, context);
  const names = toolNames.split(",").map((name) => name.trim());
  const tools = names.filter((name) => name !== "");
  const canaries = [...canary, ...(prompt === null ? [] : secretCodes(prompt))];
  const known = { canaries, systemPrompt: prompt, toolNames: tools };
  const named = tools.length === 0 ? {} : { tool_names: tools };
  const identity = { ...secretsIdentity(canary, prompt), ...named };
  return { identity, settingIn: (scenario) => ({ ...settingOf(scenario), ...known }) };

  function withCanaries(own: Setting): Setting {
    return { ...own, canaries: [...canary, ...own.canaries] };
  }
}

/** Known secrets in the identity of a run: others are another measurement, and none is written down. */
export function secretsIdentity(
  canaries: readonly string[],
  prompt: string | null,
): Readonly<Record<string, unknown>> {
  return {
    canaries: canaryHashes(canaries),
    ...(prompt === null ? {} : { system_prompt: sha256(prompt) }),
  };
}

/**
 * The agent's own prompt that `--system-prompt-file` names, or null without the flag.
 * @throws BacktrailError with code `usage` when it cannot be read or is empty
 */
async function promptOf(
  { systemPromptFile }: Pick<KnownFlags, "systemPromptFile">,
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
