import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { loadOnnxEmbedder } from "../../../dist/detect/embedding/onnx-folder.js";
import {
  readVectorFile,
  vectorKey,
  writeVectorFile,
} from "../../../dist/detect/embedding/vector-file.js";

const after = (flag) => {
  const at = process.argv.indexOf(flag);
  return at < 0 ? null : process.argv[at + 1];
};

/**
 * The encoder that the command line names: `--encoder FOLDER`, `--packages FOLDER` where the optional
 * packages are installed, `--cache FILE` to keep vectors. Null without `--encoder`.
 */
export async function encoderFromFlags() {
  const folder = after("--encoder");
  if (folder === null) return null;
  const file = ["model.onnx", "onnx/model.onnx"].map((name) => join(folder, name)).find(existsSync);
  const sha256 = createHash("sha256").update(readFileSync(file)).digest("hex");
  const packages = after("--packages");
  const importPackage =
    packages === null
      ? (name) => import(name)
      : async (name) => {
          const root = join(resolve(packages), "node_modules", name);
          const {
            exports: entries = {},
            module,
            main,
          } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
          const entry = entries["."]?.node?.import ?? entries["."]?.import ?? module ?? main;
          return import(pathToFileURL(join(root, entry?.default ?? entry)).href);
        };
  const model = await loadOnnxEmbedder(folder, { importPackage });
  const cache = after("--cache");
  const known = new Map();
  const stored = cache === null ? null : await readVectorFile(cache, sha256);
  let fresh = 0;
  const embed = async (texts) => {
    const vectors = [];
    for (const text of texts) {
      const key = vectorKey(sha256, text);
      const row = stored?.rowOf.get(key);
      const found =
        known.get(key) ??
        (row === undefined
          ? undefined
          : stored.values.subarray(row * stored.width, (row + 1) * stored.width));
      if (found === undefined) fresh += 1;
      const vector = found ?? Float32Array.from((await model([text]))[0]);
      known.set(key, vector);
      vectors.push(vector);
    }
    return vectors;
  };
  const save = async () => {
    if (cache === null || fresh === 0) return;
    const rowOf = new Map([...known.keys()].map((key, row) => [key, row]));
    for (const key of stored?.rowOf.keys() ?? []) if (!rowOf.has(key)) rowOf.set(key, rowOf.size);
    const width = [...known.values()][0].length;
    const values = new Float32Array(rowOf.size * width);
    for (const [key, row] of rowOf) {
      const old = stored?.rowOf.get(key);
      values.set(
        known.get(key) ?? stored.values.subarray(old * width, (old + 1) * width),
        row * width,
      );
    }
    await writeVectorFile(cache, sha256, { width, values, rowOf });
  };
  return { embedder: { name: folder, embed }, sha256, save };
}
