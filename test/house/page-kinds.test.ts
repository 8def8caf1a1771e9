import { describe, expect, it } from "vitest";
import type { CommandSpec } from "../../src/cli/command.ts";
import { backtrail } from "../../src/cli/specs/backtrail.ts";
import { PUBLISHED } from "../../src/formats/published.ts";
import { PAGE_KINDS } from "../../src/report/html/kinds/list.ts";

/** Result documents that are no measurement, or whose table is the whole of them. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  "backtrail/pab-defenses": "a list of names",
  "backtrail/pab-harvest": "counts of what was written",
  "backtrail/pab-generate": "counts of what was written",
  "backtrail/pab-ingest": "a list of faults, for editors and CI",
  "backtrail/pab-canary": "a list of places",
  "backtrail/detect-corpus": "a list of leaks between splits",
  "backtrail/mcp-snapshot": "a file that a command reads",
  "backtrail/attack-catalogue": "a list of attacks",
  "backtrail/probe-health": "checks before a run",
  "backtrail/probe-tables": "Markdown",
  "backtrail/probe-power": "a plan, not a result",
  "backtrail/init": "files that were written",
  "backtrail/trace": "without texts; report takes the trace or log itself",
  "backtrail/trace-log": "without texts; report takes the trace or log itself",
  "backtrail/trace-cause": "report takes the log itself, and traces its calls",
  "backtrail/queue-status": "a look at what is under way",
  "backtrail/export": "files that were written",
  "backtrail/report": "about a page",
};

function formatsOf(): string[] {
  return Object.values(PUBLISHED).flatMap((schema) => {
    const { shape } = schema as {
      shape?: { format?: { value?: unknown }; tool_version?: unknown };
    };
    const value = shape?.format?.value;
    return typeof value === "string" && shape?.tool_version !== undefined ? [value] : [];
  });
}

describe("kinds of documents on a page", () => {
  it("are all that are published, but for those that say why not", () => {
    const known = new Set([...PAGE_KINDS.map(({ format }) => format), ...Object.keys(NOT_SHOWN)]);
    expect(formatsOf().filter((format) => !known.has(format))).toEqual([]);
    expect(Object.keys(NOT_SHOWN).filter((format) => !formatsOf().includes(format))).toEqual([]);
    expect(PAGE_KINDS.filter(({ format }) => Object.hasOwn(NOT_SHOWN, format))).toEqual([]);
  });

  it.each(PAGE_KINDS.map(({ format, command }) => [format, command]))(
    "%s is written by a command with --html: %s",
    (_, command) => {
      const spec = command
        .split(" ")
        .reduce<CommandSpec | undefined>(
          (at, word) => at?.subcommands?.find(({ name }) => name === word),
          backtrail,
        );
      expect(spec?.options?.map(({ flags }) => flags)).toContain("--html <file>");
    },
  );
});
