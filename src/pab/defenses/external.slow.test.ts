import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ordersTrace } from "../../../test/fakes/orders-trace.ts";
import { kindsOf as kinds, loadOutside } from "../../../test/fakes/outside-defense.ts";
import { temporaryFolder } from "../../../test/fakes/temporary-folder.ts";
import type { Defense } from "../defense.ts";
import type { DecisionPoint } from "../model.ts";
import { defenses } from "./builtin.ts";
import { splitWords } from "./command-words.ts";

const root = join(import.meta.dirname, "..", "..", "..");
const fixtures = join(root, "test", "fixtures", "defenses");

/** Far above what an answer takes on a busy machine: nothing here waits for it. */
const PATIENT_MS = 60_000;
/** For what never answers: any time will do. That the rest is answered then, exchange.test.ts shows. */
const IMPATIENT_MS = 50;

const load = (name: string, timeoutMs = PATIENT_MS): Promise<Defense> =>
  loadOutside(name, timeoutMs);

/** Whether a process runs; one that has ended and is not yet collected does not. */
function isRunning(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return !/\) [ZX] /.test(stat);
  } catch {
    return false;
  }
}

describe("a command", () => {
  it("that misbehaves costs the points it misbehaves on, and no other", async () => {
    const defense = await load(`cmd:node ${join(fixtures, "bad-command.mjs")}`);
    const orders = [
      "fine",
      "noise",
      "fine",
      "noid",
      "otherid",
      "twice",
      "shape",
      "nan",
      "outside",
      "fine",
      "exit",
      "fine",
    ];
    expect(await kinds(defense, orders)).toEqual([
      null,
      "garbage",
      null,
      "garbage",
      "garbage",
      null,
      "garbage",
      "garbage",
      "span_outside",
      null,
      "threw",
      null,
    ]);
  });

  it("that hangs times out", async () => {
    const defense = await load(`cmd:node ${join(fixtures, "bad-command.mjs")}`, IMPATIENT_MS);
    expect(await kinds(defense, ["hang"])).toEqual(["timeout"]);
  });

  it.skipIf(process.platform !== "linux").each(["its", "own"])(
    "is ended together with what it started in %s session",
    async (session) => {
      const pidFile = join(temporaryFolder(), "pid");
      const parent = join(fixtures, "with-child.mjs");
      const defense = await load(`cmd:node ${parent} ${pidFile} ${session}`);
      expect(await kinds(defense, ["fine"])).toEqual([null]);
      const child = Number(readFileSync(pidFile, "utf8"));
      await vi.waitFor(() => expect(isRunning(child)).toBe(false), { timeout: 60_000 });
    },
  );

  it("may begin a line with a byte order mark", async () => {
    const defense = await load(`cmd:node ${join(fixtures, "bad-command.mjs")}`);
    expect(await kinds(defense, ["bom", "fine", "bom"])).toEqual([null, null, null]);
  });

  it("that cannot be run fails every point with the reason and does not start for ever", async () => {
    const defense = await load("cmd:no-such-program-anywhere");
    expect(await kinds(defense, ["a", "b", "c", "d", "e", "f"])).toEqual(Array(6).fill("threw"));
  });

  it("is split into words without a shell", () => {
    expect(splitWords(`python3 "my file.py" --x 'a b' $HOME;ls`)).toEqual([
      "python3",
      "my file.py",
      "--x",
      "a b",
      "$HOME;ls",
    ]);
    expect(() => splitWords("python3 'open")).toThrow(/not closed/);
    expect(() => splitWords("  ")).toThrow(/needs a command/);
  });
});

