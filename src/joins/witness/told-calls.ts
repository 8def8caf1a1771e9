import type { ToolCall } from "../../probe/contracts/tool-call.ts";

/** What each log has told that a trial, by the id of its trace, called, to know what is new when it tells it again. */
export class ToldCalls {
  readonly #known = new Map<string, readonly string[]>();

  keep(trial: string, file: string, calls: readonly ToolCall[]): void {
    if (calls.length > 0) this.#known.set(nameOf(trial, file), calls.map(wordsOf));
  }

  /** Those of a log's calls that it had not told; it has told them from now on. */
  added(trial: string, file: string, calls: readonly ToolCall[]): readonly ToolCall[] {
    const known = [...(this.#known.get(nameOf(trial, file)) ?? [])];
    const added = calls.filter((call) => {
      const place = known.indexOf(wordsOf(call));
      if (place >= 0) known.splice(place, 1);
      return place < 0;
    });
    this.keep(trial, file, calls);
    return added;
  }
}

function nameOf(trial: string, file: string): string {
  return JSON.stringify([trial, file]);
}

function wordsOf({ name, args }: ToolCall): string {
  return JSON.stringify([name, args]);
}
