import { z } from "zod";
import { BacktrailError, reasonOf, usageError } from "../../../formats/error.ts";
import { VERSION } from "../../../formats/version.ts";
import { machineInWords, thisMachine, trialsOn } from "../../../joins/machine.ts";
import { openEngine, type QueueEngine } from "../../../joins/queue/engine.ts";
import { type Announcement, RunBoard } from "../../../joins/queue/run-board.ts";
import { serveRun } from "../../../joins/queue/serve.ts";
import { systemClock } from "../../../probe/attempt/system-clock.ts";
import { flushMetrics } from "../../../probe/run/trial-metrics.ts";
import { printable } from "../../../text/printable.ts";
import type { CommandSpec, Invocation, RunCommand, UnitServer } from "../../command.ts";
import { configFor, loadConfig } from "../../config.ts";
import { withHeaderEnv } from "../../environment.ts";
import { EXIT, type ExitCode } from "../../exit-code.ts";
import { intFlag, parseOptions, switchFlag, textFlag } from "../../flags.ts";
import { requireInside } from "../../queue/inside-folder.ts";
import { identityHashes } from "../../queue/open-queued-run.ts";
import { QUEUE_OPTION } from "../../queue/queue-option.ts";
import { acceptedOptions } from "../../queue/queued-options.ts";

const Options = z.object({
  queue: textFlag,
  concurrency: intFlag(1, 1024).optional(),
  once: switchFlag.default(false),
  config: textFlag.optional(),
});

type Flags = z.infer<typeof Options>;

const LOOK_EVERY_MS = 250;

interface OpenRun {
  readonly id: string;
  readonly run: Announcement;
}

/** The command `worker`: does units of whatever run is open on a queue. */
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

/** Opens a run as its command would, and does units of it until it is over. */
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
  const server: UnitServer = {
    serve: async (kind, identity, open) => {
      refuseOther(run, identityHashes(kind, identity));
      const machine = thisMachine();
      const { concurrency = trialsOn(machine) } = flags;
      const by = flags.concurrency === undefined ? ` (${machineInWords(machine)})` : "";
      await output.talk(
        `run ${id}: ${kind}, at most ${concurrency} at once${by}, ${run.units} ${run.unit}\n`,
      );
      const { signal } = context;
      const options = { concurrency, jobSize: run.job_size, unit: run.unit, signal };
      const done = await serveRun(open, { engine, board, id }, options);
      await flushMetrics();
      await output.talk(`run ${id}: ${done} ${run.unit} done here\n`);
      return EXIT.ok;
    },
  };
  const config = await loadConfig(context, flags.config);
  const own = config ? configFor(config, root, run.path, context) : {};
  const load = commandAt(root, run.path);
  const told = acceptedOptions(run.options);
  await requireInside([...run.args.slice(firstPath(run.path)), ...filesIn(told)], context.cwd);
  const options = withHeaderEnv({ ...own, ...told, yes: true }, context.env);
  return (await load())({
    ...{ context, options, output, server, args: run.args, path: run.path },
    commandLine: ["backtrail", ...run.path],
  });
}

/** Arguments of `import` are a format and then paths; of all others paths. */
function firstPath(path: readonly string[]): number {
  return path.join(" ") === "import" ? 1 : 0;
}

/** Options whose files a worker reads whole, so that what stands in them may come back over the queue. */
function filesIn({ corpus, map }: Readonly<Record<string, unknown>>): string[] {
  const mapFile = map === "agentdojo" || map === "agentdyn" ? undefined : map;
  return [corpus, mapFile].flatMap((path) => (path === undefined ? [] : [String(path)]));
}

function commandAt(root: CommandSpec, path: readonly string[]): () => Promise<RunCommand> {
  const spec = path.reduce<CommandSpec | undefined>(
    (at, name) => at?.subcommands?.find((child) => child.name === name),
    root,
  );
  if (spec?.load !== undefined && spec.options?.includes(QUEUE_OPTION)) return spec.load;
  throw usageError("--queue", `workers do not run ${printable(path.join(" "))}`);
}

/** @throws BacktrailError with code `usage` where this worker's units would be others */
function refuseOther(
  { identity, withheld, unit }: Announcement,
  own: Record<string, string>,
): void {
  const names = [...new Set([...Object.keys(identity), ...Object.keys(own)])];
  const changed = names.filter((name) => identity[name] !== own[name]).sort();
  if (changed.length === 0) return;
  const hint =
    withheld.length === 0
      ? "use the same package, configuration and files"
      : `use the same package and files, and set ${withheld.join(", ")} in this worker's configuration`;
  throw usageError(
    "--queue",
    `its ${unit} would be others here (${changed.join(", ")} differ); ${hint}`,
  );
}
