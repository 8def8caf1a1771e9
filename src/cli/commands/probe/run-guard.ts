import { readFile, stat } from "node:fs/promises";
import { dirname, extname, relative, resolve } from "node:path";
import { pythonFunctionIn } from "../../../probe/targets/python-callable.ts";
import { sha256Hex } from "../../../text/sha256.ts";
import { requestHeaders } from "./headers.ts";
import { isSecretHeader } from "./secrets.ts";
import { splitCommand } from "./split-command.ts";
import type { TargetFlags } from "./target-flags.ts";

/** What shows that an agent or a defence is no longer the one that a run began with. */
export interface RunGuard {
  /** Parts of a journal's plan: a run goes on only where they are the same. */
  readonly files: Readonly<Record<string, unknown>>;
  /** Headers that are credentials, by a short hash; another key may reach the same agent. */
  readonly credentials: Readonly<Record<string, string>>;
}

export const NO_GUARD: RunGuard = { files: {}, credentials: {} };

/** Files beyond these are not looked at: what runs an agent is no part of it. */
const LARGEST = 1 << 24;
const MOST_FILES = 500;

/** Looks at a target's script files and headers. A server's own code cannot be seen from here. */
export async function guardOf(
  flags: Pick<TargetFlags, "target" | "header" | "authHeader" | "bodyTemplate">,
  cwd: string,
): Promise<RunGuard> {
  const [kind, rest = ""] = splitOnce(flags.target, ":");
  const files = new Map<string, string>();
  const python = kind === "callable" ? pythonFunctionIn(rest) : null;
  if (python) {
    const path = resolve(cwd, python.module.replaceAll(".", "/"));
    for (const end of [".py", "/__init__.py"]) await addFile(`${path}${end}`, cwd, files);
  } else if (kind === "module" || kind === "callable") {
    await addModule(resolve(cwd, splitOnce(rest, "#")[0]), cwd, files);
  }
  if (kind === "command") {
    for (const word of splitCommand(rest, "--target"))
      await addFile(resolve(cwd, word), cwd, files);
  }
  if (flags.bodyTemplate?.startsWith("@") === true) {
    await addFile(resolve(cwd, flags.bodyTemplate.slice(1)), cwd, files);
  }
  const headers = Object.entries(requestHeaders(flags.header, flags.authHeader));
  return {
    files: {
      agent_files: Object.fromEntries(files),
      headers: hashed(headers.filter(([name]) => !isSecretHeader(name))),
    },
    credentials: hashed(headers.filter(([name]) => isSecretHeader(name))),
  };
}

/** SHA-256 of a user's modules and of what they import by a relative path, by path from `cwd`. */
export async function moduleHashes(
  paths: readonly string[],
  cwd: string,
): Promise<Record<string, string>> {
  const files = new Map<string, string>();
  for (const path of paths) await addModule(resolve(cwd, path), cwd, files);
  return Object.fromEntries(files);
}

/** Canaries by a short hash: another one is another measurement, and none is written down. */
export function canaryHashes(canaries: readonly string[]): string[] {
  return canaries.map((canary) => shortHash("canary", canary));
}

const IMPORT = /(?:\bfrom|\bimport|\brequire)\s*\(?\s*["'](\.{1,2}\/[^"']+)["']/g;
const ENDINGS = ["", ".ts", ".mts", ".js", ".mjs", ".cjs", "/index.ts", "/index.js"];

async function addModule(path: string, cwd: string, files: Map<string, string>): Promise<void> {
  const text = await addFile(path, cwd, files);
  if (text === null || !/^\.[cm]?[jt]sx?$/.test(extname(path))) return;
  for (const [, target = ""] of text.toString("utf8").matchAll(IMPORT)) {
    for (const ending of ENDINGS) {
      const found = resolve(dirname(path), `${target}${ending}`);
      if (files.size < MOST_FILES && (await isFile(found))) {
        await addModule(found, cwd, files);
        break;
      }
    }
  }
}

/** Adds a file once; null where there is none to add. */
async function addFile(
  path: string,
  cwd: string,
  files: Map<string, string>,
): Promise<Buffer | null> {
  const name = relative(cwd, path);
  if (files.has(name) || !(await isFile(path))) return null;
  const bytes = await readFile(path);
  files.set(name, sha256Hex(bytes));
  return bytes;
}

async function isFile(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found?.isFile() === true && found.size <= LARGEST;
}

function hashed(headers: readonly (readonly [string, string])[]): Record<string, string> {
  return Object.fromEntries(headers.map(([name, value]) => [name, shortHash(name, value)]));
}

/** Enough to see a change, too little to find the value by trying: 32 bits fit many values. */
function shortHash(name: string, value: string): string {
  return sha256Hex(`${name}\n${value}`).slice(0, 8);
}

function splitOnce(text: string, mark: string): readonly [string, string?] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
