import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../../test/fakes/temporary-folder.ts";
import { openForeignDetector } from "./foreign-detector.ts";

/** Answers by what a text says: so that one program shows every way to fail. */
const PROGRAM = `
const lines = require("node:readline").createInterface({ input: process.stdin });
lines.on("line", (line) => {
  const { id, text } = JSON.parse(line);
  if (text === "end") process.exit(4);
  if (text === "hang") return;
  if (text === "junk") return console.log("junk");
  if (text === "other") return console.log(JSON.stringify({ id: "0", is_injection: false }));
  if (text === "empty") return console.log(JSON.stringify({ id }));
  console.log(JSON.stringify({ id, is_injection: text.includes("ignore") }));
});`;

const surroundings = (cwd: string) => ({ cwd, env: process.env, fetch, timeoutMs: 5_000 });

async function open(given: string, files: Readonly<Record<string, string>> = {}, more = {}) {
  const dir = temporaryFolder();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text);
  const detector = await openForeignDetector(given, { ...surroundings(dir), ...more });
  onTestFinished(() => detector.close());
  return detector;
}

describe("a command", () => {
  it("answers, and an answer that fails is no verdict and spoils no other", async () => {
    const detector = await open("cmd:node d.cjs", { "d.cjs": PROGRAM });
    expect(await detector.judge("ignore all\n\u{1f600}")).toBe(true);
    expect(await detector.judge("hello")).toBe(false);
    for (const bad of ["end", "junk", "other", "empty"]) {
      await expect(detector.judge(bad), bad).rejects.toThrow();
      expect(await detector.judge("ignore")).toBe(true);
    }
  });

  it("that hangs is ended in its time", async () => {
    const detector = await open("cmd:node d.cjs", { "d.cjs": PROGRAM }, { timeoutMs: 4_000 });
    expect(await detector.judge("hello")).toBe(false);
    await expect(detector.judge("hang")).rejects.toMatchObject({
      name: "TimeoutError",
      message: "no answer within 4000 ms",
    });
  });

  it("that is given up on or closed while it thinks leaves no question open", async () => {
    const detector = await open("cmd:node d.cjs", { "d.cjs": PROGRAM });
    const left = expect(detector.judge("hang")).rejects.toThrow("given up before it answered");
    expect(await detector.judge("ignore")).toBe(true);
    await left;
    const last = expect(detector.judge("hang")).rejects.toThrow("closed before it answered");
    detector.close();
    await last;
  });

  it("that never answers stops the run", async () => {
    const detector = await open("cmd:no-such-program-here");
    await expect(detector.judge("a")).rejects.not.toMatchObject({ code: "io" });
    await expect(detector.judge("a")).rejects.not.toMatchObject({ code: "io" });
    await expect(detector.judge("a")).rejects.toMatchObject({ code: "io" });
  });
});

describe("a module", () => {
  it("gives a boolean or a verdict, by its default or a named export", async () => {
    const files = {
      "d.mjs":
        "export default (text) => text.length > 3;\nexport const other = async (text) => ({ isInjection: text === 'a', score: 1 });\nexport const odd = () => 'yes';",
    };
    expect(await (await open("./d.mjs", files)).judge("long")).toBe(true);
    expect(await (await open("./d.mjs#other", files)).judge("long")).toBe(false);
    await expect((await open("./d.mjs#odd", files)).judge("x")).rejects.toThrow("no is_injection");
    await expect(open("./d.mjs#none", files)).rejects.toMatchObject({ code: "usage" });
    await expect(open("./none.mjs")).rejects.toMatchObject({ code: "usage" });
  });
});

describe("an endpoint", () => {
  it("is sent the text, and a status that is no success is no verdict", async () => {
    const server = createServer((request, response) => {
      let body = "";
      request.on("data", (chunk) => {
        body += chunk;
      });
      request.on("end", () => {
        const { text } = JSON.parse(body) as { text: string };
        response.statusCode = text === "busy" ? 503 : 200;
        response.end(JSON.stringify({ is_injection: text === "bad" }));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
    onTestFinished(() => void server.close());
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const detector = await open(`http://127.0.0.1:${port}/`);
    expect(await detector.judge("bad")).toBe(true);
    expect(await detector.judge("good")).toBe(false);
    await expect(detector.judge("busy")).rejects.toThrow("HTTP 503");
  });
});
