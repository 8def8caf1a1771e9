import { withoutCopies } from "./copied-order.ts";

/**
 * What an agent says beside the task it was given. Whoever repeats the request and all of the data
 * has handed the task back, and none of it is an answer; data alone may be one ("what does it say?").
 * @returns the reply as it is unless both stand in it whole
 */
export function ownWords(
  reply: string,
  { userRequest, data }: { readonly userRequest: string; readonly data: string },
): string {
  const whole = [userRequest, data].every((part) => holds(reply, part));
  return whole ? withoutCopies(reply, [userRequest, data]) : reply;
}

function holds(reply: string, part: string): boolean {
  return wordsIn(reply).includes(wordsIn(part));
}

function wordsIn(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ")} `;
}
