import { asList, asText, own } from "../json-view.ts";
import { decoded } from "../transcript/text.ts";

/**
 * Calls that an exporter wrote into a message's text, as the list of them that the API has: each
 * with its id and its function's name and arguments.
 * @returns null for any other value.
 */
export function writtenCalls(body: unknown): readonly unknown[] | null {
  const list = asList(decoded(body));
  const isCalls = list?.every(
    (item) =>
      asText(own(item, "id")) !== null &&
      asText(own(own(item, "function"), "name")) !== null &&
      own(own(item, "function"), "arguments") !== undefined,
  );
  return list?.length && isCalls ? list : null;
}
