// Lets Stryker run a random share of its mutants: a checker says of the others that they are not to be
// run, so that they are in no score. Which ones hangs on the seed and on the mutant itself alone.
import { createHash } from "node:crypto";

function sampler() {
  const { MUTATION_SHARE = "1", MUTATION_SEED = "1" } = process.env;
  return {
    init: async () => {},
    check: async (mutants) =>
      Object.fromEntries(mutants.map((mutant) => [mutant.id, drawn(mutant) ? PASSED : LEFT_OUT])),
  };

  function drawn({ fileName, location, mutatorName, replacement }) {
    const file = fileName.replace(/^.*?\/src\//, "src/");
    const name = JSON.stringify([MUTATION_SEED, file, location, mutatorName, replacement]);
    const hash = createHash("sha256").update(name).digest();
    return hash.readUInt32BE(0) / 2 ** 32 < Number(MUTATION_SHARE);
  }
}

const PASSED = { status: "passed" };
const LEFT_OUT = { status: "compileError", reason: "not of the sample" };

export const strykerPlugins = [{ kind: "Checker", name: "sample", factory: sampler }];
