// Bundles what the Action runs into action/dist, so that a clone at a tag needs no install and no network:
// `agentprobe scan`, `compare` and `health` with all they load, unminified so that it can be read. `--check` compares instead of writing.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const root = fileURLToPath(new URL("..", import.meta.url));
const committed = join(root, "action", "dist");

/** The commands an Action needs; the other ones stay known, so that a configuration file is read whole. */
const CARRIED = /\/commands\/probe\/(scan|compare|health)\.ts$/;
const ABSENT = "\0absent-command";

const { peerDependencies, version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const optional = new Set([...Object.keys(peerDependencies), "jiti"]);
const packageOf = (specifier) =>
  specifier
    .split("/")
    .slice(0, specifier[0] === "@" ? 2 : 1)
    .join("/");

const absentCommands = {
  name: "absent-commands",
  resolveId: (specifier, importer) =>
    importer?.split(sep).join("/").includes("/cli/specs/") &&
    specifier.startsWith("../commands/") &&
    !CARRIED.test(specifier.replace("..", ""))
      ? ABSENT
      : null,
  load: (id) =>
    id === ABSENT
      ? 'export const run = async ({ context }) => { await context.stderr.write("error: this command is not in the Action; install the package backtrail\\n"); return 3; };'
      : null,
};

async function bundle(folder) {
  const build = await rolldown({
    input: { agentprobe: join(root, "src", "cli", "agentprobe.ts") },
    cwd: root,
    platform: "node",
    external: (specifier) => optional.has(packageOf(specifier)),
    plugins: [absentCommands],
    logLevel: "silent",
  });
  const { output } = await build.write({
    dir: folder,
    format: "esm",
    entryFileNames: "[name].mjs",
    chunkFileNames: "[name].mjs",
    comments: false,
  });
  await build.close();
  writeFileSync(join(folder, "THIRD-PARTY-LICENSES.txt"), licences(output));
}

/** The licence of every package with code in the bundle, as each of them asks for. */
function licences(output) {
  const folders = new Set();
  for (const { moduleIds = [] } of output) {
    for (const id of moduleIds) {
      const found = /^(.*node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id);
      if (found) folders.add(found[1]);
    }
  }
  const parts = [...folders].map((folder) => {
    const {
      name,
      version: own,
      license,
    } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
    const text = file ? readFileSync(join(folder, file), "utf8").trim() : `License: ${license}`;
    return `${name} ${own}\n\n${text.replaceAll("\r\n", "\n")}\n`;
  });
  return parts.sort().join(`\n${"-".repeat(72)}\n\n`);
}

/** Every file below a folder, with its text. */
function contents(folder) {
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
    : [];
  return new Map(
    files
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(folder, path).split(sep).join("/"), readFileSync(path, "utf8")]),
  );
}

function differences(before, after) {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => before.get(name) !== after.get(name))
    .sort();
}

if (process.argv.includes("--check")) {
  const fresh = mkdtempSync(join(tmpdir(), "action-"));
  try {
    await bundle(fresh);
    const wrong = differences(contents(committed), contents(fresh));
    if (wrong.length > 0) {
      console.error(
        `action/dist does not follow from src: ${wrong.join(", ")}\nrun: npm run action`,
      );
      process.exit(2);
    }
    console.log("action/dist is what src gives");
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
} else {
  rmSync(committed, { recursive: true, force: true });
  await bundle(committed);
  const sizes = [...contents(committed).values()].map((text) => Buffer.byteLength(text));
  console.log(
    `${relative(root, committed)}: ${sizes.length} files, ${Math.round(sizes.reduce((a, b) => a + b, 0) / 1024)} KiB, version ${version}`,
  );
}
