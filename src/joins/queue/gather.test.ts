import { describe, expect, it } from "vitest";
import { gather } from "./gather.ts";

const { signal } = new AbortController();
const units = [0, 1, 2, 3, 4].map((index) => ({ index, key: `k${index}` }));

async function all<T>(from: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const one of from) found.push(one);
  return found;
}

describe("gather", () => {
  it("gives results in the order of the units, whatever the order in which they come", async () => {
    const came: number[] = [];
    const run = async ({ index }: { index: number }): Promise<string> => {
      for (let turns = 10 - index; turns > 0; turns -= 1) await new Promise(setImmediate);
      came.push(index);
      return `r${index}`;
    };
    const take = (unit: { key: string }, record: string): string => `${unit.key}=${record}`;
    const setAside = (): string => "?";
    const found = await all(gather(units, { run: { run }, window: 3, signal, take, setAside }));
    expect(found).toEqual(["k0=r0", "k1=r1", "k2=r2", "k3=r3", "k4=r4"]);
    expect(came).not.toEqual([0, 1, 2, 3, 4]);
  });

  it("asks for no more at once than the window holds, and never for what is known", async () => {
    let open = 0;
    let most = 0;
    const asked: number[] = [];
    const run = async ({ index }: { index: number }): Promise<string> => {
      asked.push(index);
      open += 1;
      most = Math.max(most, open);
      await new Promise(setImmediate);
      open -= 1;
      return "r";
    };
    const options = { run: { run }, window: 2, signal, take: () => "new", setAside: () => "?" };
    const known = ({ index }: { index: number }) => (index === 1 ? "known" : null);
    expect(await all(gather(units, { ...options, known }))).toEqual([
      ...["new", "known", "new", "new", "new"],
    ]);
    expect(asked).toEqual([0, 2, 3, 4]);
    expect(most).toBeLessThanOrEqual(2);
  });

  it("lets something stand for what was set aside, and ends on an interrupt", async () => {
    const run = async ({ index }: { index: number }): Promise<string> => {
      if (index === 2) throw new Error("set aside: poison");
      return "r";
    };
    const setAside = (unit: { key: string }, reason: string): string => `${unit.key}: ${reason}`;
    const options = { window: 9, take: () => "r", setAside };
    const found = await all(gather(units, { ...options, run: { run }, signal }));
    expect(found[2]).toBe("k2: set aside: poison");
    const stop = new AbortController();
    const never = { run: async (): Promise<string | null> => null };
    stop.abort(new Error("interrupted"));
    const left = all(gather(units, { ...options, run: never, signal: stop.signal }));
    await expect(left).rejects.toThrow("interrupted");
  });
});
