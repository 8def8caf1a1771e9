import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { island } from "../../src/report/html/page.ts";
import { CHROMIUM, openBrowser, openReport } from "../fakes/browser.ts";
import { cli } from "../fakes/cli.ts";
import { hostileTexts } from "../fakes/hostile-texts.ts";
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

/** Fields by which the page finds its way; all others are texts of the data. */
const STRUCTURE = new Set(["type", "tone", "id", "at"]);
const KINDS = new Set(["text", "number", "figure", "right", "lucky", "wrong", "open"]);

/** The data with every text in it replaced. */
function poisoned(value: unknown, text: () => string, key = ""): unknown {
  if (typeof value === "string") {
    return STRUCTURE.has(key) || (key === "kind" && KINDS.has(value)) ? value : text();
  }
  if (Array.isArray(value)) return value.map((one) => poisoned(one, text, key));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, poisoned(one, text, name)]),
  );
}

const SCAN =
  "backtrail probe injection-scan --backend simulated --carriers email_footer,rag_faq_entry";

describe.skipIf(CHROMIUM === null)(name, () => {
  const folder = mkdtempSync(join(tmpdir(), "backtrail-hostile-"));
  const page = join(folder, "page.html");
  let browser: Browser;
  let data: unknown;
  beforeAll(async () => {
    browser = await openBrowser();
    const at = (file: string) => join(folder, file);
    const commands = [
      `${SCAN} --out ${at("out")} --json ${at("doc.json")}`,
      `backtrail probe scan --target dummy --oracle legacy --json ${at("scan.json")}`,
      `backtrail probe compare data/scans/simulated_001.json data/scans/simulated_002.json --json ${at("cmp.json")}`,
      `backtrail probe trend data/scans/simulated_001.json data/scans/simulated_002.json data/scans/simulated_001.json --json ${at("trend.json")}`,
      `backtrail pab eval --defense containment-tracker --split smoke --json ${at("pab.json")}`,
      `backtrail report ${["out", "scan", "cmp", "trend", "pab"].map((one) => at(`${one}.json`)).join(" ")} corpus/smoke/t-011-peer-paraphrase-relay-memory-echo.json --out ${page}`,
    ];
    for (const command of commands) {
      const run = await cli(command);
      expect([0, 2], run.stderr).toContain(run.exit);
    }
    const html = readFileSync(page, "utf8");
    data = JSON.parse(/id="report-data">(.*)<\/script>/.exec(html)?.[1] ?? "");
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true });
  });

  function written(value: unknown, policy: boolean): string {
    const html = readFileSync(page, "utf8");
    const [before = "", after = ""] = html.split(/<script type="application\/json".*?<\/script>/s);
    const whole = before + island(value) + after;
    const file = join(folder, "hostile.html");
    writeFileSync(
      file,
      policy ? whole : whole.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ""),
    );
    return file;
  }

  async function isInert(file: string): Promise<void> {
    const { page: opened, said, asked } = await openReport(browser, file);
    for (const fold of await opened.locator("summary").all()) await fold.click();
    await opened.locator(".heat-cell button").first().click();
    await opened.locator("dialog[open]").waitFor();
    await opened.keyboard.press("Escape");
    await opened.waitForTimeout(300);
    expect({ said, asked }).toEqual({ said: [], asked: [] });
    const found = await opened.evaluate(`({
      owned: globalThis.owned ?? null,
      title: document.title,
      scripts: document.scripts.length,
      strange: document.querySelectorAll("#report :is(img,iframe,script,style:not(svg style),link,base,meta,form,object,embed)").length,
      links: [...document.querySelectorAll("a")].filter((link) => !link.getAttribute("href").startsWith("#")).length,
      handlers: [...document.querySelectorAll("*")].filter((one) => [...one.attributes].some(({ name }) => name.startsWith("on"))).length,
    })`);
    expect(found).toEqual({
      owned: null,
      title: "Backtrail report",
      scripts: 2,
      strange: 0,
      links: 0,
      handlers: 0,
    });
    await opened.close();
  }

  it.each([
    ["with its policy", true],
    ["without its policy", false],
  ])("runs nothing and asks for nothing, every payload in every field, %s", async (_, policy) => {
    for (let from = 0; from < TEXTS.length; from += 60) {
      const all = TEXTS.slice(from, from + 60).join(" ");
      await isInert(
        written(
          poisoned(data, () => all),
          policy,
        ),
      );
    }
  });

  it.each([
    ["with its policy", true],
    ["without its policy", false],
  ])("nor with one payload a field, %s", async (_, policy) => {
    for (const shift of [0, 1, 2]) {
      let at = shift * 71;
      const next = (): string => TEXTS[at++ % TEXTS.length] ?? "";
      await isInert(written(poisoned(data, next), policy));
    }
  });
});
