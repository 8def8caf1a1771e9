import { BacktrailError } from "../../../formats/error.ts";
import type { TaintedText } from "../tainted-text.ts";

/** Texts by name, in memory: virtual files, documents, a service's answers, the agent's notes. */
export class Shelf {
  readonly #kind: string;
  readonly #texts = new Map<string, TaintedText>();

  constructor(kind: string) {
    this.#kind = kind;
  }

  put(name: string, text: TaintedText): void {
    this.#texts.set(name, text);
  }

  /** @throws BacktrailError with code `io` where nothing was put. */
  get(name: string): TaintedText {
    const text = this.#texts.get(name);
    if (text) return text;
    throw new BacktrailError({
      code: "io",
      where: name,
      message: `no such ${this.#kind} in this world`,
    });
  }
}
