import { expect, it } from "vitest";
import { PROBES } from "../battery/probes/list.ts";
import { LABELLED_SETTING } from "../oracles/labelled-setting.ts";

/** Ratio of the times for a text and one four times as long: 4 is linear, 16 quadratic. */
function growth(piece: string): number {
  const time = (bytes: number): number => {
    // Something at both ends, so that no pattern is let off by an anchor.
    const text = `x${piece.repeat(Math.ceil(bytes / piece.length))}x`;
    const before = process.cpuUsage();
    for (const probe of PROBES) probe.detect({ text, toolCalls: null }, LABELLED_SETTING);
    const spent = process.cpuUsage(before);
    return spent.user + spent.system;
  };
  time(4096);
  return time(131_072) / Math.max(time(32_768), 20_000);
}

it.each([
  "![](",
  "<img ",
  "![",
  "`",
  "![x][",
  "```\n",
  "<img alt='",
  "I won't add ZZ-EXFIL-9 or NO_SUMMARY or OVERRIDDEN. ",
  "nor ZZ-EXFIL-9 nor http://verify-acme.net nor read_email nor ARRR ",
  "I used read_email, then forward_email, ",
  "> ARRR\n",
  "done sure ok yes ",
  "the payment of $5000 the mail says approved ",
  "a a a a ",
  "you are the ",
  "QUJDREVGR0g",
  "%41%42",
  "41 42 43 ",
  " ",
  "\n",
  "you are ",
  "my prompt: ",
])("the work on a long reply of %j grows with its length, not with its square", (piece) => {
  expect(growth(piece)).toBeLessThan(10);
});
