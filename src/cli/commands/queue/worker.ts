import { z } from "zod";
import { BacktrailError, reasonOf, usageError } from "../../../formats/error.ts";
import { VERSION } from "../../../formats/version.ts";
import { openEngine, type QueueEngine } from "../../../joins/queue/engine.ts";
import { type Announcement, RunBoard } from "../../../joins/queue/run-board.ts";
import { serveRun } from "../../../joins/queue/serve.ts";
import { systemClock } from "../../../probe/attempt/system-clock.ts";
import { printable } from "../../../text/printable.ts";
import type { CommandSpec, Invocation, RunCommand, TrialServer } from "../../command.ts";
import { configFor, loadConfig } from "../../config.ts";
import { withHeaderEnv } from "../../environment.ts";
import { EXIT, type ExitCode } from "../../exit-code.ts";
import { intFlag, parseOptions, switchFlag, textFlag } from "../../flags.ts";
import { QUEUE_OPTION } from "../../queue-option.ts";
import { identityHashes } from "../probe/open-fleet.ts";
import { acceptedOptions } from "../probe/queued-options.ts";

const Options = z.object({
  queue: textFlag,
  concurrency: intFlag(1, 1024).default(16),
  once: switchFlag.default(false),
  config: textFlag.optional(),
});

type Flags = z.infer<typeof Options>;

const LOOK_EVERY_MS = 1000;

interface OpenRun {
  readonly id: string;
  readonly run: Announcement;
}

/** The command `worker`: runs trials of whatever run is open on a queue. */
export function workerFor(root: CommandSpec): RunCommand {
  return async (invocation) => {
    const { context, output } = invocation;
    const flags = parseOptions(Options, invocation.options);
    const engine = await openEngine(flags.queue, {
      signal: context.signal,
      onWaiting: (reason) =>
        void output.warn(`no Redis answers there, waiting for it: ${printable(reason)}\n`),
    });
    const board = new RunBoard(engine);
    const refused = new Set<string>();
    let exit: ExitCode = EXIT.ok;
    try {
      while (!context.signal.aborted) {
        // Where Redis is on its way back, it is looked again.
        const runs = await board.open().catch(() => []);
        const next = runs.find(({ id }) => !refused.has(id));
        if (next === undefined) {
          await systemClock.sleep(LOOK_EVERY_MS, context.signal);
          continue;
        }
        exit = await workOn(next, { root, engine, board, flags }, invocation).catch(
          async (error: unknown) => {
            refused.add(next.id);
            const code = BacktrailError.isInstance(error) ? error.code : "external";
            await output.warn(`error: run ${next.id} is refused: ${printable(reasonOf(error))}\n`);
            return code === "usage" || code === "unavailable" ? EXIT.usage : EXIT.failed;
          },
        );
        if (flags.once) break;
      }
      return exit;
    } finally {
      await engine.close();
    }
  };
}

interface Surroundings {
  readonly root: CommandSpec;
  readonly engine: QueueEngine;
  readonly board: RunBoard;
  readonly flags: Flags;
}

/** Opens a run's plan as its command would, and runs trials of it until it is over. */
async function workOn(
  { id, run }: OpenRun,
  { root, engine, board, flags }: Surroundings,
  { context, output }: Invocation,
): Promise<ExitCode> {
  if (run.tool_version !== VERSION) {
    throw usageError(
      "--queue",
      `the run was begun by version ${run.tool_version}, and this worker is version ${VERSION}; install the same`,
    );
  }
  const server: TrialServer = {
    serve: async (kind, plan, identity) => {
      refuseOther(run, identityHashes(kind.name, identity));
      await output.talk(`run ${id}: ${kind.name}, ${run.units} trials\n`);
      const { concurrency } = flags;
      const { signal } = context;
      const done = await serveRun(kind, plan, { engine, board, id }, { concurrency, signal });
      await output.talk(`run ${id}: ${done} trials done here\n`);
      return EXIT.ok;
    },
  };
  const config = await loadConfig(context, flags.config);
  const own = config ? configFor(config, root, run.path, context) : {};
  const load = commandAt(root, run.path);
  const told = acceptedOptions(run.options);
  const options = withHeaderEnv({ ...own, ...told, yes: true }, context.env);
  return (await load())({
    ...{ context, options, output, server, args: [], path: run.path },
    commandLine: ["backtrail", ...run.path],
  });
}

function commandAt(root: CommandSpec, path: readonly string[]): () => Promise<RunCommand> {
  const spec = path.reduce<CommandSpec | undefined>(
    (at, name) => at?.subcommands?.find((child) => child.name === name),
    root,
  );
  if (spec?.load !== undefined && spec.options?.includes(QUEUE_OPTION)) return spec.load;
  throw usageError("--queue", `workers do not run ${printable(path.join(" "))}`);
}

/** @throws BacktrailError with code `usage` where this worker's trials would be others */
function refuseOther({ identity, withheld }: Announcement, own: Record<string, string>): void {
  const names = [...new Set([...Object.keys(identity), ...Object.keys(own)])];
  const changed = names.filter((name) => identity[name] !== own[name]).sort();
  if (changed.length === 0) return;
  const hint =
    withheld.length === 0
      ? "use the same package, configuration and files"
      : `use the same package and files, and set ${withheld.join(", ")} in this worker's configuration`;
  throw usageError(
    "--queue",
    `its trials would be others here (${changed.join(", ")} differ); ${hint}`,
  );
}
