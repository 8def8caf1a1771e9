import { writeSync } from "node:fs";
import { Socket } from "node:net";
import { loadModule } from "../../../formats/load-module.ts";
import type { ModuleReply } from "../../../formats/module-defense.ts";
import type { DecisionPoint, Trace } from "../../model.ts";
import { replyLines } from "./reply-lines.ts";

/**
 * The program of a child process that runs a user's defence. Everything comes by one pipe, so that
 * its command line, environment and folder say nothing of what is scored: first which module to
 * load, then one request a line.
 */

interface Candidate {
  readonly name?: unknown;
  readonly concurrency?: unknown;
  readonly review: (trace: Trace, point: DecisionPoint) => unknown;
}

/** The first line that the parent sends. */
export interface ModuleToLoad {
  readonly path: string;
  readonly exportName: string | null;
}

/** Every other line. */
export interface ModuleRequest {
  readonly id: string;
  readonly trace: Trace;
  readonly point: DecisionPoint;
}

/** The pipe to the parent, by file descriptor. */
const CHANNEL = 3;
/** Most reviews that a defence may ask for at once. */
const MAX_CONCURRENCY = 64;

function asDefense(value: unknown): Candidate | null {
  if (typeof value === "function") {
    const prototype = value.prototype as { review?: unknown } | undefined;
    if (typeof prototype?.review === "function") return new (value as new () => Candidate)();
    return { review: value as Candidate["review"] };
  }
  if (
    typeof value === "object" &&
    value !== null &&
    typeof (value as Candidate).review === "function"
  ) {
    return value as Candidate;
  }
  return null;
}

async function load({ path, exportName }: ModuleToLoad): Promise<Candidate> {
  const module = await loadModule(path);
  const names = exportName === null ? ["default", "defense"] : [exportName];
  for (const name of names) {
    const found = asDefense(module[name]);
    if (found) return found;
  }
  const exported = Object.keys(module).join(", ") || "nothing";
  throw new Error(
    `exports no defence as ${names.join(" or ")} (it exports ${exported}); export a function review(trace, point), an object or a class with such a method, or name another export with #name`,
  );
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, permission, resource } = error as NodeJS.ErrnoException & {
    permission?: string;
    resource?: string;
  };
  if (code !== "ERR_ACCESS_DENIED") return `${error.name}: ${error.message}`;
  return `was refused ${permission ?? "an effect"}${resource === undefined ? "" : ` of ${resource}`}: a defence reads its own folder and packages and nothing else; --open-defense lifts that, and the result says so`;
}

const channel = new Socket({ fd: CHANNEL, readable: true, writable: true });
const send = (reply: ModuleReply): void => void channel.write(`${JSON.stringify(reply)}\n`);

let loading: Promise<Candidate> | null = null;
let width = 1;
let busy = 0;
const waiting: string[] = [];

function start(line: string): void {
  loading = load(JSON.parse(line) as ModuleToLoad);
  loading.then(
    ({ name, concurrency }) => {
      const whole = typeof concurrency === "number" && Number.isInteger(concurrency);
      width = whole ? Math.min(Math.max(concurrency, 1), MAX_CONCURRENCY) : 1;
      const known = typeof name === "string" && name !== "" ? name : null;
      send({ kind: "ready", name: known, concurrency: width });
    },
    (error: unknown) => send({ kind: "unusable", message: describe(error) }),
  );
}

/** Starts what waits, in order, as far as the defence wants several at once. */
function startMore(defense: Promise<Candidate>): void {
  while (busy < width) {
    const line = waiting.shift();
    if (line === undefined) return;
    busy += 1;
    void review(defense, line).then(() => {
      busy -= 1;
      startMore(defense);
    });
  }
}

function review(defense: Promise<Candidate>, line: string): Promise<void> {
  const { id, trace, point } = JSON.parse(line) as ModuleRequest;
  return defense
    .then((candidate) => candidate.review(trace, point))
    .then((verdict) => {
      // JSON would drop a function in silence; the copy refuses it, with the reason.
      send({ kind: "verdict", id, verdict: structuredClone(verdict) });
    })
    .catch((error: unknown) => send({ kind: "failed", id, message: describe(error) }));
}

// What ends the process outside of a review is told before it ends.
process.on("uncaughtException", (error) => {
  writeSync(process.stderr.fd, `${describe(error)}\n`);
  process.exit(1);
});

channel.setEncoding("utf8");
channel.on(
  "data",
  replyLines(
    (line) => {
      if (loading === null) return start(line);
      waiting.push(line);
      startMore(loading);
    },
    (message) => {
      throw new RangeError(message);
    },
  ),
);
// Without a parent there is nobody to answer.
channel.on("close", () => process.exit());
