import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { testsOf } from "../fakes/tests-of.ts";

const ROOT = join(import.meta.dirname, "../..");

/**
 * What users found at the doors of the package (its library, Action, release, command line and house), and
 * the test that would find each again. A test that is renamed or removed has to be replaced here.
 */
const REPORTED: readonly (readonly [id: string, what: string, file: string, test: string])[] = [
  ["X1", "the Action from a tag", "test/house/action", "runs from a fresh clone without network"],
  [
    "X1",
    "code fetched by name",
    "test/house/action-inputs",
    "refuses a Node that is too old, and fetches",
  ],
  ["X1", "no canary", "test/house/action-inputs", "takes canaries and keeps what an agent says"],
  [
    "X1",
    "no header",
    "test/house/action-inputs",
    "takes a header from the environment and never shows",
  ],
  ["X1", "no baseline", "test/house/action-inputs", "lets a baseline decide"],
  ["X1", "actions by tag", "test/house/release", "that a workflow or example uses is pinned"],
  ["X2", "a stranger's package", "test/house/reported-doors", "that npm gives to strangers"],
  ["X3", "no clock", "src/probe/run/scans", "needs a target and a judge alone, retries included"],
  ["X3", "no clock for an agent", "src/probe/run/scans", "needs a backend alone"],
  ["X4", "a throw of a target", "src/probe/run/scans", "makes an error row of a target that %s"],
  ["X4", "a throw of a backend", "src/probe/run/scans", "makes an error row where a %s"],
  [
    "X5",
    "unnamed types",
    "test/house/public-api",
    "has no type in a signature that nobody can import",
  ],
  ["X5", "no snapshot", "test/house/public-api", "is what docs/api.txt says"],
  [
    "X5",
    "two things of one name",
    "test/house/public-api",
    "has no name that stands for two things",
  ],
  ["X5", "names without a word", "test/house/public-api", "can be learned"],
  ["X5", "no consumer", "test/e2e/consumer", "works with require, every entry"],
  ["X5", "no block that runs", "test/e2e/library-guide", "shows every verb in a block that runs"],
  [
    "X6",
    "no evaluation",
    "src/joins/evaluate",
    "scores an object as the command line scores a module",
  ],
  [
    "X6",
    "no effect guard",
    "src/joins/evaluate",
    "guards what is registered and, only where asked",
  ],
  ["X6", "no verbs", "test/house/public-api", "has the six verbs at the root"],
  ["X7", "no release", "test/house/release", "cutting a version moves what is unreleased under it"],
  ["X7", "no page on npm", "test/house/reported-doors", "that names its repository"],
  ["X7", "dead links", "test/e2e/readme", "links only to files that are there"],
  [
    "X8",
    "limits of time",
    "test/house/reported-doors",
    "measures no time by the clock on the wall",
  ],
  [
    "X9",
    "bursts",
    "src/probe/attempt/pace",
    "spreads requests from the first on, whatever the clock",
  ],
  [
    "X9",
    "another version",
    "src/probe/run/journal",
    "refuses the journal of another version of the tool",
  ],
  ["X9", "a bomb in YAML", "test/cli/program", "an alias, of which a bomb is made"],
  ["X9", "one label twice", "src/logs/import/import-paths", "of %j are each their own"],
  ["X9", "interrupted, and well", "test/cli/program", "is exit 130 of a command that has nothing"],
  [
    "X10",
    "secrets in a file",
    "test/cli/program",
    "takes values from the environment, and says which",
  ],
  [
    "X11",
    "the package's own name",
    "test/house/boundaries",
    "report the package's own name and a path",
  ],
  [
    "X12",
    "fields beside the schema",
    "src/cli/result-document",
    "does not compile with a field that",
  ],
  ["X13", "long functions", "test/house/function-lengths", "or say in a comment why they are long"],
  ["X14", "two registries", "src/joins/evaluate", "is one for the command line and the package"],
  ["X14", "three module loaders", "test/house/reported-doors", "loads modules in one place"],
  [
    "X15",
    "a forgotten importer",
    "test/house/registries",
    "importer is named in the help of import",
  ],
  ["X15", "many files", "test/house/registries", "three files for an importer: its own"],
  [
    "X15",
    "a forgotten flag",
    "src/cli/completion/completion",
    "knows every command and flag in %s",
  ],
  [
    "X16",
    "wide names",
    "src/report/columns",
    "stand below each other whatever the script of a cell",
  ],
  ["X17", "short writes", "src/probe/run/write-whole", "goes on after short writes of %i bytes"],
  [
    "X18",
    "a test runner in the code",
    "test/house/reported-doors",
    "knows nothing of who tests it",
  ],
  ["X18", "no word for contributors", "test/house/reported-doors", "tells of a dist that is old"],
  ["X19", "litter", "test/house/reported-doors", "leaves no file that a check would read"],
  ["X20", "commands that do not run", "test/e2e/tutorials", "are there: a page for every journey"],
  ["X20", "a guide that does not run", "test/e2e/regression-guide", "prints commands that work"],
  ["X20", "scripts without help", "test/house/reported-doors", "says how to call the script"],
  ["X21", "the demo", "test/e2e/demo", "begins with one attack in words, and then has one table"],
  [
    "X22",
    "heavy packages",
    "test/house/optional-peers",
    "a printed install of an optional package",
  ],
  ["X23", "what was meant", "test/cli/program", "suggests what was meant"],
  ["X23", "near values", "src/formats/known-keys", "are refused with the key that was meant"],
  [
    "X23",
    "where a value stands",
    "test/cli/program",
    "is named where a value in it is out of range",
  ],
  ["X23", "wide help", "test/cli/program", "keeps help within 100 columns"],
  ["X23", "the folder above", "test/cli/program", "is found in a folder above"],
  [
    "X24",
    "other systems",
    "test/house/reported-doors",
    "is tried on three systems and three versions",
  ],
  ["X25", "index casts", "test/house/index-casts", "an element of a list is looked up with `at`"],
  ["X26", "contracts that change", "src/probe/attempt/specification", "specificationVersion"],
  [
    "X27",
    "no beginning",
    "src/cli/commands/init/init",
    "finds the reply, tries one attack and writes",
  ],
  [
    "X27",
    "no schema",
    "src/cli/config-schema",
    "takes what the configuration takes, and no other key",
  ],
  [
    "X28",
    "nothing to see",
    "test/e2e/report-page",
    "shows the figures of the document, digit by digit",
  ],
  [
    "X28",
    "no conversation",
    "test/e2e/report-trace",
    "shows the true trail from surface to origin",
  ],
  ["X29", "no tutorials", "test/e2e/tutorials", "are there: a page for every journey"],
  ["X30", "a key at scoring time", "src/pab/floors/floors", "fails a split drawn from a key"],
  [
    "X30",
    "others' defences",
    "src/pab/defenses/external",
    "costs the points it misbehaves on, and no other",
  ],
  ["X31", "colours", "test/cli/program", "are off without a terminal, with NO_COLOR, and in JSON"],
  ["X31", "no completion", "src/cli/completion/completion", "of %s %s %s offers %s in bash"],
  [
    "X32",
    "peers in a clone",
    "test/house/optional-peers",
    "works in a clone too, at the version we",
  ],
];

