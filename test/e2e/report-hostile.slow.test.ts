import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PageData } from "../../src/formats/page.ts";
import { PAGE_KINDS } from "../../src/report/html/kinds/list.ts";
import { island } from "../../src/report/html/page.ts";
import { CHROMIUM, openBrowser, openReport } from "../fakes/browser.ts";
import { cli } from "../fakes/cli.ts";
import { poisoned, thinned } from "../fakes/hostile-page.ts";
import { hostileTexts } from "../fakes/hostile-texts.ts";
import { COMMANDS, writeDocument } from "../fakes/page-documents.ts";
import { sharedPath } from "../fakes/shared-data.ts";

const name =
  CHROMIUM === null
    ? "hostile text on a page (SKIPPED: no Chromium here)"
    : "hostile text on a page";

const FIELD_CASES = sharedPath("data", "field-cases", "report", "payloads.json");

/** Our own and, where they are at hand, the ones that others found. */
const TEXTS = [
  ...(existsSync(FIELD_CASES)
    ? Object.values(
        JSON.parse(readFileSync(FIELD_CASES, "utf8")) as Record<string, string[]>,
      ).flat()
    : []),
  ...hostileTexts(200, 17),
];

/** Texts that stand in one field at once. */
const TOGETHER = 60;

const POLICIES = [
  ["with its policy", true],
  ["without its policy", false],
] as const;

/** Pages of documents that no command writes, and what they are made of. */
const OTHERS = [
  "corpus/smoke/t-011-peer-paraphrase-relay-memory-echo.json",
  "test/fixtures/logs/produced/langchain/langgraph-state.json",
];

/** What was drawn, by block: a text that spoils a drawing is seen here. */
interface Drawn {
  readonly type: string;
  readonly charts: number;
  readonly rows: number;
  readonly items: number;
}

describe.skipIf(CHROMIUM === null)(name, () => {
  const folder = mkdtempSync(join(tmpdir(), "backtrail-hostile-"));
  const template = join(folder, "page.html");
  let browser: Browser;
  let data: PageData;
  beforeAll(async () => {
    browser = await openBrowser();
    const files: string[] = [];
    for (const format of Object.keys(COMMANDS)) files.push(await writeDocument(format, folder));
    // The file of trials shows more than the document does: cells, and what was said in them.
    const trials = join(folder, "probe-injection-out.json");
    const utility = join(folder, "probe-utility.json");
    const report = await cli([
      ...["backtrail", "report", ...files, trials, utility, ...OTHERS, "--out", template],
    ]);
    expect(report.exit, report.stderr).toBe(0);
    const html = readFileSync(template, "utf8");
    data = JSON.parse(/id="report-data">(.*)<\/script>/.exec(html)?.[1] ?? "") as PageData;
  }, 600_000);
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true });
  });

  function written(value: unknown, policy: boolean): string {
    const html = readFileSync(template, "utf8");
    const [before = "", after = ""] = html.split(/<script type="application\/json".*?<\/script>/s);
    const whole = before + island(value) + after;
    const file = join(folder, "hostile.html");
    writeFileSync(
      file,
      policy ? whole : whole.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ""),
    );
    return file;
  }

  /** Opens a page, uses what can be used on it, and gives what it drew. */
  async function isInert(file: string): Promise<Drawn[]> {
    const { page: opened, said, asked } = await openReport(browser, file);
    await use(opened);
    expect({ said, asked }).toEqual({ said: [], asked: [] });
    expect(await traces(opened)).toEqual({
      owned: null,
      title: "Backtrail report",
      scripts: 2,
      strange: 0,
      links: 0,
      handlers: 0,
      raw: 0,
      urls: [],
    });
    const drawn = await drawnOn(opened);
    await opened.close();
    return drawn;
  }

  it("is tried on every kind of document, a trace and a log", () => {
    const shown = new Set(data.documents.map(({ format }) => format));
    expect(
      [...PAGE_KINDS.map(({ format }) => format), "backtrail/trace", "backtrail/trace-log"].filter(
        (format) => !shown.has(format),
      ),
    ).toEqual([]);
    const blocks = new Set(data.documents.flatMap(({ blocks }) => blocks.map(({ type }) => type)));
    expect([...blocks].sort()).toEqual(
      [
        "table",
        "forest",
        "outcomes",
        "panels",
        "tradeoff",
        "slopes",
        "trend",
        "ledger",
        "heat",
        "trials",
        "trace",
      ].sort(),
    );
    expect(TEXTS.length).toBeGreaterThanOrEqual(200);
  });

  it.each(POLICIES)(
    "runs nothing, asks for nothing and draws all, every payload in every field, %s",
    async (_, policy) => {
      const thin = thinned(data, 2);
      const clean = await isInert(written(thin, policy));
      for (let from = 0; from < TEXTS.length; from += TOGETHER) {
        const all = TEXTS.slice(from, from + TOGETHER).join(" ");
        const drawn = await isInert(
          written(
            poisoned(thin, () => all),
            policy,
          ),
        );
        expect(drawn.map(withoutMerged)).toEqual(clean.map(withoutMerged));
      }
    },
  );

  it.each(POLICIES)("nor with one payload a field, %s", async (_, policy) => {
    const some = thinned(data, 12);
    const clean = await isInert(written(some, policy));
    for (const shift of [0, 1]) {
      let at = shift * 71;
      const next = (): string => TEXTS[at++ % TEXTS.length] ?? "";
      const drawn = await isInert(written(poisoned(some, next), policy));
      expect(drawn.map(withoutMerged)).toEqual(clean.map(withoutMerged));
    }
  });

  it.each(["__proto__", "constructor", "toString", "hasOwnProperty", ""])(
    "draws bars of outcomes that are called %j",
    async (outcome) => {
      const [block] = data.documents.flatMap(({ blocks }) =>
        blocks.filter(({ type }) => type === "outcomes"),
      );
      const counts = Object.fromEntries([
        [outcome, 3],
        ["acted", 1],
      ]);
      const changed = {
        ...data,
        documents: data.documents.slice(0, 1).map((one) => ({
          ...one,
          blocks: [
            { ...block, order: [outcome, "acted", "valueOf"], rows: [{ label: "a", counts }] },
          ],
        })),
      };
      const { page: opened, said } = await openReport(browser, written(changed, true));
      await opened.evaluate(
        "for (const fold of document.querySelectorAll('details')) fold.open = true",
      );
      expect(await opened.locator("[data-block=outcomes] tbody td").allTextContents()).toEqual([
        "a",
        "3",
        "1",
        "0",
      ]);
      expect(await opened.locator("[data-block=outcomes] .legend li").count()).toBe(2);
      expect(
        await opened
          .locator("[data-block=outcomes] svg [aria-label=bar], [data-block=outcomes] svg rect")
          .count(),
      ).toBe(2);
      expect(said).toEqual([]);
      await opened.close();
    },
  );

  it("gives a saved table a name of ours", async () => {
    const { page: opened, asked } = await openReport(
      browser,
      written(
        poisoned(thinned(data, 2), () => "../../con\u202e:*?.exe"),
        true,
      ),
    );
    await opened.evaluate(
      "for (const fold of document.querySelectorAll('details')) fold.open = true",
    );
    for (const button of (await opened.locator("button.csv:visible").all()).slice(0, 5)) {
      const [download] = await Promise.all([opened.waitForEvent("download"), button.click()]);
      expect(download.suggestedFilename()).toBe("backtrail-con-exe.csv");
    }
    expect(asked).toEqual([]);
    await opened.close();
  });
});

