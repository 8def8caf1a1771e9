import { Socket } from "node:net";
import { type ModuleReply, ModuleReplySchema } from "../../../formats/module-defense.ts";
import type { ModuleRequest, ModuleToLoad } from "./module-host.ts";
import { replyLines } from "./reply-lines.ts";
import { pipeOf, spawnGroup } from "./spawn-group.ts";

/** The pipe for requests and replies, by file descriptor. */
const CHANNEL = 3;
const STDERR_TAIL = 2_000;

/** How a module's process is started; the same for each that a run starts. */
export interface ModuleLaunch {
  readonly module: ModuleToLoad;
  /** The program that loads the module. */
  readonly host: string;
  /** Arguments for Node, the wall among them. */
  readonly nodeArguments: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** Takes what the module prints, which is talk: stdout is data. */
  readonly talk: (text: string) => void;
}

/** A running module. */
export interface ModuleProcess {
  /** Hears every reply; null is a line that is none. */
  listen(events: ModuleEvents): void;
  send(request: ModuleRequest): void;
  end(): void;
}

export interface ModuleEvents {
  reply(reply: ModuleReply | null): void;
  closed(message: string): void;
}

/** Starts a process and has it load the module; `ready` or `unusable` is its first reply. */
export function startModule(launch: ModuleLaunch): ModuleProcess {
  // Long: the states of one process, which its events share.
  const { host, nodeArguments, cwd, env, talk } = launch;
  const group = spawnGroup(process.execPath, [...nodeArguments, host], {
    cwd,
    env,
    stdio: ["ignore", "pipe", "pipe", "pipe"],
  });
  const { child } = group;
  const stdout = pipeOf(child.stdout);
  const stderr = pipeOf(child.stderr);
  const channel = pipeOf(child.stdio[CHANNEL]);
  if (!(channel instanceof Socket)) throw new RangeError("the pipe of replies goes one way only");
  // The run ends when the run is done, not when the last process is.
  for (const handle of [child, stdout, stderr, channel]) {
    if (handle instanceof Socket || handle === child) handle.unref();
  }
  let listener: ModuleEvents | null = null;
  let ended: string | null = null;
  let lastWords = "";
  const early: (ModuleReply | null)[] = [];
  const hear = (reply: ModuleReply | null): void => {
    if (listener === null) early.push(reply);
    else listener.reply(reply);
  };
  const close = (message: string): void => {
    ended ??= message;
    listener?.closed(ended);
  };
  channel.setEncoding("utf8");
  channel.on(
    "data",
    replyLines(
      (line) => hear(readReply(line)),
      () => hear(null),
    ),
  );
  stdout.setEncoding("utf8");
  stdout.on("data", talk);
  stderr.setEncoding("utf8");
  stderr.on("data", (text: string) => {
    lastWords = (lastWords + text).slice(-STDERR_TAIL);
    talk(text);
  });
  child.on("error", (error) => close(`cannot be started: ${error.message}`));
  child.on("close", (code, signal) => {
    const how = signal === null ? `ended with code ${code}` : `was ended by ${signal}`;
    const said = lastWords.trim().split("\n").at(-1) ?? "";
    close(said === "" ? how : `${how}: ${said}`);
  });
  // A process that has ended cannot be written to; `close` tells what happened.
  channel.on("error", () => {});
  const write = (value: ModuleToLoad | ModuleRequest): void => {
    channel.write(`${JSON.stringify(value)}\n`);
  };
  write(launch.module);
  return {
    listen: (events) => {
      listener = events;
      for (const reply of early.splice(0)) events.reply(reply);
      if (ended !== null) events.closed(ended);
    },
    send: write,
    end: () => {
      group.end();
      for (const pipe of [stdout, stderr, channel]) pipe.destroy();
    },
  };
}

function readReply(line: string): ModuleReply | null {
  try {
    return ModuleReplySchema.parse(JSON.parse(line));
  } catch {
    return null;
  }
}
