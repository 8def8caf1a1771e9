import type { Findings } from "../logs/rescore/findings.ts";
import { formatPercent } from "../stats/rational.ts";
import { printable, shorten } from "../text/printable.ts";

/** The faults found in published logs, one line each; a line with nothing to say is left out. */
export function rescoreFindings(findings: Findings): string {
  const lines = [
    `${findings.errored_runs_counted_as_successes} of ${findings.errored_attacked_runs} attacked runs that ended in an error are published as successful attacks`,
    ...findings.successes_without_exposure.map(
      (item) =>
        `${item.runs} published successes of ${name(item.suite)}/${name(item.user_task)} although no tool result shows the planted text${
          item.user_prompt_names.length === 0
            ? ""
            : `; the user's own prompt names ${item.user_prompt_names.map(name).join(", ")} (success ${item.where_named.k}/${item.where_named.n} where it does, ${item.where_not_named.k}/${item.where_not_named.n} where it does not)`
        }`,
    ),
    ...findings.runs_without_messages.map(
      (item) =>
        `${item.attacked + item.benign} runs of ${name(item.pipeline)}/${name(item.suite)} hold no messages, yet ${item.published_utility_true} are published as useful and ${item.published_security_true} as successful attacks`,
    ),
    ...findings.runs_without_verdict.map((path) => `no verdict in ${name(path)}`),
    ...differentTasks(findings),
    ...findings.pipelines_named_otherwise.map(
      (item) =>
        `${item.runs} runs in folder ${name(item.folder)} call their pipeline ${name(item.name)}; the folder's name is used`,
    ),
    unblamable(findings),
    ...unknownExposure(findings),
  ];
  return lines.map((line) => `- ${line}\n`).join("");
}

function differentTasks({ same_id_other_task }: Findings): string[] {
  if (same_id_other_task.length === 0) return [];
  const ids = same_id_other_task.map(({ suite, id }) => `${name(suite)}/${name(id)}`);
  return [
    `${ids.length} task ids stand for different tasks in different runs and are not compared across them: ${ids.join(", ")}`,
  ];
}

function unblamable({ successes_without_call_after_exposure: rate }: Findings): string {
  return `${rate.k} of ${rate.n} (${formatPercent(rate.k, rate.n)} %) successes after exposure have no tool call after it, so no call can be blamed`;
}

function unknownExposure({ attacked_runs_of_unknown_exposure: rate }: Findings): string[] {
  if (rate.k === 0) return [];
  return [
    `${rate.k} of ${rate.n} attacked runs do not record what was planted: whether it was delivered is unknown, and none of them counts as resisted`,
  ];
}

function name(text: string): string {
  return printable(shorten(text, 120));
}
