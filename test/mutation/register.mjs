// Loaded before Mocha by `npm run mutation`: TypeScript is transpiled on the way in, and "vitest" is the
// few names of it that the mutated rooms' tests use, over Mocha's own. Vitest itself loads every module
// anew for each mutant, which makes a run ten times as long.
import { register } from "node:module";

register("./hooks.mjs", import.meta.url);
