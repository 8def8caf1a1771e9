import { describe, expect, it } from "vitest";
import { readReport } from "./read-report.ts";
import { totalOf } from "./report.ts";

const HEADER = "defense,carrier,channel,instruction,category,leaked,reason\r\n";
const BLOCK =
  'none,email_footer,email,reveal_canary,leak,1,reveal_canary\r\nnone,email_footer,email,reveal_canary,leak,0,held\r\nnone,memory_note,memory,reveal_canary,leak,,"error: ""x""\nfailed"\r\n'.repeat(
    4000,
  );

async function* csv(blocks: number): AsyncGenerator<Uint8Array> {
  yield Buffer.from(HEADER);
  for (let at = 0; at < blocks; at += 1) yield Buffer.from(BLOCK);
}

async function* json(rows: number): AsyncGenerator<Uint8Array> {
  const row =
    '{"defense":"none","carrier":"c","channel":"email","instruction":"p","category":"leak","leaked":0,"reason":"held"}';
  yield Buffer.from('{"meta":{},"rows":[');
  for (let at = 0; at < rows; at += 1000) {
    yield Buffer.from(`${at === 0 ? "" : ","}${Array(1000).fill(row).join(",")}`);
  }
  yield Buffer.from("]}");
}

/** Growth of the resident set in MB while something runs. */
async function growth(run: () => Promise<void>): Promise<number> {
  const before = process.memoryUsage().rss;
  await run();
  return (process.memoryUsage().rss - before) / 2 ** 20;
}

describe("reading large reports", () => {
  it("takes memory for the cells, not for the rows", async () => {
    const megabytes = await growth(async () => {
      const report = await readReport(csv(600), { where: "big.csv" });
      expect(totalOf(report)).toMatchObject({ k: 2_400_000, n: 4_800_000, errors: 2_400_000 });
      expect(report.cells?.length).toBe(2);
    });
    expect(megabytes).toBeLessThan(150);
    const more = await growth(async () => {
      const report = await readReport(json(1_000_000), { where: "big.json" });
      expect(totalOf(report).n).toBe(1_000_000);
    });
    expect(more).toBeLessThan(150);
  }, 120_000);
});
