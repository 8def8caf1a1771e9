import { processContext } from "./context.ts";
import { EXIT } from "./exit-code.ts";
import { type Entry, runCli } from "./program.ts";

/** Node's code for an `await` that nothing is left to settle, as of a user's module that never answers. */
const UNSETTLED = 13;

/** Runs the command line of this process. The second Ctrl-C ends it at once. */
export async function runProcess(entry: Entry): Promise<void> {
  const abort = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (abort.signal.aborted) process.exit(EXIT.interrupted);
      abort.abort();
    });
  }
  // A closed pipe is the reader's choice; without a listener Node would end in a stack trace.
  process.stdout.on("error", ignoreClosedPipe);
  process.stderr.on("error", ignoreClosedPipe);
  process.on("exit", explainStuck);
  process.exitCode = await runCli(processContext(abort.signal), entry, process.argv.slice(2));
}

function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") throw error;
}

function explainStuck(): void {
  if (process.exitCode !== UNSETTLED) return;
  process.stderr.write("error: stopped: something that was waited for can never answer\n");
  process.exitCode = EXIT.failed;
}
