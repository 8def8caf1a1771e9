// Names and signatures of the package as its type declarations give them: `node scripts/public-api.mjs`
// after a build writes docs/api.txt; a test holds the declarations against it.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseSync } from "oxc-parser";

/**
 * Reads the declarations behind every entry of package.json.
 * @returns what scripts/public-api.d.mts says
 */
export function readPublicApi(root) {
  const { exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const files = new Map();
  const fileOf = (path) => {
    if (!files.has(path)) files.set(path, readDeclarations(path));
    return files.get(path);
  };
  const entries = Object.entries(exports)
    .filter(([, target]) => typeof target === "object")
    .map(([entry, { types }]) => {
      const path = join(root, types);
      const names = [...namesOf(path, fileOf)].sort();
      return { entry, items: names.map((name) => ({ name, ...resolve(path, name, fileOf) })) };
    });
  const known = new Set(
    entries.flatMap(({ items }) => items.map(({ file, local }) => `${file}#${local}`)),
  );
  const unnamed = new Set();
  for (const { items } of entries) {
    for (const { name, file, node } of items) {
      for (const reference of referencesOf(node)) {
        const found = resolve(file, reference, fileOf);
        if (found && !known.has(`${found.file}#${found.local}`)) {
          unnamed.add(`${found.local} (${relative(root, found.file)}) in ${name}`);
        }
      }
    }
  }
  const meanings = new Map();
  for (const { items } of entries) {
    for (const { name, file, local } of items) {
      meanings.set(name, (meanings.get(name) ?? new Set()).add(`${file}#${local}`));
    }
  }
  return {
    size: known.size,
    twoMeanings: [...meanings].filter(([, places]) => places.size > 1).map(([name]) => name),
    entries: entries.map(({ entry, items }) => ({
      entry,
      items: items.map(({ name, text, node }) => ({ name, signature: signatureOf(node, text) })),
    })),
    unnamed: [...unnamed].sort(),
  };
}

/** The text that is committed: one signature a line, grouped by entry. */
export function apiText({ entries }) {
  return entries
    .map(({ entry, items }) =>
      [`# ${entry} (${items.length})`, ...items.map(({ signature }) => signature), ""].join("\n"),
    )
    .join("\n");
}

function readDeclarations(path) {
  const text = readFileSync(path, "utf8");
  const { program } = parseSync(path, text, { lang: "dts" });
  const imports = new Map();
  const declarations = new Map();
  const exported = new Map();
  const stars = [];
  const declare = (node) => {
    if (node.type === "VariableDeclaration") {
      for (const one of node.declarations) declarations.set(one.id.name, node);
      return node.declarations.map((one) => one.id.name);
    }
    declarations.set(node.id.name, node);
    return [node.id.name];
  };
  for (const node of program.body) {
    if (node.type === "ImportDeclaration") {
      for (const { local, imported } of node.specifiers) {
        imports.set(local.name, { from: node.source.value, name: imported?.name ?? "default" });
      }
    } else if (node.type === "ExportAllDeclaration") stars.push(node.source.value);
    else if (node.type === "ExportNamedDeclaration" && node.declaration) {
      for (const name of declare(node.declaration)) exported.set(name, { local: name });
    } else if (node.type === "ExportNamedDeclaration") {
      for (const { local, exported: as } of node.specifiers) {
        exported.set(as.name, { local: local.name, from: node.source?.value });
      }
    } else if ("id" in node || node.type === "VariableDeclaration") declare(node);
  }
  return { text, imports, declarations, exported, stars };
}

function namesOf(path, fileOf) {
  const { exported, stars } = fileOf(path);
  return new Set([
    ...exported.keys(),
    ...stars.flatMap((from) => [...namesOf(beside(path, from), fileOf)]),
  ]);
}

/** Where a name of a file is declared; null for a global or another package's. */
function resolve(path, name, fileOf) {
  const { text, imports, declarations, exported } = fileOf(path);
  const out = exported.get(name);
  if (out?.from)
    return out.from.startsWith(".") ? resolve(beside(path, out.from), out.local, fileOf) : null;
  const local = out?.local ?? name;
  if (declarations.has(local)) return { file: path, local, node: declarations.get(local), text };
  const imported = imports.get(local);
  if (!imported?.from.startsWith(".")) return null;
  return resolve(beside(path, imported.from), imported.name, fileOf);
}

function beside(path, from) {
  return join(dirname(path), from).replace(/\.(ts|js)$/, ".d.ts");
}

/** Names of the types that a declaration refers to, its own type parameters left out. */
function referencesOf(declaration) {
  const names = new Set();
  const own = new Set();
  const leftmost = (node) => (node.type === "TSQualifiedName" ? leftmost(node.left) : node.name);
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== "object" || node === null) return;
    // The value behind `typeof` need not be importable: the alias around it is.
    if (node.type === "TSTypeQuery") return;
    if (node.type === "TSTypeParameter") own.add(node.name.name);
    if (node.type === "TSMappedType" && node.key) own.add(node.key.name ?? node.key);
    if (node.type === "TSTypeReference") names.add(leftmost(node.typeName));
    if (node.type === "TSInterfaceHeritage" || node.type === "TSClassImplements") {
      names.add(leftmost(node.expression));
    }
    if (node.type === "TSImportType") names.add(`import of ${JSON.stringify(node.source?.value)}`);
    for (const value of Object.values(node)) visit(value);
  };
  visit(declaration);
  if (declaration.superClass?.name) names.add(declaration.superClass.name);
  return [...names].filter((name) => !own.has(name));
}

/** A declaration on one line, without comments. */
function signatureOf(node, text) {
  return text
    .slice(node.start, node.end)
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/^\s*\/\/.*$/gm, "")
    .replace(/\s+/g, " ")
    .replace(/^declare /, "")
    .trim();
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const api = readPublicApi(root);
  if (process.argv.includes("--show")) {
    for (const { entry, items } of api.entries) console.log(entry, items.length);
    console.log(
      `${api.size} names, ${api.unnamed.length} unnamed, two meanings: ${api.twoMeanings}`,
    );
    for (const line of api.unnamed) console.log(`  ${line}`);
  } else writeFileSync(join(root, "docs", "api.txt"), apiText(api));
}
