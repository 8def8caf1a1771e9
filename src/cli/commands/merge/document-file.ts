import { canonicalJson } from "../../../formats/canonical-json.ts";
import type { Invocation } from "../../command.ts";
import { writeText } from "../../output.ts";
import { withValue } from "../../words.ts";

/**
 * The invocation of the whole run, as its shards tell it, whose document is written to OUT.json as well.
 * @param command the words of a shard without what made it one
 */
export function withDocumentFile(
  invocation: Invocation,
  command: readonly string[],
  out: string,
): Invocation {
  const { context, output } = invocation;
  const path = `${out}.json`;
  return {
    ...invocation,
    commandLine: withValue(command, "--json", path),
    output: {
      ...output,
      document: async (value) => {
        await writeText(context, path, canonicalJson(value), "--out", PRIVATE);
        await output.document(value);
        await output.talk(`wrote ${path}\n`);
      },
    },
  };
}

const PRIVATE = 0o600;
