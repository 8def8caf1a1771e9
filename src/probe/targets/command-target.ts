import { type ChildProcess, spawn } from "node:child_process";
import { type ReadingOptions, USUAL_READING } from "../answers/answer-report.ts";
import { type Failed, failed } from "../attempt/attempt.ts";
import { lastWords } from "../attempt/last-words.ts";
import { timeLimit } from "../attempt/time-limit.ts";
import { readCommandReply } from "./command-reply.ts";
import type { Target, TargetReport, TargetRequest } from "./target.ts";

export interface CommandTargetOptions {
  /** Program and arguments; no shell is involved. */
  readonly words: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly timeoutMs: number;
  /** Longest line that is read, in UTF-16 units. */
  readonly maxLine: number;
  /** Where reply and calls stand in a line; the usual places when left out. */
  readonly reading?: ReadingOptions;
}

/**
 * An agent in any language: a program that reads `{ id, prompt, history, session }`, one JSON object
 * a line, and prints `{ id, text, tool_calls?, session? }` or `{ id, error }`, in any order. It is
 * started on first use and again after it has ended. Under a witness a line also has `trial`,
 * `traceparent`, `baggage` and `sink`, since one program serves many trials; in a memory scan it has
 * `user`, whose memory is meant, and `session` names the conversation.
 */
export function commandTarget(options: CommandTargetOptions): Target {
  const agent = new CommandAgent(options);
  return {
    name: "command",
    carriesUser: true,
    attempt: (request) => agent.ask(request),
    close: async () => agent.close(),
  };
}

class CommandAgent {
  readonly #options: CommandTargetOptions;
  readonly #waiting = new Map<string, (report: TargetReport) => void>();
  #child: ChildProcess | null = null;
  #rest = "";
  #lastWords = "";
  #sent = 0;

  constructor(options: CommandTargetOptions) {
    this.#options = options;
  }

  ask(request: TargetRequest): Promise<TargetReport> {
    const child = this.#child ?? this.#start();
    this.#sent += 1;
    const id = String(this.#sent);
    const { prompt, history, context, user, trialKey } = request;
    // A conversation of a user is known by our id for it: the program need not hand one out.
    const session = request.session ?? (user === undefined ? null : trialKey);
    const seen = context ? { trial: context.id, ...context.headers, sink: context.sink } : {};
    const about = user === undefined ? seen : { ...seen, user };
    return new Promise((resolve) => {
      const limit = timeLimit(request.signal, this.#options.timeoutMs);
      const onAbort = (): void =>
        settle(
          request.signal.aborted
            ? failed("not_sent", "interrupted")
            : failed("timeout", `no answer within ${this.#options.timeoutMs / 1000} s`),
        );
      const settle = (report: TargetReport): void => {
        limit.end();
        this.#waiting.delete(id);
        resolve(report);
      };
      this.#waiting.set(id, settle);
      limit.signal.addEventListener("abort", onAbort, { once: true });
      child.stdin?.write(`${JSON.stringify({ id, prompt, history, session, ...about })}\n`);
    });
  }

  close(): void {
    const child = this.#child;
    if (child === null) return;
    child.kill("SIGKILL");
    // What the program started may live on and hold the pipes open; the run must not wait for it.
    for (const pipe of [child.stdin, child.stdout, child.stderr]) pipe?.destroy();
  }

  #start(): ChildProcess {
    const [program = "", ...args] = this.#options.words;
    const child = spawn(program, args, {
      cwd: this.#options.cwd,
      env: { ...this.#options.env },
      stdio: ["pipe", "pipe", "pipe"],
    });
    this.#child = child;
    this.#rest = "";
    this.#lastWords = "";
    child.stdout.setEncoding("utf8").on("data", (chunk: string) => this.#read(chunk));
    child.stderr.setEncoding("utf8").on("data", (chunk: string) => {
      this.#lastWords = (this.#lastWords + chunk).slice(-2000);
    });
    child.on("error", (error) =>
      this.#fail(child, failed("unreachable", `cannot run ${program}: ${error.message}`)),
    );
    child.on("close", (code, signal) => {
      const how = signal === null ? `exited with code ${code}` : `was ended by ${signal}`;
      const said = lastWords(this.#lastWords);
      this.#fail(child, failed("crashed", `${program} ${how}${said === "" ? "" : `: ${said}`}`));
    });
    // A program that has ended cannot be written to; `close` tells what happened.
    child.stdin.on("error", () => undefined);
    return child;
  }

  #read(chunk: string): void {
    const lines = (this.#rest + chunk).split("\n");
    this.#rest = lines.pop() ?? "";
    for (const line of lines) {
      if (line.trim() === "") continue;
      const { id, report } = readCommandReply(line, this.#options.reading ?? USUAL_READING);
      if (id === null) this.#failAll(report);
      else this.#waiting.get(id)?.(report);
    }
    if (this.#rest.length <= this.#options.maxLine) return;
    this.#rest = "";
    this.#failAll(failed("too_large", `a line of more than ${this.#options.maxLine} characters`));
  }

  #fail(child: ChildProcess, report: Failed): void {
    if (this.#child === child) this.#child = null;
    this.#failAll(report);
  }

  #failAll(report: TargetReport): void {
    for (const settle of [...this.#waiting.values()]) settle(report);
  }
}
