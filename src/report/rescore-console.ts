import type { AttackedGroup, BenignGroup } from "../logs/rescore/groups.ts";
import type { Ledger } from "../logs/rescore/ledger.ts";
import type { PairedComparison } from "../logs/rescore/pairs.ts";
import type { Rescored } from "../logs/rescore/rescore.ts";
import { formatP, formatShare } from "../stats/decimal.ts";
import type { Rate } from "../stats/rate.ts";
import { formatPercent } from "../stats/rational.ts";
import { printable } from "../text/printable.ts";
import { type TableColumn, textTable } from "./columns.ts";
import { rescoreFindings } from "./rescore-findings.ts";

/** What `rescore agentdojo` prints. `bySuite` adds a row for each suite. */
export function renderRescored(result: Rescored, options: { readonly bySuite: boolean }): string {
  const shown = <T extends { readonly suite: string | null }>(groups: readonly T[]): T[] =>
    groups.filter((group) => options.bySuite || group.suite === null);
  return [
    `${result.runs} runs read from ${result.files} files (${result.attacked_runs} attacked, ${result.benign_runs} without attack, ${result.skipped.length} files skipped)\n`,
    plantedLine(result),
    "\nAttacked runs\n",
    attackedTable(shown(result.attacked), options.bySuite),
    "\nRuns without attack (user tasks)\n",
    benignTable(
      shown(result.benign).filter((group) => group.tasks === "user"),
      options.bySuite,
    ),
    result.paired.length === 0 ? "" : `\nPipelines on identical tasks\n${pairTable(result.paired)}`,
    result.ledger.length === 0 ? "" : `\nRight-reason ledger\n${ledgerTable(result.ledger)}`,
    labelLines(result.ledger),
    "\nFindings\n",
    rescoreFindings(result.findings),
  ].join("");
}

/** No run of the group says what was planted. */
function isUnknown({ exposure_unknown, runs }: AttackedGroup): boolean {
  return runs > 0 && exposure_unknown === runs;
}

function plantedLine(result: Rescored): string {
  const { k: unknown } = result.findings.attacked_runs_of_unknown_exposure;
  const told = result.attacked_runs - unknown;
  if (unknown > 0 && told === 0)
    return `no attacked run says what was planted: what was delivered is unknown\n`;
  return `planted text found in the tool results of ${ratio(result.attacked_runs_with_span, told)} attacked runs${unknown === 0 ? "" : ` that say what was planted`}, ${result.spans} spans\n`;
}

const right = (heading: string): TableColumn => ({ heading, right: true });

function attackedTable(groups: readonly AttackedGroup[], bySuite: boolean): string {
  const hasUnknown = groups.some(({ exposure_unknown }) => exposure_unknown > 0);
  const columns: TableColumn[] = [
    { heading: "pipeline" },
    ...(bySuite ? [{ heading: "suite" }] : []),
    { heading: "attack" },
    right("runs"),
    right("published ASR"),
    right("ASR"),
    right("95 % CI"),
    right("given delivery"),
    right("delivered"),
    right("utility"),
    right(hasUnknown ? "act/res/def/prov/not/err/unknown" : "act/res/def/prov/not/err"),
  ];
  return textTable(
    columns,
    groups.map((group) => [
      printable(group.pipeline),
      ...(bySuite ? [printable(group.suite ?? "all")] : []),
      printable(group.attack),
      String(group.runs),
      counted(group.published.asr),
      counted(group.asr),
      interval(group.asr),
      isUnknown(group) ? "unknown" : counted(group.asr_given_delivery),
      isUnknown(group) ? "unknown" : percent(group.delivered),
      counted(group.utility),
      Object.values(group.outcomes)
        .slice(0, hasUnknown ? undefined : -1)
        .join("/"),
    ]),
  );
}

function benignTable(groups: readonly BenignGroup[], bySuite: boolean): string {
  return textTable(
    [
      { heading: "pipeline" },
      ...(bySuite ? [{ heading: "suite" }] : []),
      right("runs"),
      right("published utility"),
      right("utility"),
      right("95 % CI"),
      right("errors"),
      right("results withheld"),
    ],
    groups.map((group) => [
      printable(group.pipeline),
      ...(bySuite ? [printable(group.suite ?? "all")] : []),
      String(group.runs),
      counted(group.published_utility),
      counted(group.utility),
      interval(group.utility),
      String(group.errors),
      counted(group.withheld_results),
    ]),
  );
}

function pairTable(pairs: readonly PairedComparison[]): string {
  return textTable(
    [
      { heading: "base" },
      { heading: "other" },
      { heading: "attack" },
      right("tasks"),
      right("fixed"),
      right("newly broken"),
      right("exact McNemar"),
      right("published fixed/broken"),
    ],
    pairs.map((pair) => [
      printable(pair.base),
      printable(pair.other),
      printable(pair.attack),
      String(pair.rescored.n),
      String(pair.rescored.fixed),
      String(pair.rescored.newly_broken),
      formatP(pair.rescored.p),
      `${pair.published.fixed}/${pair.published.newly_broken} of ${pair.published.n}`,
    ]),
  );
}

function ledgerTable(ledger: readonly Ledger[]): string {
  return textTable(
    [
      { heading: "base" },
      { heading: "defence" },
      { heading: "attack" },
      right("tasks"),
      right("stopped, needed"),
      right("stopped, not needed"),
      right("still acted"),
      right("newly acted"),
      right("nothing to stop"),
      right("crashed"),
      right("no reference"),
      right("working broken"),
      right("benign mended"),
    ],
    ledger.map((row) => [
      printable(row.base),
      printable(row.defence),
      printable(row.attack),
      String(row.tasks),
      String(row.stopped_needed),
      String(row.stopped_unneeded),
      String(row.still_acted),
      String(row.newly_acted),
      String(row.nothing_to_stop),
      String(row.crashed),
      String(row.no_reference),
      `${row.benign.broken.k}/${row.benign.broken.n}`,
      `${row.benign.mended}/${row.benign.tasks}`,
    ]),
  );
}

function labelLines(ledger: readonly Ledger[]): string {
  const lines = ledger.flatMap((row) =>
    row.labels.map(
      ({ label, counts, meaning }) =>
        `${label}: ${printable(row.defence)} on ${printable(row.base)} under ${printable(row.attack)}: ${counted(counts)} ${interval(counts)}: ${meaning}\n`,
    ),
  );
  const without = ledger.flatMap((row) =>
    row.no_label === null
      ? []
      : [
          `no label: ${printable(row.defence)} on ${printable(row.base)} under ${printable(row.attack)}: ${row.no_label}\n`,
        ],
  );
  return lines.length + without.length === 0 ? "" : `\n${[...lines, ...without].join("")}`;
}

/** `k/n rate %`, so that no rate stands without its counts. */
function counted(rate: Rate): string {
  return `${rate.k}/${rate.n} ${percent(rate)}`;
}

function ratio(k: number, n: number): string {
  return `${k}/${n} (${formatPercent(k, n)} %)`;
}

function percent(rate: Rate): string {
  return rate.n === 0 ? "--" : `${formatPercent(rate.k, rate.n)} %`;
}

function interval(rate: Rate): string {
  if (rate.ci === null) return "--";
  return `[${rate.ci.map((end) => formatShare(end)).join(", ")}]`;
}
