import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../../test/fakes/temporary-folder.ts";
import { splitWords, wordsElsewhere } from "./command-words.ts";

describe("a command that runs in another folder", () => {
  function project(): string {
    const cwd = temporaryFolder();
    for (const folder of ["models", "test"]) mkdirSync(join(cwd, folder));
    for (const file of ["mine.py", "run"]) writeFileSync(join(cwd, file), "");
    return cwd;
  }
  const elsewhere = (cwd: string, line: string) =>
    wordsElsewhere(splitWords(line), cwd, "/elsewhere");

  it("still finds the files it names, and runs beside the first", () => {
    const cwd = project();
    expect(elsewhere(cwd, "python3 -u mine.py --models ./models --mode test v1.0")).toEqual({
      words: [
        "python3",
        "-u",
        join(cwd, "mine.py"),
        "--models",
        join(cwd, "models"),
        "--mode",
        "test",
        "v1.0",
      ],
      cwd,
    });
    expect(elsewhere(cwd, "./run --fast")).toEqual({ words: [join(cwd, "run"), "--fast"], cwd });
  });

  it("that names no file is left as it is and runs where nothing is", () => {
    expect(elsewhere(project(), "run --mode test")).toEqual({
      words: ["run", "--mode", "test"],
      cwd: "/elsewhere",
    });
  });
});
