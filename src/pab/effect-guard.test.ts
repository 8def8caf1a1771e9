import childProcess, { spawn as namedSpawn } from "node:child_process";
import dgram from "node:dgram";
import dns from "node:dns";
import { resolve4 } from "node:dns/promises";
import fs, {
  mkdirSync,
  mkdtempSync,
  writeFileSync as namedWrite,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { writeFile as namedWritePromise } from "node:fs/promises";
import http from "node:http";
import http2 from "node:http2";
import https from "node:https";
import inspector from "node:inspector";
import net from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import tls from "node:tls";
import { promisify } from "node:util";
import v8 from "node:v8";
import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BacktrailError } from "../formats/error.ts";
import { withEffectGuard } from "./effect-guard.ts";

let root = "";
let out = "";
let outside = "";

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "backtrail-guard-"));
  out = join(root, "out");
  outside = join(root, "outside");
  mkdirSync(out);
  mkdirSync(outside);
  namedWrite(join(outside, "kept.txt"), "kept");
  symlinkSync("../outside", join(out, "door"));
  symlinkSync("ring", join(out, "ring"));
  symlinkSync(join(outside, "new.txt"), join(out, "dangling.txt"));
});

afterAll(() => rmSync(root, { recursive: true }));

/** The code of the error that a guarded call ends with, or what it gave. */
async function outcome(effect: () => unknown): Promise<unknown> {
  try {
    await withEffectGuard(async () => await effect(), { outputDir: out });
    return "went through";
  } catch (error) {
    return BacktrailError.isInstance(error) ? error.code : error;
  }
}

const ignore = () => undefined;
const target = { host: "127.0.0.1", port: 9 };

const effects: Record<string, () => unknown> = {
  "net.connect": () => net.connect(target),
  "new net.Socket().connect": () => new net.Socket().connect(target),
  "net server": () => net.createServer().listen(0),
  "tls.connect": () => tls.connect(target),
  fetch: () => fetch("http://127.0.0.1:9/"),
  "http.get": () => http.get("http://127.0.0.1:9/"),
  "http.request": () => http.request("http://127.0.0.1:9/"),
  "https.request": () => https.request("https://127.0.0.1:9/"),
  "http2.connect": () => http2.connect("http://127.0.0.1:9/"),
  "dgram.createSocket": () => dgram.createSocket("udp4"),
  "dns.lookup": () => dns.lookup("localhost", ignore),
  "dns.resolve4": () => dns.resolve4("localhost", ignore),
  "dns.promises": () => dns.promises.lookup("localhost"),
  "dns named import": () => resolve4("localhost"),
  "dns.Resolver": () => new dns.Resolver().resolve4("localhost", ignore),
  "dns.promises.Resolver": () => new dns.promises.Resolver().resolve4("localhost"),
  "child_process.spawn": () => childProcess.spawn("true"),
  "child_process.spawn, named import": () => namedSpawn("true"),
  "child_process.spawnSync": () => childProcess.spawnSync("true"),
  "child_process.exec": () => childProcess.exec("true"),
  "child_process.exec, promisified": () => promisify(childProcess.exec)("true"),
  "child_process.execSync": () => childProcess.execSync("true"),
  "child_process.execFile": () => childProcess.execFile("true"),
  "child_process.execFileSync": () => childProcess.execFileSync("true"),
  "child_process.fork": () => childProcess.fork("none.js"),
  Worker: () => new Worker("", { eval: true }),
  "inspector.open": () => inspector.open(0, "127.0.0.1"),
  "a report file": () => process.report.writeReport(join(outside, "a")),
  "a heap snapshot": () => v8.writeHeapSnapshot(join(outside, "a")),
  "fs callback": () => fs.writeFile(join(outside, "a"), "", ignore),
  "fs callback, append": () => fs.appendFile(join(outside, "a"), "", ignore),
  "fs callback, promisified": () => promisify(fs.writeFile)(join(outside, "a"), ""),
  "fs sync": () => fs.writeFileSync(join(outside, "a"), ""),
  "fs sync, named import": () => namedWrite(join(outside, "a"), ""),
  "fs promises": () => fs.promises.writeFile(join(outside, "a"), ""),
  "fs promises, named import": () => namedWritePromise(join(outside, "a"), ""),
  "fs stream": () => fs.createWriteStream(join(outside, "a")),
  "fs open for writing": () => fs.promises.open(join(outside, "a"), "r+"),
  "fs open with bits": () =>
    fs.openSync(join(outside, "a"), fs.constants.O_CREAT | fs.constants.O_WRONLY),
  "fs unlink": () => fs.unlinkSync(join(outside, "kept.txt")),
  "fs rm": () => fs.rmSync(outside, { recursive: true }),
  "fs mkdir": () => fs.mkdirSync(join(outside, "folder")),
  "fs mkdtemp beside the folder": () => fs.mkdtempSync(out),
  "fs rename out of the folder": () => fs.renameSync(join(out, "door"), join(outside, "door")),
  "fs rename into the folder": () => fs.renameSync(join(outside, "kept.txt"), join(out, "kept")),
  "fs link to a file outside": () => fs.linkSync(join(outside, "kept.txt"), join(out, "second")),
  "fs copy": () => fs.copyFileSync(join(outside, "kept.txt"), join(outside, "copy.txt")),
  "fs truncate": () => fs.truncateSync(join(outside, "kept.txt")),
  "a folder that shares the name's start": () => fs.mkdirSync(`${out}-beside`),
  "dots out of the folder": () => fs.writeFileSync(join(out, "..", "a"), ""),
  "a buffer as path": () => fs.writeFileSync(Buffer.from(join(outside, "a")), ""),
  "a URL as path": () => fs.writeFileSync(new URL(`file://${outside}/a`), ""),
  "a URL as prefix": () => fs.mkdtempSync(new URL(`file://${out}`) as unknown as string),
  "dots after a linked folder": () => fs.writeFileSync(`${out}/door/../a`, ""),
  "a link with a separator at its end": () => fs.rmSync(`${out}/door/`, { recursive: true }),
  "a ring of links": () => fs.writeFileSync(join(out, "ring"), ""),
  "through a linked folder": () => fs.writeFileSync(join(out, "door", "a"), ""),
  "through a linked file": () => fs.writeFileSync(join(out, "dangling.txt"), ""),
  "after a timer": () =>
    new Promise((resolve, reject) => {
      setTimeout(() => fs.promises.writeFile(join(outside, "a"), "").then(resolve, reject), 1);
    }),
};

