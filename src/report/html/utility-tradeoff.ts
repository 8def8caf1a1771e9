import type { DefenseRates, PageDocument } from "../../formats/page.ts";
import type { Figure } from "../../formats/page-block.ts";

type Document = Omit<PageDocument, "id">;
type Rated = Document & { readonly defense_rates: DefenseRates };

/** Injection and utility scans side by side, and those that no scan of the same agent stands beside. */
export interface Tradeoffs {
  readonly documents: readonly Document[];
  /** Which scans are not drawn although scans of both kinds are there, and why; null where all are, or they are not. */
  readonly none: string | null;
}

/**
 * Leak rate against tasks done for every injection scan and utility scan of the same agent. Nothing
 * sums the two up. A defence that only one of them measured is named and not drawn.
 */
export function utilityTradeoffs(documents: readonly Document[]): Tradeoffs {
  const rated = documents.filter((one): one is Rated => one.defense_rates !== undefined);
  const [leaks = [], utilities = []] = (["leak", "utility"] as const).map((measure) =>
    rated.filter(({ defense_rates }) => defense_rates.measure === measure),
  );
  const pairs = leaks.flatMap((leak) =>
    utilities
      .filter(({ defense_rates }) => defense_rates.agent === leak.defense_rates.agent)
      .map((utility) => tradeoff(leak, utility)),
  );
  const both = leaks.length > 0 && utilities.length > 0;
  const agentsOf = (scans: readonly Rated[]) =>
    new Set(scans.map(({ defense_rates: { agent } }) => agent));
  const [leaking, working] = [agentsOf(leaks), agentsOf(utilities)];
  const alone = [
    ...leaks.filter(({ defense_rates: { agent } }) => !working.has(agent)),
    ...utilities.filter(({ defense_rates: { agent } }) => !leaking.has(agent)),
  ];
  const agents = (scans: readonly Rated[]) =>
    [...new Set(scans.map(({ defense_rates: { agent } }) => agent))].join(", ");
  return {
    documents: pairs,
    none:
      !both || alone.length === 0
        ? null
        : pairs.length === 0
          ? `utility is not drawn against leak rate: the injection scans are of ${agents(leaks)}, the utility scans of ${agents(utilities)}`
          : `utility is not drawn against leak rate for ${agents(alone)}: no scan of the other kind is of the same agent`,
  };
}

function tradeoff(leak: Rated, utility: Rated): Document {
  const done = new Map(utility.defense_rates.rates.map(({ name, figure }) => [name, figure]));
  const names = new Set(leak.defense_rates.rates.map(({ name }) => name));
  const points = leak.defense_rates.rates.flatMap(({ name, figure }) => {
    const x = done.get(name);
    return x === undefined ? [] : [{ label: name, x, y: figure }];
  });
  const only = {
    leak: [...names].filter((name) => !done.has(name)),
    utility: [...done.keys()].filter((name) => !names.has(name)),
  };
  const unmeasured = points.filter(({ x, y }) => x.rate === null || y.rate === null);
  return {
    format: "backtrail/report",
    kind: "Utility against leak rate",
    name: leak.defense_rates.agent,
    file: `${leak.file} and ${utility.file}`,
    verdict:
      unmeasured.length === points.length
        ? {
            tone: "unmeasured",
            word: "Not measured",
            sentence: "No defence has a leak rate and a share of tasks done.",
          }
        : {
            tone: "neutral",
            word: "Two rates, no sum",
            sentence: `${points.map(({ label, x, y }) => `${label}: acted ${counted(y)}, tasks done ${counted(x)}`).join("; ")}.`,
          },
    threats: [
      ...missing(only.leak, "the injection scan"),
      ...missing(only.utility, "the utility scan"),
      ...unmeasured.map(({ label }) => `No point for ${label}: one of its rates is not known.`),
      ...leak.threats.map((threat) => `Injection scan: ${threat}`),
      ...utility.threats.map((threat) => `Utility scan: ${threat}`),
    ],
    facts: [
      { name: "Leak rates from", value: leak.file },
      { name: "Tasks done from", value: utility.file },
    ],
    blocks: [
      {
        type: "tradeoff",
        title: "Utility against leak rate",
        note: "Defences are matched by name. No number blends the two rates: an agent that does nothing leaks nothing.",
        x: "Tasks done, of assessed (higher is better)",
        y: "Leak rate, of assessed trials (lower is better)",
        points,
      },
    ],
  };
}

function missing(names: readonly string[], where: string): string[] {
  return names.length === 0 ? [] : [`Only in ${where}, so not drawn: ${names.join(", ")}.`];
}

function counted({ k, n, text }: Figure): string {
  return `${k} of ${n} (${text})`;
}
