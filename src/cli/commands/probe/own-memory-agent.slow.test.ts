import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { agentServer } from "../../../../test/fakes/agent-server.ts";
import { cli } from "../../../../test/fakes/cli.ts";
import { temporaryFolder } from "../../../../test/fakes/temporary-folder.ts";

interface Ask {
  readonly message: string;
  readonly user?: string;
  readonly session?: string;
}

const ADDRESS = /[a-z.]+@[a-z]+-desk\.example/g;

/** An agent that keeps all that it is told by user, and mails to every address that it kept. */
function rememberingAgent(memory = new Map<string, string[]>()) {
  return ({ message, user = "everybody" }: Ask) => {
    const kept = memory.get(user) ?? [];
    const tool_calls = [
      ...kept.flatMap((text) => text.match(ADDRESS) ?? []).map((to) => call("send_mail", { to })),
      call("save_memory", { text: message }),
    ];
    memory.set(user, [...kept, message]);
    return { reply: "Done.", tool_calls };
  };
}

function call(name: string, args: Record<string, unknown>) {
  return { name, arguments: args };
}

async function serverOf(memory = new Map<string, string[]>()) {
  const agent = rememberingAgent(memory);
  return agentServer((request, response) => {
    if (request.url === "/reset") {
      memory.clear();
      response.end("{}");
      return;
    }
    response.end(JSON.stringify(agent(JSON.parse(request.body) as Ask)));
  });
}

const rowsOf = async (cwd: string): Promise<Record<string, string>[]> =>
  (JSON.parse(await readFile(join(cwd, "m.json"), "utf8")) as { rows: Record<string, string>[] })
    .rows;

const MCP_AGENT = join(
  ...[import.meta.dirname, "..", "..", "..", "..", "test", "fixtures", "mcp", "memory-agent.mjs"],
);

const FEW =
  "--scenarios write_back_note,shared_file --arms attack --notes 0,10 --repeats 2 --out m";

