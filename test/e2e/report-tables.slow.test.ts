import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CHROMIUM, openBrowser, openReport, unfold, violations } from "../fakes/browser.ts";
import { cli } from "../fakes/cli.ts";

const name =
  CHROMIUM === null ? "tables of a page (SKIPPED: no Chromium here)" : "tables of a page";

describe.skipIf(CHROMIUM === null)(name, () => {
  const cwd = mkdtempSync(join(tmpdir(), "backtrail-report-tables-"));
  const page = join(cwd, "page.html");
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
    for (const kind of ["injection", "utility"]) {
      const scan = await cli(
        `backtrail probe ${kind}-scan --backend simulated --out ${kind} --json ${kind}-result.json`,
        { cwd },
      );
      expect([0, 2], scan.stderr).toContain(scan.exit);
    }
    const report = await cli(
      "backtrail report injection.json utility-result.json --out page.html --csv tables",
      { cwd },
    );
    expect(report.exit, report.stderr).toBe(0);
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(cwd, { recursive: true });
  });

  it("are the same bytes from a button as from --csv", async () => {
    const { page: opened } = await openReport(browser, page);
    await unfold(opened);
    const saved: Buffer[] = [];
    for (const button of await opened.locator("button.csv").all()) {
      const [download] = await Promise.all([opened.waitForEvent("download"), button.click()]);
      saved.push(readFileSync(await download.path()));
    }
    const files = readdirSync(join(cwd, "tables")).sort();
    expect(saved).toEqual(files.map((file) => readFileSync(join(cwd, "tables", file))));
    expect(saved.length).toBeGreaterThan(6);
    await opened.close();
  });

  it.each([{ width: 1100 }, { width: 360, dark: true }])(
    "stand below utility against leak rate, quietly and in WCAG 2.2 AA: %j",
    async (viewport) => {
      const { page: opened, said, asked } = await openReport(browser, page, viewport);
      const block = opened.locator('[data-block="tradeoff"]');
      expect(await block.locator("svg").count()).toBeGreaterThan(0);
      expect(await violations(opened)).toEqual([]);
      expect({ said, asked }).toEqual({ said: [], asked: [] });
      await opened.close();
    },
  );
});
