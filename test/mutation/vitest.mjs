// What the tests of the mutated rooms use of Vitest, over Mocha.
import { format } from "node:util";
import {
  ChaiStyleAssertions,
  chai,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
} from "@vitest/expect";

for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers, ChaiStyleAssertions])
  chai.use(plugin);

export const expect = chai.expect;
export const describe = globalThis.describe;
export const beforeEach = globalThis.beforeEach;
export const afterEach = globalThis.afterEach;
export const beforeAll = globalThis.before;
export const afterAll = globalThis.after;

// Mocha takes a parameter for a callback to be called, and an object given back for nothing.
export function it(name, ...rest) {
  const body = rest.find((item) => typeof item === "function");
  globalThis.it(name, () => body({}));
}
it.skipIf = (skip) => (skip ? (name) => globalThis.it.skip(name) : it);
it.skip = (name) => globalThis.it.skip(name);
it.each =
  (rows) =>
  (name, body, ...rest) => {
    rows.forEach((row, at) => {
      const values = Array.isArray(row) ? row : [row];
      // Numbered, since Stryker knows a test by its name.
      it(`${at + 1}: ${format(name, ...values)}`, () => body(...values), ...rest);
    });
  };
describe.skipIf = (skip) => (skip ? globalThis.describe.skip : globalThis.describe);

const timers = new Map();
let now = 0;
let real;

export const vi = {
  useFakeTimers() {
    real = { setTimeout, clearTimeout };
    now = 0;
    timers.clear();
    globalThis.setTimeout = (ring, wait = 0) => {
      const timer = { at: now + wait, ring, unref: () => timer, ref: () => timer };
      timers.set(timer, timer);
      return timer;
    };
    globalThis.clearTimeout = (timer) => void timers.delete(timer);
  },
  useRealTimers() {
    Object.assign(globalThis, real);
  },
  getTimerCount: () => timers.size,
  advanceTimersByTime(span) {
    now += span;
    for (const timer of [...timers.keys()].sort((a, b) => a.at - b.at)) {
      if (timer.at > now || !timers.delete(timer)) continue;
      timer.ring();
    }
  },
};

let endings = [];
export const onTestFinished = (end) => void endings.push(end);
globalThis.afterEach(async () => {
  const due = endings;
  endings = [];
  for (const end of due.reverse()) await end();
});
