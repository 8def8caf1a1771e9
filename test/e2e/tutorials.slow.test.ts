import { readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
// @ts-expect-error an example without types
import { run } from "../../examples/agent-server.mjs";
import { agentServer } from "../fakes/agent-server.ts";
import { cli } from "../fakes/cli.ts";
import { shellLines } from "../fakes/shell-lines.ts";
import { temporaryFolder } from "../fakes/temporary-folder.ts";

const root = join(import.meta.dirname, "..", "..");
const folder = join(root, "docs", "tutorials");
const pages = [
  join(root, "README.md"),
  ...readdirSync(folder).map((name) => join(folder, name)),
].map((path) => ({
  name: path.slice(root.length + 1),
  lines: shellLines(readFileSync(path, "utf8")),
}));

/** An empty folder in which the files of a clone can be named. */
function clone(): string {
  const cwd = temporaryFolder();
  for (const name of ["corpus", "data", "docs", "examples", "test"])
    symlinkSync(join(root, name), join(cwd, name));
  return cwd;
}

describe("the commands that are printed", () => {
  it("are there: a page for every journey", () => {
    expect(pages.length).toBe(8);
    expect(pages.filter(({ lines }) => lines.length > 0).length).toBe(7);
  });

  it.each(pages.filter(({ lines }) => lines.length > 0))(
    "in $name work in their order, with the exit code that is said",
    async ({ lines }) => {
      const cwd = clone();
      const env: Record<string, string> = {
        ...(process.env["PATH"] ? { PATH: process.env["PATH"] } : {}),
      };
      await using server = await agentServer((request, response) => {
        const { message } = JSON.parse(String(request.body)) as { message: string };
        response.setHeader("content-type", "application/json");
        response.end(JSON.stringify({ reply: run(message) }));
      });
      for (const { words, stdin, exit } of lines) {
        const [first, second = ""] = words;
        if (first === "export") {
          const at = second.indexOf("=");
          env[second.slice(0, at)] = second.slice(at + 1);
          continue;
        }
        // The example agent runs already, at a free port.
        if (words.join(" ") === "node examples/agent-server.mjs 8000 &") continue;
        expect(first).toBe("npx");
        const here = words.map((word) => word.replace("http://127.0.0.1:8000/", server.url));
        const done = await cli(here, { cwd, env, ...(stdin === undefined ? {} : { stdin }) });
        expect([words.join(" "), done.exit, done.exit === exit ? "" : done.stderr]).toEqual([
          words.join(" "),
          exit,
          "",
        ]);
      }
    },
  );
});
