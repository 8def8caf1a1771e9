import { printable } from "../../text/printable.ts";
import { workflowCommand } from "../github-command.ts";
import type { CheckSuite } from "./check.ts";

/** A page of GitHub shows ten annotations of a step. */
const MOST = 10;

/**
 * What of a verdict did not pass as orders to GitHub's log to annotate the run: what failed and what
 * could not be told as errors, what was skipped not at all. The gate comes first, for the page shows few.
 */
export function annotationsOf({ name, checks }: CheckSuite): string {
  const bad = checks.filter(({ status }) => status === "failed" || status === "error");
  const gateFirst = [...bad.slice(-1), ...bad.slice(0, -1)];
  const lines = gateFirst
    .slice(0, MOST)
    .map((check) =>
      workflowCommand(
        "error",
        { title: printable(`${name}: ${check.name}`) },
        check.message || check.status,
      ),
    );
  const more = bad.length - lines.length;
  return [...lines, ...(more > 0 ? [`${more} more parts of the verdict did not pass\n`] : [])].join(
    "",
  );
}
