import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../../../test/fakes/temporary-folder.ts";
import type { CliContext } from "../../context.ts";
import { writeStream } from "./write-report.ts";

describe("a report that breaks off while it is written", () => {
  it.each([
    [Object.assign(new Error("write"), { code: "ENOSPC" }), /disk is full.*--resume/],
    [Object.assign(new Error("write"), { code: "EIO" }), /cannot write r\.csv/],
  ])("leaves the earlier one and nothing else, and says what to do", async (fault, told) => {
    const cwd = temporaryFolder();
    writeFileSync(join(cwd, "r.csv"), "earlier");
    const pieces = function* () {
      yield "x".repeat(100_000);
      throw fault;
    };
    const written = writeStream({ cwd } as CliContext, "r.csv", pieces(), "--out");
    await expect(written).rejects.toMatchObject({
      code: "io",
      message: expect.stringMatching(told),
    });
    expect(readdirSync(cwd)).toEqual(["r.csv"]);
    expect(readFileSync(join(cwd, "r.csv"), "utf8")).toBe("earlier");
  });
});
