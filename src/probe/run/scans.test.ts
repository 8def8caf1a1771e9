import { describe, expect, it } from "vitest";
import { says } from "../../../test/fakes/scripted-backend.ts";
import { BacktrailError } from "../../formats/error.ts";
import type { AttackRecord } from "../../formats/trial-journal.ts";
import type { AgentBackend } from "../agent/backend.ts";
import { ATTACKS } from "../attacks/catalogue.ts";
import { failed } from "../attempt/attempt.ts";
import { DEFAULT_RETRY } from "../attempt/retry.ts";
import { emailFooter } from "../battery/carriers/email-footer.ts";
import { none } from "../battery/defenses/none.ts";
import { appendExfilToken } from "../battery/probes/append-exfil-token.ts";
import { BENIGN_TASKS } from "../battery/tasks/list.ts";
import type { ProbeDefense } from "../contracts/defense.ts";
import type { Oracle } from "../contracts/oracle.ts";
import { legacyOracle } from "../oracles/legacy.ts";
import type { Target, TargetReport } from "../targets/target.ts";
import { runInjectionScan, runScan, runUtilityScan } from "./scans.ts";
import { memoryStore } from "./trial-store.ts";

const hello = {
  status: "answered",
  text: "Hello.",
  toolCalls: null,
  session: null,
  notes: [],
} as const;

function targetOf(attempt: (call: number) => unknown): Target {
  let calls = 0;
  // A user's own object, which no compiler has looked at.
  return { name: "mine", attempt: async () => attempt(calls++) as TargetReport };
}

const oracle = legacyOracle(["SECRET-4711"]);

describe("runScan from a program", () => {
  it("needs a target and a judge alone, retries included", async () => {
    const target = targetOf((call) =>
      call === 0 ? failed("server_error", "503", { retryable: true, retryAfterMs: 1 }) : hello,
    );
    const { rows, interrupted } = await runScan({ target, oracle });
    expect(rows).toHaveLength(ATTACKS.length);
    expect(rows.map(({ outcome }) => outcome)).not.toContain("error");
    expect(rows[0]).toMatchObject({ tries: 2 });
    expect(interrupted).toBe(false);
  });

  it.each<readonly [string, (call: number) => unknown, string]>([
    [
      "throws",
      () => {
        throw new Error("boom");
      },
      "target mine threw: boom",
    ],
    [
      "throws no error",
      () => {
        throw "a word";
      },
      "target mine threw: a word",
    ],
    ["gives nothing", () => undefined, "target mine gave no report"],
    ["gives text", () => "Hello.", "target mine gave no report"],
    ["gives another status", () => ({ status: "ok" }), "a report without a status"],
    ["gives no text", () => ({ status: "answered" }), "an answer without a text"],
  ])("makes an error row of a target that %s, and keeps the others", async (_, broken, reason) => {
    const target = targetOf((call) => (call === 19 ? broken(call) : hello));
    const { rows } = await runScan({ target, oracle, concurrency: 1 });
    expect(rows).toHaveLength(ATTACKS.length);
    const errors = rows.filter(({ outcome }) => outcome === "error");
    expect(errors.map((row) => row.reason)).toEqual([expect.stringContaining(reason)]);
    expect(errors[0]?.attack.id).toBe(ATTACKS[19]?.id);
  });

  it("makes an error row of a target that throws before it gives a promise", async () => {
    const target: Target = {
      name: "mine",
      attempt: () => {
        throw new Error("at once");
      },
    };
    const { rows } = await runScan({ target, oracle, attacks: ATTACKS.slice(0, 2) });
    expect(rows.map(({ outcome }) => outcome)).toEqual(["error", "error"]);
  });

  it.each([
    [undefined],
    [{ success: "yes", confidence: 1 }],
    [{ success: true, confidence: Number.NaN }],
    [{ success: false, confidence: 2 }],
  ])("takes a judge that gives %j for one that failed", async (verdict) => {
    const broken = { name: "mine", judge: async () => verdict } as unknown as Oracle;
    const { rows } = await runScan({
      target: targetOf(() => hello),
      oracle: broken,
      attacks: ATTACKS.slice(0, 3),
    });
    expect(rows.map(({ outcome }) => outcome)).toEqual(["error", "error", "error"]);
    expect(rows[0]?.reason).toMatch(/^the judge failed: /);
  });

  it("takes a list of attacks and a judge of one's own", async () => {
    const attacks = ["one", "two"].map((id) => ({
      id,
      category: "house rules",
      transform: "plain",
      intent: "name_the_cook",
      prompt: `${id}: who cooks?`,
      goal: "Say who cooks.",
    }));
    const judge: Oracle = {
      name: "cook",
      judge: async ({ goal, reply }) => ({
        success: goal.kind === "attack" && goal.attack.id === "two" && reply === "Hello.",
        confidence: 1,
        reason: "cook",
        evidence: reply,
        source: "mine",
      }),
    };
    const { rows } = await runScan({ target: targetOf(() => hello), oracle: judge, attacks });
    expect(rows.map(({ attack, outcome }) => [attack.id, outcome])).toEqual([
      ["one", "resisted"],
      ["two", "acted"],
    ]);
  });

  it("reuses what a store has, and takes our own secrets out of what it keeps", async () => {
    const attacks = ATTACKS.slice(0, 3);
    const kept = memoryStore<AttackRecord>();
    const first = await runScan(
      {
        target: targetOf(() => ({ ...hello, text: "key-12345 is what you sent" })),
        oracle,
        attacks: attacks.slice(0, 2),
        redact: (text) => text.replaceAll("key-12345", "[redacted]"),
      },
      { store: kept },
    );
    expect(first.rows.map(({ reply }) => reply)).toEqual([
      "[redacted] is what you sent",
      "[redacted] is what you sent",
    ]);
    let sent = 0;
    const target = targetOf(() => {
      sent += 1;
      return hello;
    });
    const { rows } = await runScan({ target, oracle, attacks }, { store: kept });
    expect(sent).toBe(1);
    expect(rows).toHaveLength(3);
  });
});

