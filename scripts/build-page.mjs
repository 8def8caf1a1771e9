// Bundles src/page into the one template of report pages. The policy in it names the hash of the one
// script and of the two styles, so that nothing that comes with the data can run or reach out.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { rolldown } from "rolldown";

/** Larger than this it is no page to send around. */
const MOST_BYTES = 400 * 1024;

/** The class that src/page/chart.tsx gives every chart. */
const PLOT_CLASS = "plot";

/**
 * Writes `dist/report/html/template.html`.
 * @param {string} root of the repository
 */
export async function buildPage(root) {
  const page = join(root, "src", "page");
  const { code, modules } = await bundled(join(page, "main.tsx"), root);
  const style = readFileSync(join(page, "page.css"), "utf8").trim();
  const script = code.trim();
  if (/<\/script|<!--/i.test(script)) throw new Error("the page's script would end itself");
  if (script.length > MOST_BYTES) {
    throw new Error(`the page's script has ${script.length} bytes, more than ${MOST_BYTES}`);
  }
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)} ${hashOf(plotStyle(root))}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
  const parts = {
    "<!--policy-->": `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    "/*style*/": style,
    "/*script*/": script,
  };
  const html = Object.entries(parts).reduce(putIn, readFileSync(join(page, "page.html"), "utf8"));
  const folder = join(root, "dist", "report", "html");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "template.html"), `${html.trim()}\n<!--\n${licences(modules)}-->\n`);
}

async function bundled(input, root) {
  const build = await rolldown({
    input,
    cwd: root,
    platform: "browser",
    tsconfig: join(dirname(input), "tsconfig.json"),
  });
  const { output } = await build.generate({ format: "iife", minify: true, comments: false });
  await build.close();
  return { code: output[0].code, modules: output[0].moduleIds };
}

function putIn(html, [mark, part]) {
  const [before, after, ...more] = html.split(mark);
  if (after === undefined || more.length > 0)
    throw new Error(`${mark} must stand once in page.html`);
  return before + part + after;
}

function hashOf(text) {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** The style that Plot puts into every chart, read from its source: its text depends on the class alone. */
function plotStyle(root) {
  const entry = createRequire(join(root, "package.json")).resolve("@observablehq/plot");
  const source = readFileSync(join(dirname(entry), "plot.js"), "utf8");
  const found = /svg\.append\("style"\)\.text\(\s*`([^`]*)`/.exec(source);
  if (!found) throw new Error("Plot sets its style in another way than before");
  return found[1].replaceAll(/\$\{className\}/g, PLOT_CLASS);
}

/** The notices that the bundled packages ask for, equal texts once. */
function licences(modules) {
  const folders = new Set(
    modules.flatMap((id) => /^(.*node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1] ?? []),
  );
  const byText = new Map();
  for (const folder of folders) {
    const { name, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
    const text = file ? readFileSync(join(folder, file), "utf8").trim() : `License: ${license}`;
    byText.set(text, [...(byText.get(text) ?? []), name]);
  }
  return [...byText]
    .map(([text, names]) => `${names.sort().join(", ")}\n\n${text.replaceAll("--", "- -")}\n`)
    .sort()
    .join("\n");
}
