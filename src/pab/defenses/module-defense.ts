import { existsSync, realpathSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { usageError } from "../../formats/error.ts";
import { type Defense, DefenseFailure } from "../defense.ts";
import type { Verdict } from "../model.ts";
import { Exchange, type Transport, type TransportEvents } from "./exchange.ts";
import type { OutsideOptions } from "./outside-options.ts";
import { outsideEnvironment } from "./process/clean-environment.ts";
import { type ModuleLaunch, type ModuleProcess, startModule } from "./process/module-process.ts";
import { canWall, wallArguments } from "./process/wall.ts";

// Under the test runner this file is TypeScript, which a process of Node 20 cannot run.
const hostUrl = new URL(
  import.meta.url.endsWith(".ts")
    ? "../../../dist/pab/defenses/process/module-host.js"
    : "./process/module-host.js",
  import.meta.url,
);

/** Time to start a process and load a module, in milliseconds, however short a review must be. */
const MIN_LOAD_MS = 10_000;

/** Questions on their way to a module while it answers one: a pipe is slower than it. */
const AHEAD = 15;

/**
 * A defence from a JavaScript or TypeScript file. It runs in a process of its own that can read
 * its own folder and packages and nothing else; with `open`, in one with all rights of this process.
 * @param specifier a path, with `#name` behind it for an export other than `default` or `defense`
 * @throws BacktrailError with code `usage` when the file is not there or holds no defence
 */
export async function moduleDefense(specifier: string, options: OutsideOptions): Promise<Defense> {
  const [file = "", exportName = null] = specifier.split("#");
  const { timeoutMs, cwd, open, hidden } = options;
  if (!existsSync(resolve(cwd, file)))
    throw usageError(`--defense ${file}`, "there is no such file");
  const path = realpathSync(resolve(cwd, file));
  const launch: ModuleLaunch = {
    module: { path, exportName },
    host: fileURLToPath(hostUrl),
    nodeArguments: [
      "--disable-warning=ExperimentalWarning",
      ...(open ? [] : wallArguments(path, hostUrl, hidden)),
    ],
    cwd: open ? cwd : dirname(path),
    env: outsideEnvironment(options),
    // What the module prints is talk, and stdout is data.
    talk: (text) => void process.stderr.write(text),
  };
  const loadMs = Math.max(timeoutMs, MIN_LOAD_MS);
  // The process that shows that the module loads is the first to answer.
  let warm: ModuleProcess | null = startModule(launch);
  const { name, concurrency } = await loaded(warm, loadMs).catch((error: unknown) => {
    warm?.end();
    throw usageError(`--defense ${file}`, error instanceof Error ? error.message : String(error));
  });
  return new Exchange({
    name: name ?? exportName ?? basename(file).replace(/\.[cm]?[jt]sx?$/, ""),
    isolation: open ? "open" : canWall ? "walled" : "process",
    timeoutMs,
    loadMs,
    concurrency,
    ahead: AHEAD,
    open: (events) => {
      const ready = warm;
      warm = null;
      return ready === null
        ? converse(startModule(launch), events, false)
        : converse(ready, events, true);
    },
    close: () => warm?.end(),
  });
}

/** What a module says of itself once it has loaded. */
function loaded(
  module: ModuleProcess,
  loadMs: number,
): Promise<{ name: string | null; concurrency: number }> {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error(`did not load within ${loadMs} ms`)), loadMs);
    module.listen({
      reply: (reply) => {
        clearTimeout(timer);
        if (reply?.kind === "ready") done(reply);
        else fail(new Error(reply?.kind === "unusable" ? reply.message : "answered too early"));
      },
      closed: (message) => {
        clearTimeout(timer);
        fail(new Error(`${message} while loading`));
      },
    });
  });
}

function converse(module: ModuleProcess, events: TransportEvents, isReady: boolean): Transport {
  let markReady: () => void = () => {};
  const ready = isReady ? null : new Promise<void>((done) => (markReady = done));
  module.listen({
    reply: (reply) => {
      switch (reply?.kind) {
        case "verdict":
          // The review runner checks the shape of what a module returned.
          events.reply(reply.id, () => reply.verdict as Verdict);
          break;
        case "failed":
          events.reply(reply.id, () => {
            throw new DefenseFailure("threw", reply.message);
          });
          break;
        case "ready":
          markReady();
          break;
        case "unusable":
          events.closed(reply.message);
          break;
        case undefined:
          events.garbage("it wrote something of its own into the pipe of its replies");
          break;
      }
    },
    closed: (message) => events.closed(message),
  });
  return { send: (request) => module.send(request), kill: () => module.end(), ready };
}
