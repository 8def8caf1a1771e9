import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { reasonOf } from "../../../formats/error.ts";
import { CanaryDocumentSchema } from "../../../formats/pab-documents.ts";
import { type CanaryLine, scanForCanaries } from "../../../pab/canary-scan.ts";
import { printable } from "../../../text/printable.ts";
import type { RunCommand } from "../../command.ts";
import type { CliContext } from "../../context.ts";
import { EXIT } from "../../exit-code.ts";
import { type InputRecord, resultDocument } from "../../result-document.ts";

interface Hit extends CanaryLine {
  readonly path: string;
}

export const run: RunCommand = async (invocation) => {
  const { context, args, output } = invocation;
  const hits: Hit[] = [];
  const inputs: InputRecord[] = [];
  const leftOut: { what: string; why: string }[] = [];
  let bytes = 0;
  for await (const source of sources(context, args)) {
    if ("why" in source) {
      leftOut.push({ what: source.path, why: source.why });
      await output.warn(`warning: ${printable(source.path)}: ${printable(source.why)}\n`);
      continue;
    }
    const hash = createHash("sha256");
    const counted = counting(source.chunks, (chunk) => {
      context.signal.throwIfAborted();
      hash.update(chunk);
      bytes += chunk.length;
    });
    try {
      for await (const hit of scanForCanaries(counted)) {
        hits.push({ path: source.path, ...hit });
        await output.print(`${printable(source.path)}:${hit.line}: ${hit.canary}\n`);
      }
      inputs.push({ path: source.path, sha256: hash.digest("hex") });
    } catch (cause) {
      context.signal.throwIfAborted();
      const why = `cannot be read: ${reasonOf(cause)}`;
      leftOut.push({ what: source.path, why });
      await output.warn(`warning: ${printable(source.path)}: ${printable(why)}\n`);
    }
  }
  await output.print(`${hits.length} canaries in ${inputs.length} files\n`);
  await output.document(
    resultDocument(CanaryDocumentSchema, {
      invocation,
      inputs,
      leftOut,
      body: { scanned: { files: inputs.length, bytes }, hits },
    }),
  );
  if (hits.length > 0) return EXIT.finding;
  return leftOut.length > 0 ? EXIT.failed : EXIT.ok;
};

type Source =
  | { readonly path: string; readonly chunks: AsyncIterable<Uint8Array> }
  | { readonly path: string; readonly why: string };

/** The files that the arguments name, folders walked in order; `-` is standard input. */
async function* sources(context: CliContext, args: readonly string[]): AsyncGenerator<Source> {
  for (const given of args) {
    if (given === "-") yield { path: "-", chunks: context.stdin };
    else yield* filesBelow(given, resolve(context.cwd, given));
  }
}

async function* filesBelow(shown: string, path: string): AsyncGenerator<Source> {
  try {
    const info = await stat(path);
    if (info.isFile()) {
      yield { path: shown, chunks: createReadStream(path) };
      return;
    }
    if (!info.isDirectory()) {
      yield { path: shown, why: "is neither a file nor a folder" };
      return;
    }
    const entries = await readdir(path, { withFileTypes: true });
    entries.sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of entries) {
      // A link below a folder may lead in a circle; what it leads to can be named itself.
      if (entry.isFile() || entry.isDirectory()) {
        yield* filesBelow(join(shown, entry.name), join(path, entry.name));
      } else
        yield { path: join(shown, entry.name), why: "is a link or special file; not followed" };
    }
  } catch (cause) {
    yield { path: shown, why: reasonOf(cause) };
  }
}

async function* counting(
  chunks: AsyncIterable<Uint8Array>,
  see: (chunk: Uint8Array) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    see(chunk);
    yield chunk;
  }
}
