import { type ChildProcess, spawn } from "node:child_process";
import { BacktrailError } from "../../formats/error.ts";
import type { Defense } from "../defense.ts";
import { verdictFromWire } from "../verdict.ts";
import { requestToWire } from "../wire.ts";
import { Exchange, type Transport, type TransportEvents } from "./exchange.ts";

/** Longest line a command may print, in UTF-16 units: beyond it the output cannot be an answer. */
const MAX_LINE = 10_000_000;
const STDERR_TAIL = 2_000;
const hasProcessGroups = process.platform !== "win32";

export interface CommandDefenseOptions {
  readonly timeoutMs: number;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * A defence in any language: a command that reads one JSON request a line on stdin and prints one
 * JSON reply a line on stdout, in any order. No shell is involved.
 * @throws BacktrailError with code `usage` when the command line is empty or a quote is left open
 */
export function commandDefense(commandLine: string, options: CommandDefenseOptions): Defense {
  const words = splitWords(commandLine);
  return new Exchange({
    name: `cmd:${commandLine}`,
    timeoutMs: options.timeoutMs,
    concurrency: 4,
    open: (events) => start(words, options, events),
  });
}

function start(
  words: readonly string[],
  { cwd, env }: CommandDefenseOptions,
  events: TransportEvents,
): Transport {
  const [program = "", ...args] = words;
  const child = spawn(program, args, {
    cwd,
    env: { ...env },
    stdio: ["pipe", "pipe", "pipe"],
    // A group of its own, so that what the command started can be ended with it.
    detached: hasProcessGroups,
  });
  let rest = "";
  let lastWords = "";
  child.stdout.setEncoding("utf8");
  child.stdout.on("data", (chunk: string) => {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line.trim() !== "") receive(line, events);
    if (rest.length > MAX_LINE) {
      rest = "";
      events.garbage(`a line of more than ${MAX_LINE} characters`);
    }
  });
  child.stderr.setEncoding("utf8");
  child.stderr.on("data", (chunk: string) => {
    lastWords = (lastWords + chunk).slice(-STDERR_TAIL);
  });
  child.on("error", (error) => events.closed(`cannot run ${program}: ${error.message}`));
  child.on("close", (code, signal) => {
    const how = signal === null ? `exited with code ${code}` : `was ended by ${signal}`;
    const said = lastWords.trim().split("\n").at(-1) ?? "";
    events.closed(said === "" ? how : `${how}: ${said}`);
  });
  // A program that has ended cannot be written to; `close` tells what happened.
  child.stdin.on("error", () => {});
  return {
    send: ({ id, trace, point }) => {
      child.stdin.write(`${JSON.stringify(requestToWire(id, trace, point))}\n`);
    },
    kill: () => {
      killWithDescendants(child);
      // A descendant that left the group may hold the pipes open; we no longer read them.
      for (const pipe of [child.stdin, child.stdout, child.stderr]) pipe.destroy();
    },
  };
}

function killWithDescendants(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    if (hasProcessGroups) process.kill(-child.pid, "SIGKILL");
    else child.kill("SIGKILL");
  } catch {
    // All of them have ended already.
  }
}

function receive(line: string, events: TransportEvents): void {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    events.garbage(`not a line of JSON: ${line.slice(0, 120)}`);
    return;
  }
  const id =
    typeof value === "object" && value !== null ? (value as { id?: unknown }).id : undefined;
  if (typeof id !== "string" && typeof id !== "number") {
    events.garbage("a reply without the id of its request");
    return;
  }
  events.reply(String(id), () => verdictFromWire(value));
}

/** Splits a command line at blanks; single and double quotes keep blanks, nothing is expanded. */
export function splitWords(commandLine: string): string[] {
  const words: string[] = [];
  let word: string | null = null;
  let quote: string | null = null;
  for (const character of commandLine) {
    if (quote !== null) {
      if (character === quote) quote = null;
      else word = (word ?? "") + character;
    } else if (character === '"' || character === "'") {
      quote = character;
      word ??= "";
    } else if (/\s/.test(character)) {
      if (word !== null) words.push(word);
      word = null;
    } else {
      word = (word ?? "") + character;
    }
  }
  if (quote !== null) {
    throw new BacktrailError({
      code: "usage",
      where: "--defense",
      message: `the quote ${quote} is not closed`,
    });
  }
  if (word !== null) words.push(word);
  if (words.length === 0) {
    throw new BacktrailError({
      code: "usage",
      where: "--defense",
      message: "cmd: needs a command after it",
    });
  }
  return words;
}
