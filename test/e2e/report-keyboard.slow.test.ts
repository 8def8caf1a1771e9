import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CHROMIUM, openBrowser, openReport, violations } from "../fakes/browser.ts";
import { cli } from "../fakes/cli.ts";

const name =
  CHROMIUM === null
    ? "a report page by keyboard (SKIPPED: no Chromium here)"
    : "a report page by keyboard";

/** More presses than a page of these runs can need: a walk that takes them is caught somewhere. */
const MOST_PRESSES = 1500;

/** What has the focus. */
interface Focus {
  /** `end` when the focus has left the last element of the page. */
  readonly tag: string;
  readonly opensTrials: boolean;
  readonly isLayerChoice: boolean;
  readonly inDialog: boolean;
  readonly outlined: boolean;
  readonly inSight: boolean;
}

describe.skipIf(CHROMIUM === null)(name, () => {
  const folder = mkdtempSync(join(tmpdir(), "backtrail-keyboard-"));
  const out = join(folder, "out");
  const injection = join(folder, "injection.html");
  const scanFile = join(folder, "scan.json");
  const scan = join(folder, "scan.html");
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
    const commands = [
      `backtrail probe injection-scan --backend simulated --carriers email_footer,rag_faq_entry --out ${out}`,
      `backtrail report ${out}.json --out ${injection}`,
      `backtrail probe scan --target dummy --oracle legacy --json ${scanFile} --html ${scan}`,
    ];
    for (const command of commands) {
      const run = await cli(command);
      expect([0, 2], run.stderr).toContain(run.exit);
    }
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true });
  });

  it("reaches, opens and closes every trial of an injection scan, layer by layer", async () => {
    const { rows } = JSON.parse(readFileSync(`${out}.json`, "utf8")) as { rows: InjectionRow[] };
    const defenses = [...new Set(rows.map(({ defense }) => defense))];
    expect(defenses.length).toBeGreaterThan(1);
    const reached: string[] = [];
    for (const layer of defenses.keys()) {
      const { page, said } = await openReport(browser, injection);
      reached.push(...(await walk(page, layer)).trials);
      expect(said).toEqual([]);
      await page.close();
    }
    expect(reached.sort()).toEqual(
      rows
        .map((row) => `${row.defense}: ${row.instruction} in ${row.carrier} | ${row.outcome}`)
        .sort(),
    );
  });

  it("reaches, opens and closes every attack of a scan", async () => {
    const { results } = JSON.parse(readFileSync(scanFile, "utf8")) as { results: ScanRow[] };
    const { page, said } = await openReport(browser, scan);
    const { trials } = await walk(page, 0);
    expect(trials.sort()).toEqual(
      results.map(({ attack_id, outcome }) => `${attack_id} | ${outcome}`).sort(),
    );
    expect(said).toEqual([]);
    await page.close();
  });

  it.each([
    ["an injection scan", injection, ".heat-cell button"],
    ["a scan", scan, ".trial-list button"],
  ])("an opened trial of %s keeps WCAG 2.2 AA and 360 pixels", async (_, file, trial) => {
    for (const viewport of [{}, { width: 360, dark: true }]) {
      const { page } = await openReport(browser, file, viewport);
      await page.locator(trial).first().click();
      await page.locator("dialog[open]").waitFor();
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
      expect(
        await page.evaluate(
          "(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)(document.querySelector('dialog[open]'))",
        ),
      ).toBe(true);
      await page.close();
    }
  });
});

interface InjectionRow {
  readonly defense: string;
  readonly instruction: string;
  readonly carrier: string;
  readonly outcome: string;
}

interface ScanRow {
  readonly attack_id: string;
  readonly outcome: string;
}

/** Goes through the whole page by Tab, opens what opens trials, and reads what it shows. */
async function walk(page: Page, layer: number): Promise<{ readonly trials: string[] }> {
  const trials: string[] = [];
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    await page.keyboard.press("Tab");
    const focus = await focusOf(page);
    if (focus.tag === "end") return { trials };
    expect(focus, `press ${presses}`).toMatchObject({ outlined: true, inSight: true });
    if (focus.isLayerChoice) {
      for (let down = 0; down < layer; down += 1) await page.keyboard.press("ArrowDown");
    }
    if (focus.opensTrials) trials.push(...(await openedTrials(page, trials.length)));
  }
  throw new Error(`the focus did not leave the page in ${MOST_PRESSES} presses`);
}

/** Opens the trials of the button in focus, by turns with Enter and Space, and closes them by turns with Escape and the button. */
async function openedTrials(page: Page, turn: number): Promise<string[]> {
  await page.evaluate("globalThis.opener = document.activeElement");
  await page.keyboard.press(turn % 2 === 0 ? "Enter" : "Space");
  const dialog = page.locator("dialog[open]");
  await dialog.waitFor();
  expect((await focusOf(page)).inDialog).toBe(true);
  const title = (await dialog.locator("h4").textContent()) ?? "";
  const outcomes = await dialog
    .locator("section.trial h5 .swatch")
    .evaluateAll((all) =>
      all.map((one) => (one as { className: string }).className.split("outcome-")[1] ?? ""),
    );
  expect(await dialog.locator("section.trial dd").first().textContent()).not.toBe("");
  await page.keyboard.press(turn % 3 === 0 ? "Enter" : "Escape");
  await dialog.waitFor({ state: "detached" });
  expect(await page.evaluate("document.activeElement === globalThis.opener")).toBe(true);
  return outcomes.map((outcome) => `${title} | ${outcome}`);
}

function focusOf(page: Page): Promise<Focus> {
  return page.evaluate(`(() => {
    const one = document.activeElement;
    if (one === null || one === document.body || one === document.documentElement) return { tag: "end" };
    const style = getComputedStyle(one);
    const { top, bottom, left, right } = one.getBoundingClientRect();
    return {
      tag: one.localName,
      opensTrials: one.matches(".heat-cell button, .trial-list button"),
      isLayerChoice: one.matches("[data-block=heat] select"),
      inDialog: one.closest("dialog[open]") !== null,
      outlined: style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2,
      inSight: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
    };
  })()`);
}
