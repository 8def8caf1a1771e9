import type { TaintedText } from "../tainted-text.ts";

/** What a tool would have done. It stays a record: nothing in the sandbox is carried out. */
export interface IntendedEffect {
  readonly tool: string;
  readonly input: TaintedText;
}

/** Tools that note what they were asked for and hand their input back, as a dry run does. */
export class Toolbox {
  readonly #effects: IntendedEffect[] = [];

  get effects(): readonly IntendedEffect[] {
    return this.#effects;
  }

  call(tool: string, input: TaintedText): TaintedText {
    this.#effects.push({ tool, input });
    return input;
  }
}
