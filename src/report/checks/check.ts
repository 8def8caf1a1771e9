/** One part of a verdict, for systems that list tests. */
export interface Check {
  readonly name: string;
  /** `skipped` is neither: not measured, not observed, too small to tell, or not gated. */
  readonly status: "passed" | "failed" | "error" | "skipped";
  /** Why, in one line; empty where there is nothing to say. */
  readonly message: string;
}

/** What a command decided, and the parts it decided by. The gate is the last part. */
export interface CheckSuite {
  /** The command, as `agentprobe scan`. */
  readonly name: string;
  readonly checks: readonly Check[];
  /** Facts about the run as a whole. */
  readonly properties: Readonly<Record<string, string>>;
}

/**
 * What decides whether a build goes on. Exit 0 passes, 2 found something, all else could not tell.
 * @param word of a gate that has more of them, as `NOT GATED`: exit 0 without its `PASS` is no pass
 */
export function gateCheck(exit: number, reasons: readonly string[], word: string | null): Check {
  const message = [...(word === null ? [] : [word]), ...reasons].join(": ");
  if (exit === 0) {
    const passed = word === null || word === "PASS";
    return { name: "gate", status: passed ? "passed" : "skipped", message };
  }
  const status = exit === 2 ? "failed" : "error";
  return { name: "gate", status, message: message === "" ? `exit code ${exit}` : message };
}