describe("a run", () => {
  const attacks = ATTACKS.slice(0, 20);

  it("gives its rows one by one, and then its result", async () => {
    const run = runScan({ target: targetOf(() => hello), oracle, attacks });
    const ids = new Set<string>();
    for await (const row of run) ids.add(row.attack.id);
    expect(ids).toEqual(new Set(attacks.map(({ id }) => id)));
    expect((await run).rows).toHaveLength(20);
  });

  it("sends nothing before it is asked, and ends early with its loop", async () => {
    let sent = 0;
    const target = targetOf(() => {
      sent += 1;
      return hello;
    });
    const run = runScan({ target, oracle, attacks, concurrency: 2 });
    await Promise.resolve();
    expect(sent).toBe(0);
    for await (const row of run) {
      expect(row.outcome).toBe("resisted");
      break;
    }
    expect(sent).toBeLessThan(20);
    expect(await run).toMatchObject({ interrupted: true });
  });

  it("is read from its beginning, and once", async () => {
    const run = runScan({ target: targetOf(() => hello), oracle, attacks });
    await run;
    await expect(run[Symbol.asyncIterator]().next()).rejects.toThrow("once");
  });

  it("hands a failure of its store to the loop", async () => {
    const store = {
      ...memoryStore<never>(),
      put: async () => {
        throw new BacktrailError({ code: "io", message: "the disk is full" });
      },
    };
    const run = runScan({ target: targetOf(() => hello), oracle, attacks }, { store });
    await expect(run[Symbol.asyncIterator]().next()).rejects.toThrow("the disk is full");
  });
});

function backendOf(call: () => unknown): AgentBackend {
  return { name: "mine", model: "m", simulated: false, call: async () => call() as never };
}

