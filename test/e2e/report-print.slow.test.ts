import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CHROMIUM, openBrowser, openReport } from "../fakes/browser.ts";
import { cli } from "../fakes/cli.ts";

const name = CHROMIUM === null ? "a page on paper (SKIPPED: no Chromium here)" : "a page on paper";

describe.skipIf(CHROMIUM === null)(name, () => {
  const folder = mkdtempSync(join(tmpdir(), "backtrail-print-"));
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true });
  });

  async function printed(file: string): Promise<Page> {
    const html = join(folder, "page.html");
    const report = await cli(["backtrail", "report", file, "--out", html]);
    expect(report.exit, report.stderr).toBe(0);
    const { page } = await openReport(browser, html, { dark: true });
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await page.waitForTimeout(200);
    return page;
  }

  it("is white, and shows every cell of a scan", async () => {
    const out = join(folder, "out");
    const run = await cli(
      `backtrail probe injection-scan --backend simulated --carriers email_footer --out ${out}`,
    );
    expect(run.exit, run.stderr).toBe(0);
    const page = await printed(`${out}.json`);
    const cells = page.locator(".heat-cell button");
    const all = await cells.count();
    expect(all).toBeGreaterThan(5);
    for (let at = 0; at < all; at += 1) expect(await cells.nth(at).isVisible()).toBe(true);
    expect(await page.evaluate("getComputedStyle(document.documentElement).backgroundColor")).toBe(
      "rgb(255, 255, 255)",
    );
    await page.close();
  });

  it("shows every event of a trace, none of which scrolls away", async () => {
    const page = await printed("corpus/smoke/t-011-peer-paraphrase-relay-memory-echo.json");
    expect(await page.locator(".events li").count()).toBe(13);
    expect(
      await page.evaluate(
        "(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)(document.querySelector('.events'))",
      ),
    ).toBe(true);
    await page.emulateMedia({ media: "screen" });
    await expect.poll(() => page.locator(".events ol").getAttribute("style")).toContain("height");
    await page.close();
  });

  it("says how much of a long log it leaves out", async () => {
    const file = join(folder, "long.jsonl");
    const messages = Array.from({ length: 620 }, (_, at) => ({
      role: at % 2 === 0 ? "user" : "assistant",
      content: `Line ${at}.`,
    }));
    writeFileSync(file, `${JSON.stringify({ messages })}\n`);
    const page = await printed(file);
    await expect.poll(() => page.locator(".events li").count()).toBe(500);
    expect(await page.getByText("The first 500 of 620 events are printed.").isVisible()).toBe(true);
    await page.close();
  });
});
