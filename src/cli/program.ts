import { Command, CommanderError, Option } from "commander";
import { BacktrailError, reasonOf } from "../formats/error.ts";
import { VERSION } from "../formats/version.ts";
import { nearestWord } from "../text/near.ts";
import { printable } from "../text/printable.ts";
import { withoutUrlSecrets } from "../text/shown-url.ts";
import type { CommandSpec, OptionSpec } from "./command.ts";
import { COMMON_OPTIONS } from "./common-options.ts";
import { configFor, loadConfig, toldByConfig } from "./config.ts";
import type { CliContext } from "./context.ts";
import { withHeaderEnv } from "./environment.ts";
import { EXIT, type ExitCode, exitCodeOf } from "./exit-code.ts";
import { optionKey } from "./option-key.ts";
import { createOutput } from "./output.ts";
import { recorded, writeVerdict } from "./verdict-files.ts";

const HELP_WIDTH = 100;

/** How a command tree is entered: the bins `pab` and `agentprobe` start below the root. */
export interface Entry {
  /** The whole tree: a configuration file is read against it. */
  readonly root: CommandSpec;
  /** Name shown in help. */
  readonly bin: string;
  /** Path from the root to the command the bin stands for. */
  readonly path: readonly string[];
}

/** Runs one command line and returns its exit code; never throws on bad input. */
export async function runCli(
  context: CliContext,
  entry: Entry,
  argv: readonly string[],
): Promise<ExitCode> {
  let exit: ExitCode = EXIT.ok;
  let pending = "";
  const program = new Command(entry.bin);
  program.exitOverride();
  program.configureOutput({
    writeOut: (text) => {
      pending += text;
    },
    writeErr: (text) => {
      pending += text;
    },
    getOutHasColors: () => false,
    getErrHasColors: () => false,
  });
  const top = entry.path.reduce<CommandSpec>((spec, name) => childOf(spec, name), entry.root);
  const debug = argv.includes("--debug");
  const late = await lateDetails(top, argv);
  describe(program, top, { ...entry, late }, entry.path, async (spec, path, args, given) => {
    const config = await loadConfig(context, text(given["config"]));
    const configured = config ? configFor(config, entry.root, path, context) : {};
    const inFile = inForce(configured, spec, given);
    const options = withHeaderEnv({ ...inFile, ...given }, context.env);
    if (!spec.load)
      throw new BacktrailError({ code: "usage", message: `${path.join(" ")} needs a command` });
    const run = await spec.load();
    const told = recorded(createOutput(context, options));
    const tell = (code: ExitCode) => writeVerdict(spec, path, options, told, code, context);
    // It stands in what is written: keys in the addresses of servers do not.
    const commandLine = [entry.bin, ...argv.map(withoutUrlSecrets)];
    try {
      exit = await run({ context, args, options, output: told.output, commandLine, path });
    } catch (thrown) {
      const isInFile = (key: string) => Object.hasOwn(inFile, key) && !Object.hasOwn(given, key);
      const error = config ? toldByConfig(thrown, config, path, isInFile) : thrown;
      const end = endOf(context, error);
      told.reasons.push(end.message);
      // What went wrong first is what is reported.
      await tell(end.exit).catch(() => undefined);
      throw error;
    }
    await tell(exit);
  });
  if (entry.path.length > 0 || top.name === "backtrail") program.version(VERSION, "-V, --version");
  try {
    await program.parseAsync([...argv], { from: "user" });
    if (pending) await context.stdout.write(pending);
    return context.signal.aborted && exit === EXIT.ok ? EXIT.interrupted : exit;
  } catch (error) {
    return reportError(context, error, pending + elsewhere(error, entry), debug, argv);
  }
}

/** Where a command stands that was looked for in the wrong place, as `backtrail scan`. */
function elsewhere(error: unknown, { root, bin, path }: Entry): string {
  if (!(error instanceof CommanderError) || error.code !== "commander.unknownCommand") return "";
  const wanted = /unknown command '([^']*)'/.exec(error.message)?.[1] ?? "";
  const top = path.reduce<CommandSpec>((spec, name) => childOf(spec, name), root);
  const commands = (spec: CommandSpec, at: readonly string[]): readonly (readonly string[])[] =>
    (spec.subcommands ?? []).flatMap((child) => {
      const here = [...at, child.name];
      return [here, ...commands(child, here)];
    });
  const below = commands(top, []).filter((words) => words.length > 1);
  const near = nearestWord(
    wanted,
    below.map((words) => words.at(-1) ?? ""),
  );
  const found = below.filter((words) => words.at(-1) === near);
  // Commander has named a near one of the same place already.
  if (near === null || (error.message.includes("Did you mean") && near !== wanted)) return "";
  return `(Did you mean ${found.map((words) => [bin, ...words].join(" ")).join(" or ")}?)\n`;
}

type Act = (
  spec: CommandSpec,
  path: readonly string[],
  args: readonly string[],
  options: Readonly<Record<string, unknown>>,
) => Promise<void>;

function childOf(spec: CommandSpec, name: string): CommandSpec {
  const child = spec.subcommands?.find((candidate) => candidate.name === name);
  if (!child) throw new RangeError(`no command ${name}`);
  return child;
}

/** What the help of the asked-for command says from a list of its own; null where no help is asked for. */
async function lateDetails(top: CommandSpec, argv: readonly string[]): Promise<string | null> {
  if (!argv.some((word) => word === "--help" || word === "-h" || word === "help")) return null;
  const spec = argv.reduce(
    (at, word) => at.subcommands?.find((child) => child.name === word) ?? at,
    top,
  );
  return (await spec.lateDetails?.()) ?? null;
}

