import type { TranscriptBuilder } from "../transcript/builder.ts";
import type { PartInput } from "../transcript/part-input.ts";
import { stretchesOf } from "./claude-harness.ts";
import { codexStretches } from "./codex-harness.ts";
import { reactStepOf } from "./react-steps.ts";
import type { Speaker } from "./speaker.ts";

/** Labels by which programs that run an agent's code or actions say what these gave. */
const GAVE =
  /^\s*(?:(?:Observations?|Execution (?:results?|outputs?|logs?)|(?:Tool|Function|Code|Interpreter) (?:results?|outputs?|responses?|errors?))[ \t]*:|Traceback \(most recent call last\):)/i;
const ACTS =
  /^[ \t]*```|^[ \t]*(?:Action|Function Name|Tool)[ \t]*:|<(?:code|execute|tool_call)>/im;

/**
 * Reads a text of the user's role by who wrote it: programs put their own texts under it. What is marked
 * has an author of its own, what a program shows to be its own without saying whose is unclassified, the
 * rest is the user's.
 */
export function readTextOfUser(
  builder: TranscriptBuilder,
  text: string,
  speaker: Speaker,
  pointer: string,
): void {
  const { actor, messageId, place } = speaker;
  if (place?.after && readGiven(builder, text, place.after, speaker, pointer)) return;
  for (const stretch of stretchesOf(text)) {
    const about = { text: stretch.text, pointer, messageId };
    if (stretch.channel !== "user") {
      // Amid other words anybody may have written the frame.
      const isMarked = text.startsWith(stretch.text);
      const notes = ["a frame of a coding agent under the user's role"];
      const channel = isMarked ? stretch.channel : "unclassified";
      builder.content(channel, { ...about, actor: stretch.actor, notes });
      continue;
    }
    for (const { channel, actor: writer, text: part, isUnknownFrame } of codexStretches(
      stretch.text,
    )) {
      const isOwn = channel === "user" || (isUnknownFrame && place?.isFirst !== false);
      const said = { ...about, text: part };
      if (isOwn) readOwn(builder, said, actor);
      else
        builder.content(channel, {
          ...said,
          actor: writer,
          notes: ["a frame under the user's role"],
        });
    }
  }
}

/** The user's words, and apart from them the texts of others that a template put in between. */
function readOwn(
  builder: TranscriptBuilder,
  about: PartInput & { readonly text: string },
  actor: string,
): void {
  const pieces = builder.quotedIn(about.text);
  if (pieces.length > 1) builder.heard(about.text);
  for (const { text, channel } of pieces)
    if (channel === null) builder.content("user", { ...about, text, actor });
    else
      builder.content(channel, {
        ...about,
        text,
        actor: "template",
        notes: ["what others had written before, put into a text of the user's role"],
      });
}

/** What the agent's code or action gave, told in the next message of the user's role. */
function readGiven(
  builder: TranscriptBuilder,
  text: string,
  after: string,
  { messageId }: Speaker,
  pointer: string,
): boolean {
  if (!GAVE.test(text) || !ACTS.test(after)) return false;
  const notes = ["what the agent's act gave, under the user's role"];
  const step = reactStepOf(`${after}\n${text}`);
  if (step?.said.trim() === after.trim())
    builder.result({
      callId: null,
      tool: step.tool,
      args: step.args,
      text,
      notes,
      messageId,
      pointer,
    });
  else builder.content("unclassified", { text, actor: "program", notes, messageId, pointer });
  return true;
}
