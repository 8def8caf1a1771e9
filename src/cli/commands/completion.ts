import { BacktrailError } from "../../formats/error.ts";
import { didYouMean } from "../../text/near.ts";
import type { CommandSpec, RunCommand } from "../command.ts";
import { bashCompletion, zshCompletion } from "../completion/bash.ts";
import { fishCompletion } from "../completion/fish.ts";
import { placesOf } from "../completion/places.ts";
import { EXIT } from "../exit-code.ts";

const SHELLS = { bash: bashCompletion, zsh: zshCompletion, fish: fishCompletion };

/** The command that prints a script for a command tree. */
export const completionFor =
  (root: CommandSpec): RunCommand =>
  async ({ args, context }) => {
    const [shell = ""] = args;
    const write = Object.entries(SHELLS).find(([name]) => name === shell)?.[1];
    if (write === undefined) {
      const known = Object.keys(SHELLS);
      throw new BacktrailError({
        code: "usage",
        where: "shell",
        message: `there is no completion for "${shell}"; known: ${known.join(", ")}${didYouMean(shell, known)}`,
      });
    }
    await context.stdout.write(write(placesOf(root)));
    return EXIT.ok;
  };
