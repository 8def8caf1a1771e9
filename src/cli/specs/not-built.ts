import { BacktrailError } from "../../formats/error.ts";
import type { CommandSpec } from "../command.ts";

/** A command that is planned but not in this version: it says so and exits 3. */
export function notBuilt(name: string, summary: string): CommandSpec {
  return {
    name,
    summary: `${summary} (not in this version)`,
    arguments: [{ name: "[anything...]", description: "ignored" }],
    examples: [],
    acceptsAnything: true,
    load: async () => async () => {
      throw new BacktrailError({
        code: "not_built",
        message: `${name} is planned but not part of this version; CHANGELOG.md lists what is.`,
      });
    },
  };
}
