import { OutOfRange } from "../../text/out-of-range.ts";
/** What a backend that looks beside the rules had to say. It can decide nothing. */
export interface EvidenceSignal {
  readonly backend: string;
  /** Finite, or null where the backend has none. */
  readonly score: number | null;
  readonly blocks: false;
  /** A static code such as `unavailable` or `backend_error`; never text from the input. */
  readonly error: string | null;
}

/** Looks at a text and adds what it sees, or null when it has nothing to add. */
export interface DetectionEvidenceBackend {
  readonly name: string;
  evaluate(
    text: string,
    signal?: AbortSignal,
  ): Promise<EvidenceSignal | null> | EvidenceSignal | null;
}

/**
 * Makes a frozen signal and holds it to its contract.
 * @throws TypeError when the backend is no string, the score no number or the error no string
 * @throws RangeError when `blocks` is anything but false, or the score is not finite
 */
export function createEvidenceSignal(given: {
  readonly backend: string;
  readonly score?: number | null;
  readonly blocks?: boolean;
  readonly error?: string | null;
}): EvidenceSignal {
  const { backend, score = null, blocks = false, error = null } = given;
  if (typeof backend !== "string") throw new TypeError("an evidence signal names its backend");
  if (blocks !== false) {
    throw new OutOfRange("blocks must be false: evidence never blocks on its own");
  }
  if (score !== null) {
    if (typeof score !== "number") throw new TypeError("score must be a number or null");
    if (!Number.isFinite(score)) throw new OutOfRange("score must be a finite number or null");
  }
  if (error !== null && typeof error !== "string")
    throw new TypeError("error must be a code or null");
  return Object.freeze({ backend, score, blocks, error });
}
