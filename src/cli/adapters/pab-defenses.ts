import { BUILTIN_DEFENSES } from "../../pab/defenses/builtin.ts";
import { createRegistry, type DefenseRegistry } from "../../pab/defenses/registry.ts";

/** The defences of the command line: the benchmark's own, and what other capabilities offer it. */
export const defenses: DefenseRegistry = createRegistry([
  ...BUILTIN_DEFENSES,
  {
    name: "detector",
    role: "filter",
    description: "the rules of `backtrail detect` on the words to be acted on; knows no origins",
    create: async () => (await import("./detector-defense.ts")).detectorDefense(),
  },
]);
