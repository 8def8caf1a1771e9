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
      "src/pab/a.ts: pab must not import detect (../detect/b.ts); a join of two capabilities goes to src/joins",
    ]);
  });

  it("report a lazy import and a re-export too", () => {
    expect(found({ "pab/a.ts": `const x = await import("../cli/b.ts");` })).toHaveLength(1);
    expect(found({ "stats/a.ts": `export { b } from "../formats/b.ts";` })).toHaveLength(1);
  });

  it("report an import with a comment in it, and none that a comment speaks of", () => {
    for (const text of [
      `await import(/* lazily */ "../detect/b.ts");`,
      `import { b } /* from there */ from /* here */ "../detect/b.ts";`,
      `type B = import(\n// a type\n"../detect/b.ts").B;`,
    ])
      expect([text, found({ "pab/a.ts": text })]).toEqual([text, [expect.any(String)]]);
    expect(found({ "pab/a.ts": `// import { b } from "../detect/b.ts";\n` })).toEqual([]);
  });

  it("report a circle", () => {
    expect(found({ "pab/a.ts": `import "./b.ts";`, "pab/b.ts": `import "./a.ts";` })).toEqual([
      "circle: pab/a.ts -> pab/b.ts -> pab/a.ts",
    ]);
  });

  it("report a room nobody planned", () => {
    expect(found({ "utils/a.ts": "" })).toHaveLength(1);
    expect(found({ "probe/misc/a.ts": `import "../run/b.ts";` })).toHaveLength(1);
  });

  it("let a join stand on capabilities, and no capability on a join", () => {
    expect(found({ "joins/a.ts": `import "../pab/b.ts"; import "../detect/c.ts";` })).toEqual([]);
    expect(found({ "cli/a.ts": `import "../joins/b.ts";` })).toEqual([]);
    expect(found({ "pab/a.ts": `import "../joins/b.ts";` })).toHaveLength(1);
    expect(found({ "joins/a.ts": `import "../report/b.ts";` })).toHaveLength(1);
  });

  it("let the page take types of formats, and nobody the page", () => {
    expect(found({ "page/a.tsx": `import type { B } from "../formats/b.ts";` })).toEqual([]);
    expect(found({ "page/a.tsx": `import { csvLine } from "../formats/csv-write.ts";` })).toEqual(
      [],
    );
    expect(found({ "page/a.tsx": `import { B } from "../formats/b.ts";` })).toEqual([
      "src/page/a.tsx: the page takes types only from ../formats/b.ts: use import type",
    ]);
    expect(found({ "page/a.ts": `import { b } from "../stats/b.ts";` })).toHaveLength(1);
    expect(found({ "report/a.ts": `import { b } from "../page/b.ts";` })).toHaveLength(1);
  });

  it("report the package's own name and a path that is put together", () => {
    const own = found({ "pab/a.ts": `import { x } from "backtrail/probe";` });
    expect(own).toEqual([
      "src/pab/a.ts: backtrail/probe is this package itself; import the file by its path",
    ]);
    expect(found({ "pab/a.ts": `await import("backtrail");` })).toHaveLength(1);
    expect(found({ "pab/a.ts": "await import(`../detect/b.ts`);" })).toHaveLength(1);
    // A path with a hole in it cannot be checked, so that it is refused wherever it starts.
    for (const start of ["../detect/", "./", ""])
      expect(found({ "pab/a.ts": `await import(\`${start}\${name}.ts\`);` })).toHaveLength(1);
    expect(found({ "pab/a.ts": `import x from "backtrails"; await import(path);` })).toEqual([]);
  });
});

describe("folders of a room", () => {
  it("report an arrow that points up, but let tests stand above", () => {
    const up = `import { b } from "../run/b.ts";`;
    expect(found({ "probe/agent/a.ts": up })).toEqual([
      "src/probe/agent/a.ts: probe/agent must not import probe/run (../run/b.ts); what both need goes to a folder below them",
    ]);
    expect(found({ "probe/agent/a.test.ts": up })).toEqual([]);
    expect(found({ "probe/run/a.ts": `import "../agent/b.ts";` })).toEqual([]);
    expect(found({ "pab/score/a.ts": `import "../floors/b.ts";` })).toHaveLength(1);
  });

  it("report the way in through the room's own public door", () => {
    expect(found({ "probe/run/a.ts": `import "../index.ts";` })).toHaveLength(1);
    expect(found({ "probe/run/a.ts": `import "../redact.ts";` })).toEqual([]);
    expect(found({ "cli/a.ts": `import "../probe/index.ts";` })).toHaveLength(1);
    expect(found({ "cli/a.test.ts": `import "../probe/index.ts";` })).toEqual([]);
  });
});
