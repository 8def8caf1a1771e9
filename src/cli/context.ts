import { fstatSync, statSync } from "node:fs";

/** A stream that text can be written to. */
export interface TextSink {
  readonly isTTY: boolean;
  readonly columns?: number | undefined;
  /** Resolves when the text has been taken, so that a slow pipe holds the writer back. */
  write(text: string): Promise<void>;
}

/** Everything of the outside world that a command may touch; tests pass a fake. */
export interface CliContext {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdin: AsyncIterable<Uint8Array>;
  /** Whether something is piped into standard input, as far as that can be told. */
  readonly stdinIsPiped?: boolean;
  /** Whether a person sits at standard input and can be asked. */
  readonly stdinIsTTY?: boolean;
  readonly stdout: TextSink;
  readonly stderr: TextSink;
  readonly now: () => Date;
  /** Aborts on Ctrl-C. */
  readonly signal: AbortSignal;
  /** Takes the command line out of what other processes can see of this one, where that is possible. */
  readonly hideArguments?: () => void;
}

/** The context of a real process. */
export function processContext(signal: AbortSignal): CliContext {
  return {
    cwd: process.cwd(),
    env: process.env,
    stdin: process.stdin,
    stdinIsPiped: isPiped(),
    stdinIsTTY: process.stdin.isTTY === true,
    stdout: sink(process.stdout),
    stderr: sink(process.stderr),
    now: () => new Date(),
    signal,
    hideArguments: () => {
      process.title = "backtrail";
    },
  };
}

/** A pipe, a file or a socket; not a terminal, and not `/dev/null`. */
function isPiped(): boolean {
  try {
    const input = fstatSync(0);
    return input.isFIFO() || input.isFile() || input.isSocket();
  } catch {
    return false;
  } finally {
    // Node 20 remembers the kind of the last file it looked at, and after a pipe it leaves links in
    // the path of the next import unresolved: packages behind links are then not found.
    statSync("/");
  }
}

function sink(stream: NodeJS.WriteStream): TextSink {
  return {
    isTTY: stream.isTTY === true,
    columns: stream.columns,
    write: (text) =>
      new Promise((resolve, reject) => {
        stream.write(text, (error) => {
          // A reader that has gone away (`| head`) is not a failure of ours.
          if (error && (error as NodeJS.ErrnoException).code !== "EPIPE") reject(error);
          else resolve();
        });
      }),
  };
}
