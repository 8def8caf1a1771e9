import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import axe from "axe-core";
import { type Browser, chromium, type Page } from "playwright-core";

const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Path of a Chromium of this machine: `CHROMIUM`, or a usual place; null where there is none. */
export const CHROMIUM: string | null =
  process.env["CHROMIUM"] ?? PLACES.find((path) => existsSync(path)) ?? null;

/** Milliseconds that a page may take where every core has other work. */
const PATIENCE = 240_000;

export async function openBrowser(): Promise<Browser> {
  if (CHROMIUM === null) throw new Error("there is no Chromium here");
  return chromium.launch({
    executablePath: CHROMIUM,
    args: [
      "--no-sandbox",
      "--disable-background-networking",
      // A page that is tested is not in the background, however busy the machine is.
      "--disable-renderer-backgrounding",
      "--disable-backgrounding-occluded-windows",
    ],
  });
}

/** A page that was opened, and all that it did beside showing itself. */
export interface Opened {
  readonly page: Page;
  /** Messages of its console, errors thrown and dialogs. */
  readonly said: readonly string[];
  /** Everything it asked for but the file itself. */
  readonly asked: readonly string[];
  readonly milliseconds: number;
}

export interface Viewport {
  readonly width?: number;
  readonly dark?: boolean;
}

/** Opens a report file from disk and waits until it has drawn itself. */
export async function openReport(
  browser: Browser,
  file: string,
  { width = 1100, dark = false }: Viewport = {},
): Promise<Opened> {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    colorScheme: dark ? "dark" : "light",
  });
  page.setDefaultTimeout(PATIENCE);
  const said: string[] = [];
  const asked: string[] = [];
  const own = pathToFileURL(file).href;
  page.on("console", (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => said.push(`thrown: ${error.message}`));
  page.on("dialog", async (dialog) => {
    said.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on("request", (request) => {
    if (request.url() !== own) asked.push(request.url());
  });
  const started = performance.now();
  await page.goto(own);
  await page.waitForSelector("html[data-ready]");
  const milliseconds = performance.now() - started;
  await page.waitForTimeout(200);
  return { page, said, asked, milliseconds };
}

const LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Violations of WCAG 2.2 AA that axe finds, one line each. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async (values) => {
    const { axe } = globalThis as unknown as { axe: { run: (options: object) => Promise<Found> } };
    interface Found {
      readonly violations: readonly {
        readonly id: string;
        readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
      }[];
    }
    const found = await axe.run({ runOnly: { type: "tag", values } });
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
    );
  }, LEVELS);
}

/** Opens all that folds; a long table is drawn when it is first opened. */
export async function unfold(page: Page): Promise<void> {
  await page.evaluate("for (const fold of document.querySelectorAll('details')) fold.open = true");
  await page.waitForTimeout(300);
}

/** What stands in an element with a JSON pointer, for each of them. */
export async function shownFigures(
  page: Page,
): Promise<{ at: string; document: string; text: string }[]> {
  await unfold(page);
  return page.evaluate(() => {
    interface Element_ {
      readonly textContent: string | null;
      getAttribute(name: string): string | null;
      closest(selector: string): Element_ | null;
    }
    const { document } = globalThis as unknown as {
      document: { querySelectorAll(selector: string): Iterable<Element_> };
    };
    return Array.from(document.querySelectorAll("[data-at]"), (element) => ({
      at: element.getAttribute("data-at") ?? "",
      document: element.closest("article")?.getAttribute("id") ?? "",
      text: element.textContent ?? "",
    }));
  });
}

/** Numbers of each table that are no rates, as they are worded: rows by the title of their block. */
export async function shownNumbers(page: Page): Promise<Readonly<Record<string, string[][]>>> {
  await unfold(page);
  return page.evaluate(`Object.fromEntries([...document.querySelectorAll("[data-block]")].map((block) => [
    block.querySelector("h3").textContent,
    [...block.querySelectorAll("table[id] tbody tr")].map((row) =>
      [...row.querySelectorAll("td.number")].map((cell) => cell.textContent)),
  ]))`);
}