it.each(REPORTED)("%s, %s, has a test in %s", (_id, _what, file, test) => {
  // Its own row holds the words as well.
  expect(testsOf(file).split(test).length - 1).toBeGreaterThanOrEqual(
    file === "test/house/reported-doors" ? 2 : 1,
  );
});

it("has a row for everything that was reported", () => {
  const missing = Array.from({ length: 32 }, (_, index) => `X${index + 1}`).filter(
    (id) => !REPORTED.some(([reported]) => reported === id),
  );
  expect(missing).toEqual([]);
});

const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
const below = (folder: string, ending: RegExp): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => ending.test(path))
    .map((path) => join(folder, path));

describe("a document", () => {
  it("runs no short name through npx that npm gives to strangers", () => {
    const pages = ["README.md", "CONTRIBUTING.md", "action.yml", ...below("docs", /\.md$/)];
    const texts = [...pages, ...below("examples", /\.(md|ya?ml)$/), ...below("src", /\.ts$/)];
    expect(pages.length).toBeGreaterThan(20);
    const strange = /npx (?:--?\w+ )*(?:agentprobe|pab)\b/;
    expect(texts.filter((path) => strange.test(read(path)))).toEqual([]);
    expect("npx --yes agentprobe scan").toMatch(strange);
  });

  it("for contributors tells of a dist that is old, of one test and of the words we use", () => {
    const text = read("CONTRIBUTING.md");
    for (const word of ["`dist`", "One test", "## Words", "## Adding"])
      expect(text).toContain(word);
  });
});

