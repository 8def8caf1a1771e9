import { DEFENCE_PLACES } from "../formats/memory-results.ts";
import { OUTCOMES } from "../formats/outcome.ts";
import { rewordingJudge } from "../joins/memory/rewording-judge.ts";
import type { FunnelStage } from "../probe/run/memory-funnel.ts";
import type {
  MemoryDefenseSummary,
  MemoryGroup,
  MemorySummary,
} from "../probe/run/memory-summary.ts";
import type { Rate } from "../stats/rate.ts";
import { printable } from "../text/printable.ts";
import { textTable } from "./columns.ts";
import { type AgentScanHeading, errorLines, headline } from "./injection-console.ts";
import { judgeCorrectionLine } from "./judge-correction.ts";
import { overheadTable } from "./overhead-table.ts";
import { intervalCell, rateCell } from "./rate-cells.ts";

/** What `memory-scan` prints: the funnel of the undefended run, then what each defence does to it. */
export function renderMemory(summary: MemorySummary, heading: AgentScanHeading): string {
  const { byDefense, baseDefense, tally } = summary;
  const base = byDefense.find(({ name }) => name === baseDefense);
  const trials = OUTCOMES.reduce((sum, outcome) => sum + tally[outcome], 0);
  const others = byDefense.filter((one) => one !== base);
  return [
    headline("Memory scan", heading, summary.effort, trials),
    summary.prefilled ? "The model was offered no tools: it was asked for its notes.\n" : "",
    base
      ? `\nThe way of the planted text, ${printable(base.name)}\n${funnelTable(base.attack)}`
      : "",
    base ? unseenLines(base.attack) : "",
    ...byDefense.map(({ name, attack }) => judgedLines(name, attack)),
    ...others.map((one) => changeBlock(one)),
    byDefense.length > 0 ? `\nBy defense\n${defenseTable(byDefense)}` : "",
    base
      ? `\nBy scenario, ${printable(base.name)}\n${groupTable("Scenario", base.byScenario)}`
      : "",
    base && base.byFill.length > 1
      ? `\nBy legitimate notes held before, ${printable(base.name)}\n${groupTable("Notes", base.byFill)}`
      : "",
    byDefense.length > 0 ? `\nOverhead per trial\n${overheadTable(byDefense, heading.timing)}` : "",
    errorLines(summary.errorReasons),
  ].join("");
}

function funnelTable({ funnel }: MemoryGroup): string {
  return textTable(
    [
      { heading: "Stage" },
      { heading: "Reached", right: true },
      { heading: "95% CI", right: true },
      { heading: "Given the one before", right: true },
      { heading: "95% CI", right: true },
      { heading: "In its words", right: true },
      { heading: "Unseen", right: true },
    ],
    funnel.map(({ stage, reached, givenBefore, verbatim, implied, unobserved }) => [
      stage,
      counted(reached),
      intervalCell(reached.ci),
      counted(givenBefore),
      intervalCell(givenBefore.ci),
      String(verbatim),
      String(implied + unobserved),
    ]),
  );
}

function counted({ k, n }: Rate): string {
  return `${rateCell(k, n)} (${k}/${n})`;
}

/** What nobody could look at, before any rate is believed. */
function unseenLines({ funnel, actedAtOnce }: MemoryGroup): string {
  const unseen = funnel.filter(({ implied, unobserved }) => implied + unobserved > 0);
  const line = ({ stage, implied, unobserved }: FunnelStage): string =>
    `NOT OBSERVED: ${stage} in ${implied + unobserved} trials${implied > 0 ? ` (in ${implied} a later stage proves it)` : ""}. They are in no rate.\n`;
  const once =
    actedAtOnce === 0
      ? ""
      : `In ${actedAtOnce} trials the session that read it acted at once; only later sessions count here.\n`;
  return unseen.map(line).join("") + once;
}

/** What a judge read in texts without a marker, never without its errors. */
function judgedLines(name: string, { funnel }: MemoryGroup): string {
  return funnel
    .map(({ stage, byJudge }) => {
      if (byJudge === null || byJudge.k === 0) return "";
      const { k, n } = byJudge;
      const said = `${printable(name)}, ${stage}: no marker was left in ${n} trials; a judge (${rewordingJudge.name}) reads it in other words in ${k} of them. In no rate.\n`;
      return said + judgeCorrectionLine(byJudge, rewordingJudge.validation, "notes");
    })
    .join("");
}

/** Where a defence changes the way, on the same cells. */
function changeBlock({ name, changes }: MemoryDefenseSummary): string {
  if (changes.length === 0) return "";
  const rows = changes.map(({ stage, pairs, stopped, opened, difference, ci }) => [
    stage,
    difference === null ? "--" : `${(100 * difference).toFixed(1)} pp`,
    ci === null ? "--" : `${(100 * ci[0]).toFixed(1)} to ${(100 * ci[1]).toFixed(1)}`,
    String(stopped),
    String(opened),
    String(pairs),
  ]);
  const heads = [
    { heading: "Stage" },
    { heading: "Change", right: true },
    { heading: "95% CI", right: true },
    { heading: "Stopped", right: true },
    { heading: "Opened", right: true },
    { heading: "Pairs", right: true },
  ];
  return `\nWith ${printable(name)}, beside the same cells without it\n${textTable(heads, rows)}`;
}

function defenseTable(groups: readonly MemoryDefenseSummary[]): string {
  return textTable(
    [
      { heading: "Defense" },
      { heading: "Acted", right: true },
      { heading: "95% CI", right: true },
      ...DEFENCE_PLACES.map((place) => ({ heading: `At ${place}`, right: true })),
      { heading: "Order kept", right: true },
      { heading: "Fact kept", right: true },
      { heading: "Held, twins kept", right: true },
      { heading: "Errors", right: true },
    ],
    groups.map(({ name, attack, twins, rightReason }) => {
      const kept = (arm: string): string => {
        const twin = twins.find((one) => one.arm === arm);
        return twin ? counted(twin.kept) : "--";
      };
      return [
        printable(name),
        counted(attack.rates.overAssessed),
        intervalCell(attack.rates.overAssessed.ci),
        ...DEFENCE_PLACES.map((place) => String(attack.stopped[place])),
        kept("order"),
        kept("fact"),
        rightReason ? counted(rightReason.heldAndKept) : "--",
        String(attack.tally.error),
      ];
    }),
  );
}

function groupTable(first: string, groups: readonly MemoryGroup[]): string {
  const cell = (group: MemoryGroup, stage: string): string => {
    const found = group.funnel.find((one) => one.stage === stage);
    return found ? counted(found.reached) : "--";
  };
  return textTable(
    [
      { heading: first },
      { heading: "Acted", right: true },
      { heading: "95% CI", right: true },
      { heading: "Persisted", right: true },
      { heading: "Recalled", right: true },
      { heading: "Not observed", right: true },
      { heading: "Errors", right: true },
    ],
    groups.map((group) => [
      printable(group.name),
      counted(group.rates.overAssessed),
      intervalCell(group.rates.overAssessed.ci),
      cell(group, "persisted"),
      cell(group, "recalled"),
      String(group.tally.not_observed),
      String(group.tally.error),
    ]),
  );
}
