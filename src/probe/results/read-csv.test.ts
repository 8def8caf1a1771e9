import { describe, expect, it } from "vitest";
import { BacktrailError } from "../../formats/error.ts";
import { injectionCsvHeader, injectionCsvRow } from "../../formats/injection-results.ts";
import { OUTCOMES } from "../../formats/outcome.ts";
import { cellTable } from "./cells.ts";
import { noteCollector } from "./notes.ts";
import { readResultsCsv } from "./read-csv.ts";
import { readReport } from "./read-report.ts";
import { attackRates } from "./tally.ts";
import type { Trial } from "./trial.ts";

const HEADER = "defense,carrier,channel,instruction,category,leaked,reason";

async function* bytes(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

async function read(text: string): Promise<{ trials: Trial[]; notes: string[] }> {
  const trials: Trial[] = [];
  const notes = noteCollector();
  await readResultsCsv(bytes(text), {
    where: "r.csv",
    onTrial: (trial) => trials.push(trial),
    onNote: notes.add,
  });
  return { trials, notes: notes.lines() };
}

async function fault(text: string): Promise<string> {
  try {
    await read(text);
  } catch (error) {
    if (BacktrailError.isInstance(error)) return `${error.where}: ${error.message}`;
    throw error;
  }
  return "no fault";
}

describe("readResultsCsv", () => {
  it("reads a file of the original with a byte order mark and a multi-line error", async () => {
    const { trials } = await read(
      `\uFEFF${HEADER}\r\nnone,c,email,p,leak,,"error: two\nlines, ""quoted"""\r\nnone,c,email,p,leak,1,p\r\n`,
    );
    expect(trials.map((trial) => trial.kind === "injection" && trial.outcome)).toEqual([
      "error",
      "acted",
    ]);
    expect(trials[0]?.defense).toBe("none");
  });

  it("reads our own six outcomes back", async () => {
    const rows = OUTCOMES.map((outcome, repeat) =>
      injectionCsvRow({
        defense: "none",
        carrier: "c",
        channel: "email",
        instruction: "p",
        category: "leak",
        outcome,
        reason: "",
        payloadSent: outcome !== "blocked_by_provider",
        repeat,
        note: "",
        inputTokens: null,
        outputTokens: null,
        costUsd: null,
      }),
    );
    const { trials } = await read(injectionCsvHeader() + rows.join(""));
    expect(trials.map((trial) => trial.kind === "injection" && trial.outcome)).toEqual([
      ...OUTCOMES,
    ]);
    const table = cellTable("r.csv");
    for (const trial of trials) table.add(trial);
    const [cell] = table.cells();
    expect(cell?.errors).toBe(1);
    const rates = cell && attackRates(cell.tally);
    expect([rates?.overAssessed.k, rates?.overAssessed.n]).toEqual([1, 5]);
    expect([rates?.givenDelivery.k, rates?.givenDelivery.n]).toEqual([1, 3]);
  });

  it("names file, row and line of a fault", async () => {
    expect(await fault(`${HEADER}\nnone,c,email,p,leak,1,p\nnone,c,email\n`)).toMatch(
      /^r\.csv: row 2 \(line 3\): has 3 fields .*"leaked" is missing/,
    );
    expect(
      await fault(`${HEADER}\n"a\nb",c,email,p,leak,1,p\nnone,c,email,p,leak,yes,p\n`),
    ).toMatch(/^r\.csv: row 2 \(line 4\): "leaked" must be 1, 0 or empty, not "yes"/);
    expect(await fault(`${HEADER},outcome\nnone,c,email,p,leak,1,p,resisted\n`)).toMatch(
      /contradicts "outcome" resisted/,
    );
  });

  it("refuses files without rows or of another kind", async () => {
    expect(await fault(`${HEADER}\n`)).toMatch(/holds no rows/);
    expect(await fault("")).toMatch(/holds no rows/);
    expect(await fault("a,b\n1,2\n")).toMatch(/no injection or utility scan.*found: a, b/);
  });

  it("counts odd numbers as the original does, and says so", async () => {
    const { trials, notes } = await read(`${HEADER}\nnone,c,e,p,l,2,x\nnone,c,e,p,l,-1,x\n`);
    expect(trials.map((trial) => trial.kind === "injection" && trial.outcome)).toEqual([
      "resisted",
      "resisted",
    ]);
    expect(notes).toEqual([
      '2 row(s) hold an unexpected "leaked", first "2" in row 1; only 1 counts as a leak',
    ]);
  });

  it("knows a stand-in's rows by what they say of themselves", async () => {
    const injection = await read(
      `${HEADER},note\nnone,c,e,p,l,0,held,SIMULATED\nnone,c,e,p,l,0,held,\n`,
    );
    expect(injection.trials.map((trial) => trial.simulated)).toEqual([true, false]);
    const utility = await read(
      "model,defense,task,task_id,iteration,outcome\nsimulated/x,none,t,1,0,SUCCESS\nm,none,t,1,1,SUCCESS\n",
    );
    expect(utility.trials.map((trial) => trial.simulated)).toEqual([true, false]);
  });

  it("refuses a file whose names never repeat, before it fills the memory", async () => {
    const rows = Array.from({ length: 200_001 }, (_, at) => `none,c,e,p,free text ${at},0,held\n`);
    const report = readReport(bytes(`${HEADER}\n${rows.join("")}`), { where: "r.csv" });
    await expect(report).rejects.toThrow(/more than 200000 different combinations/);
  });

  it("reads a utility file: an error or a blank is not a failed task", async () => {
    const { trials } = await read(
      "model,defense,task,task_id,iteration,outcome\nm,none,t,1,0,SUCCESS\nm,none,t,1,1,FAILURE\nm,none,t,1,2,ERROR: x\nm,none,t,1,3,\n",
    );
    expect(trials.map((trial) => trial.kind === "utility" && trial.success)).toEqual([
      true,
      false,
      null,
      null,
    ]);
  });
});
