import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..", "..");
const { peerDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  peerDependencies: Record<string, string>;
};

// In a clone npm takes a plain `npm install PEER` for done already and installs nothing; with these two
// flags it installs in a clone as well as in a project that uses the package.
test("a printed install of an optional package works in a clone too, at the version we know", () => {
  const files = execFileSync("git", ["ls-files", "*.md", "src", "scripts", "examples"], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\n")
    .filter((name) => /\.(md|ts|mjs)$/.test(name) && !name.endsWith(".test.ts"));
  const printed = files.flatMap((name) =>
    readFileSync(join(root, name), "utf8")
      .split("\n")
      .filter((line) => /npm install .*@/.test(line) && !line.includes("--prefix"))
      .map((line) => ({ name, line })),
  );
  const seen = new Set<string>();
  for (const { name, line } of printed) {
    for (const [peer, version] of Object.entries(peerDependencies)) {
      if (!line.includes(`${peer}@`)) continue;
      seen.add(peer);
      expect(line, name).toContain("npm install --no-save --save-optional ");
      expect(line, name).toContain(`${peer}@${version}`);
    }
  }
  expect([...seen].sort()).toEqual(Object.keys(peerDependencies).sort());
});