/** An example as it is typed where it is read: with a short bin for who has it, else by the package's name. */
function asTyped(example: string, { bin, path }: Entry): string {
  const long = ["backtrail", ...path].join(" ");
  if (path.length > 0) return example.replaceAll(`${long} `, `${bin} `);
  return example.replace(/(^|\| )backtrail /g, "$1npx backtrail ");
}

/** An example over several lines, which a shell reads as one, where it is wider than help may be. */
function folded(example: string): string {
  const lines: string[] = [];
  let line = "";
  for (const piece of example.split(/(?= (?:--?[a-z]|\|))/)) {
    const isQuoted = (line.split(/["']/).length - 1) % 2 === 1;
    if (!isQuoted && line.length + piece.length > HELP_WIDTH - 6) {
      lines.push(line);
      line = "";
    }
    line += piece;
  }
  return [...lines, line].join(" \\\n     ");
}

function describe(
  command: Command,
  spec: CommandSpec,
  entry: Entry & { readonly late: string | null },
  path: readonly string[],
  act: Act,
): void {
  const late = spec.lateDetails ? entry.late : null;
  command.description([spec.summary, spec.details, late].filter(Boolean).join("\n\n"));
  command.summary(spec.summary);
  command.configureHelp({ helpWidth: HELP_WIDTH });
  if (spec.examples.length > 0) {
    command.addHelpText(
      "after",
      `\nExamples:\n${spec.examples.map((line) => `  $ ${folded(asTyped(line, entry))}`).join("\n")}`,
    );
  }
  // Flags behind a subcommand are the subcommand's, also where its parent knows them too.
  if (spec.subcommands) command.enablePositionalOptions();
  for (const child of spec.subcommands ?? []) {
    describe(command.command(child.name), child, entry, [...path, child.name], act);
  }
  if (!spec.load) return;
  for (const argument of spec.arguments ?? [])
    command.argument(argument.name, argument.description);
  for (const option of [...(spec.options ?? []), ...COMMON_OPTIONS])
    command.addOption(toOption(option));
  if (spec.acceptsAnything) command.allowUnknownOption();
  command.action(async () => {
    const args = command.processedArgs
      .flat()
      .filter((arg): arg is string => typeof arg === "string");
    const given: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(command.opts())) {
      // A default (`--no-strict` implies strict: true) must not override the configuration file.
      if (command.getOptionValueSource(key) === "cli") given[key] = value;
    }
    await act(spec, path, args, withAliases(spec, given));
  });
}

/** The values of other spellings under the flag that is meant; a flag given by its own name wins. */
function withAliases(
  { options = [] }: CommandSpec,
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const out = { ...given };
  for (const { flags, aliasOf } of options) {
    const key = optionKey(flags);
    if (aliasOf === undefined || !Object.hasOwn(given, key)) continue;
    const meant = optionKey(`--${aliasOf}`);
    if (!Object.hasOwn(given, meant)) out[meant] = given[key];
    delete out[key];
  }
  return out;
}

/** What of a configuration holds beside what was typed: a typed flag wins over those that it displaces too. */
function inForce(
  configured: Readonly<Record<string, unknown>>,
  { options = [] }: CommandSpec,
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const displaced = new Set(
    options
      .filter(({ flags }) => Object.hasOwn(given, optionKey(flags)))
      .flatMap(({ displaces = [] }) => displaces.map((name) => optionKey(`--${name}`))),
  );
  return Object.fromEntries(Object.entries(configured).filter(([key]) => !displaced.has(key)));
}

function toOption(spec: OptionSpec): Option {
  const option = new Option(spec.flags, spec.description);
  if (spec.repeatable) {
    option.argParser((value: string, previous: readonly string[] | undefined) => [
      ...(previous ?? []),
      value,
    ]);
  }
  if (spec.hidden) option.hideHelp();
  return option;
}

function text(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

async function reportError(
  context: CliContext,
  error: unknown,
  pending: string,
  debug: boolean,
  argv: readonly string[],
): Promise<ExitCode> {
  if (error instanceof CommanderError) {
    const fine = error.exitCode === 0;
    await (fine ? context.stdout : context.stderr).write(pending || `${error.message}\n`);
    if (error.code === "commander.missingArgument" && argv.includes("--json")) {
      await context.stderr.write(
        "note: the word after --json is taken as its file; put --json last or write --json=FILE\n",
      );
    }
    return fine ? EXIT.ok : EXIT.usage;
  }
  const { exit, message } = endOf(context, error);
  const stack = error instanceof Error ? (error.stack ?? message) : message;
  if (exit === EXIT.interrupted) await context.stderr.write(`${message}\n`);
  else if (BacktrailError.isInstance(error)) {
    await context.stderr.write(`error: ${message}\n${debug ? `${stack}\n` : ""}`);
  } else {
    await context.stderr.write(
      debug ? `${stack}\n` : `error: ${message} (this is a bug; --debug shows where)\n`,
    );
  }
  return exit;
}

/** The exit code of an error, and what it says. */
function endOf(context: CliContext, error: unknown): { exit: ExitCode; message: string } {
  if (context.signal.aborted) return { exit: EXIT.interrupted, message: "interrupted" };
  if (BacktrailError.isInstance(error)) {
    const where = error.where === undefined ? "" : `${printable(error.where)}: `;
    return { exit: exitCodeOf(error.code), message: `${where}${printableLines(error.message)}` };
  }
  return { exit: EXIT.failed, message: `internal: ${printableLines(reasonOf(error))}` };
}

/** A message may have lines (a parser shows where), but nothing else that a terminal obeys. */
function printableLines(message: string): string {
  return message.split("\n").map(printable).join("\n");
}
