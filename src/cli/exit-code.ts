import type { ErrorCode } from "../formats/error.ts";

/** Exit codes of every command. */
export const EXIT = {
  /** Ran and clean. */
  ok: 0,
  /** Could not be done; a failed floor included, for then the instrument itself is broken. */
  failed: 1,
  /** A finding, a failed gate or a detected regression. */
  finding: 2,
  /** Wrong usage or configuration. */
  usage: 3,
  /** Inconclusive, only where asked for. */
  inconclusive: 4,
  /** Interrupted by the user. */
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** The exit code that belongs to an error of the Backtrail family. */
export function exitCodeOf(code: ErrorCode): ExitCode {
  switch (code) {
    case "usage":
    case "unavailable":
    case "not_built":
      return EXIT.usage;
    case "format":
    case "origin_leak":
    case "io":
    case "external":
    case "effect":
      return EXIT.failed;
  }
}
