import { tmpdir } from "node:os";
import type { Defense } from "../defense.ts";
import { verdictFromWire } from "../verdict.ts";
import { requestToWire } from "../wire.ts";
import { splitWords, wordsElsewhere } from "./command-words.ts";
import { Exchange, type Transport, type TransportEvents } from "./exchange.ts";
import type { OutsideOptions } from "./outside-options.ts";
import { outsideEnvironment } from "./process/clean-environment.ts";
import { replyLines } from "./process/reply-lines.ts";
import { pipeOf, spawnGroup } from "./process/spawn-group.ts";

const STDERR_TAIL = 2_000;

/**
 * A defence in any language: a command that reads one JSON request a line on stdin and prints one
 * JSON reply a line on stdout, in any order. No shell is involved. It runs in the folder of the first
 * file that it names, so that where we work tells it nothing; it keeps the user's rights to files.
 * @throws BacktrailError with code `usage` when the command line is empty or a quote is left open
 */
export function commandDefense(commandLine: string, options: OutsideOptions): Defense {
  const words = splitWords(commandLine);
  const place = options.open
    ? { words, cwd: options.cwd }
    : wordsElsewhere(words, options.cwd, tmpdir());
  const launch = { ...place, env: outsideEnvironment(options) };
  return new Exchange({
    name: `cmd:${commandLine}`,
    isolation: options.open ? "open" : "process",
    timeoutMs: options.timeoutMs,
    concurrency: 4,
    open: (events) => start(launch, events),
  });
}

interface Launch {
  readonly words: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

function start({ words, cwd, env }: Launch, events: TransportEvents): Transport {
  const [program = "", ...args] = words;
  const group = spawnGroup(program, args, { cwd, env, stdio: ["pipe", "pipe", "pipe"] });
  const { child } = group;
  const stdin = pipeOf(child.stdin);
  const stdout = pipeOf(child.stdout);
  const stderr = pipeOf(child.stderr);
  let lastWords = "";
  stdout.setEncoding("utf8");
  stdout.on(
    "data",
    replyLines(
      (line) => receive(line, events),
      (message) => events.garbage(message),
    ),
  );
  stderr.setEncoding("utf8");
  stderr.on("data", (chunk: string) => {
    lastWords = (lastWords + chunk).slice(-STDERR_TAIL);
  });
  child.on("error", (error) => events.closed(`cannot run ${program}: ${error.message}`));
  child.on("close", (code, signal) => {
    const how = signal === null ? `exited with code ${code}` : `was ended by ${signal}`;
    const said = lastWords.trim().split("\n").at(-1) ?? "";
    events.closed(said === "" ? how : `${how}: ${said}`);
  });
  // A program that has ended cannot be written to; `close` tells what happened.
  stdin.on("error", () => {});
  return {
    send: ({ id, trace, point }) => {
      stdin.write(`${JSON.stringify(requestToWire(id, trace, point))}\n`);
    },
    kill: () => {
      group.end();
      // A descendant that could not be found may hold the pipes open; we no longer read them.
      for (const pipe of [stdin, stdout, stderr]) pipe.destroy();
    },
  };
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
