import { runCli } from "../../src/cli/program.ts";
import { backtrail } from "../../src/cli/specs/backtrail.ts";

export interface CliResult {
  readonly exit: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface CliSetup {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly stdin?: string;
  readonly tty?: boolean;
  readonly signal?: AbortSignal;
}

const BIN_PATHS: Readonly<Record<string, readonly string[]>> = {
  backtrail: [],
  pab: ["pab"],
  agentprobe: ["probe"],
};

/** Runs a command line in this process: `cli("pab eval --split smoke")`. Words split at blanks; `npx` in front is nothing. */
export async function cli(
  line: string | readonly string[],
  setup: CliSetup = {},
): Promise<CliResult> {
  const words = typeof line === "string" ? line.split(" ") : line;
  const [bin = "", ...argv] = words[0] === "npx" ? words.slice(1) : words;
  const path = BIN_PATHS[bin];
  if (!path) throw new RangeError(`no bin ${bin}`);
  const written = { stdout: "", stderr: "" };
  const collect = (name: keyof typeof written) => async (text: string) => {
    written[name] += text;
  };
  const tty = setup.tty ?? false;
  const exit = await runCli(
    {
      cwd: setup.cwd ?? process.cwd(),
      env: setup.env ?? {},
      stdin: stdin(setup.stdin ?? ""),
      stdinIsPiped: setup.stdin !== undefined,
      stdinIsTTY: tty && setup.stdin !== undefined,
      stdout: { isTTY: tty, columns: 100, write: collect("stdout") },
      stderr: { isTTY: tty, columns: 100, write: collect("stderr") },
      now: () => new Date("2026-01-01T00:00:00Z"),
      signal: setup.signal ?? new AbortController().signal,
    },
    { root: backtrail, bin, path },
    argv,
  );
  return { exit, ...written };
}

async function* stdin(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}
