import type { ModelMessage } from "./backend.ts";

/**
 * Whether a text still holds the payload, in whatever dress a defence put it: marks between words,
 * other line breaks, Base64. Compared by letters and digits only.
 */
export function carriesPayload(text: string, payload: string): boolean {
  // Folding a long text takes longer than all else that is done for a trial.
  if (text.includes(payload)) return /[\p{L}\p{N}]/u.test(payload);
  const wanted = fold(payload);
  return wanted !== "" && (fold(text).includes(wanted) || fold(decodedRuns(text)).includes(wanted));
}

/** Whether the payload stands in what a model is about to be sent as data. */
export function messagesCarry(messages: readonly ModelMessage[], payload: string): boolean {
  return messages.some(
    (message) => message.role !== "assistant" && carriesPayload(message.text, payload),
  );
}

/** The injected text as it stands in a carrier, escaped as its slot asks. */
export function payloadIn(embed: (instruction: string) => string, instruction: string): string {
  const marker = "QZXJSLOTQZXJ";
  const [before = "", after = ""] = embed(marker).split(marker);
  const data = embed(instruction);
  return data.slice(before.length, data.length - after.length);
}

function fold(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}

function decodedRuns(text: string): string {
  const runs = text.match(/[A-Za-z0-9+/]{24,}={0,2}/g) ?? [];
  return runs.map((run) => Buffer.from(run, "base64").toString("utf8")).join("\n");
}
