// The rooms of src/ and which rooms each may import from. Arrows point down only.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const ground = ["formats", "text", "stats", "random"];
export const ALLOWED = {
  random: [],
  text: [],
  stats: ["random"],
  formats: ["text", "stats"],
  pab: ground,
  probe: ground,
  detect: ground,
  logs: ground,
  report: [...ground, "pab", "probe", "detect", "logs"],
  cli: [...ground, "pab", "probe", "detect", "logs", "report"],
};

const importPattern = /(?:from|import)\s*\(?\s*["'](\.[^"']+)["']/g;

/** Breaches of the table: `files` maps a path below src/ to its text. */
export function findBreaches(files) {
  const breaches = [];
  const edges = new Map();
  for (const [file, text] of files) {
    const room = file.split("/")[0];
    if (!file.includes("/")) continue;
    if (!(room in ALLOWED)) {
      breaches.push(
        `src/${file}: there is no room "${room}"; see ALLOWED in scripts/check-boundaries.mjs`,
      );
      continue;
    }
    for (const [, target] of text.matchAll(importPattern)) {
      const to = posix.normalize(posix.join(posix.dirname(file), target));
      const toRoom = to.split("/")[0];
      if (to.startsWith("..")) {
        if (!file.endsWith(".test.ts"))
          breaches.push(`src/${file} imports ${target}, outside src/`);
        continue;
      }
      edges.set(file, [...(edges.get(file) ?? []), to]);
      if (toRoom !== room && !ALLOWED[room].includes(toRoom)) {
        breaches.push(`src/${file}: ${room} must not import ${toRoom} (${target})`);
      }
    }
  }
  return [...breaches, ...findCircles(edges)];
}

function findCircles(edges) {
  const state = new Map();
  const circles = [];
  const visit = (file, trail) => {
    if (state.get(file) === "done") return;
    if (state.get(file) === "open") {
      circles.push(`circle: ${[...trail.slice(trail.indexOf(file)), file].join(" -> ")}`);
      return;
    }
    state.set(file, "open");
    for (const next of edges.get(file) ?? []) visit(next, [...trail, file]);
    state.set(file, "done");
  };
  for (const file of edges.keys()) visit(file, []);
  return circles;
}

export function sourceFiles(root) {
  return new Map(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return [relative(root, path).split("\\").join("/"), readFileSync(path, "utf8")];
      }),
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const src = join(dirname(fileURLToPath(import.meta.url)), "..", "src");
  const breaches = findBreaches(sourceFiles(src));
  for (const breach of breaches) console.error(breach);
  process.exit(breaches.length === 0 ? 0 : 1);
}
