import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { CHROMIUM, openBrowser, openReport, violations } from "../fakes/browser.ts";
import { cli } from "../fakes/cli.ts";

const name =
  CHROMIUM === null ? "a trace on a page (SKIPPED: no Chromium here)" : "a trace on a page";

describe.skipIf(CHROMIUM === null)(name, () => {
  const folder = mkdtempSync(join(tmpdir(), "backtrail-report-"));
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true });
  });

  async function pageOf(file: string): Promise<string> {
    const page = join(folder, `${file.replace(/\W+/g, "-")}.html`);
    const report = await cli(["backtrail", "report", file, "--out", page]);
    expect(report.exit, report.stderr).toBe(0);
    return page;
  }

  const SMOKE = "corpus/smoke/t-011-peer-paraphrase-relay-memory-echo.json";
  const LOG = "test/fixtures/logs/produced/langchain/langgraph-state.json";

  it.each([SMOKE, LOG])("opens quietly and keeps WCAG 2.2 AA: %s", async (file) => {
    const page = await pageOf(file);
    for (const viewport of [{}, { width: 360, dark: true }]) {
      const opened = await openReport(browser, page, viewport);
      expect({ said: opened.said, asked: opened.asked }).toEqual({ said: [], asked: [] });
      expect(await violations(opened.page)).toEqual([]);
      await opened.page.close();
    }
  });

  it("shows the true trail from surface to origin and what the tracker claims", async () => {
    const { page } = await openReport(browser, await pageOf(SMOKE));
    expect(await page.locator(".stops .stop-head button").allTextContents()).toEqual([
      "e12",
      "e09",
      "e06",
      "e03",
    ]);
    await page.locator(".trace select").first().selectOption({ index: 1 });
    expect(await page.locator(".trail").first().textContent()).toContain("containment-tracker");
    await page.close();
  });

  it("keeps 10,000 events in sight one screen at a time, and finds them by keyboard", async () => {
    const file = join(folder, "long.jsonl");
    const line = (at: number) => ({
      role: at % 2 === 0 ? "user" : "assistant",
      content: at % 2 === 0 ? `Question ${at}?` : `Answer ${at}.`,
    });
    const messages = Array.from({ length: 10_000 }, (_, at) => line(at));
    writeFileSync(file, `${JSON.stringify({ messages })}\n`);
    const { page, milliseconds } = await openReport(browser, await pageOf(file));
    expect(milliseconds).toBeLessThan(10_000);
    const rows = page.locator(".events").first().locator("li");
    expect(await rows.count()).toBeLessThan(60);
    await page.locator(".events").first().focus();
    // Rows get their true height when they are seen, so the end moves until it is reached.
    await vi.waitFor(async () => {
      await page.keyboard.press("End");
      await page.waitForTimeout(300);
      expect(await page.getByText("Answer 9999.").count()).toBe(1);
    }, 20_000);
    expect(await rows.count()).toBeLessThan(60);
    await page.close();
  });
});
