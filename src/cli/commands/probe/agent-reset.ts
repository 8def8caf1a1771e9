import { spawn } from "node:child_process";
import { BacktrailError, usageError } from "../../../formats/error.ts";
import type { CliContext } from "../../context.ts";
import { splitCommand } from "./split-command.ts";

/** How an agent with a memory of its own is made to forget. */
export interface AgentReset {
  /** Null where a user and session of its own for each trial must do. */
  readonly reset: ((signal: AbortSignal) => Promise<void>) | null;
}

interface ResetFlags {
  readonly resetUrl?: string | undefined;
  readonly resetCommand?: string | undefined;
  readonly timeout: number;
}

/**
 * The reset of `--reset-url` (a POST, answered with 2xx) or `--reset-command` (ended with 0), asked
 * for before each trial.
 * @throws BacktrailError with code `usage` on both, or on an address that is none
 */
export function agentReset(flags: ResetFlags, { cwd, env }: CliContext): AgentReset {
  const { resetUrl, resetCommand, timeout } = flags;
  if (resetUrl !== undefined && resetCommand !== undefined) {
    throw usageError("--reset-url", "cannot stand beside --reset-command");
  }
  if (resetUrl !== undefined) {
    if (!/^https?:\/\//.test(resetUrl) || !URL.canParse(resetUrl)) {
      throw usageError("--reset-url", `"${resetUrl}" is no address`);
    }
    return { reset: (signal) => post(resetUrl, withLimit(signal, timeout)) };
  }
  if (resetCommand === undefined) return { reset: null };
  const words = splitCommand(resetCommand, "--reset-command");
  return { reset: (signal) => run(words, { cwd, env }, withLimit(signal, timeout)) };
}

function withLimit(signal: AbortSignal, seconds: number): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(seconds * 1000)]);
}

async function post(url: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, { method: "POST", signal, redirect: "error" });
  await response.body?.cancel();
  if (!response.ok) throw notForgotten("--reset-url", `it answered ${response.status}`);
}

function run(
  [program = "", ...args]: readonly string[],
  { cwd, env }: Pick<CliContext, "cwd" | "env">,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env: { ...env }, signal, stdio: "ignore" });
    child.on("error", (error) => reject(notForgotten("--reset-command", error.message)));
    child.on("close", (code) => {
      if (code === 0) resolve();
      else reject(notForgotten("--reset-command", `it ended with ${code}`));
    });
  });
}

function notForgotten(where: string, reason: string): BacktrailError {
  const message = `the agent was not made to forget: ${reason}`;
  return new BacktrailError({ code: "external", where, message });
}
