import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../fakes/temporary-folder.ts";

// A real process: what its command line and environment give away is the question.
const root = join(import.meta.dirname, "../..");
const program = join(root, "dist/cli/main.js");

interface Scored {
  readonly isolation: string;
  readonly attribution: { readonly overall: { readonly origin_channel_accuracy: unknown } };
}

/** A folder with a corpus that no split is, and a defence beside it that wants its answers. */
function exam() {
  const folder = temporaryFolder();
  cpSync(join(root, "corpus/smoke"), join(folder, "held-out"), { recursive: true });
  const mine = join(folder, "mine");
  cpSync(join(root, "test/fixtures/defenses/cheat"), mine, { recursive: true });
  symlinkSync("/", join(mine, "everything"));
  // Names that begin like that of what is hidden: Node 20 opens the place where grants part.
  for (const name of ["held-out-old", "held-out2"]) mkdirSync(join(folder, name));
  return { folder, corpus: join(folder, "held-out"), mine };
}

function score(folder: string, args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    // A defence that searches a disk takes its time on a busy machine.
    [program, "pab", "eval", ...args, "--timeout", "300", "--json", "--no-timing"],
    {
      cwd: folder,
      encoding: "utf8",
      env: { PATH: process.env["PATH"], HOME: folder, ANSWERS: join(folder, "held-out") },
    },
  );
  return { status, stderr, document: stdout === "" ? null : (JSON.parse(stdout) as Scored) };
}

const originOf = ({ document }: ReturnType<typeof score>) =>
  document?.attribution.overall.origin_channel_accuracy;

describe("a defence that looks for the answers", () => {
  it("finds none and scores what labels score, wherever it and the corpus lie", () => {
    const { folder, corpus, mine } = exam();
    const chance = score(folder, ["--corpus", corpus, "--defense", "channel-tagger"]);
    for (const [where, given] of [
      [mine, corpus],
      [folder, "held-out"],
    ] as const) {
      if (where === folder) cpSync(mine, folder, { recursive: true, verbatimSymlinks: true });
      const cheat = score(folder, [
        ...["--corpus", given, "--pass-env", "ANSWERS"],
        ...["--defense", join(where, "defense.mjs")],
      ]);
      expect(cheat.stderr).toContain("ways that were open: none");
      expect(cheat.document?.isolation).toBe("walled");
      expect(originOf(cheat)).toEqual(originOf(chance));
    }
  });

  it("would find them without the wall, and the result says that there was none", () => {
    const { folder, corpus, mine } = exam();
    const cheat = score(folder, [
      ...["--corpus", corpus, "--open-defense"],
      ...["--defense", join(mine, "defense.mjs")],
    ]);
    expect(cheat.stderr).toContain("environment, ");
    expect({ ...cheat, document: originOf(cheat) }).toMatchObject({ document: { rate: 1 } });
    expect(cheat.document?.isolation).toBe("open");
  });

  it("is refused when it cannot even load without them", () => {
    const { folder, corpus } = exam();
    writeFileSync(
      join(folder, "reads.mjs"),
      'import { readFileSync } from "node:fs"; readFileSync("held-out/ground_truth.jsonl"); export const defense = () => null;',
    );
    const { status, stderr } = score(folder, ["--corpus", corpus, "--defense", "./reads.mjs"]);
    expect(status).toBe(3);
    expect(stderr).toMatch(/was refused FileSystemRead of .*--open-defense/);
  });

  it.skipIf(process.platform !== "linux")(
    "as a command, is told nothing by what it was given",
    () => {
      const { folder, corpus } = exam();
      const script = join(folder, "elsewhere", "ask.mjs");
      mkdirSync(join(folder, "elsewhere"));
      cpSync(join(root, "test/fixtures/defenses/telling-command.mjs"), script);
      const { status, stderr, document } = score(folder, [
        ...["--corpus", corpus, "--defense", "cmd:node elsewhere/ask.mjs"],
      ]);
      expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
      expect(document?.isolation).toBe("process");
      const told = readFileSync(join(folder, "elsewhere", "told.txt"), "utf8");
      expect(told).toContain(`folder ${join(folder, "elsewhere")}`);
      expect(told).not.toContain("held-out");
    },
  );
});

describe("a defence that is honest", () => {
  it("reads its own folder and its packages, linked ones too", () => {
    const { folder, corpus } = exam();
    const place = join(folder, "honest");
    const linked = join(folder, "shared-package");
    mkdirSync(join(place, "node_modules"), { recursive: true });
    mkdirSync(linked);
    writeFileSync(join(linked, "package.json"), '{"name":"words","type":"module","main":"i.js"}');
    writeFileSync(join(linked, "i.js"), 'export const channel = "web";');
    symlinkSync(linked, join(place, "node_modules", "words"));
    writeFileSync(join(place, "weights.json"), '{"confidence":0.25}');
    writeFileSync(
      join(place, "mine.ts"),
      `import { readFileSync } from "node:fs";
       import { channel } from "words";
       const { confidence } = JSON.parse(readFileSync(new URL("./weights.json", import.meta.url), "utf8"));
       export function defense(trace: { events: { content: string }[] }) {
         const span = [0, [...(trace.events.at(-1)?.content ?? "")].length];
         return { decision: "block", confidence, attribution: { originChannel: channel, hopChain: [channel], span } };
       }`,
    );
    const result = score(folder, ["--corpus", corpus, "--defense", "./honest/mine.ts"]);
    expect(result).toMatchObject({ status: 0, document: { errors: { points: { k: 0 } } } });
  });
});
