import { fieldsOf, isObject, listOf, typeOf } from "./json-view.ts";
import { stopOf } from "./stop-reasons.ts";

/** Events that open or close a part of an answer and not the answer. */
const OF_A_PART =
  /(?:block|text|part|item|input|call|delta|reason|think|argument|step|node|task|tool|chunk|message\.completed|annotation|source)/i;
const OPENS = /(?:^|[._/-])(?:start(?:ed)?|created|begin|init)$/i;
const CLOSES =
  /(?:^|[._/-])(?:stop|end|done|finish(?:ed)?|completed?|final|result|closed?|incomplete|failed)$/i;

/** Follows a stream to see whether it came to its end. */
export class StreamEnd {
  #ended = false;
  #wantsEnd = false;

  /** The frame's data is a mark of its own and no JSON. */
  mark(data: string): void {
    if (/^\[(?:done|end|complete)\]$/i.test(data)) this.#ended = true;
  }

  take(value: unknown, event: string | null): void {
    const frame = fieldsOf(value);
    for (const name of [typeOf(frame), event ?? ""]) {
      if (/^message_(?:stop|end)$/i.test(name)) this.#ended = true;
      if (name === "" || OF_A_PART.test(name)) continue;
      // A stream that has a beginning has an end.
      if (OPENS.test(name)) this.#wantsEnd = true;
      if (CLOSES.test(name)) this.#ended = true;
    }
    if (stopOf(value) !== null) this.#ended = true;
    if (frame["done"] === true || frame["is_final"] === true || frame["finished"] === true)
      this.#ended = true;
    if (frame["done"] === false || frame["is_final"] === false) this.#wantsEnd = true;
    const [choice] = listOf(frame["choices"]);
    if (isObject(choice) && "delta" in choice) this.#wantsEnd = true;
    if (Array.isArray(frame["candidates"])) this.#wantsEnd = true;
  }

  /** Whether the stream is of a kind that says its end and did not. */
  get missing(): boolean {
    return this.#wantsEnd && !this.#ended;
  }
}
