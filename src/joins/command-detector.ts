import { BacktrailError } from "../formats/error.ts";
import { type LineChild, lineChild, replyId } from "../pab/defenses/process/line-child.ts";
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
  #child: LineChild | null = null;
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
      this.#child ??= this.#start();
      this.#child.send({ id, text });
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

  #start(): LineChild {
    const { cwd, env } = this.#surroundings;
    const known = Object.entries(env).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    );
    const ifCurrent = (act: () => void) => {
      if (this.#child === child) act();
    };
    const child: LineChild = lineChild(
      this.#words,
      { cwd, env: Object.fromEntries(known), stderr: "inherit" },
      {
        line: (line) => ifCurrent(() => this.#receive(line)),
        tooLong: (message) => ifCurrent(() => this.#fail(message)),
        failed: (message) => ifCurrent(() => this.#fail(message)),
        closed: (code) => ifCurrent(() => this.#fail(`it ended with code ${code}`)),
      },
    );
    return child;
  }

  #receive(line: string): void {
    const asked = this.#asked;
    try {
      const reply: unknown = JSON.parse(line);
      if (!asked || replyId(reply) !== asked.id) throw new TypeError("an answer to no question");
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
    const child = this.#child;
    this.#child = null;
    child?.end();
  }
}
