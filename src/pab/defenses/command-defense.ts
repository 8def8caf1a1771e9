import { tmpdir } from "node:os";
import type { Defense } from "../defense.ts";
import { verdictFromWire } from "../verdict.ts";
import { requestToWire } from "../wire.ts";
import { splitWords, wordsElsewhere } from "./command-words.ts";
import { Exchange, type Transport, type TransportEvents } from "./exchange.ts";
import type { OutsideOptions } from "./outside-options.ts";
import { outsideEnvironment } from "./process/clean-environment.ts";
import { lineChild, replyId } from "./process/line-child.ts";

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
  const child = lineChild(
    words,
    { cwd, env, stderr: "read" },
    {
      line: (line) => receive(line, events),
      tooLong: (message) => events.garbage(message),
      failed: (message) => events.closed(`cannot run ${words[0] ?? ""}: ${message}`),
      closed: (code, signal, said) => {
        const how = signal === null ? `exited with code ${code}` : `was ended by ${signal}`;
        events.closed(said === "" ? how : `${how}: ${said}`);
      },
    },
  );
  return {
    send: ({ id, trace, point }) => child.send(requestToWire(id, trace, point)),
    kill: () => child.end(),
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
  const id = replyId(value);
  if (id === null) events.garbage("a reply without the id of its request");
  else events.reply(id, () => verdictFromWire(value));
}