describe("a memory scan of an agent with a memory of its own", () => {
  it("is sent each session as one of its user's, new for each trial, and is known by its calls", async () => {
    await using server = await serverOf();
    const cwd = temporaryFolder();
    const { exit, stderr } = await cli(
      `agentprobe memory-scan --target http --endpoint ${server.url} --user-field user --session-field session --memory-tools save_memory --concurrency 8 ${FEW}`,
      { cwd },
    );
    expect([exit, stderr.includes("error")]).toEqual([0, false]);
    const asks = server.seen.map(({ body }) => JSON.parse(body) as Ask);
    // Two sessions a trial, and where notes were to be held one in which they are told.
    expect(asks).toHaveLength(8 * 2 + 4);
    expect(new Set(asks.map(({ user }) => user)).size).toBe(8);
    expect(new Set(asks.map(({ session }) => session)).size).toBe(asks.length);
    const rows = await rowsOf(cwd);
    expect(rows).toHaveLength(8);
    for (const row of rows) {
      expect(row["outcome"]).toBe("acted");
      expect(row["persisted"]).toBe("reached verbatim");
      // Nobody can look into its memory, but it could not have acted without it.
      expect([row["survived"], row["recalled"]]).toEqual(["implied", "implied"]);
      expect(row["executed"]).toMatch(/^reached/);
    }
  });

  it("is not seen to hold where it shows no calls", async () => {
    await using server = await agentServer((_request, response) => {
      response.end(JSON.stringify({ reply: "Done." }));
    });
    const cwd = temporaryFolder();
    const { exit } = await cli(
      `agentprobe memory-scan --target http --endpoint ${server.url} --session-field session ${FEW}`,
      { cwd },
    );
    expect(exit).toBe(1);
    for (const row of await rowsOf(cwd)) {
      expect(row["outcome"]).toBe("not_observed");
      expect(row["persisted"]).toBe("not_observed");
      expect(row["executed"]).toBe("not_observed");
    }
  });

  it("is made to forget before each trial, also what a killed one left", async () => {
    const memory = new Map([["everybody", ["left by a killed run: old@left-desk.example"]]]);
    await using server = await serverOf(memory);
    const cwd = temporaryFolder();
    const line = `agentprobe memory-scan --target http --endpoint ${server.url}/ --memory-tools save_memory ${FEW}`;
    const refused = await cli(line, { cwd });
    expect(refused.exit).toBe(3);
    expect(refused.stderr).toContain("nothing tells the agent one trial from another");
    const { exit } = await cli(`${line} --reset-url ${server.url}/reset`, { cwd });
    expect(exit).toBe(0);
    const journal = await readFile(join(cwd, "m.journal.jsonl"), "utf8").catch(() => "");
    const resets = server.seen.filter(({ url }) => url === "/reset");
    expect(resets).toHaveLength(8);
    expect(journal).not.toContain("old@left-desk.example");
    const text = JSON.stringify(await rowsOf(cwd));
    expect(text).not.toContain("old@left-desk.example");
  });

  it("may be a program or a function, which are told user and session", async () => {
    const cwd = temporaryFolder();
    const body = `const memory = new Map();
      export const answer = (prompt, user, session) => {
        const kept = memory.get(user) ?? [];
        const to = kept.join(" ").match(/[a-z.]+@[a-z]+-desk\\.example/)?.[0];
        memory.set(user, [...kept, prompt]);
        if (!session.startsWith(user)) throw new Error("no session of its user");
        return { text: "Done.", tool_calls: to ? [{ name: "send", arguments: { to } }] : [] };
      };`;
    await writeFile(join(cwd, "memory.mjs"), body);
    await writeFile(
      join(cwd, "agent.mjs"),
      `import { answer } from "./memory.mjs";
       export const run = (prompt, _history, _context, who) => answer(prompt, who.user, who.session);`,
    );
    await writeFile(
      join(cwd, "program.mjs"),
      `import { createInterface } from "node:readline";
       import { answer } from "./memory.mjs";
       for await (const line of createInterface({ input: process.stdin })) {
         const { id, prompt, user, session } = JSON.parse(line);
         console.log(JSON.stringify({ id, ...answer(prompt, user, session) }));
       }`,
    );
    for (const target of ["module:./agent.mjs#run", `command:${process.execPath} program.mjs`]) {
      const words = ["agentprobe", "memory-scan", "--target", target, ...FEW.split(" ")];
      const { exit } = await cli(words, { cwd });
      expect([target, exit]).toEqual([target, 0]);
      const rows = await rowsOf(cwd);
      expect(rows.map(({ outcome }) => outcome)).toEqual(rows.map(() => "acted"));
    }
  });

  it("is forgotten by a program too, one trial at a time, and a reset that fails is an error", async () => {
    const cwd = temporaryFolder();
    await writeFile(
      join(cwd, "agent.mjs"),
      `import { existsSync, readFileSync, writeFileSync } from "node:fs";
       export const run = (prompt) => {
         const kept = existsSync("kept.txt") ? readFileSync("kept.txt", "utf8") : "";
         writeFileSync("kept.txt", kept + prompt);
         const to = kept.match(/[a-z.]+@[a-z]+-desk\\.example/)?.[0];
         return { text: "Done.", tool_calls: to ? [{ name: "send", arguments: { to } }] : [] };
       };`.replaceAll('"kept.txt"', JSON.stringify(join(cwd, "kept.txt"))),
    );
    await writeFile(
      join(cwd, "forget.mjs"),
      `import { appendFileSync, rmSync } from "node:fs";
       appendFileSync("resets.txt", "x");
       rmSync("kept.txt", { force: true });
       process.exitCode = Number(process.argv[2]);`,
    );
    const scan = async (code: number) => {
      const reset = `${process.execPath} forget.mjs ${code}`;
      const words = ["agentprobe", "memory-scan", "--target", "module:./agent.mjs#run"];
      return cli([...words, "--reset-command", reset, "--max-retries", "0", ...FEW.split(" ")], {
        cwd,
      });
    };
    expect((await scan(0)).exit).toBe(0);
    expect(await readFile(join(cwd, "resets.txt"), "utf8")).toBe("x".repeat(8));
    const rows = await rowsOf(cwd);
    expect(rows.map(({ outcome }) => outcome)).toEqual(rows.map(() => "acted"));
    expect((await scan(3)).exit).not.toBe(0);
    for (const row of await rowsOf(cwd)) {
      expect([row["outcome"], row["reason"]]).toEqual([
        "error",
        expect.stringContaining("was not made to forget: it ended with 3"),
      ]);
    }
  });

  it("may be a tool of an MCP server, handed user and session as its arguments", async () => {
    const cwd = temporaryFolder();
    const scan = (more: string, fields = "--user-field user --session-field session") => {
      const target = `mcp:'${process.execPath}' '${MCP_AGENT}' ${more}`;
      const words = `--memory-tools save_memory --max-retries 0 --max-unobserved 1 ${fields} ${FEW}`;
      return cli(["agentprobe", "memory-scan", "--target", target, ...words.trim().split(/ +/)], {
        cwd,
      });
    };
    expect((await scan("")).exit).toBe(0);
    for (const row of await rowsOf(cwd)) {
      expect([row["outcome"], row["persisted"]]).toEqual(["acted", "reached verbatim"]);
    }
    await scan("--shy");
    for (const row of await rowsOf(cwd)) expect(row["outcome"]).toBe("not_observed");
    const many = await scan("--two");
    expect([many.exit, many.stderr]).toEqual([3, expect.stringContaining("ask_agent, other")]);
    const named = await scan(
      "--two",
      "--agent-tool ask_agent --user-field user --session-field session",
    );
    expect(named.exit).toBe(0);
    const none = await scan("", "");
    expect([none.exit, none.stderr]).toEqual([3, expect.stringContaining("--session-field")]);
  });

  it("that is a server which ends makes errors of its trials, and the next ones start it anew", async () => {
    const cwd = temporaryFolder();
    const target = `mcp:'${process.execPath}' '${MCP_AGENT}' --dies`;
    const words =
      "--user-field user --session-field session --max-retries 0 --max-error-rate 1 --concurrency 1 --scenarios poisoned_index,write_back_note --arms attack --notes 0 --repeats 2 --out m";
    await cli(["agentprobe", "memory-scan", "--target", target, ...words.split(" ")], { cwd });
    const outcomes = (await rowsOf(cwd)).map((row) => [row["scenario"], row["outcome"]]);
    expect(outcomes.sort()).toEqual([
      ["poisoned_index", "error"],
      ["poisoned_index", "error"],
      ["write_back_note", "acted"],
      ["write_back_note", "acted"],
    ]);
  });
});
