import { createHash } from "node:crypto";

/** Numbers in [0, 1) drawn from a text: the same text gives the same numbers. */
export function randomFrom(text) {
  let count = 0;
  return () => {
    const digest = createHash("sha256").update(`${text} ${count}`).digest();
    count += 1;
    return digest.readUInt32BE(0) / 2 ** 32;
  };
}
