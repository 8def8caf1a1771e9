import { usageError } from "../formats/error.ts";
import { defenses as benchmark } from "../pab/defenses/builtin.ts";
import { type DefenseEntry, type DefenseRegistry, nameTaken } from "../pab/defenses/registry.ts";

const DETECTOR: DefenseEntry = {
  name: "detector",
  role: "filter",
  description: "the rules of `backtrail detect` on the words to be acted on; knows no origins",
  create: async () => (await import("./detector-defense.ts")).detectorDefense(),
};

const LLM_TRACKER: DefenseEntry = {
  name: "llm-tracker",
  role: "reader",
  description: "asks a model where a text entered and checks the answer; needs --reader-model",
  create: () => {
    throw usageError(
      "--defense llm-tracker",
      "asks a model: name one with --reader-model PROVIDER/MODEL, or --reader-base-url for a server of your own",
    );
  },
};

/** Marks somebody else's detector: `detector:cmd:…`, `detector:URL`, `detector:./module.mjs`. */
export const FOREIGN_DETECTOR = "detector:";

/** A defence that reads words only: its origins are not claimed, which is not the same as wrong. */
export function claimsNoOrigin(name: string): boolean {
  return name.startsWith(FOREIGN_DETECTOR) || defenses.get(name)?.role === "filter";
}

const JOINED = [DETECTOR, LLM_TRACKER];

/**
 * The benchmark's own registry, and behind its entries what other capabilities offer it. What is
 * registered in one is seen in the other, so the command line and the package know the same names.
 */
export const defenses: DefenseRegistry = {
  register: (entry, options) => {
    const isJoined = JOINED.some(({ name }) => name === entry.name);
    if (isJoined && options?.replace !== true) throw nameTaken(entry.name);
    benchmark.register(entry, options);
  },
  get: (name) => benchmark.get(name) ?? JOINED.find((one) => one.name === name),
  list: () => [...benchmark.list(), ...JOINED.filter(({ name }) => !benchmark.get(name))],
};
