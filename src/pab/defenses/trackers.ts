import type { DefenseEntry } from "./registry.ts";

/** Loaded when asked for: their word tables cost some milliseconds. */
export const TRACKER: DefenseEntry = {
  name: "provenance-tracker",
  role: "entrant",
  worthThreads: true,
  description:
    "follows the words back through the visible events; escalates where they do not lead",
  create: async () => (await import("../tracker/tracker.ts")).createProvenanceTracker(),
};

export const CONTAINMENT_TRACKER: DefenseEntry = {
  name: "containment-tracker",
  role: "control",
  reads: "all",
  description: "follows shared words and the longest common run, with one threshold and no doubt",
  create: async () =>
    (await import("../tracker/containment-tracker.ts")).createContainmentTracker(),
};

export const RECORDED_READER: DefenseEntry = {
  name: "recorded-reader",
  role: "reader",
  description: "plays back what a language model answered when it read four corpora blind",
  create: async () => (await import("../reader/recorded-reader.ts")).recordedReader(),
};

export const QUERY_BLIND: DefenseEntry = {
  name: "most-order-like",
  role: "control",
  reads: "events",
  description:
    "blames the sentence that reads most like an order; never looks at the text in question",
  create: async () => (await import("../tracker/query-blind.ts")).createQueryBlind(),
};
