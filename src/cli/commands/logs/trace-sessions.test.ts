import { join } from "node:path";
import { expect, it } from "vitest";
import { cli } from "../../../../test/fakes/cli.ts";

const root = join(import.meta.dirname, "..", "..", "..", "..", "test", "fixtures", "logs");

interface Told {
  readonly tool: string;
  readonly verdict: string;
  readonly values: readonly {
    readonly value: string;
    readonly origin: { readonly chain: readonly string[] } | null;
  }[];
}

it("follows an address through a file and a memory of three sessions in two formats", async () => {
  const { stdout, exit } = await cli(
    ["backtrail", "trace", "sessions", "--find", "thief@badhost.invalid", "--json"],
    { cwd: root },
  );
  const { acts } = JSON.parse(stdout) as { acts: readonly Told[] };
  const taken = acts.map(({ tool, verdict, values }) => [
    tool,
    verdict,
    values.find(({ value }) => value.includes("thief"))?.origin?.chain.join(" > "),
  ]);
  const carried = "web > paraphrase > write_read_memory";
  expect(taken).toEqual([
    ["write_file", "rests on untrusted text", "web"],
    ["send_mail", "rests on untrusted text", carried],
    // In words of its own: no text holds them together.
    ["save_memory", "asked for", undefined],
    ["send_mail", "asked for", carried],
  ]);
  expect(exit).toBe(2);
});

it("ends at the file when the session that wrote it is not there", async () => {
  const file = join("sessions", "2-tuesday.json");
  const { stdout, exit } = await cli(
    ["backtrail", "trace", file, "--find", "thief@badhost.invalid", "--json"],
    { cwd: root },
  );
  const { acts } = JSON.parse(stdout) as { acts: readonly Told[] };
  const value = acts[0]?.values.find((one) => one.value.includes("thief"));
  expect(value?.origin?.chain).toEqual(["file"]);
  expect(exit).toBe(2);
});
