import type { FloorCheck, FloorStatus } from "../pab/floors/bounds.ts";
import type { FloorsReport } from "../pab/floors/floors.ts";
import type { SoundnessCheck } from "../pab/floors/soundness.ts";
import { formatRatio } from "../stats/rational.ts";
import { columns } from "./columns.ts";
import { counts, interval, ratio } from "./pab-figures.ts";

const TAGS: Readonly<Record<FloorStatus, string>> = {
  pass: "[PASS]",
  warn: "[WARN]",
  fail: "[FAIL]",
};

/** The page of `pab floors`: the four floors, then the checks beyond them. */
export function renderFloors(report: FloorsReport): string {
  const lines = [
    ...report.floors.flatMap(floorLines),
    "",
    verdictLine(report.floors),
    ...notices(report),
    "",
    "BEYOND THE FLOORS  (95 % intervals in brackets)",
    ...columns(report.soundness.map(soundnessRow), [
      "left",
      "left",
      "right",
      "right",
      "left",
      "left",
    ]),
    "  oracle: reads the truth, must be perfect. The others do not look at the text in question and",
    "  must stay near chance, the agreement that the same answers dealt out at random would reach;",
    "  most-order-like reads the other events, and is held to that on splits of pab generate only.",
  ];
  return `${lines.join("\n")}\n`;
}

function floorLines(check: FloorCheck): string[] {
  const { measured, relation, bound, counted } = check;
  return [
    `${TAGS[check.status]} ${check.name}`,
    `       measured ${formatRatio(measured.k, measured.n, 4)} ${relation} ${bound}  (${measured.k}/${measured.n} ${counted})`,
    `       why:  ${check.why}`,
    `       bins: ${binsText(check.bins)}`,
    ...check.notes.map((note) => `       note: ${note}`),
  ];
}

function binsText(bins: FloorCheck["bins"]): string {
  if (typeof bins === "string") return bins;
  if (bins.length === 0) return "none";
  return bins
    .map(({ hops, measured: { k, n } }) => `${hops} hop(s): ${formatRatio(k, n, 3)} (n=${n})`)
    .join(", ");
}

function verdictLine(floors: readonly FloorCheck[]): string {
  const count = (status: FloorStatus) => floors.filter((check) => check.status === status).length;
  const [failed, warned] = [count("fail"), count("warn")];
  if (failed > 0) return `${failed} of ${floors.length} floor(s) FAILED`;
  if (warned > 0) return `${count("pass")} floor(s) held, ${warned} with a warning`;
  return `all ${floors.length} floor(s) held`;
}

function notices({ floors, generated }: FloorsReport): string[] {
  const exceeded = ({ status, relation, measured }: FloorCheck): boolean =>
    status === "fail" && relation === "<=" && measured.n > 0;
  if (floors.some(exceeded)) {
    return [
      "Something a defence can see tells where texts came from: no number from this corpus means",
      "anything until that is found. Look at event ids and order, actors, and words that a transform",
      "copies from the origin.",
    ];
  }
  if (!generated && floors.some(({ status }) => status === "warn")) {
    return [
      "The manifest names no generator, so the bounds at >=1 hops are warnings: people and imports",
      "may bring a text back to the channel it came from.",
    ];
  }
  return [];
}

function soundnessRow({ status, name, measured, expected }: SoundnessCheck): string[] {
  return [
    TAGS[status],
    name,
    counts(measured),
    ratio(measured, 4),
    interval(measured.ci),
    name.startsWith("oracle") ? `must be ${expected}` : `chance ${expected.toFixed(4)}`,
  ];
}
