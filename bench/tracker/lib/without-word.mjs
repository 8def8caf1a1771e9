// Module hooks that load the built tracker without one entry of one of its word lists: a path with
// `?without=NUMBER` gets modules of its own, in which that entry is spelled so that no text can hold it.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { entries } from "./word-lists.mjs";

const BUILT = "/dist/pab/";

export async function resolve(specifier, context, next) {
  const found = await next(specifier, context);
  const without = /[?&]without=(\d+)/.exec(context.parentURL ?? "")?.[0];
  if (without === undefined || !found.url.includes(BUILT) || found.url.includes("?")) return found;
  return { ...found, url: `${found.url}${without}` };
}

const all = entries();

export async function load(url, context, next) {
  const number = /\?without=(\d+)$/.exec(url)?.[1];
  if (number === undefined) return next(url, context);
  const path = fileURLToPath(url.split("?")[0]);
  const entry = all[Number(number)];
  let source = readFileSync(path, "utf8");
  if (entry !== undefined && entry.path === path) {
    source = `${source.slice(0, entry.from)}${entry.replacement}${source.slice(entry.to)}`;
  }
  return { format: "module", shortCircuit: true, source };
}
