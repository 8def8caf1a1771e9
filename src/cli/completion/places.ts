import type { CommandSpec } from "../command.ts";
import { COMMON_OPTIONS } from "../common-options.ts";

/** A command and what may stand behind it. */
export interface Place {
  /** The words that lead there, `backtrail` first. */
  readonly words: readonly string[];
  readonly commands: readonly { readonly name: string; readonly summary: string }[];
  readonly flags: readonly {
    readonly name: string;
    readonly description: string;
    /** Whether a value follows, which a shell then completes as a file. */
    readonly takesValue: boolean;
  }[];
}

/** The bins that start below the root, and where. */
export const SHORT_BINS: Readonly<Record<string, readonly string[]>> = {
  pab: ["backtrail", "pab"],
  agentprobe: ["backtrail", "probe"],
};

/** Every place of a command tree. */
export function placesOf(
  spec: CommandSpec,
  words: readonly string[] = [spec.name],
): readonly Place[] {
  const children = spec.subcommands ?? [];
  const options = spec.load ? [...(spec.options ?? []), ...COMMON_OPTIONS] : [];
  const place: Place = {
    words,
    commands: children.map(({ name, summary }) => ({ name, summary })),
    flags: [
      ...options
        .filter(({ hidden }) => hidden !== true)
        .map(({ flags, description }) => ({
          name: /--[a-z0-9-]+/.exec(flags)?.[0] ?? "",
          description,
          takesValue: /[<[]/.test(flags),
        })),
      { name: "--help", description: "show help", takesValue: false },
    ],
  };
  return [place, ...children.flatMap((child) => placesOf(child, [...words, child.name]))];
}