describe("a module", () => {
  it("that misbehaves costs the points it misbehaves on", async () => {
    const defense = await load(join(fixtures, "bad-module.mjs"));
    expect(defense.name).toBe("bad-module");
    const orders = [
      "fine",
      "throw",
      "fine",
      "shape",
      "function",
      "nothing",
      "exit",
      "outside",
      "fine",
      "noise",
      "later",
      "half",
      "fine",
      "ready",
      "crash",
      "fine",
    ];
    expect(await kinds(defense, orders)).toEqual([
      null,
      "threw",
      null,
      "garbage",
      "threw",
      "garbage",
      "threw",
      "span_outside",
      null,
      "garbage",
      "garbage",
      "garbage",
      null,
      "garbage",
      "threw",
      null,
    ]);
  });

  it.each(["hang", "wait"])(
    "that does not end times out, an endless loop included: %s",
    async (order) => {
      const defense = await load(join(fixtures, "bad-module.mjs"), IMPATIENT_MS);
      expect(await kinds(defense, [order])).toEqual(["timeout"]);
    },
  );

  it("may be TypeScript", async () => {
    const defense = await load(join(root, "examples", "first-untrusted.ts"));
    expect(defense.name).toBe("first-untrusted");
    expect(await kinds(defense, ["fine"])).toEqual([null]);
  });

  it("is refused at once when it is not there, does not load or holds no defence", async () => {
    await expect(load("./no-such-file.ts")).rejects.toThrow(/no such file/);
    await expect(load(`${join(fixtures, "bad-module.mjs")}#other`)).rejects.toThrow(
      /exports no defence as other/,
    );
    await expect(load(join(fixtures, "broken-module.mjs"))).rejects.toThrow(/Unexpected/);
  });
});

describe("an HTTP endpoint", () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  async function serve(
    answer: (order: string, id: string) => { status?: number; body: string } | null,
  ): Promise<string> {
    server = createServer(async (request, response) => {
      let text = "";
      for await (const chunk of request) text += String(chunk);
      const { id, trace } = JSON.parse(text) as {
        id: string;
        trace: { events: { content: string }[] };
      };
      const order = /do:(\S+)/.exec(trace.events.at(-1)?.content ?? "")?.[1] ?? "";
      const reply = answer(order, id);
      if (reply) response.writeHead(reply.status ?? 200).end(reply.body);
    });
    await new Promise<void>((done) => server?.listen(0, "127.0.0.1", done));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/review`;
  }

  it("that misbehaves costs the points it misbehaves on", async () => {
    const url = await serve((order, id) => {
      const fine = { id, decision: "block", attribution: null, confidence: 0.5 };
      switch (order) {
        case "500":
          return { status: 500, body: "oops" };
        case "redirect":
          return { status: 302, body: "" };
        case "html":
          return { body: "<html>sign in</html>" };
        case "other":
          return { body: JSON.stringify({ ...fine, id: "elsewhere" }) };
        case "shape":
          return { body: JSON.stringify({ ...fine, confidence: 7 }) };
        default:
          return { body: JSON.stringify(fine) };
      }
    });
    const orders = ["fine", "500", "redirect", "html", "other", "shape", "fine"];
    expect(await kinds(await load(url), orders)).toEqual([
      null,
      "threw",
      "threw",
      "garbage",
      "garbage",
      "garbage",
      null,
    ]);
  });

  it("that hangs times out", async () => {
    const defense = await load(await serve(() => null), IMPATIENT_MS);
    expect(await kinds(defense, ["hang"])).toEqual(["timeout"]);
  });

  it("is not waited for once the run is over", async () => {
    const defense = await load(await serve(() => null));
    const trace = ordersTrace(["hang"]);
    const answer = Promise.resolve(
      defense.review(trace, trace.decisionPoints[0] as DecisionPoint),
    ).catch((error: unknown) => error);
    await defense.close?.();
    expect(await answer).toMatchObject({ kind: "threw" });
  });

  it("that is down fails every point", async () => {
    expect(await kinds(await load("http://127.0.0.1:9/"), ["a", "b"])).toEqual(["threw", "threw"]);
  });
});

describe("the registry", () => {
  it("refuses an unknown name and lists what there is", async () => {
    await expect(load("nope")).rejects.toThrow(
      /no defence "nope"; registered are channel-tagger, passthrough/,
    );
  });

  it("refuses a taken name unless it is meant", () => {
    const passthrough = defenses.get("passthrough");
    if (!passthrough) throw new Error("passthrough is built in");
    const entry = { ...passthrough };
    expect(() => defenses.register(entry)).toThrow(/registered already/);
  });
});
