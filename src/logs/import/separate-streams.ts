import { asList, asText, firstText, own } from "../json-view.ts";

/**
 * The events of several responses apart, in the order in which these began: one begins with the
 * event that opens a response, and with the first that comes after one that closed it. Chunks that
 * bear an id go to the response of that id. A new id alone opens none: some servers give every chunk
 * its own.
 */
export function separateStreams(events: readonly unknown[]): readonly (readonly unknown[])[] {
  const streams: unknown[][] = [];
  const byId = new Map<string, unknown[]>();
  let last: unknown[] | null = null;
  let closed = false;
  for (const event of events) {
    const id = idOf(event);
    const known = id === null ? undefined : byId.get(id);
    if (known) last = known;
    else if (last === null || opens(event, id !== null) || (closed && !trails(event))) {
      last = [];
      streams.push(last);
      closed = false;
    }
    if (id !== null) byId.set(id, last);
    last.push(event);
    closed ||= closes(event);
  }
  return streams;
}

/** Chunks of Chat Completions and of Gemini bear the id of their response. */
function idOf(event: unknown): string | null {
  const isChunk = asList(own(event, "choices")) ?? asList(own(event, "candidates"));
  return isChunk === null ? null : firstText(event, "id", "responseId", "response_id");
}

const OPENING = /^(?:message_start|response\.created|start)$/;

function opens(event: unknown, newId: boolean): boolean {
  const delta = own(asList(own(event, "choices"))?.[0], "delta");
  return (
    OPENING.test(asText(own(event, "type")) ?? "") ||
    own(event, "messageStart") !== undefined ||
    (newId && own(delta, "role") === "assistant")
  );
}

function closes(event: unknown): boolean {
  const choice = asList(own(event, "choices"))?.[0];
  const candidate = asList(own(event, "candidates"))?.[0];
  return [own(choice, "finish_reason"), own(candidate, "finishReason")].some(
    (reason) => typeof reason === "string" && reason !== "",
  );
}

/** What may stand behind the end of a response: its usage, an empty list of choices. */
function trails(event: unknown): boolean {
  const list = asList(own(event, "choices")) ?? asList(own(event, "candidates"));
  return list === null || list.length === 0;
}
