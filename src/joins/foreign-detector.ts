import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { BacktrailError, reasonOf, usageError } from "../formats/error.ts";
import { loadModule } from "../formats/load-module.ts";
import { splitWords } from "../pab/defenses/command-words.ts";
import { CommandDetector } from "./command-detector.ts";
import { answerOf, type ForeignDetector, type ForeignSurroundings } from "./foreign-answer.ts";

/**
 * Opens what a `--detector` value names: `cmd:…`, an `http(s)` URL, or the path of a module whose
 * default export (or the one behind `#`) is a function from a text to a verdict. Modules run in this
 * process, with its rights.
 * @throws BacktrailError with code `usage` when there is no such thing
 */
export async function openForeignDetector(
  given: string,
  surroundings: ForeignSurroundings,
): Promise<ForeignDetector> {
  if (given.startsWith("cmd:")) {
    const words = splitWords(given.slice(4), "--detector");
    return new CommandDetector(given, words, surroundings);
  }
  if (/^https?:\/\//.test(given)) return endpointDetector(given, surroundings);
  return moduleDetector(given, surroundings.cwd);
}

function endpointDetector(url: string, { fetch, timeoutMs }: ForeignSurroundings): ForeignDetector {
  return {
    name: url,
    inProcess: false,
    judge: async (text) => {
      const response = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json", accept: "application/json" },
        body: JSON.stringify({ text }),
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      return answerOf(await response.json());
    },
    close: () => {},
  };
}

async function moduleDetector(given: string, cwd: string): Promise<ForeignDetector> {
  const [file = "", exported = "default"] = given.split("#");
  const path = resolve(cwd, file);
  if (!existsSync(path))
    throw usageError(
      "--detector",
      `there is no ${file}; give cmd:…, a URL or the path of a module`,
    );
  const judge = (await modulesOf(path, file))[exported];
  if (typeof judge !== "function")
    throw usageError("--detector", `${file} exports no function ${exported}`);
  return {
    name: given,
    inProcess: true,
    judge: async (text) => answerOf(await judge(text)),
    close: () => {},
  };
}

async function modulesOf(path: string, file: string): Promise<Record<string, unknown>> {
  try {
    return await loadModule(path);
  } catch (cause) {
    const message = `cannot be loaded: ${reasonOf(cause)}`;
    throw new BacktrailError({ code: "io", where: file, message, cause });
  }
}
