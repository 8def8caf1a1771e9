import { defenses as benchmark } from "../pab/defenses/builtin.ts";
import { type DefenseEntry, type DefenseRegistry, nameTaken } from "../pab/defenses/registry.ts";

const DETECTOR: DefenseEntry = {
  name: "detector",
  role: "filter",
  description: "the rules of `backtrail detect` on the words to be acted on; knows no origins",
  create: async () => (await import("./detector-defense.ts")).detectorDefense(),
};

/**
 * The benchmark's own registry, and behind its entries what other capabilities offer it. What is
 * registered in one is seen in the other, so the command line and the package know the same names.
 */
export const defenses: DefenseRegistry = {
  register: (entry, options) => {
    if (entry.name === DETECTOR.name && options?.replace !== true) throw nameTaken(entry.name);
    benchmark.register(entry, options);
  },
  get: (name) => benchmark.get(name) ?? (name === DETECTOR.name ? DETECTOR : undefined),
  list: () => {
    const own = benchmark.list();
    return benchmark.get(DETECTOR.name) ? own : [...own, DETECTOR];
  },
};
