// Reads and parses every JSON file below a folder and does nothing with it: the floor that
// `bench/rescore.mjs` measures against.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isMainThread, Worker, workerData } from "node:worker_threads";

if (isMainThread) {
  const [dir, workers = "1"] = process.argv.slice(2);
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".json"))
    .map((entry) => join(entry.parentPath, entry.name));
  const count = Number(workers);
  if (count === 1) readAll(files);
  else {
    const share = Math.ceil(files.length / count);
    const ends = Array.from({ length: count }, (_, i) => {
      const worker = new Worker(new URL(import.meta.url), {
        workerData: files.slice(i * share, (i + 1) * share),
      });
      return new Promise((resolve, reject) => worker.on("exit", resolve).on("error", reject));
    });
    await Promise.all(ends);
  }
} else {
  readAll(workerData);
}

function readAll(files) {
  for (const file of files) JSON.parse(readFileSync(file, "utf8"));
}
