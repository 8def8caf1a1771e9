import type { TranscriptChannel } from "../transcript/event.ts";

/** A stretch of a message of the user's role, with who really wrote it. */
export interface CodexStretch {
  readonly channel: TranscriptChannel;
  readonly actor: string;
  readonly text: string;
  /** What a user ran in a shell of the agent: the command tells where its output is from. */
  readonly command?: string;
  /** A frame that is not known: the user's only where the log says that the user typed it. */
  readonly isUnknownFrame?: boolean;
}

/** Frames in which the program puts its own texts under the user's role. */
const FRAMES: readonly (readonly [RegExp, Omit<CodexStretch, "text">])[] = [
  [
    /^<(?:environment_context|turn_aborted|permissions instructions|collaboration_mode|personality_spec|model_switch)\b/,
    { channel: "system", actor: "harness" },
  ],
  [
    /^(?:# AGENTS\.md instructions|<user_instructions>|<INSTRUCTIONS>|<skills?>|<apps_instructions>|<plugins_instructions>)/,
    { channel: "file", actor: "project instructions" },
  ],
  [/^<subagent_notification>/, { channel: "inter_agent", actor: "sub-agent" }],
  [
    /^Another language model started to solve this problem and produced a summary/,
    { channel: "memory", actor: "compaction" },
  ],
];

const SHELL = /^<user_shell_command>\s*<command>\s*([\s\S]*?)\s*<\/command>/;
/** An editor puts what is open and selected before what was asked. */
const REQUEST = /\n## My request for Codex:\s*\n/g;
const FRAME = /^<([a-z][\w-]*)(?: [^<>\n]*)?>[\s\S]*<\/\1>$/i;

/** Splits a text of the user's role by who wrote it. */
export function codexStretches(text: string): readonly CodexStretch[] {
  const start = text.trim();
  if (start === "") return [];
  const shell = SHELL.exec(start)?.[1];
  if (shell !== undefined || start.startsWith("<user_shell_command>"))
    return [{ channel: "unclassified", actor: "local shell", text, command: shell ?? "" }];
  const known = FRAMES.find(([pattern]) => pattern.test(start))?.[1];
  if (known) return [{ ...known, text }];
  // The last such line: what is selected in the editor may hold one of its own.
  const request = [...text.matchAll(REQUEST)].at(-1);
  if (request && /^# Context from my IDE setup/.test(start)) {
    const asked = text.slice(request.index + request[0].length);
    const before = text.slice(0, request.index);
    return [
      { channel: "unclassified", actor: "editor", text: before },
      { channel: "user", actor: "user", text: asked },
    ];
  }
  if (FRAME.test(start))
    return [{ channel: "unclassified", actor: "frame", text, isUnknownFrame: true }];
  return [{ channel: "user", actor: "user", text }];
}
