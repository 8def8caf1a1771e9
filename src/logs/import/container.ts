import { open } from "node:fs/promises";

/** What a file is on the outside. */
export type Container =
  | { readonly kind: "empty" | "zip" | "gzip" | "binary" | "text" | "sse" | "json" | "json-lines" }
  /** One line longer than what was looked at. */
  | { readonly kind: "long-line" };

const HEAD = 1 << 16;

/** Looks at the first 64 kB of a file, not at its name. */
export async function containerOf(path: string): Promise<Container> {
  const file = await open(path);
  let head: Buffer;
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    head = buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
  if (head.length === 0) return { kind: "empty" };
  if (head[0] === 0x50 && head[1] === 0x4b && (head[2] === 3 || head[2] === 5))
    return { kind: "zip" };
  if (head[0] === 0x1f && head[1] === 0x8b) return { kind: "gzip" };
  if (head.includes(0) || head.subarray(0, 5).toString("latin1") === "%PDF-")
    return { kind: "binary" };
  return containerOfText(head.toString("utf8").replace(/^\ufeff/, ""), head.length === HEAD);
}

function containerOfText(text: string, isCut: boolean): Container {
  const start = text.trimStart();
  if (start === "") return { kind: isCut ? "text" : "empty" };
  if (/^(?:event|data|id|retry): ?|^:/.test(start) && /^data:/m.test(start)) return { kind: "sse" };
  const lines = start.split("\n").filter((line) => line.trim() !== "");
  // The last line of a cut head is no line.
  const whole = isCut ? lines.slice(0, -1) : lines;
  if (lines.length > 1 && whole.slice(0, 3).some((line) => isJsonLine(line)) && !isPretty(whole)) {
    return { kind: "json-lines" };
  }
  if (!/^[[{"]/.test(start)) return { kind: "text" };
  return whole.length === 0 ? { kind: "long-line" } : { kind: "json" };
}

function isJsonLine(line: string): boolean {
  const text = line.trim();
  if (!/^[{["]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** A pretty-printed document may hold whole values on lines of their own; its first line does not. */
function isPretty(lines: readonly string[]): boolean {
  const first = lines[0]?.trim() ?? "";
  return (
    /^[[{]$/.test(first) ||
    (/^[[{]/.test(first) &&
      !isJsonLine(first) &&
      !lines.slice(1, 4).some((line) => /^[{[]/.test(line) && isJsonLine(line)))
  );
}
