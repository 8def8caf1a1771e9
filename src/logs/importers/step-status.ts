import type { TranscriptBuilder } from "../transcript/builder.ts";

/**
 * What a producer says of how a step went: an error's message may hold what a tool or a page wrote, and
 * agents are told of it. It is an event of its own unless another says the same words.
 */
export function readStatus(
  builder: TranscriptBuilder,
  text: string,
  step: string | null,
  pointer: string,
): void {
  const part = { text, pointer, actor: step ?? "step", notes: ["what a step failed with"] };
  builder.spare(part, text);
}
