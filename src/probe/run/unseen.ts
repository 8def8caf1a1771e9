/** What would have had to be seen for a hold to say anything. */
export const UNSEEN_KINDS = ["act", "sink", "silent_sink", "leak", "cut", "late"] as const;
export type UnseenKind = (typeof UNSEEN_KINDS)[number];

/** The reason of a trial that is not observed, as in its row. */
export const UNSEEN_REASONS: Readonly<Record<UnseenKind, string>> = {
  act: "no answer showed tool calls",
  sink: "no sink was listening",
  silent_sink: "an empty sink proves nothing",
  leak: "what would leak is not known",
  cut: "a limit of length or rounds cut the answer",
  late: "telemetry told of calls after the trial was judged",
};

/** What could not be seen, by a row's reason; an act where it is none of the known ones. */
export function unseenKind(reason: string): UnseenKind {
  return UNSEEN_KINDS.find((kind) => UNSEEN_REASONS[kind] === reason) ?? "act";
}

/**
 * Whether trials like this are seen when they leak and never when they hold. A cut and spans that come
 * late are accidents of one answer; what the others are blind to is the same for all their like.
 */
export function isOneSided(kind: UnseenKind): boolean {
  return kind !== "cut" && kind !== "late";
}

/** Counts of nothing. */
export function noneUnseen(): Record<UnseenKind, number> {
  return { act: 0, sink: 0, silent_sink: 0, leak: 0, cut: 0, late: 0 };
}
