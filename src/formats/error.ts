/**
 * What went wrong, as a closed set. The command line maps a code to an exit code; a program
 * that embeds Backtrail can switch on it.
 */
export type ErrorCode =
  /** A flag, argument or configuration value is wrong. Exit 3. */
  | "usage"
  /** A file or message does not have the shape its format requires. Exit 1. */
  | "format"
  /** A visible trace carries a key that gives away its origin. Exit 1. */
  | "origin_leak"
  /** A file or folder is missing or unreadable. Exit 1. */
  | "io"
  /** A defence, target or other outside party failed. Exit 1. */
  | "external"
  /** An optional dependency is not installed. Exit 3. */
  | "unavailable"
  /** The sandbox refused an effect. Exit 1. */
  | "effect"
  /** A command that exists in the plan but not in this version. Exit 3. */
  | "not_built";

const marker: unique symbol = Symbol.for("backtrail.error");

/** The one error type that Backtrail throws on bad input; anything else is a bug. */
export class BacktrailError extends Error {
  readonly [marker] = true;
  readonly code: ErrorCode;
  /** The file path, flag (`--split`) or field the error concerns. */
  readonly where: string | undefined;

  /** @param details `message` is one sentence: what was expected, what came, what to do */
  constructor(details: {
    readonly message: string;
    readonly code: ErrorCode;
    readonly where?: string;
    readonly cause?: unknown;
  }) {
    super(details.message, details.cause === undefined ? {} : { cause: details.cause });
    this.name = "BacktrailError";
    this.code = details.code;
    this.where = details.where;
  }

  /** True for errors of this family, also when two copies of the package are loaded. */
  static isInstance(value: unknown): value is BacktrailError {
    return typeof value === "object" && value !== null && marker in value;
  }
}

/** A flag, argument or configuration value is wrong. @param where the flag, file or field */
export function usageError(where: string, message: string, cause?: unknown): BacktrailError {
  return new BacktrailError({ code: "usage", where, message, cause });
}

/** A file or message does not have the shape its format requires. @param where the file, or place in it */
export function formatError(where: string, message: string, cause?: unknown): BacktrailError {
  return new BacktrailError({ code: "format", where, message, cause });
}

/** What something thrown says of itself. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Whether a write failed for want of space. */
export function isDiskFull(error: unknown): boolean {
  if (typeof error !== "object" || error === null || !("code" in error)) return false;
  return error.code === "ENOSPC" || error.code === "EDQUOT";
}