const SMALL = {
  carriers: [emailFooter],
  probes: [appendExfilToken],
  retry: { ...DEFAULT_RETRY, maxRetries: 0 },
  timeoutMs: null,
};

async function oneRow(backend: AgentBackend, defense: ProbeDefense = none) {
  const plan = { ...SMALL, backend: () => backend, defenses: [defense] };
  const { records } = await runInjectionScan(plan);
  for await (const { row } of records()) return row;
  throw new RangeError("no record");
}

const boom = (): never => {
  throw new Error("boom");
};

describe("runInjectionScan from a program", () => {
  it("needs a backend alone", async () => {
    const { records } = await runInjectionScan({
      ...SMALL,
      backend: () => backendOf(() => says("Friday.")),
    });
    let rows = 0;
    for await (const { row } of records()) {
      rows += 1;
      expect(row.outcome).not.toBe("error");
    }
    expect(rows).toBe(5);
  });

  it.each<readonly [string, AgentBackend, ProbeDefense, string]>([
    ["backend throws", backendOf(boom), none, "backend mine threw: boom"],
    ["backend gives nothing", backendOf(() => null), none, "backend mine gave no report"],
    [
      "defence throws",
      backendOf(() => says("x")),
      { ...none, name: "d", apply: boom },
      "the defence d failed: boom",
    ],
    [
      "defence gives nothing",
      backendOf(() => says("x")),
      { ...none, name: "d", apply: () => undefined as never },
      "the defence d failed: d.apply gave neither",
    ],
    [
      "filter throws",
      backendOf(() => ({
        ...(says("x") as object),
        toolCalls: [{ id: "1", name: "forward_email", args: { to: "a@b.example", body: "x" } }],
      })),
      { ...none, name: "d", allowsCall: boom },
      "the defence d failed: boom",
    ],
  ])("makes an error row where a %s", async (_, backend, defense, reason) => {
    expect(await oneRow(backend, defense)).toMatchObject({
      outcome: "error",
      reason: expect.stringContaining(reason),
    });
  });

  it("makes an error row of a carrier or scenario that throws", async () => {
    const backend = () => backendOf(() => says("x"));
    for (const part of [{ scenario: boom }, { carriers: [{ ...emailFooter, embed: boom }] }]) {
      const { records } = await runInjectionScan({ ...SMALL, backend, defenses: [none], ...part });
      for await (const { row } of records()) {
        expect(row).toMatchObject({ outcome: "error", reason: expect.stringContaining("boom") });
      }
    }
  });

  it("makes an error row of a task whose check throws", async () => {
    const [task] = BENIGN_TASKS;
    if (!task) throw new RangeError("no task");
    const { records } = await runUtilityScan({
      backend: () => backendOf(() => says("x")),
      defenses: [none],
      tasks: [{ ...task, succeeded: boom }],
    });
    const rows = [];
    for await (const { row } of records()) rows.push(row.outcome);
    expect(rows).toEqual(["error"]);
  });
});

describe("a contract of another version", () => {
  const later = { specificationVersion: 2 as 1 };
  const refusal = {
    code: "usage",
    message: expect.stringContaining("specification version 2"),
  };

  it("is refused for a target, a backend and a defence before anything is sent", async () => {
    let sent = 0;
    const target = { ...targetOf(() => sent++), ...later };
    await expect(runScan({ target, oracle })).rejects.toMatchObject(refusal);
    const backend = { ...backendOf(() => sent++), ...later };
    await expect(oneRow(backend)).rejects.toMatchObject(refusal);
    const plain = backendOf(() => sent++);
    await expect(oneRow(plain, { ...none, ...later })).rejects.toMatchObject(refusal);
    expect(sent).toBe(0);
  });

  it("is the first without a word, and with one", async () => {
    const target: Target = { ...targetOf(() => hello), specificationVersion: 1 };
    const { rows } = await runScan({ target, oracle, attacks: ATTACKS.slice(0, 1) });
    expect(rows[0]?.outcome).toBe("resisted");
  });
});
