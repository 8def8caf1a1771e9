import { totalmem } from "node:os";
import { expect, it } from "vitest";
import { machineInWords, thisMachine, threadsOn, trialsOn } from "./machine.ts";

const GB = 1 << 30;

it("chooses by cores, and by memory where that is less", () => {
  expect(threadsOn({ cores: 4, memory: 16 * GB }, 8)).toBe(4);
  expect(threadsOn({ cores: 64, memory: 16 * GB }, 8)).toBe(8);
  expect(threadsOn({ cores: 64, memory: GB / 2 }, 8)).toBe(2);
  expect(threadsOn({ cores: 1, memory: GB / 8 }, 8)).toBe(1);
  expect(trialsOn({ cores: 2, memory: 16 * GB })).toBe(64);
  expect(trialsOn({ cores: 64, memory: 512 * GB })).toBe(1024);
  expect(trialsOn({ cores: 16, memory: GB / 2 })).toBe(32);
  expect(trialsOn({ cores: 1, memory: 0 })).toBe(1);
});

it("says what it went by", () => {
  expect(machineInWords({ cores: 1, memory: GB / 2 })).toBe("1 core, 0.5 GB");
  expect(machineInWords({ cores: 8, memory: 31.4 * GB })).toBe("8 cores, 31 GB");
});

it("finds no more than the machine has", () => {
  const { cores, memory } = thisMachine();
  expect(cores).toBeGreaterThan(0);
  expect(memory).toBeGreaterThan(0);
  expect(memory).toBeLessThanOrEqual(totalmem());
});
