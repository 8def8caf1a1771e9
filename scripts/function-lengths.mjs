// Functions of src/ by their number of lines: `node scripts/function-lengths.mjs [least, default 61]`.
// A test holds them to sixty; one that has to be longer says why in a comment that begins `// Long: `.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseSync } from "oxc-parser";

const FUNCTIONS = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);

/**
 * Every function below a folder, tests left out.
 * @returns what scripts/function-lengths.d.mts says
 */
export function functionLengths(root, folder = join(root, "src")) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
    .flatMap((path) => functionsOf(readFileSync(path, "utf8"), relative(root, path)));
}

/** The functions of one source text. */
export function functionsOf(text, file) {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const lineAt = (offset) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if (starts[middle] <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
  const found = [];
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== "object" || node === null) return;
    if (FUNCTIONS.has(node.type)) {
      const [line, last] = [lineAt(node.start), lineAt(node.end)];
      const reason = /\/\/ Long: (\S.*)/.exec(text.slice(node.start, node.end))?.[1] ?? null;
      found.push({ file, line, lines: last - line + 1, reason });
    }
    for (const value of Object.values(node)) visit(value);
  };
  visit(program);
  return found;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const least = Number(process.argv[2] ?? 61);
  const all = functionLengths(fileURLToPath(new URL("..", import.meta.url)));
  for (const { file, line, lines, reason } of all.filter(({ lines }) => lines >= least))
    console.log(`${lines} ${file}:${line}${reason === null ? "" : ` (${reason})`}`);
  console.log(`${all.length} functions`);
}
