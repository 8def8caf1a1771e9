import { ForeignVerdictSchema } from "../formats/foreign-verdict.ts";

/** Somebody else's detector. */
export interface ForeignDetector {
  readonly name: string;
  /** It runs in this process, so that the time of its processor can be told. */
  readonly inProcess: boolean;
  /**
   * Whether it calls a text an injection.
   * @throws an error when it gives no answer, which is no verdict
   * @throws BacktrailError when it cannot work at all
   */
  judge(text: string): Promise<boolean>;
  close(): void;
}

export interface ForeignSurroundings {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly fetch: typeof globalThis.fetch;
  /** Time for one text, in milliseconds. */
  readonly timeoutMs: number;
}

/** @throws Error when it is neither a boolean nor an object with `is_injection`. */
export function answerOf(given: unknown): boolean {
  const parsed = ForeignVerdictSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new TypeError("the answer has no is_injection");
}
