// The rooms of src/ and which rooms each may import from. Arrows point down only.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseSync } from "oxc-parser";

const ground = ["formats", "text", "stats", "random"];
const capabilities = ["pab", "probe", "detect", "logs"];
export const ALLOWED = {
  text: [],
  random: ["text"],
  stats: ["random", "text"],
  formats: ["text", "stats"],
  pab: ground,
  probe: ground,
  detect: ground,
  logs: ground,
  joins: [...ground, ...capabilities],
  report: [...ground, ...capabilities, "joins"],
  cli: [...ground, ...capabilities, "joins", "report"],
  // The page runs in a browser: the build bundles it, and no other room knows of it.
  page: ["formats", "text"],
};

/** What the page takes from formats beside types: code without schemas, so that no parser is bundled. */
const PAGE_TAKES = ["formats/csv-write.ts", "formats/page-csv.ts", "formats/page-table.ts"];

/**
 * Which folders of a room each of its folders may import from. Files at a room's root are neither
 * above nor below, but for its public door. Tests stand above what they test.
 */
export const INSIDE = {
  probe: {
    contracts: [],
    attempt: ["contracts"],
    attacks: ["contracts"],
    detectors: ["contracts"],
    answers: ["contracts", "attempt"],
    targets: ["contracts", "attempt", "answers"],
    battery: ["contracts", "attempt", "detectors"],
    own: ["contracts", "detectors"],
    mcp: ["contracts", "attempt", "answers", "battery", "targets"],
    agent: ["contracts", "attempt", "answers", "detectors", "battery", "targets"],
    oracles: ["contracts", "attempt", "detectors", "battery", "targets", "agent"],
    results: [],
    run: [
      ...["contracts", "attempt", "attacks", "detectors", "battery", "targets", "agent"],
      ...["oracles", "results"],
    ],
    library: [
      ...["contracts", "attempt", "answers", "attacks", "detectors", "battery", "targets", "agent"],
      ...["oracles", "results", "run"],
    ],
    analyze: ["results"],
    compare: ["results"],
    paired: ["results"],
  },
  pab: {
    corpus: [],
    score: [],
    floors: ["score"],
    tracker: [],
    reader: ["tracker"],
    defenses: ["tracker", "reader"],
    harvest: ["corpus"],
    generate: ["corpus", "score", "harvest"],
  },
};

const typeImport = /\bimport\s+type\b[^;]*?from\s*["'](\.[^"']+)["']/g;
const importPattern =
  /(?:\bfrom|\bimport|\brequire)\s*\(?\s*["'](\.[^"']+|backtrail(?:\/[^"']*)?)["']|\b(?:import|require)\s*\(\s*(`)/g;

/** Breaches of the tables: `files` maps a path below src/ to its text. */
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
    const code = withoutComments(file, text);
    if (room === "page") breaches.push(...bundledFormats(file, code));
    for (const [, target, template] of code.matchAll(importPattern)) {
      const fault = template
        ? "a template literal in an import hides the arrow; write the path out"
        : target.startsWith(".")
          ? arrowFault(file, target, edges)
          : `${target} is this package itself; import the file by its path`;
      if (fault !== null) breaches.push(`src/${file}: ${fault}`);
    }
  }
  return [...breaches, ...findCircles(edges)];
}

/** The text with spaces for its comments, which may stand between the words of an import. */
function withoutComments(file, text) {
  let code = text;
  for (const { start, end } of parseSync(file, text).comments)
    code = code.slice(0, start) + " ".repeat(end - start) + code.slice(end);
  return code;
}

/** Imports of the page that would put a schema into its bundle. */
function bundledFormats(file, text) {
  if (/\.test\.tsx?$/.test(file)) return [];
  const types = [...text.matchAll(typeImport)].map(([, target]) => target);
  return [...text.matchAll(importPattern)]
    .map(([, target = ""]) => [target, posix.normalize(posix.join(posix.dirname(file), target))])
    .filter(([target, to]) => to.startsWith("formats/") && !types.includes(target))
    .filter(([, to]) => !PAGE_TAKES.includes(to))
    .map(([target]) => `src/${file}: the page takes types only from ${target}: use import type`);
}

/** What is wrong with an import of a file by its path, or null. */
function arrowFault(file, target, edges) {
  const isTest = /\.test\.tsx?$/.test(file);
  const to = posix.normalize(posix.join(posix.dirname(file), target));
  if (to.startsWith("..")) return isTest ? null : `imports ${target}, outside src/`;
  edges.set(file, [...(edges.get(file) ?? []), to]);
  const [room, toRoom] = [file.split("/")[0], to.split("/")[0]];
  if (!isTest && /^[^/]+\/index\.ts$/.test(to)) {
    return `imports the room's public door (${target}); import the file itself`;
  }
  if (toRoom === room) return isTest ? null : insideFault(file, to, target);
  if (ALLOWED[room].includes(toRoom)) return null;
  const wayOut =
    capabilities.includes(room) && capabilities.includes(toRoom)
      ? "; a join of two capabilities goes to src/joins"
      : "; what both need goes to a room below them";
  return `${room} must not import ${toRoom} (${target})${wayOut}`;
}

/** What is wrong with an arrow between two folders of one room, or null. */
function insideFault(file, to, target) {
  const [room, folder, ...rest] = file.split("/");
  const table = INSIDE[room];
  if (!table || rest.length === 0) return null;
  const [, toFolder, ...toRest] = to.split("/");
  if (toRest.length === 0) return null;
  if (folder === toFolder) return null;
  if (!(folder in table)) {
    return `there is no folder "${folder}" in ${room}; see INSIDE in scripts/check-boundaries.mjs`;
  }
  if (table[folder].includes(toFolder)) return null;
  return `${room}/${folder} must not import ${room}/${toFolder} (${target}); what both need goes to a folder below them`;
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
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
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
