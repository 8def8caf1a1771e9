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
    const column = (name: string) => page.getByRole("region", { name });
    const stops = (name: string) => column(name).locator(".stop-head button").allTextContents();
    expect(await stops("True trail")).toEqual(["e12", "e09", "e06", "e03"]);
    expect((await stops("Claimed trail"))[0]).toBe("e12");
    expect(await column("Claimed trail").textContent()).toContain("containment-tracker");
    const [left, right] = [
      await column("True trail").boundingBox(),
      await column("Claimed trail").boundingBox(),
    ];
    expect(left?.y).toBe(right?.y);
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
    expect(await page.locator(".findings tbody tr").count()).toBe(5);
    expect(await column("True trail").locator(".values td.untrusted").allTextContents()).toEqual([
      "inter_agent, e03, the event of origin (untrusted)",
    ]);
    await page.close();
  });

  it("goes to an event whose channel was left out", async () => {
    const { page } = await openReport(browser, await pageOf(SMOKE));
    await page.getByRole("checkbox", { name: /^inter_agent/ }).click();
    await page
      .getByRole("region", { name: "True trail" })
      .getByRole("button", { name: "e03" })
      .click();
    const sought = page.locator(".events li", { hasText: "Osprey north desk" }).first();
    await sought.waitFor();
    await expect.poll(() => sought.evaluate(inSight)).toBe(true);
    expect(await page.getByRole("checkbox", { name: /^inter_agent/ }).isChecked()).toBe(true);
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

/** Whether an event stands in the part of its list that is seen. */
function inSight(row: unknown): boolean {
  interface Box {
    getBoundingClientRect(): { readonly top: number; readonly bottom: number };
    closest(selector: string): Box;
  }
  const one = row as Box;
  const list = one.closest(".events").getBoundingClientRect();
  const { top, bottom } = one.getBoundingClientRect();
  return bottom > list.top && top < list.bottom;
}
