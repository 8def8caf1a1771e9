import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CHROMIUM, openBrowser, openReport, shownFigures, violations } from "../fakes/browser.ts";
import { cli } from "../fakes/cli.ts";
import { pointed } from "../fakes/json-pointer.ts";

const name = CHROMIUM === null ? "a report page (SKIPPED: no Chromium here)" : "a report page";

/** What writes one document of each kind, and the words its page must hold. */
const COMMANDS = {
  "Injection scan":
    "backtrail probe injection-scan --backend simulated --repeats 1 --out OUT --json DOCUMENT",
} as const;

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

  describe.each(Object.entries(COMMANDS))("of %s", (kind, command) => {
    const slug = kind.toLowerCase().replaceAll(" ", "-");
    const documentFile = join(folder, `${slug}.json`);
    const page = join(folder, `${slug}.html`);
    beforeAll(async () => {
      const words = command.replace("OUT", join(folder, slug)).replace("DOCUMENT", documentFile);
      const run = await cli(words);
      expect(run.exit, run.stderr).not.toBe(3);
      const report = await cli(["backtrail", "report", documentFile, "--out", page]);
      expect(report.exit, report.stderr).toBe(0);
    });

    it("opens without a word of the console and without a request", async () => {
      const { page: opened, said, asked } = await openReport(browser, page);
      expect({ said, asked }).toEqual({ said: [], asked: [] });
      expect(await opened.locator("article").getAttribute("data-kind")).toBe(kind);
      await opened.close();
    });

    it.each([
      ["light, wide", { width: 1100 }],
      ["dark, 360 pixels", { width: 360, dark: true }],
    ])("keeps WCAG 2.2 AA (%s)", async (_, viewport) => {
      const { page: opened } = await openReport(browser, page, viewport);
      for (const fold of await opened.locator("summary").all()) await fold.click();
      expect(await violations(opened)).toEqual([]);
      await opened.close();
    });

    it("shows the figures of the document, digit by digit", async () => {
      const { page: opened } = await openReport(browser, page);
      const figures = await shownFigures(opened);
      const document: unknown = JSON.parse(readFileSync(documentFile, "utf8"));
      expect(figures.length).toBeGreaterThan(0);
      for (const { at, text } of figures)
        expect(text, at).toContain(wordsOf(pointed(document, at)));
      await opened.close();
    });
  });
});

/** A rate as the page words it, worked out anew from the document. */
function wordsOf(figure: unknown): string {
  const { k, n } = figure as { readonly k: number; readonly n: number };
  return n === 0 ? `no data ${k}/${n}` : `${((100 * k) / n).toFixed(1)} % ${k}/${n}`;
}