/** Equal names are one row or column of cells and one channel: their numbers may shrink. */
function withoutMerged({ type, charts, rows, items }: Drawn): Drawn {
  return { type, charts, rows, items: type === "trials" ? items : 0 };
}

/** Opens all that folds, every trial of a few, each trail, and leaves a channel out. */
async function use(page: Page): Promise<void> {
  await page.evaluate("for (const fold of document.querySelectorAll('details')) fold.open = true");
  for (const opener of [".heat-cell button", ".trial-list button"]) {
    for (const button of (await page.locator(opener).all()).slice(0, 3)) {
      await button.click();
      await page.locator("dialog[open]").waitFor();
      await page.keyboard.press("Escape");
      await page.locator("dialog[open]").waitFor({ state: "detached" });
    }
  }
  for (const choice of (await page.locator(".trace select").all()).slice(0, 3)) {
    // A trace of one instruction has one trail, with the claim beside it.
    await choice.selectOption({ index: (await choice.locator("option").count()) - 1 });
  }
  for (const channel of (await page.locator(".channels input").all()).slice(0, 2)) {
    await channel.click();
  }
  await page.waitForTimeout(300);
}

function traces(page: Page): Promise<unknown> {
  return page.evaluate(`(() => {
    const all = [...document.querySelectorAll("#report, #report *")];
    // What reorders a line or cannot be seen stands there by name, also where no markup can be.
    const strange = /[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069]/;
    const texts = [document.querySelector("#report").textContent,
      ...all.flatMap((one) => ["aria-label", "title"].map((name) => one.getAttribute(name) ?? ""))];
    return {
      owned: globalThis.owned ?? null,
      title: document.title,
      scripts: document.scripts.length,
      strange: document.querySelectorAll("#report :is(img,iframe,script,style:not(svg style),link,base,meta,form,object,embed)").length,
      links: [...document.querySelectorAll("a")].filter((link) => !/^#document-\\d+$/.test(link.getAttribute("href"))).length,
      handlers: all.filter((one) => [...one.attributes].some(({ name }) => name.startsWith("on"))).length,
      raw: texts.filter((text) => strange.test(text)).length,
      urls: all.flatMap((one) => [...one.attributes].filter(({ name, value }) => !name.startsWith("xmlns") && name !== "aria-label" && name !== "value" && /https?:|url\\(/i.test(value)).map(({ name, value }) => name + "=" + value.slice(0, 90))),
    };
  })()`);
}

function drawnOn(page: Page): Promise<Drawn[]> {
  return page.evaluate(`[...document.querySelectorAll("[data-block]")].map((block) => ({
    type: block.dataset.block,
    charts: block.querySelectorAll("svg").length,
    rows: block.querySelectorAll("table[id] tbody tr").length,
    items: block.querySelectorAll(".trial-list li, .heat-cell").length,
  }))`);
}
