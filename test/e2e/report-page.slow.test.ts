import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PAGE_KINDS } from "../../src/report/html/kinds/list.ts";
import {
  CHROMIUM,
  openBrowser,
  openReport,
  shownFigures,
  shownNumbers,
  violations,
} from "../fakes/browser.ts";
import { cli } from "../fakes/cli.ts";
import { pointed } from "../fakes/json-pointer.ts";
import { COUNTS } from "../fakes/page-counts.ts";
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
    const formats = PAGE_KINDS.map(({ format }) => format).sort();
    expect(Object.keys(COMMANDS).sort()).toEqual(formats);
    expect(Object.keys(COUNTS).sort()).toEqual(formats);
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
      const counted = await shownNumbers(opened);
      for (const [title, rows] of Object.entries(COUNTS[format]?.(document) ?? {})) {
        if (rows.length === 0) continue;
        const shown = counted[title] ?? [];
        expect(
          shown.map((row) => row.length),
          title,
        ).toEqual(rows.map((row) => row.length));
        for (const [at, row] of rows.entries()) {
          for (const [column, number] of row.entries()) {
            const text = shown[at]?.[column] ?? "";
            const where = `${title}, row ${at + 1}, number ${column + 1}: ${text}`;
            if (number === null) expect(text, where).toBe("not known");
            else expect(Math.abs(read(text) - number), where).toBeLessThanOrEqual(slack(number));
          }
        }
      }
      await opened.close();
    });
  });
});

/** A number as the page words it. */
function read(text: string): number {
  return /\d/.test(text) ? Number(text.replaceAll(",", "")) : Number.NaN;
}

/** Whole numbers are shown whole, others with three digits behind the point or at least three in all. */
function slack(number: number): number {
  if (Number.isInteger(number)) return 0;
  const size = Math.abs(number);
  return size >= 1 ? 0.00051 : size * (size < 1e-3 ? 0.0051 : 0.00051);
}

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
  // A share that stands alone, or a count of one.
  if (typeof figure === "number")
    return Number.isInteger(figure) ? ` ${figure}/` : `${(100 * figure).toFixed(1)} %`;
  const one = figure as Readonly<Record<string, number>>;
  if ("mean" in one)
    return one["mean"] === null ? "no data" : `${one["mean"]?.toFixed(2)} n ${one["n"]}`;
  return rateWords(one["k"] ?? one["leaks"] ?? one["pos"] ?? one["hits"], one["n"] ?? one["total"]);
}

function rateWords(k = Number.NaN, n = Number.NaN): string {
  return n === 0 ? `no data ${k}/${n}` : `${((100 * k) / n).toFixed(1)} % ${k}/${n}`;
}
