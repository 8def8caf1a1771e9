import { expect, it } from "vitest";
import { closeQuietly, sayRemarks } from "./closing.ts";

function listener() {
  const said: string[] = [];
  return { said, warn: async (text: string) => void said.push(text) };
}

it("tells of a close that throws or rejects, and goes on", async () => {
  const output = listener();
  await closeQuietly("the target", undefined, output);
  await closeQuietly("the target", async () => "fine", output);
  expect(output.said).toEqual([]);
  for (const close of [
    () => {
      throw new Error("no such\u001b[31m door");
    },
    async () => Promise.reject(new Error("no such\u001b[31m door")),
  ]) {
    await closeQuietly("the target", close, output);
  }
  expect(output.said).toEqual(
    Array(2).fill("warning: the target could not be closed: no such\\u{1b}[31m door\n"),
  );
});

it("tells the most common remarks first and how many kinds are left", async () => {
  const output = listener();
  await sayRemarks(new Map("abcdefg".split("").map((word, at) => [word, at + 1])), output);
  expect(output.said).toEqual([
    "note: 7 answers: g\n",
    "note: 6 answers: f\n",
    "note: 5 answers: e\n",
    "note: 4 answers: d\n",
    "note: 3 answers: c\n",
    "note: and 2 other remarks\n",
  ]);
});
