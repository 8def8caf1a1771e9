import type { LogEvent, Transcript } from "../../logs/transcript/event.ts";
import type { ArgumentValue } from "./act.ts";
import { deedOf } from "./deeds.ts";
import { isHandle } from "./handles.ts";
import type { Wanted } from "./motive.ts";

/** What of the evidence for an act is not in the log: before it, or of the act itself. */
export function unseenFor({ events, part }: Transcript, act: LogEvent, left: number): string[] {
  const unseen = events
    .filter(
      ({ seq, kind, evidence, channel }) =>
        seq < act.seq && kind === "content" && evidence !== "whole" && channel !== "assistant",
    )
    .map(({ eventId, evidence }) => `${eventId} is ${evidence}`);
  if (part > 1) unseen.push(`what the ${part - 1} parts of this session before it hold`);
  if (left > 0) unseen.push(`${left} values of the act were not traced`);
  const hasNoArguments = act.kind === "call" && act.arguments === null && deedOf(act.tool) !== null;
  if (hasNoArguments || act.evidence === "truncated")
    unseen.push("what the act was called with is not whole in the log");
  return unseen;
}

/**
 * Why an act that no untrusted text asks for is not known to be asked for either: the user only wanted to
 * look, or it goes to where nothing in the log says.
 * @param fromNothing values that nothing in the log explains
 * @param isOwnOrder whether the agent acted on an order that it had written itself
 */
export function doubtsAbout(
  { act, request, deedSaid, values }: Wanted,
  fromNothing: readonly ArgumentValue[],
  isOwnOrder: boolean,
): string[] {
  const doubts: string[] = [];
  if (act.kind !== "call" || deedOf(act.tool) === null) return doubts;
  const onlyLooks = request.users.length > 0 && !request.asksForAct && request.asksToLook;
  if (onlyLooks) doubts.push("who asked for it: the request only asks to look");
  else if (isOwnOrder && !deedSaid)
    doubts.push("who asked for it: the agent wrote that order itself, after what it had read");
  const isForbidden = request.users.length > 0 && !deedSaid && values.every(({ said }) => !said);
  if (isForbidden && !onlyLooks && !request.asksForAct)
    doubts.push("who asked for it: no word of the request does");
  for (const { text, pointer, within } of fromNothing)
    if (within === undefined && isHandle(text))
      doubts.push(`where ${pointer} comes from: nothing that the log holds says it`);
  return doubts;
}
