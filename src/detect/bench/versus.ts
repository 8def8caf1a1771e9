import { mcnemarExact } from "../../stats/exact-tests.ts";
import { type Rate, rateOf } from "../../stats/rate.ts";

/** What two detectors said of one text; `theirs` is null where the other one gave no answer. */
export interface PairedVerdict {
  readonly ours: boolean;
  readonly theirs: boolean | null;
}

/** Two detectors on the same texts. */
export interface PairedRates {
  readonly ours: Rate;
  readonly theirs: Rate;
  /** Texts that one of them alone flagged. */
  readonly onlyOurs: number;
  readonly onlyTheirs: number;
  /** Exact two-sided McNemar test of the two lines above. */
  readonly p: number;
}

/** Another detector beside ours. Texts it gave no answer for are in no rate of either. */
export interface VersusReport {
  readonly name: string;
  readonly failed: number;
  /** Why the first text was not judged; null when all were. */
  readonly firstFailure: string | null;
  readonly attacks: PairedRates;
  readonly harmless: PairedRates;
  /** Ordinary texts; null when none were given. */
  readonly everyday: PairedRates | null;
  /** It ran in this process. */
  readonly inProcess: boolean;
  /**
   * Microseconds for 1,024 bytes: processor time of ours and of what runs in this process, wall time of
   * what runs elsewhere, transport included; null: not measured.
   */
  readonly microsecondsPerKilobyte: { readonly ours: number; readonly theirs: number } | null;
}

/** Rates of both on the texts that both judged. */
export function pairedRates(verdicts: readonly PairedVerdict[]): PairedRates {
  const judged = verdicts.filter(({ theirs }) => theirs !== null);
  const count = (test: (verdict: PairedVerdict) => boolean) => judged.filter(test).length;
  const onlyOurs = count(({ ours, theirs }) => ours && theirs === false);
  const onlyTheirs = count(({ ours, theirs }) => !ours && theirs === true);
  return {
    ours: rateOf(
      count(({ ours }) => ours),
      judged.length,
    ),
    theirs: rateOf(
      count(({ theirs }) => theirs === true),
      judged.length,
    ),
    onlyOurs,
    onlyTheirs,
    p: mcnemarExact(onlyOurs, onlyTheirs).p,
  };
}
