import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PAGE_KINDS } from "../../src/report/html/kinds/list.ts";
import { CHROMIUM, openBrowser, openReport, shownFigures, violations } from "../fakes/browser.ts";
import { cli } from "../fakes/cli.ts";
import { pointed } from "../fakes/json-pointer.ts";
import { COMMANDS, writeDocument } from "../fakes/page-documents.ts";

const name = CHROMIUM === null ? "a report page (SKIPPED: no Chromium here)" : "a report page";

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

  it("is tested of every kind that there is", () => {
    expect(Object.keys(COMMANDS).sort()).toEqual(PAGE_KINDS.map(({ format }) => format).sort());
  });

  describe.each(Object.keys(COMMANDS))("of %s", (format) => {
    const slug = format.replace("backtrail/", "");
    const documentFile = join(folder, `${slug}.json`);
    const page = join(folder, `${slug}.html`);
    beforeAll(async () => {
      await writeDocument(format, folder);
      const report = await cli(["backtrail", "report", documentFile, "--out", page]);
      expect(report.exit, report.stderr).toBe(0);
    });

    it("opens without a word of the console and without a request", async () => {
      const { page: opened, said, asked } = await openReport(browser, page);
      expect({ said, asked }).toEqual({ said: [], asked: [] });
      expect(await opened.locator("article .verdict .word").textContent()).not.toBe("");
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
      expect(figures.length > 0).toBe(!WITHOUT_RATES.includes(format));
      for (const { at, text } of figures)
        expect(text, at).toContain(wordsOf(pointed(document, at)));
      await opened.close();
    });
  });
});

/** Kinds that count and list, and hold no rate. */
const WITHOUT_RATES = [
  "backtrail/detect",
  "backtrail/detect-tree",
  "backtrail/mcp-scan",
  "backtrail/import",
];

/** A rate or mean as the page words it, worked out anew from the document, whatever its fields are called. */
function wordsOf(figure: unknown): string {
  if (Array.isArray(figure)) return rateWords(figure[0], figure[1]);
  const one = figure as Readonly<Record<string, number>>;
  if ("mean" in one)
    return one["mean"] === null ? "no data" : `${one["mean"]?.toFixed(2)} n ${one["n"]}`;
  return rateWords(one["k"] ?? one["leaks"] ?? one["pos"] ?? one["hits"], one["n"] ?? one["total"]);
}

function rateWords(k = Number.NaN, n = Number.NaN): string {
  return n === 0 ? `no data ${k}/${n}` : `${((100 * k) / n).toFixed(1)} % ${k}/${n}`;
}
