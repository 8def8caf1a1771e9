import { replyLines } from "./reply-lines.ts";
import { pipeOf, spawnGroup } from "./spawn-group.ts";

/** A program that is asked, and answers, in lines. */
export interface LineChild {
  /** Writes a value as a line of JSON. */
  send(value: unknown): void;
  /** Ends it with whatever it started; nothing more is read of it. */
  end(): void;
}

export interface LineChildEvents {
  line(text: string): void;
  /** A line so long that it is no answer; it is not told. */
  tooLong(message: string): void;
  /** It could not be started. */
  failed(message: string): void;
  /** @param said the last line it printed on stderr; empty where that was not read */
  closed(code: number | null, signal: NodeJS.Signals | null, said: string): void;
}

export interface LineChildOptions {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** Whether stderr is read for the last words, or goes where ours goes. */
  readonly stderr: "read" | "inherit";
}

const STDERR_TAIL = 2_000;

/** Starts a program without a shell. */
export function lineChild(
  [program = "", ...args]: readonly string[],
  { cwd, env, stderr: errors }: LineChildOptions,
  events: LineChildEvents,
): LineChild {
  const third = errors === "read" ? "pipe" : "inherit";
  const group = spawnGroup(program, args, { cwd, env, stdio: ["pipe", "pipe", third] });
  const { child } = group;
  const stdin = pipeOf(child.stdin);
  const stdout = pipeOf(child.stdout);
  let lastWords = "";
  stdout.setEncoding("utf8");
  stdout.on("data", replyLines(events.line, events.tooLong));
  child.stderr?.setEncoding("utf8");
  child.stderr?.on("data", (chunk: string) => {
    lastWords = (lastWords + chunk).slice(-STDERR_TAIL);
  });
  child.on("error", ({ message }) => events.failed(message));
  child.on("close", (code, signal) => {
    events.closed(code, signal, lastWords.trim().split("\n").at(-1) ?? "");
  });
  // A program that has ended cannot be written to; `close` tells what happened.
  stdin.on("error", () => {});
  return {
    send: (value) => void stdin.write(`${JSON.stringify(value)}\n`),
    end: () => {
      group.end();
      // A descendant that could not be found may hold the pipes open; we no longer read them.
      for (const pipe of [stdin, stdout, child.stderr]) pipe?.destroy();
    },
  };
}

/** The id that a reply names, or null where it names none. */
export function replyId(reply: unknown): string | null {
  const id = typeof reply === "object" && reply !== null && "id" in reply ? reply.id : null;
  return typeof id === "string" || typeof id === "number" ? String(id) : null;
}
