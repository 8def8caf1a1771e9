import type { OpenWork } from "../joins/queue/serve.ts";
import type { CliContext } from "./context.ts";
import type { ExitCode } from "./exit-code.ts";
import type { Output } from "./output.ts";

/** A flag of a command, as help shows it. Values are parsed by the command's own schema. */
export interface OptionSpec {
  /** Commander's notation: `--split <name>`, `--json [file]`, `--no-strict`, `--controls`. */
  readonly flags: string;
  readonly description: string;
  /** May stand several times; the value is then a list. */
  readonly repeatable?: boolean;
  /** Accepted but not shown in help. */
  readonly hidden?: boolean;
  /** Another spelling of this long flag, which gets its value: `--out-json` of `json-report`. */
  readonly aliasOf?: string;
  /** Long flags without a meaning beside this one: where it is typed, a configuration's are put out of force. */
  readonly displaces?: readonly string[];
}

export interface ArgumentSpec {
  /** Commander's notation: `<dir>`, `[file]`, `<files...>`. */
  readonly name: string;
  readonly description: string;
}

/** What a command needs to run. */
export interface Invocation {
  readonly context: CliContext;
  readonly args: readonly string[];
  /** Flags and configuration merged, keyed in camel case, not yet validated. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly output: Output;
  /** The words that were typed, for the `command` field of result files. */
  readonly commandLine: readonly string[];
  /** The command below the root. */
  readonly path?: readonly string[];
  /** In a worker: who takes the units over. */
  readonly server?: UnitServer;
}

/** Runs units of a run for another process, instead of the run as a whole. */
export interface UnitServer {
  /** @param identity everything that decides what a unit is: another run's is refused */
  serve(
    kind: string,
    identity: Readonly<Record<string, unknown>>,
    open: OpenWork,
  ): Promise<ExitCode>;
}

export type RunCommand = (invocation: Invocation) => Promise<ExitCode>;

/** A command as plain data; the code behind it is loaded only when it runs. */
export interface CommandSpec {
  readonly name: string;
  readonly summary: string;
  /** Further paragraphs of help: what it answers, what its exit codes mean. */
  readonly details?: string;
  /** Help that comes from a list of its own, loaded only when help is asked for. */
  readonly lateDetails?: () => Promise<string>;
  readonly arguments?: readonly ArgumentSpec[];
  readonly options?: readonly OptionSpec[];
  /** Whole command lines that work as written. */
  readonly examples: readonly string[];
  readonly subcommands?: readonly CommandSpec[];
  /** Unknown flags are let through: for a command that only says it is not there yet. */
  readonly acceptsAnything?: boolean;
  /** Absent for a group. */
  readonly load?: () => Promise<RunCommand>;
}
