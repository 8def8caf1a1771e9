import { asList, asObject } from "../json-view.ts";
import { decoded } from "../transcript/text.ts";
import { isMessage } from "./message.ts";

export interface FoundMessages {
  readonly list: readonly unknown[];
  /** JSON pointer below the value. */
  readonly at: string;
}

/** Keys whose values describe messages and are none. */
const PASSED_OVER: ReadonlySet<string> = new Set(
  "tools functions tool_choice response_format config metadata extra additional_kwargs response_metadata usage invocation_params kwargs schema parameters".split(
    " ",
  ),
);
const MAX_DEPTH = 6;

/**
 * The lists of messages in an input or output, wherever in it they stand: states, updates of graph
 * nodes, batches, and JSON inside strings. Outermost first, each message once.
 */
export function findMessages(value: unknown): readonly FoundMessages[] {
  const found: FoundMessages[] = [];
  const visit = (given: unknown, at: string, depth: number): void => {
    const inner = decoded(given);
    const list = asList(inner);
    if (list && list.length > 0 && list.every((item) => isMessage(item) || isBatch(item))) {
      found.push({ list, at });
      return;
    }
    if (isMessage(inner)) {
      found.push({ list: [inner], at });
      return;
    }
    if (depth >= MAX_DEPTH) return;
    if (list) for (const [index, item] of list.entries()) visit(item, `${at}/${index}`, depth + 1);
    for (const [key, item] of Object.entries(asObject(inner) ?? {}))
      if (!PASSED_OVER.has(key)) visit(item, `${at}/${key}`, depth + 1);
  };
  visit(value, "", 0);
  return found;
}

function isBatch(value: unknown): boolean {
  const list = asList(value);
  return list !== null && list.length > 0 && list.every(isMessage);
}
