import { existsSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { writeWhole } from "./write-whole.ts";

/** A file that takes at most so many bytes at once. */
function slowFile(most: number): { file: Pick<FileHandle, "write">; text: () => string } {
  const held = Buffer.alloc(64);
  const write = async (
    bytes: Buffer,
    offset: number,
    length: number,
    position: number,
  ): Promise<{ bytesWritten: number; buffer: Buffer }> => {
    const bytesWritten = Math.min(most, length);
    bytes.copy(held, position, offset, offset + bytesWritten);
    return { bytesWritten, buffer: bytes };
  };
  return {
    file: { write: write as unknown as FileHandle["write"] },
    text: () => held.toString("utf8").replaceAll("\0", "."),
  };
}

describe("writing a line", () => {
  it.each([1, 3, 7, 64])("goes on after short writes of %i bytes", async (most) => {
    const { file, text } = slowFile(most);
    await writeWhole(file, Buffer.from("héllo, journal"), 2, "j");
    expect(text()).toMatch(/^\.\.héllo, journal\.+$/);
  });

  it("says what to do when the disk is full", async () => {
    const full = Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" });
    const file = {
      write: (async () => {
        throw full;
      }) as unknown as FileHandle["write"],
    };
    await expect(writeWhole(file, Buffer.from("x"), 0, "out.journal.jsonl")).rejects.toMatchObject({
      code: "io",
      where: "out.journal.jsonl",
      message: expect.stringMatching(/disk is full.*--resume/),
    });
  });

  it.skipIf(!existsSync("/dev/full"))("knows a disk that really is full", async () => {
    const file = await open("/dev/full", "r+");
    await expect(writeWhole(file, Buffer.from("x"), 0, "j")).rejects.toMatchObject({
      code: "io",
      message: expect.stringContaining("the disk is full"),
    });
    await file.close();
  });
});
