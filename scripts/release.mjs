// Cuts a version: `npm run release -- 0.2.0` moves the changelog's "Unreleased" under that version and
// today's date, writes it into package.json, the lock file and CITATION.cff, commits and tags.
// `--check TAG` refuses a tag that package, citation and changelog do not name; `--notes TAG` prints
// that version's part of the changelog.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const path = (name) => join(root, name);
const read = (name) => readFileSync(path(name), "utf8");

/** The changelog with its "Unreleased" part under a version; throws when there is nothing to release. */
export function cut(changelog, version, date) {
  const parts = changelog.split(/^(?=## )/m);
  const index = parts.findIndex((part) => /^## Unreleased\b/i.test(part));
  const body = index < 0 ? "" : parts[index].replace(/^## .*\n/, "").trim();
  if (body === "") throw new Error('CHANGELOG.md has nothing under "## Unreleased"');
  parts[index] = `## Unreleased\n\n## ${version} (${date})\n\n${body}\n\n`;
  return `${parts.join("").trimEnd()}\n`;
}

/** One version's part of the changelog, without its heading; throws when it has none. */
export function notes(changelog, version) {
  const heading = `## ${version} `;
  const part = changelog
    .split(/^(?=## )/m)
    .find((one) => `${one.split("\n")[0]} `.startsWith(heading));
  if (part === undefined) throw new Error(`CHANGELOG.md has no part "## ${version}"`);
  return part.replace(/^## .*\n/, "").trim();
}

/** Every place that does not name the version, as sentences. */
export function disagreements(version, { packageJson, lock, citation, changelog }) {
  const named = {
    "package.json": JSON.parse(packageJson).version,
    "package-lock.json": JSON.parse(lock).version,
    "CITATION.cff": /^version: (.+)$/m.exec(citation)?.[1],
  };
  const wrong = Object.entries(named)
    .filter(([, found]) => found !== version)
    .map(([file, found]) => `${file} says ${found}, not ${version}`);
  try {
    notes(changelog, version);
  } catch (error) {
    wrong.push(error.message);
  }
  return wrong;
}

function files() {
  return {
    packageJson: read("package.json"),
    lock: read("package-lock.json"),
    citation: read("CITATION.cff"),
    changelog: read("CHANGELOG.md"),
  };
}

function release(version) {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`not a version: ${version}`);
  const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8" });
  if (git("status", "--porcelain") !== "") throw new Error("commit or put away your changes first");
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(path("CHANGELOG.md"), cut(read("CHANGELOG.md"), version, date));
  writeFileSync(
    path("CITATION.cff"),
    read("CITATION.cff").replace(/^version: .+$/m, `version: ${version}`),
  );
  execFileSync("npm", ["version", version, "--no-git-tag-version"], { cwd: root, stdio: "ignore" });
  execFileSync("npm", ["run", "--silent", "action"], { cwd: root, stdio: "inherit" });
  git("commit", "-aqm", `Release ${version}`);
  git("tag", "-a", `v${version}`, "-m", `Backtrail ${version}`);
  console.log(`tagged v${version}; push it with: git push --follow-tags`);
}

function main([first, second]) {
  const version = second?.replace(/^v/, "");
  if (first === "--check" && version !== undefined) {
    const wrong = disagreements(version, files());
    if (wrong.length > 0) throw new Error(wrong.join("\n"));
    console.log(`${version} is named everywhere`);
  } else if (first === "--notes" && version !== undefined) {
    console.log(notes(read("CHANGELOG.md"), version));
  } else if (first !== undefined && !first.startsWith("-")) {
    release(first);
  } else {
    throw new Error("usage: npm run release -- X.Y.Z | --check vX.Y.Z | --notes vX.Y.Z");
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    main(process.argv.slice(2));
  } catch (error) {
    console.error(`error: ${error.message}`);
    process.exit(1);
  }
}