describe("withEffectGuard", () => {
  it.each(Object.keys(effects))("refuses %s", async (name) => {
    expect(await outcome(effects[name] as () => unknown)).toBe("effect");
    expect(fs.readdirSync(outside)).toEqual(["kept.txt"]);
    expect(readFileSync(join(outside, "kept.txt"), "utf8")).toBe("kept");
  });

  it("lets writes inside the folder, reads anywhere and open files through", async () => {
    const value = await withEffectGuard(
      async () => {
        fs.mkdirSync(join(out, "a", "b"), { recursive: true });
        fs.writeFileSync(join(out, "a", "b", "c.txt"), "one");
        await fs.promises.appendFile(join(out, "a", "b", "c.txt"), " two");
        await using file = await fs.promises.open(join(out, "d.txt"), "w");
        await file.writeFile("three");
        fs.renameSync(join(out, "a", "b", "c.txt"), join(out, "e.txt"));
        fs.unlinkSync(join(out, "dangling.txt"));
        return readFileSync(join(outside, "kept.txt"), "utf8");
      },
      { outputDir: out },
    );
    expect(value).toBe("kept");
    expect(readFileSync(join(out, "e.txt"), "utf8")).toBe("one two");
    expect(readFileSync(join(out, "d.txt"), "utf8")).toBe("three");
  });

  it("allows no write at all without an output folder", async () => {
    const write = withEffectGuard(() => fs.writeFileSync(join(out, "x"), ""), { outputDir: null });
    await expect(write).rejects.toMatchObject({ code: "effect" });
  });

  it("accepts an output folder that does not exist yet", async () => {
    const later = join(root, "later", "still");
    await withEffectGuard(() => fs.mkdirSync(later, { recursive: true }), { outputDir: later });
    expect(fs.existsSync(later)).toBe(true);
  });

  it("guards what a getter loads only when it is asked for", async () => {
    const socket = Object.getOwnPropertyDescriptor(globalThis, "EventSource");
    let loaded = 0;
    class Source {}
    const get = () => {
      loaded += 1;
      return Source;
    };
    Object.defineProperty(globalThis, "EventSource", { configurable: true, get });
    try {
      expect(await outcome(() => undefined)).toBe("went through");
      expect(loaded).toBe(0);
      expect(
        await outcome(() => Reflect.construct(Reflect.get(globalThis, "EventSource"), [])),
      ).toBe("effect");
      expect(Reflect.get(globalThis, "EventSource")).toBe(Source);
    } finally {
      if (socket) Object.defineProperty(globalThis, "EventSource", socket);
      else Reflect.deleteProperty(globalThis, "EventSource");
    }
  });

  it("puts everything back, also after a throw", async () => {
    const before = [fs.writeFileSync, net.connect, globalThis.fetch, childProcess.spawn];
    const failing = withEffectGuard(
      () => {
        expect(fs.writeFileSync).not.toBe(before[0]);
        throw new Error("on purpose");
      },
      { outputDir: out },
    );
    await expect(failing).rejects.toThrow("on purpose");
    expect([fs.writeFileSync, net.connect, globalThis.fetch, childProcess.spawn]).toEqual(before);
    namedWrite(join(root, "after.txt"), "free again");
    expect(readFileSync(join(root, "after.txt"), "utf8")).toBe("free again");
  });

  it("nests: the inner guard does not widen the outer one, nor end it", async () => {
    const inner = join(out, "inner");
    await withEffectGuard(
      async () => {
        const wider = withEffectGuard(() => fs.writeFileSync(join(outside, "a"), ""), {
          outputDir: outside,
        });
        await expect(wider).rejects.toMatchObject({ code: "effect" });
        await withEffectGuard(() => fs.mkdirSync(inner), { outputDir: inner });
        expect(() => fs.writeFileSync(join(outside, "a"), "")).toThrow(BacktrailError);
      },
      { outputDir: out },
    );
  });

  it("keeps guards that run at the same time apart, and leaves other code alone", async () => {
    const one = join(root, "one");
    const two = join(root, "two");
    let release = ignore as () => void;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const first = withEffectGuard(
      async () => {
        fs.mkdirSync(one);
        await gate;
        expect(() => fs.mkdirSync(join(two, "x"))).toThrow(BacktrailError);
      },
      { outputDir: one },
    );
    const second = withEffectGuard(() => fs.mkdirSync(two), { outputDir: two });
    namedWrite(join(root, "bystander.txt"), "");
    await second;
    release();
    await first;
  });
});
