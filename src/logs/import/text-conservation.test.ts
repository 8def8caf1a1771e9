import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { lines, readLog } from "../../../test/fakes/import-log.ts";
import { sharedPath } from "../../../test/fakes/shared-data.ts";
import { isCounted, lostTexts } from "../../../test/fakes/text-conservation.ts";

/** The words of a source that reach a model are in the transcript, or the import says where not. */

async function lostIn(source: string, name: string) {
  const { events, issues } = await readLog(source, { name });
  return { lost: lostTexts(source, events), counted: isCounted(issues, events), issues };
}

const filesOf = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:jsonl?|sse|chunks\.txt)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

const everyFile = (root: string) => async () => {
  for (const path of filesOf(root)) {
    const source = readFileSync(path, "utf8");
    const { lost, counted } = await lostIn(source, path.split("/").at(-1) ?? "log");
    expect(counted ? [] : lost, relative(root, path)).toEqual([]);
  }
};

const FOLDERS = [
  join(import.meta.dirname, "..", "..", "..", "test", "fixtures", "logs", "produced"),
  // Where the data folder lies beside the repository.
  sharedPath("data", "logs"),
  sharedPath("data", "field-cases", "second"),
].filter((path) => existsSync(path));

describe("text of whole logs", () => {
  it.each(FOLDERS.map((path) => [path.split("/").slice(-3).join("/"), path] as const))(
    "of %s is in their transcripts or told",
    async (_, path) => {
      expect(filesOf(path).length).toBeGreaterThan(10);
      await everyFile(path)();
    },
  );
});

describe("the property", () => {
  const secret = "the words that nobody may lose on the way";
  const log = (message: object): string =>
    JSON.stringify({ messages: [{ role: "user", content: "hi" }, message] });

  it("finds a text that is in no event, and the import tells where it stood", async () => {
    for (const message of [
      { role: "assistant", content: "ok", afterthought: secret },
      { role: "user", content: [{ type: "text", text: "ok", note: { more: [secret] } }] },
      { role: "assistant", content: "ok", extra_content: JSON.stringify({ deep: secret }) },
    ]) {
      const { lost, counted, issues } = await lostIn(log(message), "log.json");
      expect(lost.map(({ text }) => text)).toEqual([secret]);
      expect(counted).toBe(true);
      expect(issues[0]?.reason).toMatch(
        /^1 texts at messages\.[\w.]+ are in no event: passed over$/,
      );
    }
  });

  it("finds a text of four words, all of which two missing runs of words are", async () => {
    const { lost, counted } = await lostIn(
      log({ role: "assistant", content: "ok", afterthought: "pay the whole bill" }),
      "log.json",
    );
    expect(lost).toHaveLength(1);
    expect(counted).toBe(true);
  });

  it("holds where the text is kept, reordered, encoded or told twice", async () => {
    for (const message of [
      { role: "assistant", content: secret },
      {
        role: "assistant",
        content: null,
        tool_calls: [
          { id: "c", function: { name: "f", arguments: JSON.stringify({ a: secret }) } },
        ],
      },
      {
        role: "tool",
        tool_call_id: "c",
        content: JSON.stringify([{ type: "text", text: secret }]),
      },
    ]) {
      const { lost, issues } = await lostIn(log(message), "log.json");
      expect(lost).toEqual([]);
      expect(issues.filter(({ reason }) => reason.includes("passed over"))).toEqual([]);
    }
  });

  it("holds where a broken stream is kept as the text that it is", async () => {
    const frame = (content: string): string =>
      `data: ${JSON.stringify({ object: "chat.completion.chunk", choices: [{ index: 0, delta: { content } }] })}`;
    const source = ["Notes first.", frame("the words that "), frame("nobody may lose")].join(
      "\n\n",
    );
    const { lost, issues } = await lostIn(source, "notes.txt");
    expect(lost).toEqual([]);
    expect(issues).toEqual([]);
  });

  it("holds where two parts of a stream come by turns", async () => {
    const texts = ["to the left the road is closed", "to the right it leads on and on"];
    const frames = texts[0]?.split(" ").flatMap((_, at) =>
      texts.map((text, index) => ({
        object: "chat.completion.chunk",
        choices: [{ index, delta: { content: `${text.split(" ")[at] ?? ""} ` } }],
      })),
    );
    const { issues } = await lostIn(lines(...(frames ?? [])), "s.jsonl");
    expect(issues).toEqual([]);
  });

  it("finds a line that is lost from a long text, and a word from a stream", async () => {
    const story = Array.from({ length: 30 }, (_, at) => `line ${at} of the story tells of it`);
    const { issues } = await lostIn(
      log({
        role: "assistant",
        content: story.join("\n"),
        afterthought: `${story.join("\n")}\n${secret}`,
      }),
      "log.json",
    );
    expect(issues.map(({ reason }) => reason)).toContain(
      "1 texts at messages.afterthought are in no event: passed over",
    );
    const delta = (id: string, text: unknown): object => ({ type: "text-delta", id, delta: text });
    const pieces = ["we open ", ["at nine "], "in the morning"].map((text) => delta("t", text));
    const stream = await lostIn(lines({ type: "start" }, ...pieces), "s.jsonl");
    expect(stream.counted || stream.lost.length === 0).toBe(true);
  });

  it("holds where a stream is cut in the middle of words", async () => {
    const frames = ["The quick bro", "wn fox did ju", "mp over the fe", "nce"].map((content) => ({
      object: "chat.completion.chunk",
      choices: [{ index: 0, delta: { content } }],
    }));
    const { lost, issues } = await lostIn(lines(...frames), "s.jsonl");
    expect(lost).toEqual([]);
    expect(issues).toEqual([]);
  });

  it("finds what a stream's pieces lose", async () => {
    const frame = (delta: object): object => ({
      object: "chat.completion.chunk",
      choices: [{ index: 0, delta }],
    });
    const kept = lines(
      frame({ content: "the words that " }),
      frame({ content: "nobody may lose" }),
    );
    expect((await lostIn(kept, "s.jsonl")).lost).toEqual([]);
    const odd = await lostIn(
      lines(frame({ content: "hi" }), frame({ musings: secret })),
      "s.jsonl",
    );
    expect(odd.lost).toHaveLength(1);
    expect(odd.counted).toBe(true);
    const words = secret.split(" ").map((word) => frame({ musings: `${word} ` }));
    const byWord = await lostIn(lines(frame({ content: "hi" }), ...words), "s.jsonl");
    expect(byWord.lost).toHaveLength(1);
    expect(byWord.issues.map(({ reason }) => reason)).toEqual([
      "1 texts at choices.delta.musings are in no event: passed over",
    ]);
  });
});