describe("the package", () => {
  it("has a page on npm that names its repository", () => {
    expect(manifest).toMatchObject({
      repository: { url: expect.stringContaining("github.com") },
      homepage: expect.stringContaining("https://"),
      bugs: expect.stringContaining("https://"),
      author: expect.any(String),
    });
    expect(read(".github/workflows/release.yml")).toContain("provenance");
  });

  it("is tried on three systems and three versions of Node", () => {
    const workflow = read(".github/workflows/ci.yml");
    expect(workflow).toContain("os: [ubuntu-latest, macos-latest, windows-latest]");
    expect(workflow).toContain("node: [20, 22, 24]");
    expect(read(".ci/run")).toContain("npm run coverage");
  });
});

describe("the code", () => {
  const sources = below("src", /\.tsx?$/).filter((path) => !path.endsWith(".test.ts"));

  it("loads modules in one place", () => {
    const loaders = sources.filter((path) => /from "jiti"|import\("jiti"\)/.test(read(path)));
    expect(loaders).toEqual([join("src", "formats", "load-module.ts")]);
  });

  it("knows nothing of who tests it", () => {
    expect(sources.filter((path) => /VITEST|NODE_ENV/.test(read(path)))).toEqual([]);
  });

  it("measures no time by the clock on the wall in a fast test", () => {
    const tests = [...below("src", /\.test\.ts$/), ...below("test", /\.test\.ts$/)];
    // A measured span beside a number of milliseconds breaks on a busy machine.
    const timed = /expect\([^)]*(?:performance\.now\(\)|Date\.now\(\))[^)]*\)\s*\.toBeLess/;
    const fast = tests.filter((path) => !path.endsWith(".slow.test.ts"));
    expect(fast.length).toBeGreaterThan(200);
    expect(fast.filter((path) => timed.test(read(path)))).toEqual([]);
    expect(`expect(${"performance"}.now() - began).toBeLessThan(500)`).toMatch(timed);
  });
});

describe("a command as it is printed", () => {
  it("leaves no file that a check would read", () => {
    const written = [
      ...["injection", "utility", "memory"].flatMap((kind) =>
        ["csv", "json", "journal.jsonl"].map((ending) => `${kind}_results.${ending}`),
      ),
      ...["scan_results.journal.jsonl", "results.json", "burn_in_01.json", "mine.ts"],
      ...["traces/a.json", "imported/corpus/manifest.json"],
    ];
    const ignored = execFileSync("git", ["check-ignore", "--no-index", ...written], {
      cwd: ROOT,
      encoding: "utf8",
    });
    expect(ignored.trim().split("\n")).toEqual(written);
  });

  it.each(["scripts/eval-embedding.mjs", "bench/pab-score.mjs"])(
    "says how to call the script %s",
    (script) => {
      const options = { cwd: ROOT, encoding: "utf8" } as const;
      const { stdout, stderr } = spawnSync(process.execPath, [script, "--help"], options);
      expect(stdout + stderr).toMatch(/^usage: /);
      expect(stderr).not.toContain("    at ");
    },
  );
});
