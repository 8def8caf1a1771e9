import { codeSpan } from "../markdown-code.ts";
import type { Check, CheckSuite } from "./check.ts";

/** What a comment on GitHub holds, in characters; a job summary holds more. */
const COMMENT_LIMIT = 65_536;

const WORDS = {
  passed: "passed",
  failed: "**failed**",
  error: "**could not tell**",
  skipped: "skipped",
};
const HEADS = { passed: "PASS", failed: "FAIL", error: "ERROR", skipped: "NOT GATED" };

/**
 * A verdict as a comment for a pull request or a job summary: the gate in words, then its parts behind
 * a fold, the worst first. Untrusted text stands in code spans only. What does not fit is counted.
 */
export function checksMarkdown({ name, checks, properties }: CheckSuite): string {
  const gate = checks.at(-1);
  const parts = checks.slice(0, -1).toSorted((a, b) => rank(a) - rank(b));
  const counts = (["failed", "error", "skipped", "passed"] as const)
    .map((status) => ({ status, n: parts.filter((check) => check.status === status).length }))
    .filter(({ n }) => n > 0)
    .map(({ status, n }) => `${n} ${HEADS[status].toLowerCase()}`);
  const head = [
    `### ${codeSpan(name)}: ${gate ? HEADS[gate.status] : "ERROR"}`,
    "",
    ...(gate && gate.message !== "" ? [`Verdict: ${codeSpan(gate.message)}`, ""] : []),
    ...Object.entries(properties).map(([key, value]) => `- ${key}: ${codeSpan(value)}`),
    ...(Object.keys(properties).length > 0 ? [""] : []),
  ].join("\n");
  if (parts.length === 0) return `${head}\n`;
  const open = `${head}\n<details${bad(parts) ? " open" : ""}><summary>${parts.length} parts: ${counts.join(", ")}</summary>\n\n| part | | |\n|---|---|---|\n`;
  const close = "\n</details>\n";
  return open + fitting(parts, COMMENT_LIMIT - open.length - close.length - 100) + close;
}

function fitting(parts: readonly Check[], room: number): string {
  let text = "";
  for (const [at, { name, status, message }] of parts.entries()) {
    const row = `| ${codeSpan(name)} | ${WORDS[status]} | ${message === "" ? "" : codeSpan(message)} |\n`;
    if (text.length + row.length > room) {
      return `${text}\n${parts.length - at} more parts do not fit into a comment.\n`;
    }
    text += row;
  }
  return text;
}

function rank({ status }: Check): number {
  return ["failed", "error", "skipped", "passed"].indexOf(status);
}

function bad(parts: readonly Check[]): boolean {
  return parts.some(({ status }) => status === "failed" || status === "error");
}
