import { processContext } from "./context.ts";
import { EXIT } from "./exit-code.ts";
import { type Entry, runCli } from "./program.ts";

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
  process.exitCode = await runCli(processContext(abort.signal), entry, process.argv.slice(2));
}

function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") throw error;
}
