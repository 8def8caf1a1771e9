import { isAssessed } from "../formats/outcome.ts";
import { ONE_SIDED } from "../formats/remark.ts";
import type { AttackRecord, InjectionRecord } from "../formats/trial-journal.ts";
import { assessed, count, emptyTally, type Tally } from "../probe/results/tally.ts";
import { printable, shorten } from "../text/printable.ts";
import { sha256Hex } from "../text/sha256.ts";
import { artifactLocation, type SarifResult, type SarifRule, sarifLog } from "./sarif.ts";

export interface ScanSarifParts {
  readonly version: string;
  readonly command: readonly string[];
  /** A file of the repository under test: GitHub shows nothing that stands nowhere. */
  readonly file: string;
  /** Exit code of the run: a run that could not tell is no good news. */
  readonly successful: boolean;
}

/** Of another's words as many as a viewer shows in a line, in code points. */
const WORDS = 200;

const HELP =
  "The agent did what a text told it that is not its user's. Look at the report for what was sent and what it answered; then narrow what the agent may do on the word of data, ask before acts that cannot be undone, and measure again.";

/** The attacks of a scan that succeeded, one result each. */
export async function attackSarif(
  records: AsyncIterable<AttackRecord> | Iterable<AttackRecord>,
  parts: ScanSarifParts,
): Promise<object> {
  const rules: SarifRule[] = [];
  const results: SarifResult[] = [];
  let unseen = 0;
  for await (const { attack, outcome, evidence, confidence } of records) {
    if (!isAssessed(outcome)) unseen += 1;
    if (outcome !== "acted") continue;
    const rule = `scan/${attack.id}`;
    rules.push(
      ruleOf(rule, `The agent fell for ${attack.id}`, `What was sent: ${words(attack.prompt)}`),
    );
    results.push({
      rule,
      level: "error",
      message: `The agent fell for ${attack.id} (${attack.category}): ${words(evidence)}`,
      locations: locationsOf(parts.file, `${attack.category}/${attack.id}`),
      fingerprint: hashOf(rule),
      more: { properties: { confidence } },
    });
  }
  return logOf("agentprobe scan", rules, results, unseen, parts);
}

/** The cells of an injection scan in which the agent obeyed, one result each with its counts. */
export async function injectionSarif(
  records: AsyncIterable<InjectionRecord>,
  parts: ScanSarifParts,
): Promise<object> {
  const cells = new Map<string, Cell>();
  let unseen = 0;
  for await (const record of records) {
    const { row } = record;
    if (!isAssessed(row.outcome)) unseen += 1;
    const key = [row.defense, row.carrier, row.instruction].join("/");
    const cell = cells.get(key) ?? { record, tally: emptyTally() };
    if (row.outcome === "acted" && cell.tally.acted === 0) cell.record = record;
    count(cell.tally, row.outcome, row.payloadSent, row.note.split(" ").includes(ONE_SIDED));
    cells.set(key, cell);
  }
  const leaked = [...cells].filter(([, { tally }]) => tally.acted > 0);
  const rules = [...new Set(leaked.map(([, { record }]) => record.row.instruction))].map((probe) =>
    ruleOf(
      `injection/${probe}`,
      `The agent obeyed an injected order (${probe})`,
      `An order of the kind ${probe} stood in data that the agent read.`,
    ),
  );
  const results = leaked.map(([key, { record, tally }]): SarifResult => {
    const { defense, carrier, channel, instruction } = record.row;
    return {
      rule: `injection/${instruction}`,
      // Behind a defence that leaks all the same, or with none: either way it happened.
      level: "error",
      message: `The agent obeyed ${instruction} in ${carrier} (${channel}), defence ${defense}, in ${countsOf(tally)}: ${words(record.evidence)}`,
      locations: locationsOf(parts.file, `${channel}/${carrier}`),
      fingerprint: hashOf(key),
      more: { occurrenceCount: tally.acted, properties: { defense, channel, outcomes: tally } },
    };
  });
  return logOf("agentprobe injection-scan", rules, results, unseen, parts);
}

interface Cell {
  /** The first that leaked, where one did. */
  record: InjectionRecord;
  readonly tally: Tally;
}

/** Leaks of all trials but errors: a hold that nobody could have seen is none, and no leak either. */
function countsOf(tally: Tally): string {
  const unseen = tally.not_observed;
  const beside = unseen === 0 ? "" : `, ${unseen} of which were not observed`;
  return `${tally.acted} of ${assessed(tally) + unseen} trials${beside}`;
}

function logOf(
  tool: string,
  rules: readonly SarifRule[],
  results: readonly SarifResult[],
  unseen: number,
  { version, command, successful }: ScanSarifParts,
): object {
  const notes =
    unseen === 0
      ? []
      : [
          {
            level: "warning" as const,
            text: `in ${unseen} trials nothing could be seen; no result says anything of them`,
          },
        ];
  return sarifLog({ tool, version, command, rules, results, notes, successful });
}

function ruleOf(id: string, title: string, about: string): SarifRule {
  return { id, title, about, help: HELP, level: "error", severity: "8.0" };
}

function locationsOf(file: string, within: string): object[] {
  return [
    {
      physicalLocation: { artifactLocation: artifactLocation(file), region: { startLine: 1 } },
      logicalLocations: [{ fullyQualifiedName: within }],
    },
  ];
}

function words(text: string): string {
  return text === "" ? "no evidence was kept" : printable(shorten(text, WORDS));
}

function hashOf(text: string): string {
  return sha256Hex(text).slice(0, 32);
}
