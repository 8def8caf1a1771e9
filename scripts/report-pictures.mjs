// Makes the gallery of report pages from committed data, and with --pictures the pictures in docs/pictures
// (needs a Chromium: CHROMIUM, or /usr/bin/chromium).
import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const gallery = join(root, "out", "gallery");
const main = join(root, "dist", "cli", "main.js");

/** Each page: the commands that make its files, and the files it is made of. */
const PAGES = {
  compare: {
    commands: [
      "probe compare data/scans/simulated_001.json data/scans/simulated_002.json --json out/gallery/compare.json",
    ],
    files: ["out/gallery/compare.json"],
  },
  analyze: {
    commands: ["probe analyze data/smollm2_135m.csv --json out/gallery/analyze.json"],
    files: ["out/gallery/analyze.json"],
  },
  benchmark: {
    commands: ["pab compare --split smoke --json out/gallery/benchmark.json"],
    files: ["out/gallery/benchmark.json"],
  },
  trace: {
    commands: [],
    files: ["corpus/smoke/t-011-peer-paraphrase-relay-memory-echo.json"],
  },
};

function backtrail(words) {
  const run = spawnSync(process.execPath, [main, ...words], { cwd: root, encoding: "utf8" });
  // 2 is a finding, which is what a gallery shows.
  if (run.status !== 0 && run.status !== 2) throw new Error(`${words.join(" ")}: ${run.stderr}`);
}

async function pictures() {
  const { chromium } = await import("playwright-core");
  const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const folder = join(root, "docs", "pictures");
  mkdirSync(folder, { recursive: true });
  for (const name of Object.keys(PAGES)) {
    const page = await browser.newPage({ viewport: { width: 1000, height: 1150 } });
    await page.goto(pathToFileURL(join(gallery, `${name}.html`)).href);
    await page.waitForSelector("html[data-ready]");
    await page.waitForTimeout(300);
    await page.screenshot({ path: join(folder, `report-${name}.png`) });
    await page.close();
  }
  await browser.close();
}

mkdirSync(gallery, { recursive: true });
for (const [name, { commands, files }] of Object.entries(PAGES)) {
  for (const command of commands) backtrail(command.split(" "));
  backtrail(["report", ...files, "--out", join("out", "gallery", `${name}.html`)]);
}
if (process.argv.includes("--pictures")) await pictures();
console.log(`the gallery is in ${gallery}`);
