import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { answerTo, JSON_TYPE } from "../../../../test/fakes/ask-http.ts";

describe("what an answer holds", () => {
  it.each([
    [{ reply: "x" }, undefined, "x"],
    ["x", undefined, "x"],
    [[{ text: "one" }, { text: "two" }], undefined, "onetwo"],
    [
      { data: { outputs: [{ parts: [{ text: "" }, { text: "deep" }] }] } },
      "data.outputs[0].parts[1].text",
      "deep",
    ],
    [
      { data: { outputs: [{ parts: [{ text: "a" }, { text: "b" }] }] } },
      "$.data.outputs[*].parts[*].text",
      "ab",
    ],
    [{ a: { b: [{ c: "deep" }] } }, "$..c", "deep"],
    [{ "a.b": { "c d": "x" } }, "['a.b']['c d']", "x"],
    [{ list: ["x", "y"] }, "list.1", "y"],
    [{ list: ["x", "y"] }, "list[-1]", "y"],
    [{ choices: [{ message: { content: "x" } }] }, undefined, "x"],
    [{ reply: 42 }, "reply", "42"],
  ])("%j at %s is %j", async (value, output, text) => {
    const wanted = output === undefined ? {} : { output };
    const report = await answerTo(200, JSON_TYPE, JSON.stringify(value), wanted);
    expect(report).toMatchObject({ status: "answered", text });
  });

  it.each([
    [{ answer: { text: "x" } }, "answer", "an object with text"],
    [{ answer: null }, "answer", "null"],
    [{ answer: [] }, "answer", "an empty list"],
    [{ other: "x" }, "answer", "nothing at answer; the answer is an object with other"],
    [{ other: "x" }, "constructor", "nothing at constructor"],
    [{ items: [{ q: 1 }] }, undefined, "--output-field"],
    [{ data: [{ id: "x1" }, { said: "Good day" }] }, undefined, "--output-field data[1].said"],
    [{ data: { said: "Good day" } }, "answer", "stands at --output-field data.said"],
    [{ reply: "" }, "reply", "blank"],
    [{ reply: " \u200b\n" }, undefined, "blank"],
  ])("%j at %s is an error that tells the shape", async (value, output, told) => {
    const wanted = output === undefined ? {} : { output };
    const report = await answerTo(200, JSON_TYPE, JSON.stringify(value), wanted);
    expect(report).toMatchObject({ status: "failed", kind: "bad_answer" });
    expect(report).toMatchObject({ reason: expect.stringContaining(told) });
  });

  it("notes that several values were joined", async () => {
    const report = await answerTo(200, JSON_TYPE, '{"t":[{"x":"a"},{"x":"b"}]}', {
      output: "t[*].x",
    });
    expect(report).toMatchObject({ text: "ab", notes: ["t[*].x matched 2 values, joined"] });
  });

  it("reads tool calls beside the text", async () => {
    const openai = {
      choices: [
        {
          message: {
            content: null,
            tool_calls: [
              { function: { name: "forward_email", arguments: '{"to":"a@b.example"}' } },
            ],
          },
        },
      ],
    };
    const anthropic = {
      content: [
        { type: "text", text: "ok" },
        { type: "tool_use", name: "forward_email", input: { to: "a@b.example" } },
      ],
    };
    for (const value of [openai, anthropic]) {
      expect(await answerTo(200, JSON_TYPE, JSON.stringify(value))).toMatchObject({
        status: "answered",
        toolCalls: [{ name: "forward_email", args: { to: "a@b.example" } }],
      });
    }
  });

  it("reads what is compressed, within the size limit, and tells when it cannot", async () => {
    const body = JSON.stringify({ reply: "hi" });
    const as = (encoding: string) => ({ ...JSON_TYPE, "content-encoding": encoding });
    expect(await answerTo(200, as("br"), brotliCompressSync(body))).toMatchObject({ text: "hi" });
    expect(await answerTo(200, as("deflate"), deflateSync(body))).toMatchObject({ text: "hi" });
    const twice = gzipSync(brotliCompressSync(body));
    expect(await answerTo(200, as("br, gzip"), twice)).toMatchObject({ text: "hi" });
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    expect(await answerTo(200, as("gzip"), bomb)).toMatchObject({ kind: "too_large" });
    const broken = await answerTo(200, as("gzip"), "no gzip");
    expect(broken).toMatchObject({
      kind: "bad_answer",
      reason: expect.stringContaining("decompressed"),
    });
  });

  it("reads gzip, byte order marks and stated charsets, and notes a guess", async () => {
    const text = "Größe: 5 m²";
    const gzip = { ...JSON_TYPE, "content-encoding": "gzip" };
    expect(await answerTo(200, gzip, gzipSync(JSON.stringify({ reply: text })))).toMatchObject({
      text,
    });
    const bom = Buffer.concat([
      Buffer.from([0xef, 0xbb, 0xbf]),
      Buffer.from(`{"reply":"${text}"}`),
    ]);
    expect(await answerTo(200, JSON_TYPE, bom)).toMatchObject({ text });
    const utf16 = Buffer.from(`\ufeff{"reply":"${text}"}`, "utf16le");
    expect(await answerTo(200, JSON_TYPE, utf16)).toMatchObject({ text });
    const latin = Buffer.from(text, "latin1");
    const stated = { "content-type": "text/plain; charset=iso-8859-1" };
    expect(await answerTo(200, stated, latin)).toMatchObject({ text, notes: [] });
    const guessed = await answerTo(200, { "content-type": "text/plain" }, latin);
    expect(guessed).toMatchObject({ text, notes: [expect.stringContaining("windows-1252")] });
    const gbk = Buffer.from([0xbb, 0xe1, 0xd2, 0xe9]);
    expect(await answerTo(200, { "content-type": "text/plain; charset=gbk" }, gbk)).toMatchObject({
      text: "会议",
    });
  });
});
