import { join } from "node:path";
import { describe, expect, it } from "vitest";
// biome-ignore lint/correctness/useImportExtensions: the types stand in a .d.mts beside the script
import { findBreaches, sourceFiles } from "../../scripts/check-boundaries.mjs";

const found = (files: Record<string, string>): string[] =>
  findBreaches(new Map(Object.entries(files)));

describe("rooms", () => {
  it("hold in this repository", () => {
    expect(findBreaches(sourceFiles(join(import.meta.dirname, "..", "..", "src")))).toEqual([]);
  });

  it("report an arrow that points up", () => {
    expect(found({ "pab/a.ts": `import { b } from "../detect/b.ts";` })).toEqual([
      "src/pab/a.ts: pab must not import detect (../detect/b.ts)",
    ]);
  });

  it("report a lazy import and a re-export too", () => {
    expect(found({ "pab/a.ts": `const x = await import("../cli/b.ts");` })).toHaveLength(1);
    expect(found({ "stats/a.ts": `export { b } from "../formats/b.ts";` })).toHaveLength(1);
  });

  it("report a circle", () => {
    expect(found({ "pab/a.ts": `import "./b.ts";`, "pab/b.ts": `import "./a.ts";` })).toEqual([
      "circle: pab/a.ts -> pab/b.ts -> pab/a.ts",
    ]);
  });

  it("report a room nobody planned", () => {
    expect(found({ "utils/a.ts": "" })).toHaveLength(1);
  });
});
