import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { transformWithOxc } from "vite";

const VITEST = new URL("./vitest.mjs", import.meta.url).href;

export async function resolve(specifier, context, next) {
  return specifier === "vitest" ? { url: VITEST, shortCircuit: true } : next(specifier, context);
}

export async function load(url, context, next) {
  if (!url.endsWith(".ts") || url.includes("/node_modules/")) return next(url, context);
  const path = fileURLToPath(url);
  const { code } = await transformWithOxc(await readFile(path, "utf8"), path, { sourcemap: false });
  return { format: "module", source: code, shortCircuit: true };
}
