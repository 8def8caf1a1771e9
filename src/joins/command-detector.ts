import { BacktrailError } from "../formats/error.ts";
import { replyLines } from "../pab/defenses/process/reply-lines.ts";
import { type ProcessGroup, pipeOf, spawnGroup } from "../pab/defenses/process/spawn-group.ts";
import { answerOf, type ForeignDetector, type ForeignSurroundings } from "./foreign-answer.ts";

/** Programs that end without a single answer before we stop starting new ones. */
const MOST_FRUITLESS_STARTS = 3;

interface Asked {
  readonly id: string;
  readonly done: (answer: boolean | Error) => void;
}

/**
 * A program that reads `{"id","text"}` a line and prints `{"id","is_injection"}` a line. It is asked
 * one text at a time; one that hangs, ends or answers another question is ended and started again.
 */
export class CommandDetector implements ForeignDetector {
  readonly name: string;
  readonly inProcess = false;
  readonly #words: readonly string[];
  readonly #surroundings: ForeignSurroundings;
  #group: ProcessGroup | null = null;
  #asked: Asked | null = null;
  #count = 0;
  #fruitless = 0;

  constructor(name: string, words: readonly string[], surroundings: ForeignSurroundings) {
    this.name = name;
    this.#words = words;
    this.#surroundings = surroundings;
  }

  judge(text: string): Promise<boolean> {
    const { timeoutMs } = this.#surroundings;
    return new Promise((resolve, reject) => {
      // Whoever asked before has given up; a late answer must not pass for one to this question.
      this.#abandon("given up before it answered");
      this.#count += 1;
      const id = String(this.#count);
      const late = `no answer within ${timeoutMs} ms`;
      const timer = setTimeout(() => this.#fail(late, "TimeoutError"), timeoutMs);
      this.#asked = {
        id,
        done: (answer) => {
          clearTimeout(timer);
          this.#asked = null;
          if (answer instanceof Error) reject(answer);
          else resolve(answer);
        },
      };
      this.#group ??= this.#start();
      pipeOf(this.#group.child.stdin).write(`${JSON.stringify({ id, text })}\n`);
    });
  }

  close(): void {
    this.#abandon("closed before it answered");
    this.#end();
  }

  #abandon(why: string): void {
    if (!this.#asked) return;
    this.#end();
    this.#asked.done(new Error(why));
  }

  #start(): ProcessGroup {
    const { cwd, env } = this.#surroundings;
    const [program = "", ...args] = this.#words;
    const known = Object.entries(env).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    );
    const group = spawnGroup(program, args, {
      cwd,
      env: Object.fromEntries(known),
      stdio: ["pipe", "pipe", "inherit"],
    });
    const stdout = pipeOf(group.child.stdout);
    const ifCurrent = (act: () => void) => {
      if (this.#group === group) act();
    };
    stdout.setEncoding("utf8");
    stdout.on(
      "data",
      replyLines(
        (line) => ifCurrent(() => this.#receive(line)),
        (message) => ifCurrent(() => this.#fail(message)),
      ),
    );
    // A program that has ended cannot be written to; `close` tells what happened.
    pipeOf(group.child.stdin).on("error", () => {});
    group.child.on("error", ({ message }) => ifCurrent(() => this.#fail(message)));
    group.child.on("close", (code) => ifCurrent(() => this.#fail(`it ended with code ${code}`)));
    return group;
  }

  #receive(line: string): void {
    const asked = this.#asked;
    try {
      const reply: unknown = JSON.parse(line);
      const id = typeof reply === "object" && reply !== null && "id" in reply ? reply.id : null;
      if (!asked || String(id) !== asked.id) throw new TypeError("an answer to no question");
      const answer = answerOf(reply);
      this.#fruitless = 0;
      asked.done(answer);
    } catch (error) {
      this.#fail(error instanceof Error ? error.message : String(error));
    }
  }

  #fail(message: string, name = "Error"): void {
    const asked = this.#asked;
    this.#end();
    this.#fruitless += 1;
    if (this.#fruitless < MOST_FRUITLESS_STARTS)
      asked?.done(Object.assign(new Error(message), { name }));
    else
      asked?.done(
        new BacktrailError({
          code: "io",
          where: this.name,
          message: `does not work: ${message}, ${this.#fruitless} times in a row`,
        }),
      );
  }

  #end(): void {
    const group = this.#group;
    this.#group = null;
    if (!group) return;
    group.end();
    for (const pipe of [group.child.stdin, group.child.stdout]) pipe?.destroy();
  }
}
