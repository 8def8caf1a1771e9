import type { BenchReport } from "../detect/bench/report.ts";
import type { GroupRates } from "../detect/bench/tally.ts";
import type { PairedRates, VersusReport } from "../detect/bench/versus.ts";
import type { Sensitivity } from "../detect/config.ts";
import type { DetectBenchDocumentSchema } from "../formats/detect-documents.ts";
import type { DocumentBody } from "../formats/result-header.ts";

type Body = DocumentBody<typeof DetectBenchDocumentSchema>;

/** The figures of a run over labelled corpora as files hold them. */
export function benchBody(
  report: BenchReport,
  sensitivity: Sensitivity,
  versus: readonly VersusReport[],
): Body {
  return {
    sensitivity,
    pooled: { ...groupToWire(report.pooled), original: originalToWire(report.pooled.original) },
    sets: report.sets.map((set) => ({
      ...groupToWire(set),
      original: set.original && originalToWire(set.original),
    })),
    classes: report.classes.map(groupToWire),
    lengths: report.lengths.map(groupToWire),
    languages: report.languages.map(groupToWire),
    families: report.families.map(groupToWire),
    bypass_classes: report.bypassClasses.map(groupToWire),
    benign_subclasses: report.benignSubclasses.map(groupToWire),
    addressing: report.addressing.map(groupToWire),
    precision: report.precision.map(({ oneIn, precision, range }) => ({
      one_in: oneIn,
      precision,
      range,
    })),
    rules: report.rules.map(({ rule, sets, onlySet }) => ({
      rule,
      sets: sets.map(({ set, attacks, benign }) => ({ set, attacks, benign })),
      only_set: onlySet,
    })),
    fitted: report.fitted && { threshold: report.fitted.threshold, ...ratesToWire(report.fitted) },
    margin: marginToWire(report.margin),
    microseconds_per_kilobyte: report.microsecondsPerKilobyte,
    versus: versus.map((other) => ({
      name: other.name,
      failed: other.failed,
      first_failure: other.firstFailure,
      attacks: pairedToWire(other.attacks),
      harmless: pairedToWire(other.harmless),
      everyday: other.everyday && pairedToWire(other.everyday),
      microseconds_per_kilobyte: other.microsecondsPerKilobyte,
    })),
  };
}

function pairedToWire({ ours, theirs, onlyOurs, onlyTheirs, p }: PairedRates) {
  return { ours, theirs, only_ours: onlyOurs, only_theirs: onlyTheirs, p };
}

function marginToWire(margin: BenchReport["margin"]): Body["margin"] {
  return (
    margin && {
      auc: margin.auc,
      average_precision: margin.averagePrecision,
      points: margin.points.map((point) => ({
        max_fpr: point.maxFpr,
        above: point.above,
        ...ratesToWire(point),
      })),
      chosen_elsewhere: margin.chosenElsewhere,
      sets: margin.sets.map((set) => ({ set: set.set, auc: set.auc, ...ratesToWire(set) })),
    }
  );
}

function groupToWire(rates: GroupRates): Body["classes"][number] {
  return { group: rates.group, ...ratesToWire(rates) };
}

function ratesToWire({ recall, falsePositives }: Pick<GroupRates, "recall" | "falsePositives">) {
  return { recall, false_positives: falsePositives };
}

function originalToWire(figure: BenchReport["pooled"]["original"]): Body["pooled"]["original"] {
  return { recall: figure.recall, false_positives: figure.falsePositives };
}
