import { expect, it } from "vitest";
import type { CommandSpec } from "../command.ts";
import { backtrail } from "../specs/backtrail.ts";
import { QUEUE_OPTION } from "./queue-option.ts";

function namesWithQueue(spec: CommandSpec): string[] {
  const own = spec.options?.includes(QUEUE_OPTION) ? [spec.name] : [];
  return [...own, ...(spec.subcommands ?? []).flatMap(namesWithQueue)];
}

it("workers do one run at a time: what makes several takes no queue, on which nobody would serve it", () => {
  expect(namesWithQueue(backtrail).sort()).toEqual([
    "agentdojo",
    "eval",
    "import",
    "injection-scan",
    "memory-scan",
    "scan",
    "utility-scan",
  ]);
});
